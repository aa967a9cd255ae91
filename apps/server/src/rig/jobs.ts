// Test harness: jobs run inline instead of in threads.
import { work } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** Runs each job immediately, without threads or limits. */
export const jobsOnTheSpot: Jobs = {
  work: async (kind, asked) => ({ ok: true, done: work({ kind, asked }).done }),
  stop: async () => {},
};

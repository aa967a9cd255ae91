// Test harness: jobs run inline instead of in threads.

import type { Jobs } from '../src/threads/jobs/job-pool.ts';
import { work } from '../src/threads/jobs/job-worker.ts';

/** Runs each job immediately, without threads or limits. */
export const jobsOnTheSpot: Jobs = {
  work: async (kind, asked) => ({ ok: true, done: work({ kind, asked }).done }),
  stop: async () => {},
};

// For tests: the work of the threads, done at once on the spot.
import { work } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** No threads, no limits, and nobody waits. */
export const jobsOnTheSpot: Jobs = {
  work: async (kind, asked) => ({ ok: true, done: work({ kind, asked }).done }),
  stop: async () => {},
};

// Creates the context of a server, which holds the dependencies of all its parts.
import type { ServerContext, ServerDeps } from './domain/context.ts';
import { newBeacon } from './features/beacon/rounds.ts';
import { newJobs } from './threads/jobs/job-pool.ts';
import { newBudgets } from './threads/jobs/processor-budgets.ts';
import { newTexts } from './threads/jobs/text-cache.ts';

/** Creates the context of a server. The server does not listen yet. */
export function newServerContext(given: ServerDeps): ServerContext {
  const { env, config } = given;
  const budgets = given.budgets ?? newBudgets(env, config.limits);
  return {
    jobs: newJobs(config.limits, budgets),
    texts: newTexts(config.limits.pastBytes),
    beacon: newBeacon(given),
    ...given,
    budgets,
  };
}

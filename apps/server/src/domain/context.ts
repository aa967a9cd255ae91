// The dependencies of all parts of the server.
import type { Beacon, Thinkers } from '@moonshot/table/core/ports';
import type { BaseLogger } from 'pino';
import type { Config } from '../core/config.ts';
import type { Env } from '../core/env.ts';
import type { Metrics } from '../core/metrics.ts';
import type { NodeBus } from '../core/node-bus.ts';
import { newBeacon } from '../features/beacon/rounds.ts';
import type { PushKeys } from '../features/push/keys.ts';
import type { Store } from '../store/store.ts';
import type { ServerThinkers } from '../threads/bots/server-bots.ts';
import { type Jobs, newJobs } from '../threads/jobs/job-pool.ts';
import { type Budgets, newBudgets } from '../threads/jobs/processor-budgets.ts';
import { newTexts, type Texts } from '../threads/jobs/text-cache.ts';

export interface ServerContext {
  readonly env: Env;
  readonly config: Config;
  readonly store: Store;
  readonly thinkers: Thinkers & Partial<Pick<ServerThinkers, 'advise' | 'stop'>>;
  readonly metrics: Metrics;
  readonly pushKeys: PushKeys;
  readonly log: BaseLogger;
  readonly budgets: Budgets;
  readonly jobs: Jobs;
  readonly texts: Texts; // of past matches
  readonly beacon: Beacon;
  /** The other nodes of the cluster; undefined for a single server. */
  readonly nodes?: NodeBus;
}

/** The dependencies passed in; the others are created. */
export type ServerDeps = Omit<ServerContext, Made> & Partial<Pick<ServerContext, Made>>;

type Made = 'budgets' | 'jobs' | 'texts' | 'beacon';

/** Creates the context of a server before it listens. */
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

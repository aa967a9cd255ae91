// The dependencies of all parts of the server.
import type { Beacon, Thinkers } from '@moonshot/table/core/ports';
import type { BaseLogger } from 'pino';
import { newBeacon } from './beacon/rounds.ts';
import type { Config } from './config.ts';
import type { Env } from './env.ts';
import { type Budgets, newBudgets } from './jobs/budgets.ts';
import { type Jobs, newJobs } from './jobs/jobs.ts';
import { newTexts, type Texts } from './jobs/texts.ts';
import type { Metrics } from './metrics.ts';
import type { NodeBus } from './nodes/peers.ts';
import type { PushKeys } from './push/keys.ts';
import type { Store } from './store/store.ts';
import type { ServerThinkers } from './thinkers.ts';

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

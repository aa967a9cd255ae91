// The dependencies of all parts of the server.
import type { KeyObject } from 'node:crypto';
import type { Beacon, Thinkers } from '@moonshot/table';
import type { BaseLogger } from 'pino';
import type { Env } from '../core/env.ts';
import type { Metrics } from '../core/metrics.ts';
import type { NodeBus } from '../core/node-bus.ts';
import type { Config } from '../core/settings/config.ts';
import type { Store } from '../store/store.ts';
import type { ServerThinkers } from '../threads/bots/server-bots.ts';
import type { Jobs } from '../threads/jobs/job-pool.ts';
import type { Budgets } from '../threads/jobs/processor-budgets.ts';
import type { Texts } from '../threads/jobs/text-cache.ts';

/** The key pair with which the server identifies itself to push services. */
export interface PushKeys {
  readonly publicKey: string; // an uncompressed point in base64url, sent to browsers
  readonly privateKey: KeyObject;
}

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
  readonly texts: Texts; // cached texts, such as proofs and notations of past matches
  readonly beacon: Beacon;
  /** The connection to the other nodes of the cluster; undefined for a single server. */
  readonly nodes?: NodeBus;
}

/**
 * The dependencies that the caller supplies. Those in `Made` are created if the caller does not supply them.
 */
export type ServerDeps = Omit<ServerContext, Made> & Partial<Pick<ServerContext, Made>>;

type Made = 'budgets' | 'jobs' | 'texts' | 'beacon';

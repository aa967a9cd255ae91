// What all parts of the server stand on.
import type { Thinkers } from '@moonshot/table/ports';
import type { BaseLogger } from 'pino';
import type { Config } from './config.ts';
import type { Env } from './env.ts';
import type { Metrics } from './metrics.ts';
import type { Peers } from './nodes/peers.ts';
import type { PushKeys } from './push/keys.ts';
import type { Store } from './store/store.ts';
import type { ServerThinkers } from './thinkers.ts';

export interface World {
  readonly env: Env;
  readonly config: Config;
  readonly store: Store;
  readonly thinkers: Thinkers & Partial<Pick<ServerThinkers, 'advise' | 'stop'>>;
  readonly metrics: Metrics;
  readonly pushKeys: PushKeys;
  readonly log: BaseLogger;
  /** The other servers that share the store; undefined where there are none. */
  readonly peers?: Peers;
}

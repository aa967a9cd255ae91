// Load shedding: refuses new tables or sockets while the server is slow, so that running matches stay fast.
import type { BaseLogger } from 'pino';
import type { Env } from './env.ts';
import type { Metrics } from './metrics.ts';
import type { Config } from './settings/config.ts';

export interface LoadShedding {
  /** Whether new tables are refused. */
  forTables(): boolean;
  /** Whether new sockets are refused. */
  forSockets(): boolean;
  stop(): void;
}

interface LoadSheddingDeps {
  readonly env: Env;
  readonly config: Config;
  readonly metrics: Metrics;
  readonly log: BaseLogger;
}

/**
 * Measures the delay of the event loop. The smaller of the last two measurements decides, so that start-up
 * or a single slow request causes no refusals.
 */
export function loadSheddingFor({ env, config, metrics, log }: LoadSheddingDeps): LoadShedding {
  const { delayMs, delayMostMs, delayEveryMs } = config.limits;
  const delay = env.loopDelay();
  let [lateMs, lastMs] = [0, 0];
  const still = env.every(delayEveryMs, () => {
    const before = lateMs;
    const tookMs = delay.takeMs();
    lateMs = Math.min(lastMs, tookMs);
    lastMs = tookMs;
    metrics.late.set(lateMs / 1000);
    if (lateMs > delayMs !== before > delayMs)
      log.warn({ lateMs: Math.round(lateMs) }, lateMs > delayMs ? 'too busy for new tables' : 'new tables may open');
  });
  return {
    forTables: () => lateMs > delayMs,
    forSockets: () => lateMs > delayMostMs,
    stop: () => {
      still();
      delay.stop();
    },
  };
}

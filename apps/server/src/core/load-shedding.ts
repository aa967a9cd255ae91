// Load shedding: whether the server is too slow for new tables or sockets. Running matches have priority.
import type { ServerContext } from '../domain/context.ts';

export interface LoadShedding {
  /** Whether new tables are refused. */
  forTables(): boolean;
  /** Whether new sockets are refused. */
  forSockets(): boolean;
  stop(): void;
}

/**
 * Measures the delay of the event loop. The smaller of the last two measurements counts, so that a start or
 * one slow request refuses nobody.
 */
export function loadSheddingFor({
  env,
  config,
  metrics,
  log,
}: Pick<ServerContext, 'env' | 'config' | 'metrics' | 'log'>): LoadShedding {
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

// The clock for time limits of play. It stops while the process is suspended, so that this time does not
// count as any player's thinking time.
import type { Cancel, Env } from './env.ts';

export interface MonotonicClock {
  /** Milliseconds of play time. The clock never runs backwards and never faster than real time. */
  nowMs(): number;
  stop: Cancel;
}

const BEAT_MS = 500;
/**
 * The longest gap between two ticks, in milliseconds, that counts in full. After a longer gap the process
 * is taken to have been suspended, and only this much of the gap counts.
 */
export const STILL_MS = 1000;

/** Creates a clock for play time. It starts at the machine's monotonic time. */
export function monotonicClock({ monoMs, every }: Pick<Env, 'monoMs' | 'every'>): MonotonicClock {
  let lastMs = monoMs();
  let steadyMs = lastMs;
  const nowMs = (): number => steadyMs + Math.min(monoMs() - lastMs, STILL_MS);
  const stop = every(BEAT_MS, () => {
    steadyMs = nowMs();
    lastMs = monoMs();
  });
  return { nowMs, stop };
}

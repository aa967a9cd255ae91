// The clock for time limits of play. It stops while the process is suspended, so that no player loses time
// that the server missed.
import type { Cancel, Env } from './env.ts';

export interface MonotonicClock {
  /** Monotonic milliseconds, never faster than real time. */
  nowMs(): number;
  stop: Cancel;
}

const BEAT_MS = 500;
/**
 * The longest gap in milliseconds between two ticks that counts in full. A longer gap means that the process
 * was suspended, and only this much of it counts.
 */
export const STILL_MS = 1000;

/** A clock for play time that starts at the machine's monotonic time. */
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

// The clock that people play by: it stands still while the process does, so that nobody's time runs out while
// nobody is heard.
import type { Cancel, Env } from './env.ts';

export interface Steady {
  /** Milliseconds that only grow, and no faster than time passes. */
  nowMs(): number;
  stop: Cancel;
}

const BEAT_MS = 500;
/** A process that was not heard of for longer stood still, and only so much of it counts. */
export const STILL_MS = 1000;

/** A steady clock, which begins with the machine's own. */
export function steadyClock({ monoMs, every }: Pick<Env, 'monoMs' | 'every'>): Steady {
  let lastMs = monoMs();
  let steadyMs = lastMs;
  const nowMs = (): number => steadyMs + Math.min(monoMs() - lastMs, STILL_MS);
  const stop = every(BEAT_MS, () => {
    steadyMs = nowMs();
    lastMs = monoMs();
  });
  return { nowMs, stop };
}

// The timers of a table in the browser. When the table is closed, everything that waits for a timer goes on
// at once.
import type { Alarms } from '@moonshot/table';

export interface Timers extends Alarms {
  /** Resolves all waits at once, also those that begin later. */
  stop(): void;
}

export function timers(): Timers {
  const waiting = new Map<ReturnType<typeof setTimeout>, () => void>();
  let stopped = false;
  return {
    after: ms =>
      new Promise(resolve => {
        if (stopped) return resolve();
        const timer = setTimeout(() => {
          waiting.delete(timer);
          resolve();
        }, ms);
        waiting.set(timer, resolve);
      }),
    stop: () => {
      stopped = true;
      for (const [timer, resolve] of waiting) {
        clearTimeout(timer);
        resolve();
      }
      waiting.clear();
    },
  };
}

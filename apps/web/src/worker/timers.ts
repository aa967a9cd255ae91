// A table's alarms on the browser's timers; a closed table waits for nothing.
import type { Alarms } from '@moonshot/table/ports';

export interface Timers extends Alarms {
  /** Lets everybody who waits go on, now and later. */
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

// The alarms of a match, made from the server's timers. Stopping them resolves all pending alarms.
import type { Alarms } from '@moonshot/table';
import type { Cancel, Env } from '../../../core/env.ts';

export interface StoppableAlarms extends Alarms {
  /** Resolves all pending alarms now, and all future ones at once. */
  stop(): void;
}

export function alarmsOn(env: Env): StoppableAlarms {
  const waiting = new Map<() => void, Cancel>();
  let stopped = false;
  return {
    after: ms =>
      new Promise(resolve => {
        if (stopped) return resolve();
        const cancel = env.after(ms, () => {
          waiting.delete(resolve);
          resolve();
        });
        waiting.set(resolve, cancel);
      }),
    stop: () => {
      stopped = true;
      for (const [resolve, cancel] of waiting) {
        cancel();
        resolve();
      }
      waiting.clear();
    },
  };
}

// A match's alarms on the server's timers; a match that was closed waits for nothing.
import type { Alarms } from '@moonshot/table/ports';
import type { Cancel, Env } from '../env.ts';

export interface StoppableAlarms extends Alarms {
  /** Lets everybody who waits go on, now and later. */
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

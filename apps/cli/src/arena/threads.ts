// The arena's threads: each plays one duplicate at a time; what is played never depends on how many there are.
import { Worker } from 'node:worker_threads';
import type { Duplicate } from '@moonshot/bots/arena/duplicate';
import type { Setup } from './setup.ts';

/** Plays the duplicates of those numbers and tells of each as it is done. Ends early, with what is under way thrown away, when the signal says so. */
export async function playAll(
  setup: Setup,
  numbers: readonly number[],
  threads: number,
  heard: (duplicate: Duplicate) => void,
  stop: AbortSignal,
): Promise<void> {
  const left = numbers.values();
  await Promise.all(Array.from({ length: Math.min(threads, numbers.length) }, () => playOn(setup, left, heard, stop)));
}

/** One thread, until no number is left. */
async function playOn(
  setup: Setup,
  left: Iterator<number>,
  heard: (duplicate: Duplicate) => void,
  stop: AbortSignal,
): Promise<void> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: setup });
  try {
    await new Promise<void>((resolve, reject) => {
      const next = (): void => {
        const step = left.next();
        if (step.done === true || stop.aborted) resolve();
        else thread.postMessage(step.value);
      };
      stop.addEventListener('abort', () => resolve());
      thread.once('error', reject).on('message', (duplicate: Duplicate) => {
        if (stop.aborted) return;
        heard(duplicate);
        next();
      });
      next();
    });
  } finally {
    await thread.terminate();
  }
}

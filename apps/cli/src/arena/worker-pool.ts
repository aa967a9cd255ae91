// The threads of the arena. Each plays one duplicate (a deal or match in every arrangement of its players) at
// a time.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Duplicate } from '@moonshot/bots/arena';
import { CommandError } from '../core/errors.ts';
import type { Setup } from './setup.ts';
import type { FromThread } from './worker.ts';

// how long to wait for a thread to end, in milliseconds; a thread in a long search cannot answer
const END_MS = 500;

export interface ArenaListener {
  done(duplicate: Duplicate): void;
  fault(sentence: string): void;
}

/**
 * Plays the duplicates with these numbers and reports each when it is finished. When the signal aborts or a
 * thread fails, unfinished duplicates are dropped and all threads end. Rejects with the first failure.
 */
export async function playAll(
  setup: Setup,
  numbers: readonly number[],
  threads: number,
  listener: ArenaListener,
  stop: AbortSignal,
): Promise<void> {
  const left = numbers.values();
  const failure = new AbortController();
  const ended = AbortSignal.any([stop, failure.signal]);
  await Promise.allSettled(
    Array.from({ length: Math.min(threads, numbers.length) }, () =>
      playOn(setup, left, listener, ended).catch((reason: unknown) => {
        failure.abort(reason);
        throw reason;
      }),
    ),
  );
  if (failure.signal.aborted) throw failure.signal.reason;
}

/** Runs one thread until no duplicate is left to play or the signal aborts. */
async function playOn(setup: Setup, left: Iterator<number>, listener: ArenaListener, stop: AbortSignal): Promise<void> {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: setup });
  const exit = once(thread, 'exit');
  exit.catch(() => {}); // `exit` also rejects on an error of the thread, which the listener below handles
  try {
    await new Promise<void>((resolve, reject) => {
      const next = (): void => {
        const step = left.next();
        if (step.done === true) resolve();
        else thread.postMessage(step.value);
      };
      stop.addEventListener('abort', () => resolve());
      thread.once('error', reject).on('message', (message: FromThread) => {
        if (stop.aborted) return;
        if (message.type === 'failure') return reject(new CommandError(message.sentence));
        if (message.type === 'fault') return listener.fault(message.sentence);
        listener.done(message.duplicate);
        next();
      });
      next();
    });
  } finally {
    thread.postMessage(null);
    await Promise.race([exit.catch(() => {}), delay(END_MS)]);
    await thread.terminate();
  }
}

// Runs simulations in several threads. The results come in the order of the seeds, so that an interrupted run
// leaves no gap.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Fleet } from '../../test/server/simulation/fleet.ts';
import type { Span } from './lane.ts';

/** The number of simulations in a batch, which takes a few seconds. */
const TOGETHER = 10;

/** Runs the simulations in `lanes` threads. Yields the result of each batch, the lowest seeds first. */
export async function* fleets(all: Span, lanes: number, together = TOGETHER): AsyncGenerator<Fleet> {
  const end = all.from + all.simulations;
  const lived = new Map<number, Promise<Fleet>>(); // results of batches, by the first seed of the batch
  let next = all.from;
  const give = (thread: Worker): void => {
    if (next >= end) return;
    const span: Span = { ...all, from: next, simulations: Math.min(together, end - next) };
    next += span.simulations;
    const answer = once(thread, 'message').then(([fleet]) => {
      give(thread);
      return fleet as Fleet;
    });
    lived.set(span.from, answer);
    thread.postMessage(span);
  };
  const threads = Array.from({ length: lanes }, () => new Worker(new URL('./lane.ts', import.meta.url)));
  try {
    threads.forEach(give);
    for (let at = all.from; at < end; at += together) {
      yield (await lived.get(at)) as Fleet;
      lived.delete(at);
    }
  } finally {
    for (const thread of threads) await thread.terminate();
  }
}

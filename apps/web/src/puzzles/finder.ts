// A worker that looks for a hand to pass from while the person does something else.
import type { ToClient, ToTable } from '@moonshot/wire';
import { ownScript } from '../worker/early.ts';

/** Nobody waits longer than this for a hand: then any will do. */
const MOST_MS = 8000;

/** A hand that is looked for, or found. */
export interface Ahead {
  readonly game: string;
  readonly seed: Promise<string>;
  stop(): void; // it is not wanted any more
}

/**
 * Looks for a hand whose best pass is clearly ahead; where none is found in time it is the one of the given
 * seed, whatever that is.
 */
export function findAhead(game: string, seed: string): Ahead {
  const worker = new Worker(ownScript('tables'), { type: 'module', name: 'drills' });
  let stop = (): void => undefined;
  const found = new Promise<string>(resolve => {
    stop = () => resolve(seed);
    setTimeout(() => resolve(seed), MOST_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<ToClient>) => {
      if (data.type === 'drill-found') resolve(data.seed);
    });
    worker.addEventListener('error', event => {
      event.preventDefault();
      resolve(seed);
    });
  });
  worker.postMessage({ type: 'find-drill', game, seed } satisfies ToTable);
  return { game, seed: found.finally(() => worker.terminate()), stop };
}

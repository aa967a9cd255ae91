// Client of a worker that searches for a training hand in the background.
import type { PageToTable, TableToPage } from '@moonshot/protocol';
import { ownScript } from '../../connection/preload.ts';

/** Milliseconds after which the search gives up and takes the hand of the given seed. */
const MOST_MS = 8000;

/** A running search for a training hand. */
export interface HandSearch {
  readonly game: string;
  readonly seed: Promise<string>;
  stop(): void; // ends the search, which then resolves to the given seed
}

/**
 * Looks for a hand whose best pass is clearly the best. On timeout, failure or `stop` the hand of the given
 * seed is taken.
 */
export function findAhead(game: string, seed: string): HandSearch {
  const worker = new Worker(ownScript('tables'), { type: 'module', name: 'drills' });
  let stop = (): void => undefined;
  const found = new Promise<string>(resolve => {
    stop = () => resolve(seed);
    setTimeout(() => resolve(seed), MOST_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<TableToPage>) => {
      if (data.type === 'drill-found') resolve(data.seed);
    });
    worker.addEventListener('error', event => {
      event.preventDefault();
      resolve(seed);
    });
  });
  worker.postMessage({ type: 'find-drill', game, seed } satisfies PageToTable);
  return { game, seed: found.finally(() => worker.terminate()), stop };
}

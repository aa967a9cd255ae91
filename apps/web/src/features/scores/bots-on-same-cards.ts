// Client of a worker in which bots play the same cards as the person's daily deal.
import type { PageToTable, TableToPage } from '@moonshot/protocol';
import { ownScript } from '../../connection/preload.ts';

/**
 * Lets bots play the daily deal of a table in a worker. Resolves to their points by level, or to an empty
 * object on failure.
 */
export function botsOnSameCards(table: string): Promise<Readonly<Record<string, number>>> {
  const worker = new Worker(ownScript('tables'), { type: 'module', name: 'daily' });
  const compared = new Promise<Readonly<Record<string, number>>>(resolve => {
    worker.addEventListener('message', ({ data }: MessageEvent<TableToPage>) => {
      if (data.type === 'daily-compared') resolve(data.points);
      if (data.type === 'trouble') resolve({});
    });
    worker.addEventListener('error', event => {
      event.preventDefault();
      resolve({});
    });
  });
  worker.postMessage({ type: 'compare-daily', table } satisfies PageToTable);
  return compared.finally(() => worker.terminate());
}

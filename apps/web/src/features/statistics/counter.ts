// Client of the statistics worker, which counts matches and judges passes in the background.
import type { DealRecord, PageToTable, TableToPage } from '@moonshot/protocol';
import { ownScript } from '../../connection/preload.ts';

type CountRequest = Extract<PageToTable, { type: 'records' | 'count-match' | 'judge-passes' }>;

export interface Counter {
  /** Resolves once the request is done; for `records` to all records. Changed ones are passed to `heard`. */
  ask(request: CountRequest): Promise<readonly DealRecord[]>;
  /** Stops the worker, even while it computes. */
  close(): void;
}

/** Starts a worker that handles requests in order. If it cannot run, requests never resolve. */
export function counter(onRecords: (records: readonly DealRecord[]) => void): Counter {
  const worker = new Worker(ownScript('tables'), { type: 'module', name: 'statistics' });
  const waiting: ((records: readonly DealRecord[]) => void)[] = []; // one for each request, in order
  worker.addEventListener('message', ({ data }: MessageEvent<TableToPage>) => {
    if (data.type === 'amended' && data.records.length > 0) onRecords(data.records);
    if (data.type === 'records' || (data.type === 'amended' && !data.more)) waiting.shift()?.(data.records);
  });
  worker.addEventListener('error', event => event.preventDefault());
  return {
    ask: request =>
      new Promise(resolve => {
        waiting.push(resolve);
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
  };
}

// Client of the statistics worker, which counts online matches and judges passes in the background.
import type { DealRecord, PageToTable, TableToPage } from '@moonshot/protocol';
import { ownScript } from '../../connection/preload.ts';

type CountRequest = Extract<PageToTable, { type: 'records' | 'count-match' | 'judge-passes' }>;

export interface Counter {
  /**
   * Resolves once the request is done. After `records` it resolves to all records. Changed records are passed
   * to `onRecords`.
   */
  ask(request: CountRequest): Promise<readonly DealRecord[]>;
  /** Stops the worker, even in the middle of a computation. */
  close(): void;
}

/** Starts a worker that handles requests in order. If it cannot run, requests never resolve. */
export function counter(onRecords: (records: readonly DealRecord[]) => void): Counter {
  const worker = new Worker(ownScript('tables'), { type: 'module', name: 'statistics' });
  // one resolve function for each request, in order
  const waiting: ((records: readonly DealRecord[]) => void)[] = [];
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

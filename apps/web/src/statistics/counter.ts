// A worker of the statistics' own: it counts matches and judges passes while the page and its tables stay
// free.
import type { DealRecord, ToClient, ToTable } from '@moonshot/wire';
import { ownScript } from '../worker/early.ts';

type Wish = Extract<ToTable, { type: 'records' | 'count-match' | 'judge-passes' }>;

export interface Counter {
  /** All records that the worker knows after that; those that change meanwhile are heard as they do. */
  ask(wish: Wish): Promise<readonly DealRecord[]>;
  /** Stops it, also in the middle of its work. */
  close(): void;
}

/** Starts a worker that hears one wish after another; where it cannot run, wishes never come true. */
export function counter(heard: (records: readonly DealRecord[]) => void): Counter {
  const worker = new Worker(ownScript('tables'), { type: 'module', name: 'statistics' });
  let over: (records: readonly DealRecord[]) => void = () => {};
  worker.addEventListener('message', ({ data }: MessageEvent<ToClient>) => {
    if (data.type === 'amended' && data.records.length > 0) heard(data.records);
    if (data.type === 'records' || (data.type === 'amended' && !data.more)) over(data.records);
  });
  worker.addEventListener('error', event => event.preventDefault());
  return {
    ask: wish =>
      new Promise(resolve => {
        over = resolve;
        worker.postMessage(wish);
      }),
    close: () => worker.terminate(),
  };
}

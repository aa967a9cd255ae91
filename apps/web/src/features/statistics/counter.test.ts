// The client of the statistics worker: each answer belongs to one request, in the order of the requests.
import type { DealRecord, TableToPage } from '@moonshot/protocol';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../../connection/preload.ts', () => ({ ownScript: () => './tables.js' }));
const { counter } = await import('./counter.ts');

const workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(): void {}
  terminate(): void {}
  say(data: TableToPage): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const of = (table: string): DealRecord => ({ table }) as DealRecord;

afterEach(() => vi.unstubAllGlobals());

test('a request gets its own answer, even if another one is made before it arrives', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const heard: string[] = [];
  const mine = counter(records => heard.push(...records.map(({ table }) => table)));
  const got: Record<string, readonly DealRecord[]> = {};
  void mine.ask({ type: 'records' }).then(records => Object.assign(got, { records }));
  void mine.ask({ type: 'judge-passes', table: 'judged', text: null }).then(judged => Object.assign(got, { judged }));
  const worker = workers.at(-1) ?? expect.fail('no worker was started');
  worker.say({ type: 'records', records: [of('counted')] });
  worker.say({ type: 'amended', records: [of('judged')], more: true });
  worker.say({ type: 'amended', records: [], more: false });
  await new Promise(resolve => setTimeout(resolve));
  expect(got).toEqual({ records: [of('counted')], judged: [] });
  expect(heard).toEqual(['judged']);
});

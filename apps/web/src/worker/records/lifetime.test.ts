// Online matches count like local ones, passes are judged once and stored, and old records are completed.
import 'fake-indexeddb/auto';
import type { DealRecord } from '@moonshot/protocol';
import { heartsOf, sheetOf } from '@moonshot/rules';
import { notationText, notedOf, transcriptOf } from '@moonshot/rules/notation';
import type { Event } from '@moonshot/table';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { choosing, playing } from '../../../../../test/play.ts';
import { bench, isA, memoryShelf, opened, type Page, page, playToEnd } from '../../../testing/worker.ts';
import { browserStorage } from '../storage/database.ts';
import type { TableStorage } from '../storage/table-storage.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** The text of a match of two deals that four people play at random. */
function textOf(seed: string): string {
  const hearts = heartsOf(sheetOf('ricketts'), 4);
  const events = [...playing(hearts, { seed, length: { deals: 2 } }, choosing(seed))].flatMap(({ events }) => events);
  return notationText(notedOf(transcriptOf(hearts, events), { names: ['Ada', 'Bob', 'Io', 'Vega'] }));
}

const TEXT = textOf('lifetime');
const MATCH = { table: 'server-1', text: TEXT, seat: 1, bots: [null, null, 'expert', null], at: 9 };

/** All records that were amended until the request was done. */
async function amendedBy(one: Page, wish: Parameters<Page['say']>[0]): Promise<readonly DealRecord[]> {
  const from = one.received.length;
  one.say(wish);
  for (;;) {
    const all = one.received.slice(from).filter(isA('amended'));
    if (all.at(-1)?.more === false) return all.flatMap(({ records }) => records);
    await new Promise(soon => setTimeout(soon, 5));
  }
}

const told = async (storage: TableStorage): Promise<readonly DealRecord[]> =>
  [...(await storage.records())].sort((a, b) => a.deal - b.deal);

test('an online match is counted once, from the seat of the player', async () => {
  const storage = browserStorage(() => 1);
  const one = page(bench(storage));
  await amendedBy(one, { type: 'count-match', ...MATCH });
  await amendedBy(one, { type: 'count-match', ...MATCH });
  const records = await told(storage);
  const points = TEXT.split('\n').flatMap(line => (line.startsWith('points ') ? [Number(line.split(' ')[2])] : []));
  expect(records.map(record => record.points)).toEqual(points);
  expect(records.at(-1)?.end).not.toBeNull();
  for (const { course, seat, at, table } of records) {
    expect({ seat, at, table, online: course?.online }).toEqual({ seat: 1, at: 9, table: 'server-1', online: true });
    expect(course?.others).toEqual([
      { seat: 0, name: 'Ada', bot: null },
      { seat: 2, name: 'Io', bot: 'expert' },
      { seat: 3, name: 'Vega', bot: null },
    ]);
  }
});

test('a text that the rules have otherwise counts nowhere', async () => {
  const storage = browserStorage(() => 1);
  const text = TEXT.replace(/^points .*/m, 'points 26 26 26 26');
  expect(await amendedBy(page(bench(storage)), { type: 'count-match', ...MATCH, text })).toEqual([]);
  expect(await storage.records()).toEqual([]);
});

test('passes are judged once and kept, of a server by its text; a match that is gone cannot be judged', async () => {
  const storage = browserStorage(() => 1);
  const one = page(bench(storage));
  await amendedBy(one, { type: 'count-match', ...MATCH });
  const judged = await amendedBy(one, { type: 'judge-passes', table: MATCH.table, text: TEXT });
  expect(judged.map(({ deal }) => deal).sort()).toEqual([1, 2]);
  for (const { regret } of judged) expect(regret).toBeGreaterThanOrEqual(0);
  expect((await told(storage)).map(({ regret }) => regret)).toEqual(judged.map(({ regret }) => regret));
  expect(await amendedBy(one, { type: 'judge-passes', table: MATCH.table, text: TEXT })).toEqual([]);
  await storage.amend((await told(storage)).map(({ regret: _, ...record }) => record));
  const gone = await amendedBy(one, { type: 'judge-passes', table: MATCH.table, text: null });
  expect(gone.map(({ regret }) => regret)).toEqual([null, null]);
});

test('a match that this browser does not store is counted all the same', async () => {
  const records = await amendedBy(page(bench(memoryShelf())), { type: 'count-match', ...MATCH });
  expect(records.map(({ deal }) => deal)).toEqual([1, 2]);
});

test('passes of a match by rules of another version are not judged', async () => {
  const storage = browserStorage(() => 1);
  await amendedBy(page(bench(storage)), { type: 'count-match', ...MATCH });
  const spec = { game: 'ricketts', version: 99, overrides: {}, length: null, sitters: [] };
  const read = async () => [{ type: 'table-opened', id: MATCH.table, spec } as unknown as Event];
  const one = page(bench({ ...storage, read }));
  const judged = await amendedBy(one, { type: 'judge-passes', table: MATCH.table, text: null });
  expect(judged.map(({ regret }) => regret)).toEqual([null, null]);
});

test('cleared records stay away, whatever was still being judged', async () => {
  const storage = browserStorage(() => 1);
  await amendedBy(page(bench(storage)), { type: 'count-match', ...MATCH });
  const records = await storage.records();
  await storage.clearRecords();
  await storage.amend(records);
  expect(await storage.records()).toEqual([]);
});

test('records from before courses were kept get theirs when they are asked for, at their own time and with what else was known', async () => {
  const storage = browserStorage(() => 5);
  const one = page(bench(storage));
  one.say({ type: 'pace', botMs: 0 });
  await opened(one, 'capture', 3, { length: { deals: 2 } });
  await playToEnd(one);
  const whole = await told(storage);
  await storage.amend(whole.map(({ course: _, ...record }) => ({ ...record, at: 2 })));
  one.say({ type: 'records' });
  const { records } = await one.until(isA('records'));
  expect([...records].sort((a, b) => a.deal - b.deal)).toEqual(whole.map(record => ({ ...record, at: 2 })));
  expect(await told(storage)).toEqual(whole.map(record => ({ ...record, at: 2 })));
  expect(whole.map(({ course }) => course?.online)).toEqual([false, false]);
});

// Records of deals: one for each finished deal. Undo removes a record, deleting a table does not, and tables
// saved before records existed get theirs.
import 'fake-indexeddb/auto';
import type { DealRecord } from '@moonshot/protocol';
import type { Event } from '@moonshot/table';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bench,
  due,
  isA,
  memoryShelf,
  opened,
  type Page,
  page,
  playToEnd,
  step,
  waitFor,
  written,
} from '../../../testing/worker.ts';
import { browserStorage } from './database.ts';
import { fallbackStorage } from './fallback-storage.ts';
import { withRest } from './record-changes.ts';
import { loadForRecords, recordsOf } from './records.ts';

beforeAll(loadForRecords);

const nowMs = (): number => 5;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function matchOf(game: string, seats: number, deals: number, storage = browserStorage(nowMs)) {
  const on = bench(storage);
  const one = page(on);
  one.say({ type: 'pace', botMs: 0 });
  const { id } = await opened(one, game, seats, { length: game === 'ricketts' ? { target: 30 } : { deals } });
  return { on, one, id, storage };
}

test.each([
  ['ricketts', 4, 0],
  ['classic', 3, 2],
  ['wild-twist', 5, 2],
  ['capture', 3, 2],
])('%s: a match leaves a record of each deal, and the last one tells how it ended', async (game, seats, deals) => {
  const { one, id, storage } = await matchOf(game, seats, deals);
  await playToEnd(one);
  const records = await storage.records();
  const { results, winners } = one.view().deal;
  expect(records.map(({ deal, points, totals }) => ({ deal, points, totals }))).toEqual(
    results.map(({ deal, points, totals }) => ({ deal, points: points[0], totals })),
  );
  expect(records.map(({ end }) => end !== null)).toEqual(results.map((_, i) => i === results.length - 1));
  expect(records.at(-1)?.end?.won).toBe(winners.includes(0));
  expect(records[0]).toMatchObject({ table: id, game, seats, seat: 0, at: 5 });
});

/** Plays the first deal until its record is stored, and stops before the second. */
async function playOneDeal(
  one: Page,
  below: (n: number) => number,
  storage: ReturnType<typeof browserStorage>,
): Promise<void> {
  while ((await due(one)).deal.results.length === 0) await step(one, below);
  await expect.poll(async () => (await storage.records()).length).toBe(1);
}

test('a forgotten table leaves its records, and cleared ones do not come back with the next deal', async () => {
  const { one, id, storage } = await matchOf('capture', 2, 2);
  await playOneDeal(one, () => 0, storage);
  await storage.clearRecords();
  await playToEnd(one);
  expect((await storage.records()).map(({ deal }) => deal)).toEqual([2]);
  await storage.forget(id);
  expect((await storage.records()).map(({ deal }) => deal)).toEqual([2]);
});

test('a deal that is taken back has no record until it is over again, and then one', async () => {
  const { one, storage } = await matchOf('capture', 2, 2);
  await playOneDeal(one, () => 0, storage);
  const number = one.view().number + 1;
  one.say({ type: 'undo', number });
  await waitFor(() => (one.view().number === number ? true : undefined), one.received);
  expect(await storage.records()).toEqual([]);
  await playOneDeal(one, n => n - 1, storage);
  expect((await storage.records()).map(({ deal, points }) => [deal, points])).toEqual([
    [1, one.view().deal.results[0]?.points[0]],
  ]);
});

const dealt = (deal: number): Event => ({
  type: 'game',
  event: { type: 'dealt', deal, dealer: 0, step: 'hold', hands: [], kitty: [] },
  cause: null,
});

/** The end of a deal in which seat 0 took 14 points with the queen, or shot the moon. */
const scored = (deal: number, moon: boolean): Event => ({
  type: 'game',
  event: {
    type: 'scored',
    result: {
      deal,
      dealer: 0,
      step: 'hold',
      taken: [['QS', '2H'], [], [], []],
      moon: moon ? { seat: 0, option: 'burden' } : null,
      points: moon ? [0, 26, 26, 26] : [14, 12, 0, 0],
      totals: [14, 38, 26, 26],
      wraps: [],
    },
    next: moon ? 'end' : 'deal',
    dealer: 0,
    winners: moon ? [0] : [],
  },
  cause: null,
});

test('tricks, the most expensive card and moons are counted; a shooter wanted the queen', async () => {
  const { on, id } = await matchOf('ricketts', 4, 0, memoryShelf() as ReturnType<typeof browserStorage>);
  const [opening] = await written(on, id);
  const taken = (seat: number): Event => ({
    type: 'game',
    event: { type: 'taken', seat, points: 0, kitty: [], into: 'pile' },
    cause: null,
  });
  const log = [opening as Event, dealt(1), taken(0), taken(1), taken(0), scored(1, false), dealt(2), scored(2, true)];
  expect(recordsOf(log, 9)).toMatchObject([
    { deal: 1, tricks: 2, dearest: { card: 'QS', taken: 1 }, moon: null, points: 14, end: null, at: 9 },
    { deal: 2, tricks: 0, dearest: { card: 'QS', taken: 0 }, moon: 0, points: 0, end: { place: 1, won: true } },
  ]);
});

test('a game with its own title is stored by this title, with its winner', async () => {
  const { on, id } = await matchOf('ricketts', 4, 0, memoryShelf() as ReturnType<typeof browserStorage>);
  const [opening] = await written(on, id);
  if (opening?.type !== 'table-opened') expect.fail('There is no table');
  const overrides = { name: 'Countdown Hearts', 'match.winner': 'highest' };
  const named: Event = { ...opening, spec: { ...opening.spec, overrides } };
  const further = (first: Event) => recordsOf([first, dealt(1), scored(1, false)], 9).map(record => record.further);
  expect([further(named), further(opening)]).toEqual([[{ name: 'Countdown Hearts', winner: 'highest' }], [undefined]]);
});

test('a record that is computed again keeps its parts of points, unless the log states others or other points', async () => {
  const { on, id } = await matchOf('ricketts', 4, 0, memoryShelf() as ReturnType<typeof browserStorage>);
  const [opening] = await written(on, id);
  const [record] = recordsOf([opening ?? expect.fail('There is no table'), dealt(1), scored(1, false)], 9);
  if (record === undefined) expect.fail('There is no record');
  const before: DealRecord = {
    ...record,
    parts: [
      { of: 'QS', points: 13 },
      { of: 'H', points: 2 },
    ],
  };
  const after = (now: Partial<DealRecord>) => withRest(before, { ...record, ...now }).parts;
  const others: DealRecord['parts'] = [{ of: 'moon', points: 26 }];
  const rows = [after({}), after({ parts: others }), after({ points: record.points + 1 })];
  expect(rows).toEqual([before.parts, others, undefined]);
});

test('tables saved before there were records get theirs, and nothing else changes', async () => {
  const { one, id, on } = await matchOf('capture', 3, 1, memoryShelf() as ReturnType<typeof browserStorage>);
  await playToEnd(one);
  const events = await written(on, id);
  const old = await openDB('moonshot', 1, {
    upgrade: db => {
      db.createObjectStore('events');
      db.createObjectStore('tables', { keyPath: 'id' });
    },
  });
  for (const [i, event] of events.entries()) await old.put('events', event, [id, i + 1]);
  const [line] = await on.storage.tables();
  await old.put('tables', { ...line, at: 77 });
  await old.put('events', { type: 'nonsense' }, ['broken', 1]);
  await old.put('tables', { ...line, id: 'broken', events: 1 });
  old.close();
  const storage = browserStorage(nowMs);
  expect(await storage.records()).toEqual(recordsOf(events, 77));
  expect(await storage.read(id)).toEqual(events);
  expect((await storage.tables()).map(table => table.id).sort()).toEqual(['broken', id].sort());
});

test('without storage, records last as long as the table', async () => {
  const refusing = { ...browserStorage(nowMs), append: () => Promise.reject(new Error('no')) };
  const storage = fallbackStorage(refusing, () => {}, nowMs);
  const { one } = await matchOf('capture', 2, 1, storage);
  await playToEnd(one);
  one.say({ type: 'records' });
  const { records } = await one.until(isA('records'));
  expect(records).toHaveLength(1);
  one.say({ type: 'clear-records' });
  await waitFor(
    () => (one.received.filter(isA('records')).at(-1)?.records.length === 0 ? true : undefined),
    one.received,
  );
});

// Guarantees of the storage: `written` events can be read again, `stale` means that nothing was changed, and
// events stay in memory while the browser's storage is full or blocked.
import 'fake-indexeddb/auto';
import { worker as en } from '@moonshot/i18n/english';
import { type Event, heartsFor, openTable, type Spec } from '@moonshot/table';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  bench,
  isA,
  memoryShelf,
  opened,
  orderOf,
  page,
  playToEnd,
  step,
  waitFor,
  written,
} from '../../../testing/worker.ts';
import { browserStorage } from './database.ts';
import { fallbackStorage } from './fallback-storage.ts';
import type { TableStorage } from './table-storage.ts';

const spec: Spec = { game: 'capture', version: 1, overrides: {}, length: null, sitters: orderOf('capture', 2).sitters };
const opening = (id: string): Event => openTable(heartsFor(spec), id, spec, '5e'.repeat(32));
const ready = (number: number): Event => ({ type: 'ready', seat: 0, cause: { seat: 0, number } });

let clock = 0;
const nowMs = (): number => ++clock;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  clock = 0;
});

const shelves: readonly [name: string, make: () => TableStorage][] = [
  ['the browser', () => browserStorage(nowMs)],
  ['the browser, guarded', () => fallbackStorage(browserStorage(nowMs), () => {}, nowMs)],
  ['memory only', () => fallbackStorage(broken(new Error('no'))(memoryShelf()), () => {}, nowMs)],
];

/** A storage on which every call fails while `isBroken` returns true. */
const broken =
  (error: Error, isBroken: () => boolean = () => true) =>
  (storage: TableStorage): TableStorage => {
    const unless = <T>(call: () => Promise<T>): Promise<T> => (isBroken() ? Promise.reject(error) : call());
    return {
      append: (table, expected, events) => unless(() => storage.append(table, expected, events)),
      read: table => unless(() => storage.read(table)),
      tables: () => unless(() => storage.tables()),
      forget: table => unless(() => storage.forget(table)),
      records: () => unless(() => storage.records()),
      clearRecords: () => unless(() => storage.clearRecords()),
      amend: records => unless(() => storage.amend(records)),
      takeOver: (tables, records) => unless(() => storage.takeOver(tables, records)),
    };
  };

test.each(shelves)('%s: events come back as they were written, in order, table by table', async (_, make) => {
  const storage = make();
  expect(await storage.append('a', 0, [opening('a'), ready(1)])).toBe('written');
  expect(await storage.append('b', 0, [opening('b')])).toBe('written');
  expect(await storage.append('a', 2, [ready(2)])).toBe('written');
  expect(await storage.read('a')).toEqual([opening('a'), ready(1), ready(2)]);
  expect(await storage.read('b')).toEqual([opening('b')]);
  expect(await storage.read('c')).toEqual([]);
});

test.each(shelves)('%s: an append that expects another version changes nothing', async (_, make) => {
  const storage = make();
  await storage.append('a', 0, [opening('a'), ready(1)]);
  for (const expected of [0, 1, 3]) expect(await storage.append('a', expected, [ready(2)])).toBe('stale');
  expect(await storage.read('a')).toHaveLength(2);
  expect((await storage.tables()).map(line => line.events)).toEqual([2]);
});

test.each(shelves)('%s: of two appends at once one is stale', async (_, make) => {
  const storage = make();
  await storage.append('a', 0, [opening('a')]);
  const outcomes = await Promise.all([storage.append('a', 1, [ready(1)]), storage.append('a', 1, [ready(2)])]);
  expect([...outcomes].sort()).toEqual(['stale', 'written']);
  expect(await storage.read('a')).toHaveLength(2);
});

test('a forgotten table leaves nothing behind', async () => {
  const storage = browserStorage(nowMs);
  for (const id of ['a', 'b']) await storage.append(id, 0, [opening(id), ready(1)]);
  await storage.forget('a');
  expect(await storage.read('a')).toEqual([]);
  expect((await storage.tables()).map(line => line.id)).toEqual(['b']);
});

test('an import keeps the records of deals that are here, even if no rules have been loaded yet', async () => {
  const one = page(bench(browserStorage(nowMs)));
  one.say({ type: 'pace', botMs: 0 });
  const { id } = await opened(one, 'capture', 2, { length: { deals: 2 } });
  await playToEnd(one);
  const [log, all] = [await browserStorage(nowMs).read(id), await browserStorage(nowMs).records()];
  globalThis.indexedDB = new IDBFactory();
  const end = 1 + log.findIndex(event => event.type === 'game' && event.event.type === 'scored');
  await browserStorage(nowMs).append(id, 0, log.slice(0, end));
  vi.resetModules();
  const storage = (await import('./database.ts')).browserStorage(nowMs);
  const records = [...(await storage.records()), ...all.filter(({ deal }) => deal === 2)];
  await storage.takeOver([{ id, at: 1, events: log }], records);
  expect((await storage.records()).map(({ deal }) => deal)).toEqual([1, 2]);
});

test('two shelves of one browser see the same tables', async () => {
  const [one, two] = [browserStorage(nowMs), browserStorage(nowMs)];
  await one.append('a', 0, [opening('a')]);
  expect(await two.append('a', 0, [opening('a')])).toBe('stale');
  expect(await two.read('a')).toEqual([opening('a')]);
});

test('a match saved in the browser is resumed by another worker where it stood, undone acts included', async () => {
  const on = bench(fallbackStorage(browserStorage(nowMs), () => {}, nowMs));
  const one = page(on, 'one');
  one.say({ type: 'pace', botMs: 0 });
  const { id } = await opened(one, 'capture', 3, { length: { deals: 2 } });
  for (let i = 0; i < 4; i++) await step(one, () => 0);
  const from = one.received.length;
  one.say({ type: 'undo', number: 5 });
  await one.until(isA('ack'), from);
  await waitFor(() => (one.view().deal.asked.join() === '0' ? true : undefined), one.received);
  const last = one.view();
  one.say({ type: 'leave' });
  const two = page(bench(fallbackStorage(browserStorage(nowMs), () => {}, nowMs)), 'two');
  two.say({ type: 'join', table: id, seat: 0 });
  expect((await two.until(isA('snapshot'))).view).toEqual(last);
  await playToEnd(two);
  two.say({ type: 'tables' });
  const [line] = (await two.until(isA('tables'))).tables;
  expect(line).toMatchObject({ id, over: true, totals: two.view().deal.totals });
});

test.each([
  [
    'blocked',
    new DOMException('The user denied permission.', 'SecurityError'),
    /saves nothing \(The user denied permission\)/,
  ],
  ['full', new DOMException('Full.', 'QuotaExceededError'), /storage is full/],
  ['of a newer Moonshot', new DOMException('The version is less.', 'VersionError'), /newer Moonshot/],
] as const)(
  'a browser whose storage is %s says so once, and the match is played to its end',
  async (_, error, sentence) => {
    const troubles: string[] = [];
    const on = bench(
      fallbackStorage(broken(error)(browserStorage(nowMs)), warning => troubles.push(warning(en.trouble)), nowMs),
    );
    const one = page(on);
    one.say({ type: 'pace', botMs: 0 });
    const { id } = await opened(one, 'capture', 2, { length: { deals: 1 } });
    const from = one.received.length;
    await step(one, () => 0);
    one.say({ type: 'undo', number: 2 });
    await waitFor(() => (one.view().number === 2 ? true : undefined), one.received.slice(from));
    await playToEnd(one);
    expect(one.view().deal.phase).toBe('over');
    expect(troubles).toEqual([expect.stringMatching(sentence)]);
    one.say({ type: 'tables' });
    expect((await one.until(isA('tables'))).tables).toMatchObject([{ id, over: true }]);
    one.say({ type: 'join', table: id, seat: 0 });
    expect((await one.until(isA('snapshot'), one.received.length)).view.deal.phase).toBe('over');
  },
);

test('a table that cannot be saved is shown before the warning', async () => {
  const on = bench(
    fallbackStorage(broken(new Error('no'))(browserStorage(nowMs)), warning => one.host.warn(warning), nowMs),
  );
  const one = page(on);
  await opened(one, 'capture', 2);
  const shown = one.received.map(message => message.type).filter(type => type === 'snapshot' || type === 'trouble');
  expect(shown).toEqual(['snapshot', 'trouble']);
});

test('unsaved events are saved as soon as storage works again, with a message', async () => {
  let full = false;
  const below = browserStorage(nowMs);
  const troubles: string[] = [];
  const failing = broken(new DOMException('Full.', 'QuotaExceededError'), () => full)(below);
  const on = bench(fallbackStorage(failing, warning => troubles.push(warning(en.trouble)), nowMs));
  const one = page(on);
  const { id } = await opened(one, 'capture', 2);
  await step(one, () => 0);
  full = true;
  await step(one, () => 0);
  await waitFor(() => (one.view().deal.asked.join() === '0' ? true : undefined), one.received);
  const saved = (await below.read(id)).length;
  expect(one.view().version).toBeGreaterThan(saved);
  full = false;
  await step(one, () => 0);
  await waitFor(() => (one.view().deal.asked.join() === '0' ? true : undefined), one.received);
  expect(troubles).toEqual([en.trouble.full, en.trouble.savedAgain]);
  expect(await below.read(id)).toEqual(await written(on, id));
  expect(await below.read(id)).toHaveLength(one.view().version);
});

test('if this tab could not save a record and another tab did, the other tab’s record is kept', async () => {
  let full = false;
  const below = browserStorage(nowMs);
  const troubles: string[] = [];
  const failing = broken(new DOMException('Full.', 'QuotaExceededError'), () => full)(below);
  const guarded = fallbackStorage(failing, warning => troubles.push(warning(en.trouble)), nowMs);
  await guarded.append('a', 0, [opening('a')]);
  full = true;
  expect(await guarded.append('a', 1, [ready(1)])).toBe('written');
  full = false;
  await below.append('a', 1, [ready(7)]);
  expect(await guarded.append('a', 2, [ready(2)])).toBe('stale');
  expect(await guarded.read('a')).toEqual([opening('a'), ready(7)]);
  expect(troubles).toEqual([en.trouble.full, en.trouble.overtaken]);
});

test('an unsaved table is forgotten with the rest', async () => {
  const guarded = fallbackStorage(broken(new Error('no'))(browserStorage(nowMs)), () => {}, nowMs);
  await guarded.append('a', 0, [opening('a')]);
  await guarded.forget('a');
  expect(await guarded.tables()).toEqual([]);
});

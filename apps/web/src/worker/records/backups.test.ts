// A backup file restores everything. A file that was altered in any way does not damage existing data.
import 'fake-indexeddb/auto';
import { worker as en } from '@moonshot/i18n/english';
import { fileWords } from '@moonshot/i18n/games';
import {
  BACKUP_VERSION,
  type Backup,
  HOUSES_MAX,
  type StoredHouse,
  type StoredPad,
  type TableToPage,
  TEXT_MAX,
} from '@moonshot/protocol';
import type { House } from '@moonshot/rules/house';
import { blankEntry } from '@moonshot/rules/score-pad';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { isDeep } from '../../../../../test/seeds.ts';
import { bench, isA, opened, page, playToEnd, step, waitFor } from '../../../testing/worker.ts';
import { keepHouse, storedHouses } from '../house-rules/storage.ts';
import { ENGLISH } from '../language.ts';
import { browserStorage } from '../storage/database.ts';
import { fallbackStorage } from '../storage/fallback-storage.ts';
import type { TableStorage } from '../storage/table-storage.ts';
import { exportAll, importAll } from './backups.ts';

const files = await fileWords('en');
const nowMs = (): number => 1000;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** An empty browser database. */
function freshShelf(): TableStorage {
  globalThis.indexedDB = new IDBFactory();
  return browserStorage(nowMs);
}

/** The score pad of a match with physical cards, after its first deal. */
const PAD: StoredPad = {
  ...{ id: 'pad1', at: 5, game: 'black-lady', base: 'black-lady', overrides: {}, title: 'Black Lady' },
  ...{ names: ['Ana', 'Ben', 'Cleo', 'Dan'], dealer: 0, length: { target: 50 }, totals: [0, 26, 0, 0], over: false },
  entries: [{ ...blankEntry(4), taken: { QS: [0, 1, 0, 0, 0], '2H': [0, 13, 0, 0, 0] } }],
  draft: blankEntry(4),
};

type Beside = Parameters<typeof exportAll>[1];

async function exported(storage: TableStorage, beside: Beside = { settings: {}, page: {} }): Promise<string> {
  const said: TableToPage[] = [];
  await exportAll({ storage, nowMs, post: message => said.push(message), words: () => ENGLISH }, beside);
  return said.find(isA('exported'))?.text ?? JSON.stringify(said);
}

async function imported(storage: TableStorage, text: string): Promise<TableToPage> {
  const said: TableToPage[] = [];
  await importAll({ storage, nowMs, post: message => said.push(message), words: () => ENGLISH }, text);
  expect(said).toHaveLength(1);
  return said[0] as TableToPage;
}

const everything = async (storage: TableStorage): Promise<Backup> => JSON.parse(await exported(storage));

/** Plays one match to its end and another to the middle of a deal, in the same browser. */
async function played(storage: TableStorage): Promise<{ readonly finished: string; readonly going: string }> {
  const on = bench(storage);
  const one = page(on);
  one.say({ type: 'pace', botMs: 0 });
  const { id: finished } = await opened(one, 'capture', 2, { length: { deals: 2 } });
  await playToEnd(one);
  const from = one.received.length;
  one.say({ type: 'leave' });
  const { id: going } = await opened(one, 'ricketts', 4).then(() =>
    waitFor(() => one.received.slice(from).find(isA('snapshot'))?.view),
  );
  for (let i = 0; i < 4; i++) await step(one, () => 0);
  await waitFor(() => (one.view().ask !== null ? true : undefined), one.received);
  one.say({ type: 'leave' });
  return { finished, going };
}

test('what is saved in one browser is the same in another, and a second time adds nothing', async () => {
  const here = freshShelf();
  await played(here);
  const settings = { 'moonshot.theme': 'light' };
  const page = {
    puzzles: { right: ['a'], passes: { tried: 1 } },
    achievements: { moon: 7 },
    pads: [PAD],
    people: [{ player: 'p1', name: 'Bo', game: 'Capture', day: '2026-11-21' }],
    texts: { 'moonshot.favourites': 'a b' },
  };
  const text = await exported(here, { settings, page });
  const there = freshShelf();
  expect(await imported(there, text)).toEqual({
    type: 'imported',
    ok: true,
    tables: 2,
    deals: 2,
    houses: 0,
    untitled: [],
    refused: [],
    settings,
    page,
  });
  expect(JSON.parse(await exported(there, { settings, page }))).toEqual(JSON.parse(text));
  expect(await imported(there, text)).toMatchObject({ ok: true, tables: 0, deals: 0, refused: [] });
  expect(JSON.parse(await exported(there, { settings, page }))).toEqual(JSON.parse(text));
});

test('the longer log of a table holds, whichever side has it', async () => {
  const here = freshShelf();
  const { going, finished } = await played(here);
  const whole = await everything(here);
  const events = whole.tables.find(({ id }) => id === going)?.events ?? [];
  const short = { ...whole, tables: [{ id: going, at: 1, events: events.slice(0, 3) }], records: [] };
  const there = freshShelf();
  expect(await imported(there, JSON.stringify(short))).toMatchObject({ ok: true, tables: 1, deals: 0 });
  expect(await imported(there, JSON.stringify(whole))).toMatchObject({ ok: true, tables: 2, deals: 2 });
  expect(await there.read(going)).toEqual(events);
  expect(await imported(there, JSON.stringify(short))).toMatchObject({ ok: true, tables: 0, refused: [] });
  expect(await there.read(going)).toEqual(events);
  expect(await there.read(finished)).toEqual(await here.read(finished));
});

test('a table that went another way, one that cannot be, and one of an unknown game are named and left out', async () => {
  const here = freshShelf();
  const { going, finished } = await played(here);
  const file = await everything(here);
  const there = freshShelf();
  await played(there); // the same table ids, but with different cards
  const other = await everything(there);
  const turned = other.tables.find(({ id }) => id === going);
  turned?.events.push({ type: 'ready', seat: 0, cause: { seat: 0, number: 5 } });
  const unknown = { id: 'x', at: 1, events: [{ type: 'table-opened', spec: { game: 'bridge', version: 1 } }] };
  const newer = { id: 'y', at: 1, events: [{ type: 'table-opened', spec: { game: 'ricketts', version: 9 } }] };
  const text = JSON.stringify({ ...file, tables: [...(turned ? [turned] : []), unknown, newer] });
  const before = await everything(there);
  expect(await imported(there, text)).toMatchObject({
    ok: true,
    tables: 0,
    refused: [
      {
        name: 'Ricketts House Hearts (table 1 of the file)',
        why: expect.stringMatching(/^Event \d+ of the log is not valid/),
      },
      { name: 'bridge (table 2 of the file)', why: en.trouble.unknownGame('bridge') },
      { name: 'Ricketts House Hearts (table 3 of the file)', why: en.trouble.otherRules('Ricketts House Hearts', 9) },
    ],
  });
  expect(await everything(there)).toEqual(before);
  const log = await here.read(finished);
  const elsewhere = freshShelf();
  await elsewhere.append(finished, 0, [log[0] as (typeof log)[0]]);
  await elsewhere.append(finished, 1, [{ type: 'ready', seat: 0, cause: { seat: 0, number: 1 } }]);
  expect(await imported(elsewhere, JSON.stringify(file))).toMatchObject({ refused: [{ why: files.different }] });
  expect(await elsewhere.read(finished)).toHaveLength(2);
});

test.each([
  ['of other rules count all the same', { spec: { game: 'capture', version: 9 } }, 2],
  ['of a game that is unknown here count all the same', { spec: { game: 'bridge', version: 1 } }, 2],
  ['that is damaged are left out with it', {}, 0],
] as const)('the records of a refused table %s', async (_, change, deals) => {
  const here = freshShelf();
  const { finished } = await played(here);
  const file = await everything(here);
  const tables = file.tables.filter(({ id }) => id === finished);
  const events = tables[0]?.events.map((event, i) =>
    i === 0 ? { ...(event as object), id: 'other', ...change } : event,
  );
  const text = JSON.stringify({ ...file, tables: [{ id: finished, at: 1, events }] });
  const there = freshShelf();
  expect(await imported(there, text)).toMatchObject({ ok: true, tables: 0, deals, refused: [{}] });
  expect(await there.records()).toEqual(deals === 0 ? [] : file.records);
});

test.each([
  ['empty', '', files.unreadable],
  ['cut off', '{"format":"moonshot-backup","version":1,', files.unreadable],
  ['something else', '[1, 2, 3]', files.foreign],
  ['newer', `{"format":"moonshot-backup","version":${BACKUP_VERSION + 1}}`, files.newerFile],
  [
    'lacking its tables',
    '{"format":"moonshot-backup","version":1,"at":1,"settings":{},"records":[]}',
    files.damaged('tables'),
  ],
])('a file that is %s is refused in one sentence', async (_, text, sentence) => {
  expect(await imported(freshShelf(), text)).toEqual({ type: 'imported', ok: false, sentence });
});

test('a browser that cannot save says so, and imports nothing', async () => {
  const here = freshShelf();
  await played(here);
  const text = await exported(here);
  const full = { ...freshShelf(), takeOver: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')) };
  const sentence = files.notImported('Full');
  expect(
    await imported(
      fallbackStorage(full, () => {}, nowMs),
      text,
    ),
  ).toEqual({ type: 'imported', ok: false, sentence });
});

test('an open table continues from the state in the file', async () => {
  const here = freshShelf();
  const { going } = await played(here);
  const whole = await everything(here);
  const log = await here.read(going);
  const on = bench(freshShelf());
  const mine = log.findIndex(one => one.type === 'game' && one.event.type === 'played' && one.cause !== null);
  await on.storage.append(going, 0, log.slice(0, mine)); // so that no bot plays meanwhile
  const one = page(on);
  one.say({ type: 'join', table: going, seat: 0 });
  await one.until(isA('snapshot'));
  one.say({ type: 'import', text: JSON.stringify(whole) });
  await one.until(isA('imported'));
  await waitFor(() => (one.view().version >= log.length ? true : undefined), one.received);
  expect((await on.storage.read(going)).slice(0, log.length)).toEqual(log);
});

const damaged: readonly [
  what: string,
  page: Readonly<Record<string, unknown>>,
  left: Readonly<Record<string, unknown>>,
][] = [
  ['a score pad', { pads: [{ ...PAD, names: [1, 2] }, PAD, { ...PAD, entries: [{}] }] }, { pads: [PAD] }],
  ['a person', { people: [{ player: 'p1' }, null] }, { people: [] }],
  ['a text', { texts: { 'moonshot.name': 'Ana', other: 5 } }, { texts: { 'moonshot.name': 'Ana' } }],
  ['an achievement', { achievements: { moon: 'today', sun: 5 } }, { achievements: { sun: 5 } }],
  ['a list', { pads: 'none', texts: [] }, {}],
  ['something unknown', { secret: 'x' }, {}],
];

test.each(damaged)('%s that is damaged in the browser is not in the file, which can be read', async (_, page, left) => {
  const text = await exported(freshShelf(), { settings: {}, page });
  expect(await imported(freshShelf(), text)).toMatchObject({ ok: true, page: left });
  expect(Object.keys(JSON.parse(text))).not.toContain('secret');
});

test.each([1, 2, 3, 4, 5])('a file of version %i is read', async version => {
  const file = { format: 'moonshot-backup', version, at: 1, settings: {}, tables: [], records: [] };
  expect(await imported(freshShelf(), JSON.stringify(file))).toMatchObject({ ok: true, page: {} });
});

type Path = readonly (string | number)[];

/** All paths in a value, the root first. */
function paths(value: unknown, here: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [here];
  const inside = Object.entries(value).flatMap(([key, one]) =>
    paths(one, [...here, Array.isArray(value) ? Number(key) : key]),
  );
  return [here, ...inside];
}

const NOISE = [null, -1, 0, 1e9, '', 'QS', 'nonsense', [], {}, true, ['2C', '2C'], { type: 'undone', to: 0 }] as const;

/** The file with one value replaced, duplicated, or removed. */
function changed(file: Backup, where: number, how: number): string {
  const copy: unknown = structuredClone(file);
  const all = paths(copy).slice(1);
  const path = all[where % all.length] ?? [];
  const parent = path.slice(0, -1).reduce<unknown>((one, key) => (one as Record<string | number, unknown>)[key], copy);
  const key = path.at(-1) as string;
  const box = parent as Record<string, unknown>;
  if (Array.isArray(parent) && how === 0) parent.splice(Number(key), 1);
  else if (Array.isArray(parent) && how === 1) parent.splice(Number(key), 0, structuredClone(parent[Number(key)]));
  else if (how <= 1) delete box[key];
  else box[key] = NOISE[how % NOISE.length];
  return JSON.stringify(copy);
}

const SUNDAY: House = { base: 'ricketts', overrides: { name: 'Sunday table', 'match.limit': 50 } };
const keptAt = (at: number, { base, overrides }: House = SUNDAY): StoredHouse => ({
  id: 'house-1',
  name: String(overrides.name),
  base,
  versions: [{ at, overrides }],
});

test('house rules go to the file with all their versions, and come from it without a loss of what is here', async () => {
  const here = freshShelf();
  const later = { ...SUNDAY, overrides: { ...SUNDAY.overrides, 'match.limit': 75 } };
  await keepHouse('house-1', SUNDAY, 'Sunday table', 1);
  await keepHouse('house-1', later, 'Sunday table', 2);
  const text = await exported(here);
  const there = freshShelf();
  await keepHouse('house-1', later, 'Sunday table', 3);
  expect(await imported(there, text)).toMatchObject({ ok: true, houses: 1, refused: [] });
  expect((await storedHouses()).map(({ versions }) => versions.map(({ at }) => at))).toEqual([[1, 2, 3]]);
  expect(await imported(there, text)).toMatchObject({ ok: true, houses: 0, refused: [] });
});

test.each<[name: string, houses: readonly StoredHouse[], refused: readonly { name: string; why: string }[]]>([
  [
    'from a game that is unknown here',
    [keptAt(1, { base: 'bridge', overrides: { name: 'Rubber' } })],
    [{ name: 'Rubber', why: files.unknownBase('bridge') }],
  ],
  [
    'from another game than those of the same id here',
    [keptAt(1), keptAt(2, { base: 'capture', overrides: { name: 'Monday' } })],
    [{ name: 'Monday', why: files.otherBase }],
  ],
  [
    'beyond the room there is',
    Array.from({ length: HOUSES_MAX }, (_, i) => ({ ...keptAt(i + 1), id: `house-${i}`, name: `Rules ${i}` })),
    [{ name: 'Rules 99', why: files.noRoom }],
  ],
])('house rules %s are named and left in the file', async (_, houses, refused) => {
  const storage = freshShelf();
  await keepHouse('house-here', SUNDAY, 'Here', 1000);
  const file = { ...(await everything(storage)), houses };
  expect(await imported(storage, JSON.stringify(file))).toMatchObject({ ok: true, houses: houses.length - 1, refused });
  expect((await storedHouses()).map(({ name }) => name)).toContain('Here');
});

test('importing house rules removes a forbidden name from every version and reports the reason', async () => {
  const storage = freshShelf();
  const overrides = { ...SUNDAY.overrides, name: 'BIack Lady' };
  const house = { ...keptAt(1, { base: 'ricketts', overrides }), versions: [1, 2].map(at => ({ at, overrides })) };
  const unknown = { ...keptAt(1, { base: 'bridge', overrides: { name: 'Rub\u202eber' } }), id: 'house-2' };
  const file = { ...(await everything(storage)), houses: [house, unknown] };
  expect(await imported(storage, JSON.stringify(file))).toMatchObject({
    houses: 1,
    untitled: [
      {
        name: 'Ricketts House Hearts',
        why: files.untitled('A game of Moonshot has that name. Rules of your own need another.'),
      },
    ],
    refused: [{ name: 'bridge', why: files.unknownBase('bridge') }],
  });
  const kept = { at: 1, overrides: { 'match.limit': 50 } };
  expect(await storedHouses()).toMatchObject([{ name: 'Ricketts House Hearts', versions: [kept, { ...kept, at: 2 }] }]);
  expect(JSON.stringify(await storedHouses())).not.toContain('BIack');
});

test('rules longer than any are refused with their place', async () => {
  const storage = freshShelf();
  const long = keptAt(1, { base: 'ricketts', overrides: { name: 'x'.repeat(TEXT_MAX) } });
  const file = { ...(await everything(storage)), houses: [{ ...long, name: 'Long' }] };
  const sentence = files.damaged('houses.0.versions.0.overrides');
  expect(await imported(storage, JSON.stringify(file))).toMatchObject({ ok: false, sentence });
});

const CHANGED = isDeep() ? 10_000 : 250;

test(`${CHANGED} changed files: none throws, and nothing that is here is ever changed`, {
  timeout: 120 * CHANGED,
}, async () => {
  const source = freshShelf();
  const { going } = await played(source);
  await keepHouse('house-1', SUNDAY, 'Sunday table', 1);
  const file = { ...(await everything(source)), pads: [PAD], people: [], texts: { 'moonshot.name': 'Ana' } };
  const log = await source.read(going);
  const text = JSON.stringify(file);
  const storage = freshShelf();
  await storage.append(going, 0, log.slice(0, 3));
  let before = await everything(storage);
  const change = fc.oneof(
    fc.tuple(fc.nat(), fc.nat(14)).map(([where, how]) => changed(file, where, how)),
    fc.tuple(fc.nat(text.length), fc.nat(40)).map(([at, n]) => text.slice(0, at) + text.slice(at + n)),
    fc
      .tuple(fc.nat(text.length), fc.string({ maxLength: 5 }))
      .map(([at, more]) => text.slice(0, at) + more + text.slice(at)),
  );
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(change, async changedText => {
      const outcome = await imported(storage, changedText);
      const after = await everything(storage);
      const taken = outcome.type === 'imported' && outcome.ok && outcome.tables + outcome.deals + outcome.houses > 0;
      if (!taken) {
        refused += 1;
        expect(after).toEqual(before);
      }
      for (const { id, events } of before.tables)
        expect(after.tables.find(table => table.id === id)?.events.slice(0, events.length)).toEqual(events);
      for (const record of before.records)
        expect(after.records.map(({ table, deal }) => [table, deal])).toContainEqual([record.table, record.deal]);
      for (const { id } of before.houses ?? []) expect(after.houses?.map(house => house.id)).toContain(id);
      before = after;
    }),
    { numRuns: CHANGED, seed: 7 },
  );
  expect(refused).toBeGreaterThan(CHANGED / 2);
});

// Tests contests in the store: each day and each entry exists once, secrets are encrypted in the file, and
// deleting a player deletes what belongs to them.
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { STORES } from '../../../testing/store/stores.ts';
import { tableRow } from '../../../testing/store/table-row.ts';
import { DAY_MS } from '../../core/utc-days.ts';
import { databaseIn } from '../files/data-folder.ts';
import type { ContestRow } from '../rows/contest.ts';
import type { Store } from '../store.ts';

const SECRET = 'ab'.repeat(32);

const contest = (id: string, more: Partial<ContestRow> = {}): ContestRow => ({
  id,
  kind: 'challenge',
  by: 'ada',
  day: null,
  plan: { game: 'ricketts', rules: 1, overrides: { 'match.tie': 'shared' }, seats: 4, deals: 2, rounds: 1 },
  secret: SECRET,
  state: 'open',
  round: 0,
  at: 10,
  until: 100,
  ...more,
});

async function peopled(store: Store): Promise<Store> {
  for (const id of ['ada', 'bob', 'eve']) await store.players.add({ id, name: id, kind: 'guest', at: 0 }, `hash ${id}`);
  return store;
}

test.each(STORES)('%s: contests survive a round trip, and their number per player is limited', async (_, opened) => {
  const { contests } = await peopled(await opened());
  expect(await contests.add(contest('a'), 2)).toBe('written');
  expect(await contests.add(contest('a'), 2)).toBe('known');
  expect(await contests.add(contest('b', { at: 20 }), 2)).toBe('written');
  expect(await contests.add(contest('c', { at: 30 }), 2)).toBe('full');
  const later = { at: 20 + DAY_MS, until: 100 + DAY_MS };
  expect(await contests.add(contest('c', later), 2)).toBe('written'); // the other contests ended long ago
  expect(await contests.byId('a')).toEqual(contest('a'));
  expect((await contests.of('ada', 2)).map(({ id }) => id)).toEqual(['c', 'b']);
});

test.each(STORES)('%s: a day has one', async (_, opened) => {
  const { contests } = await opened();
  const day = { kind: 'day', by: null, day: '2026-11-22' } as const;
  expect(await contests.add(contest('a', day), 1)).toBe('written');
  expect(await contests.add(contest('b', day), 1)).toBe('known');
  expect((await contests.ofDay('2026-11-22'))?.id).toBe('a');
  expect(await contests.ofDay('2026-11-23')).toBeUndefined();
});

test.each(STORES)(
  '%s: each enters once, as many as there is room for, and goes with their account',
  async (_, opened) => {
    const { contests, players } = await peopled(await opened());
    await contests.add(contest('a'), 5);
    const entered = [];
    for (const player of ['bob', 'bob', 'ada', 'eve'])
      entered.push(await contests.enter('a', player, 11, { here: 2, unfinished: 9 }));
    expect(entered).toEqual(['written', 'known', 'written', 'full']);
    expect(await contests.entries('a')).toEqual([
      { player: 'bob', number: 0 },
      { player: 'ada', number: 1 },
    ]);
    expect((await contests.of('bob', 5)).map(({ id }) => id)).toEqual(['a']);
    await players.forget('bob');
    expect(await contests.entries('a')).toEqual([{ player: 'ada', number: 1 }]);
    await contests.withdraw('a', 'ada');
    expect(await contests.entries('a')).toEqual([]);
  },
);

test.each(STORES)('%s: open entries of a player are limited', async (_, opened) => {
  const { contests, tables } = await peopled(await opened());
  for (const id of ['a', 'b', 'c']) await contests.add(contest(id), 9);
  await contests.add(contest('t', { kind: 'tournament' }), 9);
  const enter = (id: string, atMs = 11) => contests.enter(id, 'bob', atMs, { here: 9, unfinished: 2 });
  expect([await enter('a'), await enter('t'), await enter('b'), await enter('a')]).toEqual([
    ...['written', 'written', 'many', 'known'],
  ]);
  for (const [table, id] of [
    ['at', 't'],
    ['aa', 'a'],
  ] as const) {
    const seats = [{ kind: 'person', player: 'bob', prepared: true }] as const;
    await contests.seat({ table, contest: id, round: 1, places: ['bob'], points: [], over: false });
    await tables.put(tableRow({ id: table, revision: 1, state: 'playing', deals: `${id}.1`, seats }));
    expect(await enter('b')).toBe('many');
    await tables.put(tableRow({ id: table, revision: 2, state: 'over', deals: `${id}.1`, seats }));
  }
  expect(await contests.finishedBy('bob', ['a', 'b'])).toEqual([]); // no score came in time
  await contests.score('aa', [[5]], true);
  expect(await contests.finishedBy('bob', ['a', 'b', 't'])).toEqual(['a']);
  expect(await contests.finishedBy('ada', ['a'])).toEqual([]);
  // The tournament `t` stays unfinished after its first round.
  expect([await enter('b'), await enter('c')]).toEqual(['written', 'many']);
  await contests.move('t', 0, { state: 'over', round: 0, until: 11 });
  expect([await enter('c'), await enter('d')]).toEqual(['written', 'many']);
});

test.each(STORES)('%s: tables are kept with their scores, once each', async (_, opened) => {
  const { contests } = await peopled(await opened());
  await contests.add(contest('a'), 5);
  const table = { table: 't', contest: 'a', round: 1, places: ['ada', null], points: [], over: false };
  await contests.seat(table);
  await contests.score('t', [[3, 23]], true);
  await contests.seat(table);
  expect(await contests.tables('a')).toEqual([{ ...table, points: [[3, 23]], over: true }]);
});

test.each(STORES)('%s: a tournament advances from its present round, and only once', async (_, opened) => {
  const { contests } = await peopled(await opened());
  await contests.add(contest('a', { kind: 'tournament' }), 5);
  const next = { state: 'playing', round: 1, until: 200, roster: ['bob', null] } as const;
  expect(await contests.move('a', 0, next)).toBe('written');
  expect(await contests.move('a', 0, next)).toBe('stale');
  expect((await contests.underWay()).map(({ id, until }) => [id, until])).toEqual([['a', 200]]);
  const { roster } = next;
  expect(await contests.byId('a')).toEqual(contest('a', { kind: 'tournament', ...next }));
  expect(await contests.move('a', 1, { state: 'over', round: 1, until: 200 })).toBe('written');
  expect(await contests.byId('a')).toMatchObject({ state: 'over', roster });
  expect(await contests.move('a', 1, next)).toBe('stale');
  expect(await contests.underWay()).toEqual([]);
});

test.each(STORES)('%s: what is long over is swept away with all that hangs on it', async (_, opened) => {
  const { contests } = await peopled(await opened());
  await contests.add(contest('a'), 5);
  await contests.enter('a', 'ada', 11, { here: 5, unfinished: 9 });
  await contests.seat({ table: 't', contest: 'a', round: 1, places: ['ada'], points: [], over: false });
  expect(await contests.sweep(100, 9)).toBe(0);
  expect(await contests.sweep(101, 9)).toBe(1);
  expect([await contests.byId('a'), await contests.entries('a'), await contests.tables('a')]).toEqual([
    ...[undefined, [], []],
  ]);
});

test('the database file contains a contest’s secret only encrypted', async () => {
  const folder = tempFolder();
  const store = storeIn(folder);
  await store.contests.add(contest('a'), 5);
  await store.close();
  const file = new Database(databaseIn(folder), { readonly: true });
  const row = JSON.stringify(file.prepare("SELECT *, hex(secret) AS digits FROM contest WHERE id = 'a'").get());
  file.close();
  expect(row.toLowerCase()).not.toContain(SECRET);
  expect(row.toLowerCase()).not.toContain(Buffer.from(SECRET).toString('hex'));
});

// Tests stored tables: limits for owners, the lobby, and expiry.
import { expect, test } from 'vitest';
import { ready } from '../../../testing/store/folder.ts';
import { STORES } from '../../../testing/store/stores.ts';
import { tableRow } from '../../../testing/store/table-row.ts';
import type { Lobby, TableRow } from '../store.ts';
import { forkLogOf } from './tables.ts';

const lobby = (more: Partial<Lobby> = {}): Lobby => ({ most: 10, each: 10, among: 100, sinceMs: 0, ...more });

const ids = async (found: Promise<readonly TableRow[]>) => (await found).map(({ id }) => id);

test.each(STORES)('%s: a table is read as written, and only the next revision replaces it', async (_, opened) => {
  const { tables } = await opened();
  expect(await tables.put(tableRow({ revision: 2 }))).toBe('stale');
  expect(await tables.put(tableRow())).toBe('written');
  expect(await tables.byId('t')).toEqual(tableRow());
  expect(await tables.put(tableRow({ game: 'capture' }))).toBe('stale');
  expect(await tables.put(tableRow({ revision: 3 }))).toBe('stale');
  const next = tableRow({ revision: 2, length: null, state: 'playing', matches: 1, fork: 2, deals: 'those of Ada' });
  const racing = [next, { ...next, matches: 9 }];
  const race = await Promise.all(racing.map(row => tables.put(row)));
  expect(race.toSorted(), 'one of them wins').toEqual(['stale', 'written']);
  expect(await tables.byId('t')).toEqual(racing[race.indexOf('written')]);
  expect(await tables.revisions(['never', 't'])).toEqual(new Map([['t', 2]]));
  await tables.remove('t');
  expect(await tables.byId('t')).toBeUndefined();
  expect(await tables.of('ada', 10)).toEqual([]);
});

test.each(STORES)(
  '%s: lists for the lobby, matches in progress and a player are correct, ordered and bounded',
  async (_, opened) => {
    const { tables } = await opened();
    const invited = { ...tableRow().settings, open: 'invited' } as const;
    const nobody = [{ kind: 'open' }] as const;
    await tables.put(tableRow({ id: 'old', at: 1 }));
    await tables.put(tableRow({ id: 'private', at: 2, settings: invited, seats: nobody }));
    await tables.put(tableRow({ id: 'over', at: 3, state: 'over' }));
    await tables.put(tableRow({ id: 'playing', at: 4, state: 'playing', seats: nobody }));
    expect(await ids(tables.lobby(lobby()))).toEqual(['playing', 'old']);
    expect(await ids(tables.lobby(lobby({ most: 1 })))).toEqual(['playing']);
    expect(await tables.playing()).toEqual(['playing']);
    expect(await ids(tables.of('ada', 10))).toEqual(['over', 'old']);
    expect(await ids(tables.of('ada', 1))).toEqual(['over']);
    await tables.put(tableRow({ id: 'old', revision: 2, at: 5, seats: nobody }));
    expect(await ids(tables.of('ada', 10))).toEqual(['over']);
  },
);

const MOST = 3;

test.each(STORES)('%s: twenty tables opened in parallel stay within the limit', async (_, opened) => {
  const { tables, players } = await opened();
  await players.add({ id: 'ada', name: 'Ada', kind: 'guest', at: 0 }, 'hash');
  const all = Array.from({ length: 20 }, (_, i) => tableRow({ id: `t${i}`, owner: 'ada' }));
  const put = await Promise.all(all.map(row => tables.put(row, MOST)));
  expect(put.filter(result => result === 'written')).toHaveLength(MOST);
  expect(put.filter(result => result === 'full')).toHaveLength(20 - MOST);
  expect(await tables.owned('ada', 20)).toHaveLength(MOST);
});

test.each(STORES)('%s: tables that are over or of others do not count', async (_, opened) => {
  const { tables } = await opened();
  await tables.put(tableRow({ id: 'a', owner: 'ada' }), 1);
  await tables.put(tableRow({ id: 'b', owner: 'bob' }), 1);
  expect(await tables.put(tableRow({ id: 'c', owner: 'ada' }), 1)).toBe('full');
  expect(await tables.put(tableRow({ id: 'a', owner: 'ada', revision: 2 }), 1)).toBe('written');
  expect(await tables.put(tableRow({ id: 'b', owner: 'ada', revision: 2 }), 1)).toBe('full');
  await tables.put(tableRow({ id: 'a', owner: 'ada', revision: 3, state: 'over' }));
  expect(await tables.put(tableRow({ id: 'c', owner: 'ada' }), 1)).toBe('written');
  expect(await ids(tables.owned('ada', 9))).toEqual(['c']);
});

test.each(STORES)('%s: imported matches have their own limit', async (_, opened) => {
  const { tables } = await opened();
  const imported = { owner: 'ada', state: 'over' } as const;
  await tables.put(tableRow({ id: 'played', owner: 'ada' }));
  await tables.put(tableRow({ id: 'played', revision: 2, ...imported }));
  expect(await tables.put(tableRow({ id: 'i1', ...imported }), 1)).toBe('written');
  expect(await tables.put(tableRow({ id: 'i2', ...imported }), 1)).toBe('full');
});

test.each(STORES)('%s: the lobby shows few tables of each owner, and no abandoned ones', async (_, opened) => {
  const { tables } = await opened();
  for (let i = 0; i < 9; i++) await tables.put(tableRow({ id: `spam${i}`, owner: 'eve', at: 100 + i }));
  await tables.put(tableRow({ id: 'ada', owner: 'ada', at: 50 }));
  await tables.put(tableRow({ id: 'old', owner: 'bob', at: 10 }));
  expect(await ids(tables.lobby(lobby({ each: 2, sinceMs: 50 })))).toEqual(['spam8', 'spam7', 'ada']);
  await tables.seen(['old', 'never was'], 60);
  expect(await ids(tables.lobby(lobby({ each: 2, sinceMs: 50 })))).toEqual(['spam8', 'spam7', 'ada', 'old']);
  expect(await ids(tables.lobby(lobby({ each: 1, most: 2 })))).toEqual(['spam8', 'ada']);
  expect(await ids(tables.lobby(lobby({ each: 2, among: 9 })))).toEqual(['spam8', 'spam7']);
});

const invited = { ...tableRow().settings, open: 'invited', clock: null } as const;
const days = { ...invited, clock: { days: 2 } } as const;

test.each(STORES)('%s: abandoned tables expire by how they wait, few in one step', async (_, opened) => {
  const { tables } = await opened();
  await tables.put(tableRow({ id: 'public', at: 10 }));
  await tables.put(tableRow({ id: 'invited', at: 10, settings: invited }));
  await tables.put(tableRow({ id: 'days', at: 10, settings: days }));
  await tables.put(tableRow({ id: 'playing', at: 10, settings: invited, state: 'playing', matches: 1 }));
  expect(await tables.expire('public', 10, 9)).toEqual([]);
  expect(await tables.expire('public', 11, 9)).toEqual(['public']);
  expect(await tables.expire('days', 11, 9)).toEqual(['days']);
  await tables.seen(['invited'], 20);
  expect(await tables.expire('invited', 20, 9)).toEqual([]);
  expect(await tables.expire('invited', 21, 9)).toEqual(['invited']);
  expect(await tables.playing()).toEqual(['playing']);
  for (let i = 0; i < 5; i++) await tables.put(tableRow({ id: `t${i}`, at: i }));
  const steps = [];
  for (let i = 0; i < 4; i++) steps.push((await tables.expire('public', 99, 2)).length);
  expect(steps).toEqual([2, 2, 1, 0]);
});

test.each(STORES)(
  '%s: a table is deleted with its bots from outside and its fork log, and no person',
  async (_, opened) => {
    const { tables, players, log } = await opened();
    await players.add({ id: 'ada', name: 'Ada', kind: 'guest', at: 0 }, 'hash-a');
    await players.add({ id: 'robot', name: 'Robot', kind: 'bot', at: 0 }, 'hash-r');
    const seats = [
      { kind: 'person', player: 'ada', prepared: false },
      { kind: 'person', player: 'robot', prepared: true, broughtBy: 'ada' },
    ] as const;
    for (const id of ['t', 'u', 'removed']) {
      await tables.put(tableRow({ id, seats: id === 't' ? seats : [], fork: 1 }));
      await log.append(forkLogOf(id), 0, [ready(0, 1)]);
    }
    await tables.seen(['u'], 50);
    expect(await tables.expire('public', 50, 9)).toEqual(['t', 'removed']);
    expect([await players.byId('robot'), (await players.byId('ada'))?.name]).toEqual([undefined, 'Ada']);
    expect(await log.read(forkLogOf('t'))).toEqual([]);
    expect(await log.read(forkLogOf('u'))).toHaveLength(1);
    await tables.remove('u');
    expect(await log.read(forkLogOf('u'))).toEqual([]);
  },
);

test.each(STORES)('%s: an expired table with a match is over and stays', async (_, opened) => {
  const { tables } = await opened();
  await tables.put(tableRow({ id: 'again', matches: 1 }));
  expect(await tables.expire('public', 99, 9)).toEqual(['again']);
  expect(await tables.byId('again')).toEqual(tableRow({ id: 'again', matches: 1, state: 'over', revision: 2 }));
  expect(await tables.expire('public', 99, 9)).toEqual([]);
});

test.each(STORES)('%s: the end of a match of bots alone is stored, in nobody’s list', async (_, opened) => {
  const { past, results, tables } = await opened();
  await tables.put(tableRow({ matches: 1, state: 'over' }));
  const shown = { game: 'ricketts', name: 'Ricketts', deals: 1, totals: [3, 23], fork: false, fixed: 'c.1' };
  const summary = { match: 't-1', table: 't', at: 5, people: [null, null], bots: ['careful', 'careful'], ...shown };
  const finished = { match: 't-1', at: 5, public: false, open: false };
  expect(await results.finish(finished, { past: { ...summary, importedBy: null } })).toBe(true);
  expect(await past.known(['t-1'])).toEqual(new Set(['t-1']));
});

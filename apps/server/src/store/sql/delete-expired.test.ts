// Tests sweeps of expired rows: each step deletes few rows, and nothing that is in use.
import { expect, test } from 'vitest';
import { STORES } from '../../../testing/store/stores.ts';
import { tableRow } from '../../../testing/store/table-row.ts';
import { DAY_MS } from '../../core/utc-days.ts';
import type { ContestRow } from '../rows/contest.ts';
import type { Ban, Player, Store } from '../store.ts';

const guest = (id: string, at = 0): Player => ({ id, name: id, kind: 'guest', at });
const added = async ({ players }: Store, ...people: readonly Player[]): Promise<void> => {
  for (const player of people) await players.add(player, `hash ${player.id}`);
};

const contest = (id: string, more: Partial<ContestRow> = {}): ContestRow => ({
  ...{ id, kind: 'challenge', by: 'ada', day: null, secret: 'ab'.repeat(32), state: 'open', round: 0 },
  plan: { game: 'ricketts', rules: 1, overrides: {}, seats: 4, deals: 2, rounds: 1 },
  ...{ at: 10, until: 100 },
  ...more,
});

const LINE = { at: 1, what: 'ban', subject: 'x', note: '' };
const ban = (who: string, until: number | null): Ban => ({ kind: 'address', who, reason: 'spam', until, at: 1 });

const report = (id: string, at: number) => ({
  ...{ id, at, by: 'ada', about: 'bob', kind: 'other', table: 't', match: null, first: null, last: null },
  ...{ text: 'x', lines: [], state: 'open' },
});

const SEVEN = [0, 1, 2, 3, 4, 5, 6];

/** Fills the store with seven expired rows; returns a step that deletes at most three. */
const RESOURCES: Readonly<Record<string, (store: Store) => Promise<() => Promise<number>>>> = {
  sessions: async store => {
    await added(store, guest('ada'));
    for (const i of SEVEN) await store.players.openSession(`s${i}`, 'ada', i);
    return () => store.players.sweepSessions(6, 3);
  },
  reports: async store => {
    for (const i of SEVEN) await store.conduct.report(report(`r${i}`, i) as never, 99);
    return () => store.conduct.sweepReports(7, 3);
  },
  bans: async store => {
    for (const i of SEVEN) await store.conduct.ban(ban(`10.0.0.${i}`, i), LINE);
    return () => store.conduct.sweepBans(6, 3);
  },
  contests: async store => {
    await added(store, guest('ada'));
    for (const i of SEVEN) await store.contests.add(contest(`c${i}`, { until: i }), 99);
    return () => store.contests.sweep(7, 3);
  },
  leagues: async store => {
    await added(store, guest('ada'));
    const order = { game: 'ricketts', overrides: {}, length: null, seats: 4 };
    for (const i of SEVEN)
      await store.leagues.add(
        { id: `l${i}`, name: 'L', order, end: { matches: 1 }, ended: false, made: i, at: i },
        'ada',
        99,
      );
    return () => store.leagues.sweep(7, 3);
  },
  guests: async store => {
    await added(store, ...SEVEN.map(i => guest(`g${i}`, i)));
    return () => store.players.sweepUnused(7, 50, 3);
  },
};

const everywhere = STORES.flatMap(([store, opened]) =>
  Object.entries(RESOURCES).map(([name, fill]) => [store, name, opened, fill] as const),
);

test.each(everywhere)('%s: %s are deleted three in a step', async (_, __, opened, fill) => {
  const step = await fill(await opened());
  const gone = [];
  for (let i = 0; i < 4; i++) gone.push(await step());
  expect(gone).toEqual([3, 3, 1, 0]);
});

test.each(STORES)('%s: expired bans are deleted, active and permanent ones stay', async (_, opened) => {
  const { conduct } = await opened();
  for (const [who, until] of [
    ['over', 5],
    ['holds', 6],
    ['for good', null],
  ] as const)
    await conduct.ban(ban(who, until), LINE);
  expect(await conduct.sweepBans(5, 9)).toBe(1);
  expect((await conduct.bans('address')).map(({ who }) => who).sort()).toEqual(['for good', 'holds']);
});

test.each(STORES)('%s: sessions of a player are limited, and the oldest end', async (_, opened) => {
  const store = await opened();
  await added(store, guest('ada'), guest('bob'));
  await store.players.openSession('bobs', 'bob', 1, 2);
  expect(await store.players.openSession('a', 'ada', 10, 2)).toEqual([]);
  expect(await store.players.openSession('b', 'ada', 20, 2)).toEqual([]);
  expect(await store.players.openSession('c', 'ada', 20, 2)).toEqual(['a']);
  expect(await store.players.sessions('ada', 0)).toEqual([20, 20]);
  expect(await store.players.sessions('bob', 0)).toEqual([1]);
});

test.each(STORES)('%s: a guest without recent session is deleted, unless there is a passkey', async (_, opened) => {
  const store = await opened();
  const { players, passkeys } = store;
  await added(store, guest('unused'), guest('signed in'), guest('keeper'), guest('new', 95));
  await players.openSession('s', 'signed in', 100);
  const key = {
    id: 'k',
    player: 'keeper',
    publicKey: Uint8Array.of(1),
    counter: 0,
    domain: 'd',
    at: 1,
    usedAt: null,
  };
  await passkeys.add(key, 9);
  expect(await players.sweepUnused(90, 99, 9)).toBe(2);
  const left = async () => [...(await players.names(['unused', 'signed in', 'keeper', 'new'])).keys()].sort();
  expect(await left()).toEqual(['keeper', 'new', 'signed in']);
  expect(await players.sweepUnused(90, 99, 9)).toBe(0); // the player with a passkey stays
  await players.sweepSessions(100, 9);
  await players.sweepUnused(100, 110, 9);
  expect(await left()).toEqual(['keeper', 'signed in']);
  await passkeys.remove('keeper', 'k');
  await players.sweepUnused(111, 120, 9);
  expect(await left()).toEqual([]);
});

test.each(STORES)('%s: a bot from outside without a seat is deleted', async (_, opened) => {
  const store = await opened();
  await added(store, { ...guest('robot'), kind: 'bot' }, { ...guest('idle'), kind: 'bot' });
  await store.tables.put(tableRow({ seats: [{ kind: 'person', player: 'robot', prepared: true, broughtBy: 'ada' }] }));
  await store.players.sweepUnused(90, 99, 9);
  expect([...(await store.players.names(['robot', 'idle'])).keys()]).toEqual(['robot']);
});

test.each(STORES)(
  '%s: contests that end at once count for a day, and unplayed ones are deleted soon',
  async (_, opened) => {
    const store = await opened();
    const { contests } = store;
    await added(store, guest('ada'));
    for (const id of ['a', 'b']) expect(await contests.add(contest(id, { at: 1000, until: 1001 }), 2)).toBe('written');
    expect(await contests.add(contest('c', { at: 2000, until: 2001 }), 2)).toBe('full');
    const later = 1000 + DAY_MS;
    expect(await contests.add(contest('c', { at: later, until: later + 9 }), 2)).toBe('written');
    await contests.seat({ table: 't', contest: 'a', round: 1, places: ['ada'], points: [], over: false });
    expect(await contests.sweepUnplayed(1002, later, 9)).toBe(0);
    expect(await contests.sweepUnplayed(0, later, 9)).toBe(1);
    expect([(await contests.byId('a'))?.id, await contests.byId('b')]).toEqual(['a', undefined]);
  },
);

test.each(STORES)('%s: a league without members is deleted, unless it has matches', async (_, opened) => {
  const store = await opened();
  await added(store, guest('ada'), guest('bob'));
  const order = { game: 'ricketts', overrides: {}, length: null, seats: 4 };
  const league = { id: 'l', name: 'L', order, end: { matches: 1 }, ended: false, made: 1, at: 1 };
  await store.leagues.add(league, 'ada', 9);
  await store.leagues.join('l', 'bob', 1, { people: 9, leagues: 9 });
  for (const player of ['ada', 'nobody']) await store.leagues.leave('l', player);
  expect(await store.leagues.members('l')).toEqual(['bob']);
  await store.leagues.leave('l', 'bob');
  expect(await store.leagues.byId('l')).toBeUndefined();
  await store.leagues.add(league, 'ada', 9);
  await store.leagues.played('l', { match: 'm', at: 2, places: [] });
  await store.leagues.leave('l', 'ada');
  expect((await store.leagues.byId('l'))?.id).toBe('l');
});

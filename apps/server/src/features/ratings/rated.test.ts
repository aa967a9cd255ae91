// Tests ratings at a server: whole matches of two people with bots, and the ratings that follow.

import type { BoardAnswer, MovedAnswer, PlayerRatingsAnswer, TableOrder } from '@moonshot/protocol/server';
import { afterEach, expect, test } from 'vitest';
import { as, type Client, call, connect, type Guest, newGuest, newTable, playOut } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { storeIn, tempFolder } from '../../../testing/store/folder.ts';
import { STORES } from '../../../testing/store/stores.ts';

let site: Site;
afterEach(() => site.close());

interface Settled {
  readonly open: 'everybody' | 'invited';
  readonly rated: boolean;
}

/** A match of Ada and Bob with two bots, played to its end. */
async function played(
  { open, rated }: Settled,
  order: Partial<TableOrder> = {},
): Promise<readonly [ada: Guest, bob: Guest, table: string]> {
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  const { table, invite } = await newTable(ada, order, { open, rated, chat: false });
  const clients: Client[] = [];
  for (const [seat, guest] of [ada, bob].entries()) {
    const client = await connect(guest);
    client.say({ type: 'join', table, invite, known: null });
    await client.until(({ facts }) => facts);
    if (seat > 0) client.say({ type: 'sit', seat });
    await client.until(({ facts }) => facts?.seats.some(one => one.kind === 'person' && one.player === guest.player));
    clients.push(client);
  }
  clients[0]?.say({ type: 'start' });
  await Promise.all(clients.map(playOut));
  for (const client of clients) await client.until(({ facts }) => facts?.state === 'over');
  for (const client of clients) client.close();
  return [ada, bob, table];
}

const ratingsOf = async (guest: Guest): Promise<PlayerRatingsAnswer['ratings']> =>
  ((await as(guest, 'GET', `/api/ratings/${guest.player}`)).body as PlayerRatingsAnswer).ratings;
const movedIn = async (guest: Guest, table: string): Promise<MovedAnswer['moved']> =>
  ((await as(guest, 'GET', `/api/matches/${table}-1/ratings`)).body as MovedAnswer).moved;
const boardOf = async (guest: Guest, rules?: string): Promise<BoardAnswer> =>
  (await as(guest, 'GET', `/api/ratings${rules === undefined ? '' : `?rules=${rules}`}`)).body as BoardAnswer;

test.each(STORES)(
  'a rated match moves both players once, and is deleted with a deleted player: %s',
  async (_, opened) => {
    site = await openServer({ MOONSHOT_BOARD_MATCHES: '1' }, { store: await opened() });
    const [ada, bob, table] = await played({ open: 'everybody', rated: true });
    const eve = await newGuest(site.url, 'Eve');
    const [[mine], [theirs]] = [await ratingsOf(ada), await ratingsOf(bob)];
    expect(mine).toMatchObject({ rules: 'ricketts@1', title: 'Ricketts House Hearts', matches: 1 });
    expect((mine?.value ?? 0) + (theirs?.value ?? 0)).toBeCloseTo(3000, -1);
    expect(mine?.within).toBeLessThan(1000);
    expect((await as(ada, 'GET', '/api/me/export')).body).toMatchObject({ ratings: [mine] });
    const { value, within } = mine ?? {};
    expect(mine?.steps).toEqual([{ match: `${table}-1`, at: expect.any(Number), value, within }]);
    const seated = [mine, theirs].map((one, i) => ({
      ...{ player: [ada, bob][i]?.player, value: one?.value, within: one?.within, matches: 1 },
    }));
    expect((await as(eve, 'GET', `/api/tables/${table}/ratings`)).body).toEqual({ ratings: seated });
    const [first, second] = await movedIn(eve, table);
    expect([first?.name, second?.name].sort()).toEqual(['Ada', 'Bob']);
    expect(first?.before).toEqual({ value: 1500, within: 1000 });
    expect(first?.rank).toBe(1);
    const board = await boardOf(eve);
    expect(board).toMatchObject({ rules: 'ricketts@1', boards: [{ title: 'Ricketts House Hearts', players: 2 }] });
    expect(board.best.map(({ player }) => player)).toEqual([first?.player, second?.player]);
    expect(await boardOf(eve, 'none@1')).toMatchObject({ rules: 'none@1', best: [] });
    await as(ada, 'DELETE', '/api/me');
    expect([await ratingsOf(ada), await ratingsOf(bob)]).toEqual([[], [theirs]]);
    expect((await movedIn(bob, table)).map(({ name }) => name)).toEqual(['Bob']);
    expect((await boardOf(bob)).best.map(({ name }) => name)).toEqual(['Bob']);
  },
);

test.each(STORES)('the board of changed rules says what they change, and no name of theirs: %s', async (_, opened) => {
  const store = await opened();
  site = await openServer({}, { store });
  const overrides = { name: 'ZZZ visit evil example', 'match.limit': 50, 'pass.count': 2 };
  const [ada, bob] = await played({ open: 'everybody', rated: true }, { overrides, length: { deals: 1 } });
  const { rules, changes } = await boardOf(ada);
  expect(rules).toMatch(/^ricketts@1\+[0-9a-f]{16}$/);
  expect(changes).toEqual(
    expect.arrayContaining([expect.stringContaining('50'), expect.stringContaining('two cards')]),
  );
  expect(JSON.stringify(changes)).not.toContain('ZZZ');
  const { body } = await call(site.url, 'GET', `/api/ratings?rules=${encodeURIComponent(rules ?? '')}`, undefined, {
    'accept-language': 'de',
  });
  expect((body as BoardAnswer).changes).toEqual(expect.arrayContaining([expect.stringContaining('zwei Karten')]));
  const placings = [ada, bob].map(({ player }, i) => ({ player, rank: i + 1 }));
  for (const key of ['ricketts@1', 'ricketts@1+00']) {
    const rating = { rules: { key, game: 'ricketts' }, placings };
    await store.results.finish({ match: `${key}-1`, at: 1, open: true, public: true }, { rating });
  }
  expect(await boardOf(ada, 'ricketts@1')).not.toHaveProperty('changes');
  expect((await boardOf(ada, 'ricketts@1%2B00')).changes).toBeNull();
});

test('an unrated match changes no rating', async () => {
  site = await openServer();
  const [ada, , table] = await played({ open: 'everybody', rated: false });
  expect([await ratingsOf(ada), await movedIn(ada, table), (await boardOf(ada)).boards]).toEqual([[], [], []]);
});

const BY_LINK = { open: 'invited', clock: null, watchers: 'cards', chat: false } as const;
const BY_DAYS = { ...BY_LINK, open: 'everybody', clock: { days: 1 } } as const;

test.each([
  ['for those invited', BY_LINK, 'Rated matches need a table'],
  ['with a clock in days', BY_DAYS, 'A rated match needs a clock in seconds'],
])('a table %s cannot be rated, neither when it is opened nor later', async (_, settings, sentence) => {
  site = await openServer();
  const ada = await newGuest(site.url, 'Ada');
  const order = { game: 'ricketts', overrides: {}, length: null, seats: 4 };
  const rated = { ...settings, rated: true };
  const refused = { code: 'not-allowed', sentence: expect.stringContaining(sentence) };
  expect(await as(ada, 'POST', '/api/tables', { order, settings: rated })).toMatchObject({
    status: 403,
    body: refused,
  });
  const { table, invite } = await newTable(ada, {}, settings);
  const host = await connect(ada);
  host.say({ type: 'join', table, invite, known: null });
  host.say({ type: 'changeSettings', settings: rated });
  expect(await host.next('error')).toMatchObject(refused);
  expect((await site.store.tables.byId(table))?.settings).toEqual(settings);
  host.close();
});

test.each(STORES)('the reason for a last rank is reported, if there is a last player: %s', async (_, opened) => {
  const store = await opened();
  site = await openServer({}, { store });
  const [ada, bob, eve] = [
    await newGuest(site.url, 'Ada'),
    await newGuest(site.url, 'Bob'),
    await newGuest(site.url, 'Eve'),
  ];
  const placings = [
    { player: ada.player, rank: 1 },
    { player: bob.player, rank: 2, whyLast: 'left' },
    { player: eve.player, rank: 2, whyLast: 'silent' },
  ] as const;
  const rating = { rules: { key: 'ricketts@1', game: 'ricketts' }, placings };
  const table = 'x'.repeat(22);
  await store.results.finish({ match: `${table}-1`, at: 1, open: true, public: true }, { rating });
  const told = async () => (await movedIn(bob, table)).map(({ name, rank, whyLast }) => [name, rank, whyLast]).sort();
  expect(await told()).toEqual([
    ['Ada', 1, undefined],
    ['Bob', 2, 'left'],
    ['Eve', 2, 'silent'],
  ]);
  await as(ada, 'DELETE', '/api/me');
  expect(await told()).toEqual([
    ['Bob', 1, undefined],
    ['Eve', 1, undefined],
  ]);
});

test('a match is recorded once, however often its end is reported', async () => {
  const store = storeIn(tempFolder());
  site = await openServer({}, { store });
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  const placings = [ada, bob].map(({ player }, i) => ({ player, rank: i + 1 }));
  const rated = { rating: { rules: { key: 'ricketts@1', game: 'ricketts' }, placings } };
  const finished = { match: 'x-1', at: 1, open: true, public: true };
  expect([await store.results.finish(finished, rated), await store.results.finish(finished, rated)]).toEqual([
    true,
    false,
  ]);
  expect((await ratingsOf(ada))[0]?.matches).toBe(1);
});

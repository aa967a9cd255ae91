// Tests a league from its creation to its end: members, counted matches, standings, and access.
import type { LeagueFacts, TableInvitation } from '@moonshot/protocol/server';
import { afterEach, expect, test } from 'vitest';
import { as, type Client, call, connect, FRIENDS, type Guest, newGuest, playOut } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { memoryStore } from '../../../testing/store/memory.ts';
import { STORES } from '../../../testing/store/stores.ts';
import { systemEnv } from '../../core/env.ts';
import { DAY_MS } from '../../core/utc-days.ts';
import type { Store } from '../../store/store.ts';

const ORDER = { game: 'capture', overrides: {}, length: null, seats: 14 };
const NEW = { name: 'Sundays', order: ORDER, end: { matches: 2 } };

let site: Site;
let later = 0;
afterEach(() => site.close());

async function people(store: Store = memoryStore()): Promise<readonly [ada: Guest, bob: Guest, eve: Guest]> {
  later = 0;
  site = await openServer(
    { MOONSHOT_LEAGUES_PER_PLAYER: '2', MOONSHOT_LEAGUE_PEOPLE: '2' },
    { store, env: { ...systemEnv, nowMs: () => systemEnv.nowMs() + later } },
  );
  return [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob'), await newGuest(site.url, 'Eve')];
}

async function made(guest: Guest, body: object = NEW): Promise<string> {
  const answer = await as(guest, 'POST', '/api/leagues', body);
  expect(answer).toMatchObject({ status: 201 });
  return (answer.body as { readonly league: string }).league;
}

const facts = async (guest: Guest, league: string): Promise<LeagueFacts> =>
  (await as(guest, 'GET', `/api/leagues/${league}`)).body as LeagueFacts;
const join = async (guest: Guest, league: string): Promise<number> =>
  (await as(guest, 'POST', `/api/leagues/${league}/members`)).status;
const leave = (guest: Guest, league: string) => as(guest, 'DELETE', `/api/leagues/${league}/members`);

async function opened(guest: Guest, league: string): Promise<TableInvitation> {
  const { status, body } = await as(guest, 'POST', `/api/leagues/${league}/tables`, { settings: FRIENDS });
  expect(status).toBe(201);
  return body as TableInvitation;
}

/** Plays a match of these people at a table, with bots, to its end. */
async function played({ table, invite }: TableInvitation, guests: readonly Guest[]): Promise<void> {
  const clients: Client[] = [];
  for (const [seat, guest] of guests.entries()) {
    const client = await connect(guest);
    client.say({ type: 'join', table, invite, known: null });
    await client.until(({ facts: told }) => told);
    if (seat > 0) client.say({ type: 'sit', seat });
    await client.until(({ facts: told }) =>
      told?.seats.some(one => one.kind === 'person' && one.player === guest.player),
    );
    clients.push(client);
  }
  clients[0]?.say({ type: 'start' });
  await Promise.all(clients.map(playOut));
  for (const client of clients) await client.until(({ facts: told }) => told?.state === 'over');
  for (const client of clients) client.close();
}

test.each(STORES)(
  '%s: two play for a league, which stands by their points, and ends after its matches',
  async (_, store) => {
    const [ada, bob, eve] = await people(await store());
    const league = await made(ada);
    expect(await facts(bob, league)).toMatchObject({ name: 'Sundays', owner: 'Ada', member: false, tables: [] });
    expect(await join(bob, league)).toBe(204);
    expect(await join(bob, league)).toBe(204);
    expect(await join(eve, league)).toBe(409); // the league has room for two members
    const door = await opened(bob, league);
    expect((await facts(ada, league)).tables).toMatchObject([{ ...door, state: 'gathering', people: ['Bob'] }]);
    expect((await facts(eve, league)).tables).toEqual([]);
    await played(door, [bob, ada, eve]);
    const one = await facts(ada, league);
    expect(one).toMatchObject({ played: 1, over: false, tables: [] });
    // Eve is not a member
    expect(one.matches[0]?.rows.map(({ name }) => name).sort()).toEqual(['Ada', 'Bob']);
    expect(one.rows.reduce((sum, { points }) => sum + points, 0)).toBe(2);
    await played(await opened(ada, league), [ada, bob]);
    const two = await facts(ada, league);
    expect(two).toMatchObject({ played: 2, over: true });
    expect(two.matches.map(({ at }) => at)).toEqual(two.matches.map(({ at }) => at).sort((a, b) => b - a));
    const late = await as(ada, 'POST', `/api/leagues/${league}/tables`, { settings: FRIENDS });
    expect(late).toMatchObject({ status: 409, body: { code: 'not-now' } });
    expect((await as(bob, 'GET', '/api/leagues/mine')).body).toMatchObject({
      leagues: [{ id: league, name: 'Sundays', people: 2, played: 2, over: true }],
    });
    expect((await as(bob, 'GET', '/api/me/export')).body).toMatchObject({ leagues: [{ id: league, owner: false }] });
    await as(bob, 'DELETE', '/api/me');
    const gone = await facts(ada, league);
    expect(gone.rows.map(({ name, member }) => [name, member]).sort()).toEqual([
      ['Ada', true],
      ['Somebody', false],
    ]);
    const french = { cookie: ada.cookie, 'accept-language': 'fr' };
    const { body } = await call(ada.url, 'GET', `/api/leagues/${league}`, undefined, french);
    expect((body as LeagueFacts).rows.map(({ name }) => name).sort()).toEqual(['Ada', 'Quelqu’un']);
  },
);

test.each(STORES)('%s: its owner names and ends it; an owner who leaves hands it to the next', async (_, store) => {
  const [ada, bob] = await people(await store());
  const league = await made(ada);
  await join(bob, league);
  const change = async (guest: Guest, body: object): Promise<number> =>
    (await as(guest, 'PATCH', `/api/leagues/${league}`, body)).status;
  expect(await change(bob, { name: 'Mine' })).toBe(403);
  expect(await change(ada, { name: 'Mondays' })).toBe(204);
  expect(await change(ada, { name: 'a\u202Eb' })).toBe(400);
  expect((await leave(ada, league)).status).toBe(204);
  expect(await facts(bob, league)).toMatchObject({ name: 'Mondays', owner: 'Bob', yours: true });
  expect(await change(bob, { over: true })).toBe(204);
  expect(await facts(bob, league)).toMatchObject({ over: true });
  expect(await join(ada, league)).toBe(409);
  await leave(bob, league);
  expect(await facts(bob, league)).toMatchObject({ code: 'gone' });
});

test.each(STORES)(
  '%s: its owner puts somebody out, who cannot come back; members go through its matches',
  async (_, store) => {
    const [ada, bob, eve] = await people(await store());
    const league = await made(ada);
    await join(bob, league);
    await played(await opened(ada, league), [ada, bob]);
    const { matches, rows } = await facts(ada, league);
    const text = async (guest: Guest): Promise<number> =>
      (await as(guest, 'GET', `/api/matches/${matches[0]?.match}/notation`)).status;
    expect(rows.map(({ name, player }) => [name, player]).sort()).toEqual([
      ['Ada', ada.player],
      ['Bob', bob.player],
    ]);
    expect((await facts(bob, league)).rows.map(({ player }) => player)).toEqual([null, null]);
    const putOut = async (guest: Guest, whom: Guest): Promise<number> =>
      (await as(guest, 'DELETE', `/api/leagues/${league}/members/${whom.player}`)).status;
    expect([await putOut(bob, ada), await putOut(ada, ada), await putOut(ada, eve)]).toEqual([403, 403, 403]);
    expect(await text(eve)).toBe(404);
    expect(await putOut(ada, bob)).toBe(204);
    expect(await join(bob, league)).toBe(403);
    expect(await join(eve, league)).toBe(204);
    expect(await text(eve)).toBe(200);
    expect((await facts(ada, league)).rows.find(({ name }) => name === 'Bob')).toMatchObject({
      member: false,
      player: null,
    });
  },
);

test('only members open tables for it, and its rules stay as they are', async () => {
  const [ada, , eve] = await people();
  const league = await made(ada);
  const stranger = await as(eve, 'POST', `/api/leagues/${league}/tables`, { settings: FRIENDS });
  expect(stranger).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  const { table } = await opened(ada, league);
  const client = await connect(ada);
  client.say({ type: 'join', table, invite: null, known: null });
  expect((await client.next('table')).table).toMatchObject({ league, seats: { length: 14 } });
  client.say({ type: 'changeRules', order: { ...ORDER, seats: 2 } });
  expect(await client.next('error')).toMatchObject({ code: 'not-allowed' });
  client.close();
});

test('with a day as its end it is over then', async () => {
  const [ada, bob] = await people();
  const league = await made(ada, { ...NEW, end: { until: Date.now() + DAY_MS } });
  await join(bob, league);
  const door = await opened(ada, league);
  later = 2 * DAY_MS;
  await played(door, [ada, bob]); // this match ends too late to count
  expect(await facts(ada, league)).toMatchObject({ over: true, played: 0 });
});

test.each([
  ['no such game', { order: { ...ORDER, game: 'whist' } }, 'no game called whist'],
  ['seats the game has not', { order: { ...ORDER, seats: 15 } }, 'seats'],
  ['no matches', { end: { matches: 0 } }, 'end'],
  ['a day that is over', { end: { until: 1 } }, 'within a year from now'],
  ['a name that says nothing', { name: ' ' }, 'needs a letter'],
  ['a field too many', { secret: '00' }, 'secret'],
])('cannot be made: %s', async (_, change, sentence) => {
  const [ada] = await people();
  const { status, body } = await as(ada, 'POST', '/api/leagues', { ...NEW, ...change });
  expect([status, body]).toEqual([400, expect.objectContaining({ sentence: expect.stringContaining(sentence) })]);
});

test('the number of leagues per player is limited, and unused leagues are deleted', async () => {
  const store = memoryStore();
  const [ada] = await people(store);
  const leagues = [await made(ada), await made(ada)];
  expect(await as(ada, 'POST', '/api/leagues', NEW)).toMatchObject({ status: 429, body: { code: 'too-many' } });
  expect(await store.leagues.sweep(Date.now() + DAY_MS, 99)).toBe(leagues.length);
  expect((await as(ada, 'GET', `/api/leagues/${leagues[0]}`)).status).toBe(404);
});

// Tests a challenge from creation to end: all players get the same cards, once each, and no result is shown
// too early.

import type { ContestFacts, TableInvitation } from '@moonshot/protocol/server';
import { fingerprint } from '@moonshot/rules/cards';
import { checkNotation } from '@moonshot/rules/notation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, type Client, call, connect, dueOf, type Guest, newGuest, playOut } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { memoryStore } from '../../../testing/store/memory.ts';
import { systemEnv } from '../../core/env.ts';
import { DAY_MS } from '../../core/utc-days.ts';
import type { Store } from '../../store/store.ts';

const CHALLENGE = { kind: 'challenge', game: 'ricketts', overrides: {}, seats: 4, deals: 2, days: 3 };

let site: Site;
let later = 0;
let [ada, bob, eve]: Guest[] = [];
beforeAll(async () => {
  site = await openServer(
    { MOONSHOT_CONTESTS_PER_PLAYER: '5', MOONSHOT_CONTEST_ENTRIES: '2' },
    { env: { ...systemEnv, nowMs: () => systemEnv.nowMs() + later } },
  );
  [ada, bob, eve] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob'), await newGuest(site.url, 'Eve')];
});
afterAll(() => site.close());

const person = (guest: Guest | undefined): Guest => guest as Guest;

async function made(body: object = CHALLENGE): Promise<string> {
  const answer = await as(person(ada), 'POST', '/api/contests', body);
  expect(answer).toMatchObject({ status: 201 });
  return (answer.body as { readonly contest: string }).contest;
}

const facts = async (guest: Guest | undefined, contest: string): Promise<ContestFacts> =>
  (await as(person(guest), 'GET', `/api/contests/${contest}`)).body as ContestFacts;

async function entered(guest: Guest | undefined, contest: string): Promise<TableInvitation> {
  const { status, body } = await as(person(guest), 'POST', `/api/contests/${contest}/entries`);
  expect(status).toBe(201);
  return body as TableInvitation;
}

/** Joins the guest's table and waits for the cards. */
async function seated(guest: Guest | undefined, { table }: TableInvitation): Promise<Client> {
  const client = await connect(person(guest));
  client.say({ type: 'join', table, invite: null, known: null });
  await client.until(({ view }) => view?.deal.phase !== undefined && view.deal.phase !== 'deal');
  return client;
}

const handOf = (client: Client): unknown => (client.view?.deal as { readonly hand?: unknown } | undefined)?.hand;

test('a score that cannot be stored is stored when the table is retried', async () => {
  const store = memoryStore();
  let fails = false;
  const score: Store['contests']['score'] = async (...given) => {
    if (fails) throw new Error('The database is gone.');
    await store.contests.score(...given);
  };
  const other = await openServer(
    { MOONSHOT_RETRY_MS: '20' },
    { store: { ...store, contests: { ...store.contests, score } } },
  );
  const guest = await newGuest(other.url, 'Ada');
  const { body } = await as(guest, 'POST', '/api/contests', { ...CHALLENGE, deals: 1 });
  const { contest } = body as { readonly contest: string };
  const client = await seated(guest, await entered(guest, contest));
  fails = true;
  await playOut(client);
  expect(await client.until(({ facts: table }) => table?.trouble)).toMatch(/is paused/);
  expect(client.facts?.state).toBe('playing');
  fails = false;
  await client.until(({ facts: table }) => table?.state === 'over' && table.trouble === null);
  expect((await facts(guest, contest)).yours).toMatchObject({ done: true });
  client.close();
  await other.close();
});

test('two play the same cards against the same bots, and are compared deal by deal', async () => {
  const contest = await made();
  const before = await facts(eve, contest);
  expect(before).toMatchObject({ name: 'Ricketts House Hearts', deals: 2, over: false, secret: null, rows: null });
  const clients = await Promise.all([ada, bob].map(async guest => seated(guest, await entered(guest, contest))));
  const [first, second] = clients as [Client, Client];
  expect(handOf(first)).toEqual(handOf(second));
  const ends = [await playOut(first)];
  await first.until(({ facts: table }) => table?.state === 'over');
  expect(await facts(ada, contest)).toMatchObject({ people: [{ done: true }, { done: false }], yours: { done: true } });
  expect((await facts(bob, contest)).rows).toBeNull();
  ends.push(await playOut(second));
  await second.until(({ facts: table }) => table?.state === 'over');
  const points = ends.map(({ deal }) => deal.results.map(result => result.points));
  expect(points[0]).toEqual(points[1]); // both players and the bots give the first legal answer
  const told = await facts(bob, contest);
  expect(told.rows).toHaveLength(2);
  for (const row of told.rows ?? [])
    expect(row).toMatchObject({
      place: 1,
      points: points[0]?.map(deal => deal[0]),
      better: [0, 0],
      duplicate: 0,
    });
  expect((await facts(eve, contest)).rows).toBeNull(); // a player who has not played sees no results
  await recorded(`${told.yours?.table}-1`);
  for (const client of clients) client.close();
});

/**
 * Checks that a contest's match is listed among the player's own matches, can be reviewed by its players, and
 * has no proof of its own.
 */
async function recorded(match: string): Promise<void> {
  const { body } = await as(person(bob), 'GET', '/api/matches');
  expect(body).toMatchObject({ matches: [{ match, deals: 2, proof: false, told: true }] });
  expect((await as(person(bob), 'GET', `/api/matches/${match}/proof`)).status).toBe(409);
  expect((await as(person(eve), 'GET', `/api/matches/${match}/notation`)).status).toBe(404);
  const { status, body: text } = await as(person(bob), 'GET', `/api/matches/${match}/notation`);
  expect([status, checkNotation(String(text)).ok]).toEqual([200, true]);
}

test('a player who enters again gets the same table, and a simultaneous repeat makes no second one', async () => {
  const contest = await made();
  const doors = await Promise.all([1, 2, 3].map(() => entered(bob, contest)));
  expect(new Set(doors.map(({ table }) => table)).size).toBe(1);
  await entered(ada, contest);
  const full = await as(person(eve), 'POST', `/api/contests/${contest}/entries`);
  expect(full).toMatchObject({ status: 409, body: { code: 'table-full' } });
});

test('at such a table nothing is changed, hinted at, taken back or played again', async () => {
  const door = await entered(ada, await made({ ...CHALLENGE, deals: 1 }));
  const client = await seated(ada, door);
  const settings = { open: 'everybody', clock: null, watchers: 'cards', chat: false } as const;
  client.say({ type: 'changeSettings', settings });
  expect(await client.next('error')).toMatchObject({
    code: 'not-allowed',
    sentence: expect.stringContaining('same deals'),
  });
  client.say({ type: 'hint' });
  expect(await client.next('error')).toMatchObject({ code: 'not-allowed' });
  const stranger = await connect(person(eve));
  stranger.say({ type: 'join', table: door.table, invite: door.invite, known: null });
  expect(await stranger.next('error')).toMatchObject({ code: 'not-allowed' });
  stranger.close();
  const view = await playOut(client);
  expect(client.received.some(message => 'view' in message && message.view.mayUndo)).toBe(false);
  await client.until(({ facts: table }) => table?.state === 'over');
  client.say({ type: 'undo', number: view.number + 1 });
  expect(await client.next('rejected')).toMatchObject({ code: 'nothing-to-undo' });
  client.say({ type: 'rematch' });
  expect(await client.next('error')).toMatchObject({ code: 'not-allowed' });
  client.close();
});

test('a pass is not taken back once the cards that came are seen, neither by asking nor by a vote', async () => {
  const door = await entered(ada, await made({ ...CHALLENGE, deals: 1 }));
  const client = await seated(ada, door);
  const pass = dueOf(client.view!)!;
  expect(client.view?.deal.phase).toBe('pass');
  client.say(pass);
  const seen = await client.until(({ view }) => view?.deal.phase === 'play' && dueOf(view) && view);
  const before = JSON.stringify(handOf(client));
  client.say({ type: 'undo', number: pass.number + 1 });
  expect(await client.next('rejected')).toMatchObject({ code: 'nothing-to-undo' });
  client.say({ type: 'vote', on: 'undo', yes: true });
  // The answer to this message arrives after the answers to all earlier ones.
  client.say({ type: 'setLanguage', language: 'en' });
  await client.next('tableRules');
  expect([client.view?.deal.phase, client.view?.number, JSON.stringify(handOf(client))]).toEqual([
    ...['play', seen.number, before],
  ]);
  client.close();
});

test('after the end the secret fits the commitment, all results are public, and nobody can enter', async () => {
  const contest = await made({ ...CHALLENGE, days: 1 });
  const client = await seated(ada, await entered(ada, contest));
  const { commitment } = await facts(bob, contest);
  const sent = JSON.stringify(client.received);
  later += DAY_MS;
  const told = await facts(bob, contest);
  expect(told).toMatchObject({ over: true, rows: [], commitment });
  expect(fingerprint('contest', told.committed, told.secret ?? '')).toBe(commitment);
  expect(sent).not.toContain(told.secret ?? '');
  expect(site.log.join('')).not.toContain(told.secret ?? '');
  await playOut(client);
  await client.until(({ facts: table }) => table?.state === 'over');
  // the result came too late
  expect(await facts(ada, contest)).toMatchObject({ yours: { done: false }, rows: [] });
  const late = await as(person(bob), 'POST', `/api/contests/${contest}/entries`);
  expect(late).toMatchObject({ status: 409, body: { code: 'not-now' } });
  client.close();
});

test('the day has one contest, by the calendar in UTC', async () => {
  const { body } = await call(site.url, 'GET', '/api/contests/today');
  const day = body as ContestFacts;
  expect(day).toMatchObject({ kind: 'day', by: null, deals: 1, seats: 4 });
  expect(new Date(day.until).toISOString()).toMatch(/T00:00:00\.000Z$/);
  expect((await facts(eve, day.id)).commitment).toBe(day.commitment);
  later += DAY_MS;
  expect((await call(site.url, 'GET', '/api/contests/today')).body).not.toMatchObject({ id: day.id });
});

test('a player’s contests are listed, are in the export, and are deleted with the player', async () => {
  const gone = await newGuest(site.url, 'Gone');
  const { body } = await as(gone, 'POST', '/api/contests', { ...CHALLENGE, deals: 1 });
  const { contest } = body as { readonly contest: string };
  const client = await seated(gone, await entered(gone, contest));
  await playOut(client);
  await client.until(({ facts: table }) => table?.state === 'over');
  client.close();
  expect((await as(gone, 'GET', '/api/contests/mine')).body).toMatchObject({
    contests: [{ id: contest, deals: 1, done: true }],
  });
  expect((await as(gone, 'GET', '/api/me/export')).body).toMatchObject({ contests: [{ id: contest, made: true }] });
  expect((await as(gone, 'DELETE', '/api/me')).status).toBe(204);
  later += 3 * DAY_MS;
  expect(await facts(bob, contest)).toMatchObject({ by: null, people: [], rows: [{ name: 'Somebody' }] });
  const german = { cookie: person(bob).cookie, 'accept-language': 'de' };
  const told = await call(site.url, 'GET', `/api/contests/${contest}`, undefined, german);
  expect(told.body).toMatchObject({ rows: [{ name: 'Jemand' }] });
});

test.each([
  ['no such game', { game: 'whist' }, 'There is no such game'.slice(0, 8)],
  ['seats the game has not', { seats: 9 }, 'There can be no such table'],
  ['rules that contradict each other', { overrides: { 'moon.points': 'many' } }, 'There can be no such table'],
  ['no deals', { deals: 0 }, 'deals'],
  ['more deals than a challenge has', { deals: 17 }, 'deals'],
  ['no time', { days: 0 }, 'days'],
  ['too much time', { days: 15 }, 'days'],
  ['a field too many', { secret: '00' }, 'secret'],
  ['another kind', { kind: 'duel' }, 'kind'],
])('cannot be made: %s', async (_, change, sentence) => {
  const { status, body } = await as(person(eve), 'POST', '/api/contests', { ...CHALLENGE, ...change });
  expect(status).toBe(400);
  expect(body).toMatchObject({ sentence: expect.stringContaining(sentence) });
});

test('the number of open challenges per player is limited', async () => {
  const keen = await newGuest(site.url, 'Keen');
  const made = [];
  for (let i = 0; i < 6; i++) made.push((await as(keen, 'POST', '/api/contests', CHALLENGE)).status);
  expect(made).toEqual([201, 201, 201, 201, 201, 429]);
});

// Tests a tournament from creation to end: tables open automatically, deals count once all tables have played
// them, and a restart loses nothing.
import type { ContestFacts, TableInvitation, TournamentRoundFacts } from '@moonshot/protocol/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, type Client, call, connect, type Guest, newGuest, playOut } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { memoryStore } from '../../../testing/store/memory.ts';
import { type Env, systemEnv } from '../../core/env.ts';

const CLOCK = { cardSeconds: 60, passSeconds: 60, reserveSeconds: 0 };
const NEW = {
  kind: 'tournament',
  title: 'Sunday',
  game: 'ricketts',
  overrides: {},
  seats: 4,
  rounds: 2,
  deals: 1,
  begins: { players: 2 },
  clock: CLOCK,
};
const VARIABLES = { MOONSHOT_ROUND_PAUSE_MS: '0' };

let site: Site;
let later = 0;
let [ada, bob, eve]: Guest[] = [];
const env = { ...systemEnv, nowMs: () => systemEnv.nowMs() + later };
beforeAll(async () => {
  site = await openServer(VARIABLES, { env });
  [ada, bob, eve] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob'), await newGuest(site.url, 'Eve')];
});
afterAll(() => site.close());

const person = (guest: Guest | undefined): Guest => guest as Guest;

async function made(body: object = {}, by = ada): Promise<string> {
  const answer = await as(person(by), 'POST', '/api/contests', { ...NEW, ...body });
  expect(answer).toMatchObject({ status: 201 });
  return (answer.body as { readonly contest: string }).contest;
}

const facts = async (guest: Guest | undefined, contest: string): Promise<ContestFacts> =>
  (await as(person(guest), 'GET', `/api/contests/${contest}`)).body as ContestFacts;

const entered = (guest: Guest | undefined, contest: string) =>
  as(person(guest), 'POST', `/api/contests/${contest}/entries`);

/**
 * Polls the contest until the condition holds, because what happens at a table takes effect a moment later.
 */
async function until(guest: Guest | undefined, contest: string, is: (facts: ContestFacts) => boolean) {
  await expect.poll(async () => is(await facts(guest, contest)), { interval: 20 }).toBe(true);
  return facts(guest, contest);
}

const inRound =
  (round: number) =>
  ({ tournament, yours }: ContestFacts): boolean =>
    tournament?.round === round && yours !== null;

/** Waits for the round to begin and plays it. Returns the client that played. */
async function played(guest: Guest | undefined, contest: string, round: number): Promise<Client> {
  await until(guest, contest, inRound(round));
  const { table } = (await entered(guest, contest)).body as TableInvitation;
  const client = await connect(person(guest));
  client.say({ type: 'join', table, invite: null, known: null });
  await playOut(client);
  return client;
}

const contestIsOver = ({ over }: ContestFacts): boolean => over;

test('two come, bots fill two tables, both rounds are played, and everybody is compared', async () => {
  const contest = await made();
  expect((await entered(ada, contest)).body).toEqual({ table: null, invite: null });
  expect(await facts(eve, contest)).toMatchObject({ rows: null, tournament: { state: 'open', round: 0, tables: [] } });
  await entered(bob, contest);
  for (const round of [1, 2]) {
    const clients = await Promise.all([ada, bob].map(guest => played(guest, contest, round)));
    for (const client of clients) client.close();
  }
  const told = await until(eve, contest, contestIsOver);
  expect(told.tournament?.tables.map(({ seats }) => seats.length)).toEqual([4, 4]);
  expect(told.rows?.map(({ name }) => name).sort()).toEqual(['Ada', 'Bob']);
  for (const row of told.rows ?? []) {
    expect(row.points).toHaveLength(2);
    expect(row.points.every(points => points !== null)).toBe(true);
    expect(row.duplicate).not.toBeNull();
  }
  await compared(contest, told);
});

/** Checks that all tables of a round have played the same deal, and that each can be reviewed. */
async function compared(contest: string, told: ContestFacts): Promise<void> {
  const texts: string[] = [];
  for (const round of [1, 2]) {
    const { body } = await call(site.url, 'GET', `/api/contests/${contest}/rounds/${round}`);
    const { tables } = body as TournamentRoundFacts;
    expect(tables).toHaveLength(2);
    const ofAda = tables.find(({ seats }) => seats.some(({ name }) => name === 'Ada'));
    const seat = ofAda?.seats.findIndex(({ name }) => name === 'Ada') ?? -1;
    const own = ofAda?.points[0]?.[seat] ?? Number.NaN;
    const other = tables.find(one => one !== ofAda)?.points[0]?.[seat] ?? Number.NaN;
    expect(told.rows?.find(({ name }) => name === 'Ada')?.better[round - 1]).toBe(other - own);
    for (const { table } of tables) {
      const text = await call(site.url, 'GET', `/api/contests/${contest}/tables/${table}/notation`);
      expect(text.status).toBe(200);
      texts.push(String(text.body));
    }
  }
  const hands = texts.map(text => text.split('\n').filter(line => line.startsWith('hand ')));
  expect(hands[0]).toHaveLength(4);
  expect([hands[0], hands[2]]).toEqual([hands[1], hands[3]]); // per round: the same cards at both tables
  expect(hands[0]).not.toEqual(hands[2]);
}

test('a round in progress is not shown, and cannot be stopped', async () => {
  const contest = await made();
  await entered(ada, contest);
  await entered(bob, contest);
  const told = await until(ada, contest, inRound(1));
  expect(told.rows?.map(({ points, duplicate }) => [points, duplicate])).toEqual(Array(2).fill([[null, null], null]));
  for (const round of [1, 2, 9])
    expect((await call(site.url, 'GET', `/api/contests/${contest}/rounds/${round}`)).status).toBe(404);
  const table = told.yours?.table ?? '';
  expect((await call(site.url, 'GET', `/api/contests/${contest}/tables/${table}/notation`)).status).toBe(404);
  const client = await connect(person(ada));
  client.say({ type: 'join', table, invite: null, known: null });
  await client.until(({ view }) => view !== undefined);
  client.say({ type: 'vote', on: 'pause', yes: true });
  expect(await client.next('error')).toMatchObject({ code: 'not-allowed' });
  client.close();
});

/** The factor by which time passes faster. */
const FAST = 50;
const fast: Env = {
  ...systemEnv,
  monoMs: () => systemEnv.monoMs() * FAST,
  after: (ms, act) => systemEnv.after(ms / FAST, act),
  every: (ms, act) => systemEnv.every(ms / FAST, act),
};

test('an absent player does not hold up the others: time runs out, and bots play on if nobody is left', async () => {
  const hurried = await openServer(VARIABLES, { env: fast });
  const [one, two] = [await newGuest(hurried.url, 'One'), await newGuest(hurried.url, 'Two')];
  const { body } = await as(one, 'POST', '/api/contests', { ...NEW, rounds: 1, deals: 2 });
  const { contest } = body as { readonly contest: string };
  for (const guest of [one, two]) await entered(guest, contest);
  const told = await until(one, contest, contestIsOver);
  expect(told.rows?.map(({ points }) => points.every(played => played !== null))).toEqual([true, true]);
  await hurried.close();
});

test('a server stopped during a round resumes it and the rounds after it', async () => {
  const store = memoryStore();
  const before = await openServer(VARIABLES, { store: { ...store, close: async () => {} } });
  const [one, two] = [await newGuest(before.url, 'One'), await newGuest(before.url, 'Two')];
  const made = await as(one, 'POST', '/api/contests', NEW);
  const { contest } = made.body as { readonly contest: string };
  await entered(one, contest);
  await entered(two, contest);
  const told = await until(one, contest, inRound(1));
  await before.close();
  const after = await openServer(VARIABLES, { store });
  const again = [one, two].map(guest => ({ ...guest, url: after.url }));
  expect((await facts(again[0], contest)).tournament?.tables.map(({ seats }) => seats.map(({ name }) => name))).toEqual(
    told.tournament?.tables.map(({ seats }) => seats.map(({ name }) => name)),
  );
  for (const round of [1, 2])
    for (const client of await Promise.all(again.map(guest => played(guest, contest, round)))) client.close();
  const end = await until(again[0], contest, contestIsOver);
  expect(end.rows?.map(({ points }) => points.every(one => one !== null))).toEqual([true, true]);
  await after.close();
});

test('who leaves while round 1 is being opened is replaced by a bot, and nobody gets two seats', async () => {
  const store = memoryStore();
  const full = await openServer({ ...VARIABLES, MOONSHOT_TABLES: '1' }, { store: { ...store, close: async () => {} } });
  const guests: Guest[] = [];
  for (const name of ['Ivo', 'Jan', 'Kai', 'Lea', 'Mia']) guests.push(await newGuest(full.url, name));
  const made = await as(person(guests[0]), 'POST', '/api/contests', { ...NEW, begins: { players: 5 } });
  const { contest } = made.body as { readonly contest: string };
  for (const guest of guests) await entered(guest, contest);
  const seated = ({ tournament }: ContestFacts) =>
    tournament?.tables.flatMap(({ seats }) => seats.flatMap(({ name, bot }) => (bot ? [] : [name]))) ?? [];
  const first = seated(await until(guests[0], contest, told => told.tournament?.tables.length === 1));
  const gone = guests.find(({ name }) => !first.includes(name));
  expect((await as(person(gone), 'DELETE', '/api/me')).status).toBe(204);
  await full.close();
  const roomy = await openServer(VARIABLES, { store });
  const [stays] = guests.filter(guest => guest !== gone).map(guest => ({ ...guest, url: roomy.url }));
  const all = seated(await until(stays, contest, told => told.tournament?.tables.length === 2));
  expect(all.toSorted()).toEqual(guests.flatMap(guest => (guest === gone ? [] : [guest.name])));
  await roomy.close();
});

test('its creator begins it at any time, others may leave before, and nobody may enter afterwards', async () => {
  const contest = await made({ begins: { players: 8 } });
  for (const guest of [ada, bob, eve]) await entered(guest, contest);
  const begun = (guest: Guest | undefined) => as(person(guest), 'POST', `/api/contests/${contest}/start`);
  expect(await begun(bob)).toMatchObject({ status: 403, body: { code: 'not-host' } });
  expect((await as(person(eve), 'DELETE', `/api/contests/${contest}/entries`)).status).toBe(204);
  expect((await facts(ada, contest)).people.map(({ name }) => name)).toEqual(['Ada', 'Bob']);
  expect((await begun(ada)).status).toBe(204);
  expect(await facts(ada, contest)).toMatchObject({ tournament: { round: 1, state: 'playing', yours: true } });
  expect(await entered(eve, contest)).toMatchObject({ status: 409, body: { code: 'not-now' } });
  expect((await as(person(bob), 'DELETE', `/api/contests/${contest}/entries`)).status).toBe(409);
  expect((await begun(ada)).status).toBe(409);
});

test('a tournament without two players ends at its time', async () => {
  const contest = await made({ begins: { minutes: 1 } });
  await entered(ada, contest);
  expect(await as(person(ada), 'POST', `/api/contests/${contest}/start`)).toMatchObject({ status: 409 });
  later += 61_000;
  await site.app.tournaments.act(contest, { type: 'look' });
  expect(await facts(ada, contest)).toMatchObject({ over: true, tournament: { state: 'over', round: 0 } });
  const late = { status: 409, body: { code: 'not-now' } };
  expect(await as(person(ada), 'DELETE', `/api/contests/${contest}/entries`)).toMatchObject(late);
  expect(await as(person(ada), 'POST', `/api/contests/${contest}/start`)).toMatchObject(late);
});

test.each([
  ['no title', { title: ' ' }, 'title'],
  ['no rounds', { rounds: 0 }, 'rounds'],
  ['more deals than a round has', { deals: 9 }, 'deals'],
  ['one player', { begins: { players: 1 } }, 'begins'],
  ['days to think', { clock: { days: 1 } }, 'clock'],
  ['no such game', { game: 'whist' }, 'There is no game'],
])('cannot be made: %s', async (_, change, sentence) => {
  const { status, body } = await as(person(eve), 'POST', '/api/contests', { ...NEW, ...change });
  expect(status).toBe(400);
  expect(body).toMatchObject({ sentence: expect.stringContaining(sentence) });
});

// Tests many players at one address, such as a class. The default limits let all of them play, and a client
// that floods affects no other.

import type { TableView } from '@moonshot/protocol';
import type { TableInvitation } from '@moonshot/protocol/server';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { as, type Client, call, connect, dueOf, type Guest, newGuest, newTable } from '../testing/client.ts';
import { openServer, type Site } from '../testing/site.ts';
import { systemEnv } from './core/env.ts';
import type { Budgets } from './threads/jobs/processor-budgets.ts';

/** The defaults of every limit that could refuse a player. */
const USUAL = {
  MOONSHOT_MESSAGES_PER_SECOND: '',
  MOONSHOT_MESSAGES_BURST: '',
  MOONSHOT_GUESTS_PER_HOUR: '',
  MOONSHOT_SOCKETS_PER_MINUTE: '',
  MOONSHOT_REQUESTS_PER_MINUTE: '',
  MOONSHOT_TABLES_PER_PLAYER: '',
};

async function opened(variables = {}, more = {}): Promise<Site> {
  const site = await openServer({ ...USUAL, ...variables }, more);
  onTestFinished(() => site.close());
  return site;
}

/** What a page requests when it loads. */
const OPENING = ['/api/me', '/api/tables', '/api/tables/mine', '/api/matches', '/api/contests/today', '/api/blocks'];

async function arrived(site: Site, name: string): Promise<Guest> {
  const guest = await newGuest(site.url, name);
  for (const path of OPENING) expect((await as(guest, 'GET', path)).status).toBe(200);
  return guest;
}

/** Joins the table with its code and takes a seat. */
async function seated(guest: Guest, code: string, seat: number): Promise<Client> {
  const { status, body } = await as(guest, 'POST', `/api/codes/${code}`);
  expect(status).toBe(200);
  const client = await connect(guest);
  client.say({ type: 'join', ...(body as TableInvitation), known: null });
  if (seat > 0) client.say({ type: 'sit', seat });
  await client.until(({ facts }) => facts?.seats[seat]?.kind === 'person');
  return client;
}

/** Plays to the end like a page, which sends nothing more until it has received a response. */
async function playedOut(client: Client): Promise<TableView> {
  for (;;) {
    const view = await client.until(({ view: now }) => now && (now.deal.phase === 'over' || dueOf(now)) && now);
    const due = dueOf(view);
    if (view.deal.phase === 'over' || due === undefined) return view;
    client.say(due);
    await client.until(({ received }) =>
      received.some(one => (one.type === 'ack' || one.type === 'rejected') && one.number === due.number),
    );
    await client.until(({ view: now }) => now !== undefined && now.number >= due.number);
  }
}

async function playedBy(guests: readonly Guest[]): Promise<readonly number[]> {
  const [host] = guests as readonly [Guest];
  const { table } = await newTable(host, { game: 'capture', seats: guests.length });
  const { code } = (await as(host, 'POST', '/api/codes', { table })).body as { readonly code: string };
  const clients: Client[] = [];
  for (const [seat, guest] of guests.entries()) clients.push(await seated(guest, code, seat));
  clients[0]?.say({ type: 'start' });
  const ends = await Promise.all(clients.map(playedOut));
  for (const client of clients) client.close();
  return ends.map(({ deal }) => deal.results.length);
}

test.each([
  ['fourteen at one table', [14]],
  ['a class of thirty at three', [10, 10, 10]],
])('%s', async (_, tables) => {
  const site = await opened();
  const guests: Guest[] = [];
  for (let i = 0; i < tables.reduce((sum, n) => sum + n, 0); i++) guests.push(await arrived(site, `Guest ${i}`));
  for (const many of tables)
    for (const deals of await playedBy(guests.splice(0, many))) expect(deals).toBeGreaterThan(0);
});

test('signed-in players have their own request limits, so a flood affects no other player', async () => {
  const site = await opened({ MOONSHOT_REQUESTS_PER_MINUTE: '20' });
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  const answers = await Promise.all(Array.from({ length: 21 }, () => as(ada, 'GET', '/api/me')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  const { retryAfterMs = 0 } = (refused[0]?.body ?? {}) as { readonly retryAfterMs?: number };
  expect(retryAfterMs).toBeGreaterThan(0);
  expect(retryAfterMs).toBeLessThanOrEqual(60_000);
  expect(refused[0]?.headers.get('retry-after')).toBe(String(Math.ceil(retryAfterMs / 1000)));
  expect((await as(bob, 'GET', '/api/me')).status).toBe(200);
  expect((await call(site.url, 'GET', '/api/tables')).status).toBe(200);
  const strangers = await Promise.all(Array.from({ length: 21 }, () => call(site.url, 'GET', '/api/tables')));
  expect(strangers.some(({ status }) => status === 429)).toBe(true);
  expect((await as(bob, 'GET', '/api/me')).status).toBe(200);
});

test('an invalid session is counted by its address', async () => {
  const site = await opened({ MOONSHOT_REQUESTS_PER_MINUTE: '5' });
  const statuses = [];
  for (let i = 0; i < 6; i++)
    statuses.push(
      (await call(site.url, 'GET', '/api/tables', undefined, { cookie: `sid=${'x'.repeat(43)}${i}` })).status,
    );
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('new guests are counted by address, even for signed-in players', async () => {
  const site = await opened({ MOONSHOT_GUESTS_PER_HOUR: '3' });
  const ada = await newGuest(site.url, 'Ada');
  const more = [];
  for (let i = 0; i < 3; i++) more.push((await as(ada, 'POST', '/api/guests', { name: `Guest ${i}` })).status);
  expect(more).toEqual([201, 201, 429]);
});

test('valid codes are free, wrong ones count against the address', async () => {
  const site = await opened({ MOONSHOT_CODE_TRIES_PER_MINUTE: '3' });
  const ada = await newGuest(site.url, 'Ada');
  const { table } = await newTable(ada);
  const { code } = (await as(ada, 'POST', '/api/codes', { table })).body as { readonly code: string };
  const tried = async (one: string) => (await as(ada, 'POST', `/api/codes/${one}`)).status;
  for (let i = 0; i < 9; i++) expect(await tried(code)).toBe(200);
  const other = code === 'AAAAA' ? 'BBBBB' : 'AAAAA';
  expect([await tried(other), await tried(other), await tried(other), await tried(other)]).toEqual([
    404, 404, 404, 429,
  ]);
  const answer = await as(ada, 'POST', `/api/codes/${code}`);
  expect(answer).toMatchObject({ status: 429, body: { code: 'too-many' } });
  expect((answer.body as { readonly retryAfterMs: number }).retryAfterMs).toBeLessThanOrEqual(20_000);
});

/** One attempt from an address; returns the status of the response. */
type Try = (site: Site, address: string) => Promise<number>;

const from = (address: string) => ({ 'x-forwarded-for': address });
const asked =
  (method: string, path: string, body?: unknown): Try =>
  async (site, address) =>
    (await call(site.url, method, path, body, from(address))).status;

/** Opens a socket, which stays open. */
const socketFrom: Try = ({ port }, address) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: from(address) });
    onTestFinished(() => socket.terminate());
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (request, { statusCode = 0 }) => {
      request.destroy();
      resolve(statusCode);
    });
    socket.once('error', reject);
  });

const BY_ADDRESS: readonly [name: string, variable: string, tried: Try][] = [
  ['wrong codes', 'CODE_TRIES_PER_MINUTE', asked('POST', '/api/codes/AAAAA')],
  ['new guests', 'GUESTS_PER_HOUR', asked('POST', '/api/guests', { name: 'Ada' })],
  ['passkeys begun', 'PASSKEYS_BEGUN_EACH', asked('POST', '/api/passkeys/sign-in/options')],
  ['requests', 'REQUESTS_PER_MINUTE', asked('GET', '/api/tables')],
  ['addresses with nothing there', 'REQUESTS_PER_MINUTE', asked('GET', '/api/none')],
  ['files', 'FILES_PER_MINUTE', asked('GET', '/none')],
  ['new sockets', 'SOCKETS_PER_MINUTE', socketFrom],
  ['open sockets', 'SOCKETS_PER_ADDRESS', socketFrom],
];

test.each(BY_ADDRESS)(
  'the households of a site share sixteen times the limit of one on %s, and no other site is affected',
  async (_, variable, tried) => {
    const site = await opened({ [`MOONSHOT_${variable}`]: '1', MOONSHOT_BEHIND_PROXY: '1' });
    const [first, ...more] = Array.from({ length: 18 }, (_, i) => `2001:db8:1:${i.toString(16)}00::1`);
    const before = [await tried(site, first!)];
    // many requests of one household do not use up the limit of its site
    for (let i = 0; i < 20; i++) expect(await tried(site, '2001:db8:1::2')).toBe(429);
    for (const address of more) before.push(await tried(site, address));
    expect(before.map(status => status !== 429)).toEqual([...Array(16).fill(true), false, false]);
    expect(await tried(site, '2001:db8:2::1')).toBe(before[0]);
  },
);

test('a player over their processor budget waits, over HTTP and over a socket; no other player does', async () => {
  const spent = new Map<string, number>();
  const overdrawn = new Set<string>();
  const budgets: Budgets = {
    waitMs: ({ player }) => (overdrawn.has(player) ? 4321 : 0),
    spend: ({ player }, ms) => void spent.set(player, (spent.get(player) ?? 0) + ms),
  };
  let cpu = 0; // the real clock counts in steps of milliseconds, so that a short action may cost nothing
  const site = await opened({}, { budgets, env: { ...systemEnv, cpuMs: () => cpu++ } });
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  const [first, second] = [await connect(ada), await connect(bob)];
  expect(spent.get(ada.player)).toBeGreaterThan(0);
  const before = spent.get(ada.player) ?? 0;
  const { table, invite } = await newTable(ada);
  const opening = spent.get(ada.player) ?? 0;
  expect(opening).toBeGreaterThan(before);
  first.say({ type: 'join', table, invite, known: null });
  await first.until(({ facts }) => facts);
  expect(spent.get(ada.player)).toBeGreaterThan(opening);
  overdrawn.add(ada.player);
  const refused = await as(ada, 'GET', '/api/me');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many', retryAfterMs: 4321 } });
  expect(refused.headers.get('retry-after')).toBe('5');
  first.say({ type: 'hint' });
  expect(await first.next('error')).toMatchObject({ code: 'too-many', retryAfterMs: 4321 });
  expect((await as(bob, 'GET', '/api/me')).status).toBe(200);
  second.say({ type: 'join', table, invite, known: null });
  await second.until(({ facts }) => facts);
  overdrawn.clear();
  expect((await as(ada, 'GET', '/api/me')).status).toBe(200);
  first.close();
  second.close();
});

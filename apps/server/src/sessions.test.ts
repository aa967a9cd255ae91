// Tests that the end of a session also ends the access that it gave, on every server.
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { authenticatorOf } from '../testing/authenticator.ts';
import { browserAt } from '../testing/browser.ts';
import {
  type Answered,
  as,
  type Client,
  call,
  closeCode,
  connect,
  type Guest,
  knock,
  listenTo,
  newGuest,
  newTable,
  newTicket,
} from '../testing/client.ts';
import { localNet } from '../testing/nodes.ts';
import { openServer, type Site } from '../testing/site.ts';
import { memoryStore } from '../testing/store/memory.ts';
import { systemEnv } from './core/env.ts';
import type { Variables } from './core/limits.ts';
import { operatorToken } from './domain/sign-in/operator-token.ts';
import type { Store } from './store/store.ts';

const DAY_MS = 86_400_000;
const VARIABLES = { MOONSHOT_LOOK_MS: '20', MOONSHOT_DRAIN_MS: '0', MOONSHOT_PUSH_LOCAL: '1' };

interface Pair {
  readonly one: Site;
  readonly two: Site;
  readonly store: Store;
  pass(ms: number): void; // advances the wall clock
}

/**
 * Two servers on one store. With `loses`, the messages between them are lost. Only with `heals` do they check
 * periodically which sockets have lost access.
 */
async function pair({ loses = false, heals = false }, variables: Variables = {}): Promise<Pair> {
  let lateMs = 0;
  const env = { ...systemEnv, nowMs: () => systemEnv.nowMs() + lateMs };
  const store = memoryStore(env.nowMs);
  const net = localNet(() => loses);
  const open = async (node: string): Promise<Site> => {
    const healMs = { MOONSHOT_HEAL_MS: heals ? '50' : '3600000' };
    const site = await openServer({ ...VARIABLES, ...healMs, ...variables }, { env, store, nodes: net(node) });
    onTestFinished(() => site.close());
    return site;
  };
  return {
    one: await open('one'),
    two: await open('two'),
    store,
    pass: ms => {
      lateMs += ms;
    },
  };
}

/** Opens a socket with this hello. A page also sends its origin. */
async function socketAt({ url }: Site, hello: object, isPage: boolean): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, isPage ? { origin: url } : {});
  const client = listenTo({ url, cookie: '', player: '', name: '', secret: '' }, socket);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  client.say({ type: 'hello', versions: { oldest: 1, newest: 2 }, language: 'en', ...hello } as never);
  return client;
}

const refusal = async (client: Client): Promise<string> => (await client.next('error')).code;

const ban = async (one: Site, { player }: Guest): Promise<void> => {
  const token = await operatorToken({ env: systemEnv, store: one.store }, false);
  const body = { kind: 'player', who: player, reason: 'rude', hours: null };
  const answer = await call(one.url, 'POST', '/api/admin/bans', body, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(204);
};

const bringBot = async (ada: Guest): Promise<string> => {
  const { table } = await newTable(ada);
  const { body } = await as(ada, 'POST', `/api/tables/${table}/bots`, { seat: 2, name: 'Robo' });
  return (body as { readonly token: string }).token;
};

/** Opens everything that a session gives access to, on both servers. */
async function letIn({ one, two }: Pair, ada: Guest) {
  const there = { ...ada, url: two.url };
  const place = { origin: `http://localhost:${two.port}`, domain: 'localhost' };
  const token = await bringBot(ada);
  const sockets = [await connect(ada), await connect(there)];
  const robots = [await socketAt(one, { token }, false), await socketAt(two, { token }, false)];
  for (const robot of robots) await robot.next('welcome');
  expect((await as(ada, 'PUT', '/api/push', browserAt('http://127.0.0.1:1/ada').asked)).status).toBe(204);
  const named = { ...ada, url: place.origin };
  const { challenge } = (await as(named, 'POST', '/api/passkeys/options')).body as { readonly challenge: string };
  const keeps = () => as(named, 'POST', '/api/passkeys', authenticatorOf('late').make({ ...place, challenge }));
  return { token, keeps, clients: [...sockets, ...robots], tickets: [await newTicket(ada), await newTicket(there)] };
}

interface End {
  readonly end: (pair: Pair, ada: Guest) => Promise<unknown>;
  readonly closes: number;
  readonly code: string; // the code with which the ticket is refused
  readonly devices: number; // number of devices left in the store
  readonly isSent: boolean; // whether the servers tell each other
}

const GONE = { closes: 1008, code: 'no-ticket', devices: 0, isSent: true };
const ends: readonly (readonly [name: string, end: End])[] = [
  ['a sign-out', { ...GONE, end: (_, ada) => as(ada, 'DELETE', '/api/sessions') }],
  ['a sign-out everywhere', { ...GONE, end: (_, ada) => as(ada, 'DELETE', '/api/sessions?everywhere=true') }],
  ['an erasure', { ...GONE, end: (_, ada) => as(ada, 'DELETE', '/api/me') }],
  // the device stays stored until the periodic sweep deletes it
  ['its time', { ...GONE, devices: 1, isSent: false, end: async ({ pass }) => pass(400 * DAY_MS) }],
  ['a ban', { ...GONE, closes: 4003, code: 'banned', devices: 1, end: ({ one }, ada) => ban(one, ada) }],
];

const lines = ends.flatMap(([name, end]) => [false, true].map(loses => [name, loses, end] as const));

test.each(lines)('%s ends all access of the session on both servers, messages lost: %s', async (_, loses, ending) => {
  const servers = await pair({ loses, heals: loses || !ending.isSent });
  const { one, two, store } = servers;
  const ada = await newGuest(one.url, 'Ada');
  const { token, keeps, clients, tickets } = await letIn(servers, ada);
  await ending.end(servers, ada);
  for (const client of clients) expect(await closeCode(client)).toBe(ending.closes);
  for (const [i, ticket] of tickets.entries())
    expect(await refusal(await socketAt(i === 0 ? two : one, { ticket }, true))).toBe(ending.code);
  for (const site of [one, two])
    expect(['no-ticket', 'banned']).toContain(await refusal(await socketAt(site, { token }, false)));
  expect([401, 403]).toContain((await keeps()).status);
  expect(await store.passkeys.of(ada.player)).toEqual([]);
  expect(await store.pushes.of(ada.player)).toHaveLength(ending.devices);
});

test('ending one of two sessions ends only its own access, and the bot stays', async () => {
  const { one, two } = await pair({});
  const ada = await newGuest(one.url, 'Ada');
  const token = await bringBot(ada);
  const back = await call(two.url, 'POST', '/api/sessions', { secret: ada.secret });
  const other = { ...ada, url: two.url, cookie: back.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const [first, second] = [await connect(ada), await connect(other)];
  const robot = await socketAt(two, { token }, false);
  await robot.next('welcome');
  const ticket = await newTicket(ada);
  expect((await as(ada, 'DELETE', '/api/sessions')).status).toBe(204);
  expect(await closeCode(first)).toBe(1008);
  expect(await refusal(await socketAt(two, { ticket }, true))).toBe('no-ticket');
  for (const client of [second, robot]) {
    client.say({ type: 'setLanguage', language: 'de' });
    expect(client.socket.readyState).toBe(client.socket.OPEN);
  }
  expect((await as(other, 'DELETE', '/api/sessions')).status).toBe(204);
  expect([await closeCode(second), await closeCode(robot)]).toEqual([1008, 1008]);
  await call(two.url, 'POST', '/api/sessions', { secret: ada.secret });
  // the token has ended permanently
  expect(await refusal(await socketAt(one, { token }, false))).toBe('no-ticket');
});

const cookieOf = ({ headers }: Answered): string => headers.getSetCookie().at(-1)?.split(';')[0] ?? '';

const CAPPED = { MOONSHOT_SESSIONS_PER_PLAYER: '2' };
test('evicting the oldest session ends its access and no other', async () => {
  const { one, two, store } = await pair({}, CAPPED);
  const ada = await newGuest(one.url, 'Ada');
  const token = await bringBot(ada);
  const open = async (): Promise<Guest> => ({
    ...ada,
    cookie: cookieOf(await call(one.url, 'POST', '/api/sessions', { secret: ada.secret })),
  });
  const other = await open();
  const [first, second] = [await connect({ ...ada, url: two.url }), await connect(other)];
  expect((await as(ada, 'PUT', '/api/push', browserAt('http://127.0.0.1:1/ada').asked)).status).toBe(204);
  const ticket = await newTicket(ada);
  const last = await open();
  expect(await closeCode(first)).toBe(1008);
  expect(await refusal(await socketAt(two, { ticket }, true))).toBe('no-ticket');
  expect((await as(ada, 'GET', '/api/me')).status).toBe(401);
  expect(await store.pushes.of(ada.player)).toEqual([]);
  for (const guest of [last, other]) expect((await as(guest, 'GET', '/api/me')).status).toBe(200);
  expect(second.socket.readyState).toBe(WebSocket.OPEN);
  const robot = await socketAt(two, { token }, false);
  await robot.next('welcome');
});

test('a sign-out during the hello closes the socket without a welcome', async () => {
  const store = memoryStore(systemEnv.nowMs);
  let duringHello: (() => Promise<unknown>) | undefined;
  const bansFor: Store['conduct']['bansFor'] = async player => {
    const act = duringHello;
    duringHello = undefined;
    await act?.();
    return store.conduct.bansFor(player);
  };
  const site = await openServer({}, { store: { ...store, conduct: { ...store.conduct, bansFor } } });
  onTestFinished(() => site.close());
  const ada = await newGuest(site.url, 'Ada');
  const ticket = await newTicket(ada);
  const client = await knock(ada);
  // runs between the session check and the registration of the socket
  duringHello = () => as(ada, 'DELETE', '/api/sessions');
  client.say({ type: 'hello', versions: { oldest: 1, newest: 2 }, ticket, language: 'en' });
  expect(await client.closed).toEqual({ code: 1008, reason: 'signed out' });
  expect(client.received).toEqual([]);
});

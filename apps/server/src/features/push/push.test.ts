// Tests push messages: they are encrypted as the RFCs require, never sent to a private network, retried a few
// times, and dropped when they are outdated.
import { createECDH, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Asked, browserAt, readWith } from '../../../testing/browser.ts';
import { memoryStore } from '../../../testing/store/memory.ts';
import { type Env, systemEnv } from '../../core/env.ts';
import { newMetrics } from '../../core/metrics.ts';
import { readConfig } from '../../core/settings/config.ts';
import type { ServerContext } from '../../domain/context.ts';
import { type LiveTable, liveFrom } from '../../domain/tables/live.ts';
import { noteActs } from '../../domain/tables/match/turns.ts';
import { newServerContext } from '../../server-context.ts';
import { createBots } from '../../threads/bots/server-bots.ts';
import { isAllowedEndpoint, isPublic, publicLookup } from './addresses.ts';
import { encryptFor } from './envelope.ts';
import { pushKeysFrom, signedFor } from './keys.ts';
import { openPush } from './push.ts';

/** The example of RFC 8291, appendix A. */
const VECTOR = {
  text: 'When I grow up, I want to be a watermelon',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiver: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

function pairOf(privateKey: string) {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes(privateKey));
  return pair;
}

test('a message is sealed as RFC 8291 has it, and read again by whom it is for alone', () => {
  const { text, sender, receiver, salt, body, ...keys } = VECTOR;
  const drawn = { salt: bytes(salt), pair: pairOf(sender) };
  expect(encryptFor(keys, text, drawn).toString('base64url')).toBe(body);
  expect(readWith(pairOf(receiver), bytes(keys.auth), bytes(body))).toBe(text);
  expect(() => readWith(pairOf(sender), bytes(keys.auth), bytes(body))).toThrow('unable to authenticate');
  const lengths = ['', 'x', text].map(one => encryptFor(keys, one, drawn, 100).length);
  expect(new Set(lengths).size).toBe(1);
});

test('the server signs for each service with the key that it tells browsers, which follows from its own', () => {
  const keys = pushKeysFrom(new Uint8Array(32).fill(1));
  expect(pushKeysFrom(new Uint8Array(32).fill(1)).publicKey).toBe(keys.publicKey);
  expect(pushKeysFrom(new Uint8Array(32).fill(2)).publicKey).not.toBe(keys.publicKey);
  const said = signedFor(keys, 'https://push.example/a/b', 'https://cards.example', 1_000_000);
  const [, head = '', claims = '', signature = ''] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/.exec(said) ?? [];
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example',
    exp: 1000 + 12 * 3600,
    sub: 'https://cards.example',
  });
  const [x, y] = [bytes(keys.publicKey).subarray(1, 33), bytes(keys.publicKey).subarray(33)];
  const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
  const key = { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), key, bytes(signature))).toBe(true);
  expect(said.endsWith(`, k=${keys.publicKey}`)).toBe(true);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://[2a00:1450::5]/x', true],
  ['https://1.1.1.1/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@push.example.com/x', false],
  ['https://localhost/x', false],
  ['https://router/x', false],
  ['https://printer.local/x', false],
  ['https://db.internal/x', false],
  ['https://127.0.0.1/x', false],
  ['https://0x7f.1/x', false],
  ['https://2130706433/x', false],
  ['https://10.1.2.3/x', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://100.64.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://[::ffff:10.0.0.1]/x', false],
  ['https://[fd00::1]/x', false],
  ['https://[2002:7f00:1::]/x', false],
  ['file:///etc/passwd', false],
  ['no address', false],
])('a push address at %s: %s', (endpoint, may) => {
  expect(isAllowedEndpoint(endpoint, false)).toBe(may);
});

test('a name that resolves into a private network is not contacted, even if it was public before', async () => {
  const looked = new Promise(resolve => publicLookup('localhost', { all: true }, error => resolve(error?.message)));
  expect(await looked).toBe('Cannot send a message to localhost: it is not on the internet');
  expect(['8.8.8.8', '2606:4700::1111', '::', '224.0.0.1'].map(isPublic)).toEqual([true, true, false, false]);
});

/** The messages that a fake push service has received, and its response to each: a status, or no response. */
interface Service {
  readonly endpoint: string;
  readonly brought: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[];
}

async function serviceSaying(status: number | undefined, headers: Record<string, string> = {}): Promise<Service> {
  const brought: Service['brought'] = [];
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    brought.push({ headers: request.headers, body: Buffer.concat(parts) });
    if (status !== undefined) reply.writeHead(status, headers).end('a long answer that nobody reads');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ada`, brought };
}

interface Timer {
  readonly ms: number;
  act(): void;
}

/** A clock whose timers fire when the test says so. */
function clockedEnv(): { readonly env: Env; readonly timers: Timer[] } {
  const timers: Timer[] = [];
  const after: Env['after'] = (ms, act) => {
    const timer = { ms, act };
    timers.push(timer);
    return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
  };
  return { env: { ...systemEnv, after }, timers };
}

const PUSH_MS = 77;

interface Office {
  readonly context: ServerContext;
  readonly live: LiveTable;
  readonly timers: Timer[];
  /** Makes it Ada's turn. */
  turn(asked: string): void;
}

/** A table where Ada has seat 0 and a registered device. The default clock is that of correspondence play. */
async function officeFor(asked: Asked, clock: LiveTable['row']['settings']['clock'] = { days: 2 }): Promise<Office> {
  const { env, timers } = clockedEnv();
  const store = memoryStore();
  const config = readConfig('', { MOONSHOT_PUSH_LOCAL: '1', MOONSHOT_PUSH_MS: String(PUSH_MS) });
  const pushKeys = pushKeysFrom(new Uint8Array(32));
  const log = pino({ level: 'silent' });
  const given = { env, config, store, thinkers: createBots(env), metrics: newMetrics(), pushKeys, log };
  const context = newServerContext(given);
  const { endpoint, keys, language } = asked;
  await store.players.add({ id: 'ada', name: 'Ada', kind: 'guest', at: 0 }, 'hash');
  await store.players.openSession('s', 'ada', Number.MAX_SAFE_INTEGER);
  await store.pushes.keep({ endpoint, ...keys, language, player: 'ada', session: 's', at: 0 }, 10);
  const settings = { clock };
  const row = {
    id: 'T'.repeat(22),
    game: 'ricketts',
    overrides: {},
    settings,
    seats: [],
  } as unknown as LiveTable['row'];
  const live = liveFrom(row, 0);
  const push = openPush(context);
  const turn = (name: string): void => {
    live.turns = [{ seat: 0, player: 'ada', asked: name, reserve: true, since: 0 }];
    push.turned(live, live.turns);
  };
  return { context, live, timers, turn };
}

const outcomes = async ({ context }: Office): Promise<Record<string, number>> =>
  Object.fromEntries((await context.metrics.pushes.get()).values.map(({ labels, value }) => [labels.outcome, value]));

const kept = async ({ context }: Office): Promise<number> => (await context.store.pushes.of('ada')).length;

test('the message names the table in the device’s language, and contains no card', async () => {
  const service = await serviceSaying(201);
  const browser = browserAt(service.endpoint, undefined, 'de');
  const office = await officeFor(browser.asked);
  office.turn('1 play');
  await vi.waitFor(async () => expect(await outcomes(office)).toEqual({ taken: 1 }), 20_000);
  const [{ headers, body } = { headers: {}, body: Buffer.of() }] = service.brought;
  expect(JSON.parse(browser.read(body))).toEqual({
    table: office.live.id,
    title: 'Du bist dran',
    body: 'Ein Tisch Ricketts House Hearts wartet auf dich.',
  });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '0', urgency: 'normal' });
  expect(headers.authorization).toContain(`k=${office.context.pushKeys.publicKey}`);
  expect(headers.topic).toMatch(/^[\w-]{32}$/);
});

test.each<[name: string, status: number | undefined, tries: number, waits: readonly number[], devices: number]>([
  ['taken', 201, 1, [], 1],
  ['gone', 410, 1, [], 0],
  ['never known', 404, 1, [], 0],
  ['refused', 400, 1, [], 1],
  ['a redirect', 302, 1, [], 1],
  ['a fault of the service', 500, 4, [30_000, 60_000, 120_000], 1],
  ['no answer', undefined, 4, [30_000, 60_000, 120_000], 1],
])('a message that is %s', async (_, status, tries, waits, devices) => {
  const service = await serviceSaying(status, { location: 'http://127.0.0.1:1/' });
  const office = await officeFor(browserAt(service.endpoint).asked);
  office.turn('1 play');
  const waited: number[] = [];
  for (let i = 1; i <= tries; i++) {
    await vi.waitFor(() => expect(service.brought).toHaveLength(i), 20_000);
    if (status === undefined) office.timers.find(({ ms }) => ms === PUSH_MS)?.act();
    await vi.waitFor(async () => expect(Object.values(await outcomes(office)).reduce((a, b) => a + b)).toBe(i), 20_000);
    const [again] = office.timers.splice(0).filter(({ ms }) => ms !== PUSH_MS);
    if (again !== undefined) waited.push(again.ms);
    again?.act();
  }
  expect(waited).toEqual(waits);
  await vi.waitFor(async () => expect(await kept(office)).toBe(devices), 20_000);
  expect(service.brought).toHaveLength(tries);
});

test('a service that asks for a pause gets it', async () => {
  const service = await serviceSaying(429, { 'retry-after': '600' });
  const office = await officeFor(browserAt(service.endpoint).asked);
  office.turn('1 play');
  await vi.waitFor(() => expect(office.timers.map(({ ms }) => ms)).toEqual([600_000]), 20_000);
  const { live, context } = office; // until this time, a node of a cluster keeps the table in memory
  expect(live.notifiesUntil).toBeGreaterThan(context.env.monoMs() + 590_000);
});

test.each<[ends: string, end: (store: ServerContext['store']) => Promise<unknown>]>([
  ['its session ends', ({ players }) => players.closeSession('s', 0)],
  ['the player signs out everywhere', ({ players }) => players.closeSessions('ada')],
  [
    'its device unsubscribes',
    async ({ pushes }) => Promise.all((await pushes.of('ada')).map(one => pushes.drop(one.endpoint))),
  ],
])('a message queued for a retry is not sent when %s', async (_, end) => {
  const service = await serviceSaying(500);
  const office = await officeFor(browserAt(service.endpoint).asked);
  office.turn('1 play');
  await vi.waitFor(() => expect(office.timers.map(({ ms }) => ms)).toEqual([30_000]), 20_000);
  await end(office.context.store);
  office.timers.splice(0)[0]?.act();
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(service.brought).toHaveLength(1);
});

test('a player is notified once until they act; after acting there are no outdated messages', async () => {
  const service = await serviceSaying(500);
  const office = await officeFor(browserAt(service.endpoint).asked);
  const spec = { sitters: [{ kind: 'person', name: 'ada' }] };
  const act = () =>
    noteActs(office.live, [{ type: 'ready', seat: 0, cause: { seat: 0, number: 1 } }], { spec } as never);
  office.turn('1 play');
  office.turn('2 play'); // the next turn, because the time for the first one had run out
  await vi.waitFor(() => expect(office.timers.map(({ ms }) => ms)).toEqual([30_000]), 20_000);
  expect(service.brought).toHaveLength(1);
  act();
  office.timers.splice(0)[0]?.act();
  office.turn('3 play');
  await vi.waitFor(() => expect(service.brought).toHaveLength(2), 20_000);
  await vi.waitFor(() => expect(office.timers.map(({ ms }) => ms)).toEqual([30_000]), 20_000);
});

test.each<[name: string, clock: LiveTable['row']['settings']['clock'], there: boolean, told: boolean]>([
  ['days, away', { days: 1 }, false, true],
  ['days, there', { days: 1 }, true, false],
  ['no clock', null, false, false],
  ['seconds', { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 }, false, false],
])('the player to move is notified: %s', async (_, clock, there, told) => {
  const service = await serviceSaying(201);
  const office = await officeFor(browserAt(service.endpoint).asked, clock);
  if (there) office.live.subscribers.add({ client: { player: 'ada' } } as never);
  office.turn('1 play');
  expect(office.live.noticed.has('ada')).toBe(told);
  if (told) await vi.waitFor(() => expect(service.brought).toHaveLength(1), 20_000);
});

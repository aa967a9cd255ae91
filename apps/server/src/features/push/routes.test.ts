// Tests push devices: who may register one, when it is removed, and the messages about a correspondence
// match.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { browserAt } from '../../../testing/browser.ts';
import { as, type Client, call, connect, dueOf, type Guest, newGuest, newTable } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { type Env, systemEnv } from '../../core/env.ts';

async function siteWith(variables: Record<string, string> = {}, env = systemEnv): Promise<Site> {
  const site = await openServer(variables, { env });
  onTestFinished(() => site.close());
  return site;
}

const endpointOf = (n: number): string => `https://push.example.com/${n}`;
const name = async (guest: Guest, n: number) =>
  (await as(guest, 'PUT', '/api/push', browserAt(endpointOf(n)).asked)).status;
const devices = async ({ store }: Site, { player }: Guest): Promise<readonly string[]> =>
  (await store.pushes.of(player)).map(({ endpoint }) => endpoint);

const good = browserAt(endpointOf(1)).asked;
const OFF_CURVE = `BA${'A'.repeat(85)}`;

test.each<[name: string, body: unknown, status: number]>([
  ['of a service on the internet', good, 204],
  ['in the server’s own network', { ...good, endpoint: 'https://192.168.1.1/x' }, 403],
  ['without encryption on the way', { ...good, endpoint: 'http://push.example.com/x' }, 403],
  ['whose key is no point on the curve', { ...good, keys: { ...good.keys, p256dh: OFF_CURVE } }, 403],
  ['whose key is cut short', { ...good, keys: { ...good.keys, p256dh: 'BAAA' } }, 400],
  ['in a language that is no code', { ...good, language: 'Klingon' }, 400],
  ['with more than is asked for', { ...good, more: 1 }, 400],
])('a device %s', async (_, body, status) => {
  const site = await siteWith();
  const ada = await newGuest(site.url, 'Ada');
  const answer = await as(ada, 'PUT', '/api/push', body);
  expect(answer.status).toBe(status);
  if (status === 403)
    expect(answer.body).toMatchObject({ code: 'not-allowed', sentence: expect.stringMatching(/HTTPS/) });
  expect(await devices(site, ada)).toHaveLength(status === 204 ? 1 : 0);
});

test('the oldest device goes for one too many; one’s own alone can be taken back; all of them are in the export', async () => {
  const site = await siteWith({ MOONSHOT_PUSHES_PER_PLAYER: '2' });
  const [ada, eve] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Eve')];
  for (const n of [1, 2, 1, 3]) {
    await new Promise(resolve => setTimeout(resolve, 2)); // each request has a different time
    expect(await name(ada, n)).toBe(204);
  }
  expect(await devices(site, ada)).toEqual([endpointOf(3), endpointOf(1)]);
  await as(eve, 'DELETE', '/api/push', { endpoint: endpointOf(3) });
  expect(await devices(site, ada)).toHaveLength(2);
  await as(ada, 'DELETE', '/api/push', { endpoint: endpointOf(3) });
  const { body } = await as(ada, 'GET', '/api/me/export');
  expect(body).toMatchObject({ pushes: [{ endpoint: endpointOf(1), language: 'en', at: expect.any(Number) }] });
  expect(JSON.stringify(body)).not.toContain(good.keys.auth);
});

test.each<[name: string, method: string, path: string, left: number]>([
  ['the session ends', 'DELETE', '/api/sessions', 1],
  ['all sessions end', 'DELETE', '/api/sessions?everywhere=true', 0],
  ['the player is forgotten', 'DELETE', '/api/me', 0],
])('a device goes when %s', async (_, method, path, left) => {
  const site = await siteWith();
  const ada = await newGuest(site.url, 'Ada');
  const { headers } = await call(site.url, 'POST', '/api/sessions', { secret: ada.secret });
  const other = { ...ada, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  await name(ada, 1);
  await name(other, 2);
  await as(other, method, path);
  expect(await devices(site, ada)).toEqual([endpointOf(1)].slice(0, left));
});

/** A push service that accepts every message. */
async function service(): Promise<{ endpoint: string; brought: { headers: IncomingHttpHeaders; body: Buffer }[] }> {
  const brought: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    brought.push({ headers: request.headers, body: Buffer.concat(parts) });
    reply.writeHead(201).end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bob`, brought };
}

/** The player answers every question once, until the condition holds. */
async function playUntil(player: Client, holds: () => boolean): Promise<void> {
  let said = 0;
  while (!holds()) {
    const { view } = player;
    const due = view && dueOf(view);
    if (due !== undefined && due.number > said) player.say(due);
    said = due?.number ?? said;
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}

/** Whether the table waits for the first player and not for the second, and both have seen that. */
const waitsFor = ({ view: one }: Client, { view: other }: Client): boolean =>
  one?.version === other?.version && !!one && !!dueOf(one) && !!other && !dueOf(other);

const DAY_S = 86_400;

test('with turns of days an absent player is notified of each turn once, and no other player is', async () => {
  const site = await siteWith({ MOONSHOT_PUSH_LOCAL: '1' });
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  const { endpoint, brought } = await service();
  const browser = browserAt(endpoint);
  await as(bob, 'PUT', '/api/push', browser.asked);
  const { table, invite } = await newTable(ada, {}, { clock: { days: 1 } });
  const [first, second] = [await connect(ada), await connect(bob)];
  for (const client of [first, second]) client.say({ type: 'join', table, invite, known: null });
  second.say({ type: 'sit', seat: 1 });
  await first.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  first.say({ type: 'start' });
  second.say(dueOf(await second.until(({ view }) => view?.deal.phase === 'pass' && view))!);
  await second.next('ack');
  second.close();
  await first.until(({ facts }) => facts?.seats[1]?.kind === 'person' && !facts.seats[1].present);
  await playUntil(first, () => brought.length > 0);
  const [{ headers, body } = { headers: {}, body: Buffer.of() }] = brought;
  expect(JSON.parse(browser.read(body))).toMatchObject({ table, title: 'It is your turn' });
  expect(Number(headers.ttl)).toBeGreaterThan(DAY_S - 600);
  expect(Number(headers.ttl)).toBeLessThanOrEqual(DAY_S);
  const again = await connect(bob);
  again.say({ type: 'join', table, invite: null, known: null });
  await again.until(({ view }) => view && dueOf(view));
  // Bob may win the trick that he plays to. A turn that comes while he is here sends no message. So he plays
  // until it is Ada's turn.
  await playUntil(again, () => waitsFor(first, again));
  // Waits until Ada sees that Bob is back, and then that he is gone. Otherwise older facts could end the
  // second wait before Bob has disconnected.
  await first.until(({ facts }) => facts?.seats[1]?.kind === 'person' && facts.seats[1].present);
  again.close();
  await first.until(({ facts }) => facts?.seats[1]?.kind === 'person' && !facts.seats[1].present);
  await playUntil(first, () => brought.length > 1);
  first.close();
  expect(brought).toHaveLength(2);
  expect(site.log.join('\n')).not.toContain('127.0.0.1:'); // a device's address is not logged
});

const PING_MS = 350_350;
/** The number of groups of sockets that the server pings one after the other. */
const PARTS = 50;
const PINGS_MISSED = 2;

/** A machine whose pings are sent when `ping` is called, each time to every socket. */
function pinging(): { readonly env: Env; ping(): void } {
  const turns: (() => void)[] = [];
  const every: Env['every'] = (ms, act) => {
    if (ms !== PING_MS / PARTS) return systemEnv.every(ms, act);
    turns.push(act);
    return () => {};
  };
  const ping = (): void => {
    for (let part = 0; part < PARTS; part++) for (const turn of turns) turn();
  };
  return { env: { ...systemEnv, every }, ping };
}

test.each([
  ['is found dead', 1],
  ['was closed', 0],
])('a turn that came while the player was there: their socket %s, and %i messages go out', async (_, told) => {
  const { env, ping } = pinging();
  const pings = { MOONSHOT_PING_MS: String(PING_MS), MOONSHOT_PINGS_MISSED: String(PINGS_MISSED) };
  const site = await siteWith({ MOONSHOT_PUSH_LOCAL: '1', ...pings }, env);
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  const { endpoint, brought } = await service();
  await as(bob, 'PUT', '/api/push', browserAt(endpoint).asked);
  const { table, invite } = await newTable(ada, {}, { clock: { days: 1 } });
  const [first, second] = [await connect(ada), await connect(bob)];
  for (const client of [first, second]) client.say({ type: 'join', table, invite, known: null });
  second.say({ type: 'sit', seat: 1 });
  await first.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  first.say({ type: 'start' });
  await second.until(({ view }) => view?.deal.phase === 'pass');
  if (told === 0) second.close();
  else second.socket.pause();
  for (let missed = 0; missed <= PINGS_MISSED; missed++) {
    ping();
    first.say({ type: 'setLanguage', language: 'en' }); // the server answers this after the pong
    await first.next('tableRules');
  }
  await first.until(({ facts }) => facts?.seats[1]?.kind === 'person' && !facts.seats[1].present);
  await vi.waitFor(() => expect(brought).toHaveLength(told), 20_000);
  second.socket.terminate();
  first.close();
});

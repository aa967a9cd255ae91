// Tests how sockets begin and end, and their limits.
import { connect as dial } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  as,
  type Client,
  closeCode,
  connect,
  type Guest,
  newGuest,
  newTable,
  newTicket,
} from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';

let site: Site;
let ada: Guest;
const others: Site[] = [];
beforeAll(async () => {
  site = await openServer({ MOONSHOT_HEAL_MS: '3600000' }); // so that no periodic scan closes sockets
  ada = await newGuest(site.url, 'Ada');
});
afterEach(async () => {
  for (const other of others.splice(0)) await other.close();
});
afterAll(() => site.close());

/** Starts a server with other limits, for one test. */
async function otherSite(variables: Readonly<Record<string, string>>): Promise<Site> {
  const other = await openServer(variables);
  others.push(other);
  return other;
}

interface Raw {
  readonly socket: WebSocket;
  readonly said: Promise<unknown>;
  readonly closed: Promise<readonly [code: number, reason: string]>;
}

/** A raw socket that sends only the given message. */
function raw(at: Site, first?: unknown): Raw {
  const socket = new WebSocket(`${at.url.replace('http', 'ws')}/api/socket`, { origin: at.url });
  if (first !== undefined) socket.on('open', () => socket.send(JSON.stringify(first)));
  return {
    socket,
    said: new Promise(resolve => socket.once('message', text => resolve(JSON.parse(text.toString())))),
    closed: new Promise(resolve => socket.once('close', (code, reason) => resolve([code, reason.toString()]))),
  };
}

const hello = (ticket: string, oldest = 1, newest = 2) => ({
  type: 'hello',
  versions: { oldest, newest },
  ticket,
  language: 'en',
});

test('a ticket lets in once, and says who', async () => {
  const ticket = await newTicket(ada);
  const first = raw(site, hello(ticket));
  expect(await first.said).toEqual({
    type: 'welcome',
    version: 2,
    you: { player: ada.player, name: 'Ada' },
    reached: null,
    language: 'en',
  });
  const second = raw(site, hello(ticket));
  expect(await second.said).toMatchObject({ type: 'error', code: 'no-ticket' });
  expect(await second.closed).toEqual([1008, 'no-ticket']);
  first.socket.close();
});

test.each([
  ['de', 'de'],
  ['xx', 'en'],
])('a client that asks for %s is told that it gets %s', async (asked, language) => {
  const { said, socket } = raw(site, { ...hello(await newTicket(ada)), language: asked });
  expect(await said).toMatchObject({ type: 'welcome', language });
  socket.close();
});

test('an unknown ticket is refused', async () => {
  for (let i = 0; i < 20; i++) {
    const guess = raw(site, hello(Buffer.alloc(32, i).toString('base64url')));
    expect(await guess.closed).toEqual([1008, 'no-ticket']);
  }
});

test('a ticket lapses', async () => {
  const other = await otherSite({ MOONSHOT_TICKET_MS: '30' });
  const guest = await newGuest(other.url, 'Ada');
  const ticket = await newTicket(guest);
  await new Promise(resolve => setTimeout(resolve, 60));
  expect(await raw(other, hello(ticket)).closed).toEqual([1008, 'no-ticket']);
});

test.each([
  [1, 1, { type: 'welcome', version: 1 }],
  [1, 9, { type: 'welcome', version: 3 }],
  [2, 2, { type: 'welcome', version: 2 }],
  [4, 9, { type: 'error', code: 'wrong-version' }],
])('a client with versions %i to %i gets %j', async (oldest, newest, hears) => {
  const { said, socket } = raw(site, hello(await newTicket(ada), oldest, newest));
  expect(await said).toMatchObject(hears);
  socket.close();
});

test('who says something before hello is sent away', async () => {
  const early = raw(site, { type: 'leave' });
  expect(await early.said).toMatchObject({ type: 'error', code: 'no-ticket' });
  expect(await early.closed).toEqual([1008, 'no-ticket']);
});

test('who says nothing is sent away in time', async () => {
  const other = await otherSite({ MOONSHOT_HELLO_MS: '40' });
  expect(await raw(other).closed).toEqual([1008, 'no hello came in time']);
});

test('who does not answer pings is dead', async () => {
  const other = await otherSite({ MOONSHOT_PING_MS: '30' });
  const client = await connect(await newGuest(other.url, 'Ada'));
  client.socket.pong = () => {}; // like a phone that has lost its network
  (client.socket as unknown as { _receiver: { removeAllListeners(name: string): void } })._receiver.removeAllListeners(
    'ping',
  );
  expect(await closeCode(client)).toBe(1006);
});

test('a client that sends too much is warned, then disconnected', async () => {
  // with five messages a second, one more would pass if reading the hundred took 200 ms
  const other = await otherSite({ MOONSHOT_MESSAGES_PER_SECOND: '1', MOONSHOT_MESSAGES_BURST: '20' });
  const client = await connect(await newGuest(other.url, 'Ada'));
  for (let i = 0; i < 100; i++) client.say({ type: 'leave' });
  expect(await closeCode(client)).toBe(1008);
  const codes = client.received.flatMap(message => (message.type === 'error' ? [message.code] : []));
  expect(codes.filter(code => code === 'not-now').length).toBeLessThanOrEqual(20); // 20 is the allowed burst
  expect(codes.filter(code => code === 'too-many')).toHaveLength(21);
});

test('a player who chats too much gets the time to wait, and may play on', async () => {
  const client = await connect(ada);
  const { table } = await newTable(ada);
  client.say({ type: 'join', table, invite: null, known: null });
  for (let i = 0; i < 7; i++) client.say({ type: 'phrase', phrase: 'hello' });
  const refused = await client.next('error');
  expect(refused).toMatchObject({ code: 'too-many', about: 'phrase' });
  expect(refused.retryAfterMs).toBeGreaterThan(1000);
  client.say({ type: 'setReady', yes: true });
  await client.until(({ facts }) => facts?.seats[0]?.kind === 'person' && facts.seats[0].prepared);
  expect(client.received.filter(({ type }) => type === 'talk')).toHaveLength(5);
  client.close();
});

test('the newest socket of a player at a table is the one that counts', async () => {
  const { table, invite } = await newTable(ada);
  const first = await connect(ada);
  const second = await connect(ada);
  first.say({ type: 'join', table, invite, known: null });
  await first.next('table');
  second.say({ type: 'join', table, invite, known: null });
  await second.next('table');
  expect(await first.closed).toEqual({ code: 4009, reason: 'replaced' });
  expect(second.facts?.seats[0]).toMatchObject({ present: true });
  second.close();
});

test('of more sockets than a player may have the oldest goes', async () => {
  const sockets: Client[] = [];
  for (let i = 0; i < 6; i++) sockets.push(await connect(ada));
  expect(await sockets[0]?.closed).toEqual({ code: 4009, reason: 'replaced' });
  expect(sockets.slice(1).map(({ socket }) => socket.readyState)).toEqual([1, 1, 1, 1, 1]);
  for (const client of sockets) client.close();
});

test('the number of sockets per address is limited', async () => {
  const other = await otherSite({ MOONSHOT_SOCKETS_PER_ADDRESS: '2' });
  const open = [raw(other), raw(other)];
  await Promise.all(open.map(({ socket }) => new Promise(resolve => socket.once('open', resolve))));
  const third = raw(other);
  const error = await new Promise<Error>(resolve => third.socket.once('error', resolve));
  expect(error.message).toBe('Unexpected server response: 429');
});

test('signing out ends the sockets of that session, or of all', async () => {
  const guest = await newGuest(site.url, 'Eve');
  const again = await as({ ...guest, cookie: '' }, 'POST', '/api/sessions', { secret: guest.secret });
  const elsewhere: Guest = { ...guest, cookie: again.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  const [here, there] = await Promise.all([connect(guest), connect(elsewhere)]);
  const isClosed = (client: Client | undefined) => expect.poll(() => client?.socket.readyState).toBe(WebSocket.CLOSED);
  expect((await as(guest, 'DELETE', '/api/sessions')).status).toBe(204);
  await isClosed(here);
  expect(await here?.closed).toEqual({ code: 1008, reason: 'signed out' });
  expect((await as(guest, 'GET', '/api/me')).status).toBe(401);
  expect((await as(elsewhere, 'GET', '/api/me')).status).toBe(200);
  expect((await as(elsewhere, 'DELETE', '/api/sessions?everywhere=true')).status).toBe(204);
  await isClosed(there);
  expect(await there?.closed).toEqual({ code: 1008, reason: 'signed out' });
});

test('a reader who never reads is dropped, and nothing piles up for them', async () => {
  const other = await otherSite({
    MOONSHOT_BUFFERED_BYTES: '65536',
    MOONSHOT_STALLED_MS: '300',
    MOONSHOT_PENDING_MESSAGES: '100000',
  });
  const [bob, eve] = [await newGuest(other.url, 'Bob'), await newGuest(other.url, 'Eve')];
  const { table, invite } = await newTable(bob);
  const [talker, sleeper] = [await connect(bob), await connect(eve)];
  for (const client of [talker, sleeper]) client.say({ type: 'join', table, invite, known: null });
  talker.say({ type: 'start' });
  await talker.until(({ facts }) => facts?.watchers === 1 && facts.state === 'playing');
  sleeper.socket.pause();
  // Each response is a whole view. Together they are twice as much as the buffers at both ends can hold.
  for (let i = 0; i < 3000; i++) sleeper.say({ type: 'join', table, invite, known: null });
  const figures = async (): Promise<string> => (await other.app.http.inject('/metrics')).body;
  await expect.poll(figures).toContain('moonshot_sockets 1\n');
  expect(await figures()).toMatch(/moonshot_dropped_total [1-9]/);
  expect(talker.socket.readyState).toBe(talker.socket.OPEN);
  sleeper.socket.terminate();
});

test('a stopping server sends reconnect delays, and spreads them', async () => {
  const other = await otherSite({ MOONSHOT_COME_BACK_MS: '1500' });
  const clients = [await connect(await newGuest(other.url, 'Ada')), await connect(await newGuest(other.url, 'Bob'))];
  others.splice(0);
  await other.close();
  const ends = await Promise.all(clients.map(({ closed }) => closed));
  expect(ends).toEqual([1500, 2250].map(ms => ({ code: 1012, reason: `come back after ${ms} ms` })));
});

test('a body that does not come whole ends in time', async () => {
  const other = await otherSite({ MOONSHOT_HEADERS_MS: '300', MOONSHOT_REQUEST_MS: '300' });
  const slow = dial(other.port, '127.0.0.1');
  slow.on('error', () => {});
  const heard: Buffer[] = [];
  slow.on('data', part => heard.push(part));
  const head = ['POST /api/guests HTTP/1.1', 'Host: 127.0.0.1', 'Content-Type: application/json', 'Content-Length: 20'];
  slow.write(`${head.join('\r\n')}\r\n\r\n{"na`);
  await new Promise(resolve => slow.once('close', resolve));
  expect(Buffer.concat(heard).toString()).toMatch(/^HTTP\/1.1 408 /);
});

test('half a request times out, and strange upgrades do no harm', async () => {
  const other = await otherSite({ MOONSHOT_HEADERS_MS: '300' });
  const dribble = dial(other.port, '127.0.0.1');
  dribble.write('GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n');
  dribble.on('error', () => {});
  const strange = dial(other.port, '127.0.0.1');
  strange.on('error', () => {});
  const many = Array.from({ length: 1500 }, (_, i) => `X-${i}: ${'y'.repeat(8)}\r\n`).join('');
  strange.write(
    `GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${many}\r\n`,
  );
  await Promise.all([dribble, strange].map(one => new Promise(resolve => one.resume().once('close', resolve))));
  (await connect(await newGuest(other.url, 'Ada'))).close();
});

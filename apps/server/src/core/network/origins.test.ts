// Tests the server's origins: which pages may connect, the cookies, and the addresses for other devices.
import { get, type IncomingMessage, request } from 'node:http';
import type { NetworkInterfaceInfo } from 'node:os';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { isOriginAllowed, isPrivate, isTrusted, originFor, publicOrigin, roomAddresses, roomLines } from './origins.ts';

let site: Site;
beforeAll(async () => {
  site = await openServer({ MOONSHOT_ORIGIN: 'https://cards.example' });
});
afterAll(() => site.close());

/** The status of a socket's upgrade. */
const upgraded = (headers: Readonly<Record<string, string>>, path = '/api/socket'): Promise<number> =>
  new Promise((resolve, reject) => {
    const key = Buffer.alloc(16).toString('base64');
    const all = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': key,
      'sec-websocket-extensions': 'permessage-deflate',
    };
    const asked = request({ port: site.port, path, headers: { ...all, ...headers } });
    asked.on('upgrade', (answer, socket) => {
      socket.destroy();
      const packed = answer.headers['sec-websocket-extensions']; // nothing may be compressed
      if (packed === undefined) resolve(101);
      else reject(new Error(`A socket was opened with ${packed}.`));
    });
    asked.on('response', answer => resolve(answer.statusCode ?? 0));
    asked.on('error', reject);
    asked.end();
  });

const matrix = (): readonly [origin: string | undefined, host: string, may: boolean][] => {
  const here = `127.0.0.1:${site.port}`;
  return [
    [undefined, here, true],
    [`http://${here}`, here, true],
    ['https://cards.example', 'cards.example', true],
    [undefined, 'cards.example', true],
    ['http://192.168.1.7:8080', '192.168.1.7:8080', true],
    ['http://[fd00::7]:8080', '[fd00::7]:8080', true],
    ['null', here, false],
    ['', here, false],
    [`https://${here}`, here, false],
    [`http://${here}/`, here, false],
    [`http://localhost:${site.port}`, here, false],
    ['http://127.0.0.1', here, false],
    [`http://127.0.0.1:${site.port + 1}`, here, false],
    [`http://${here}.evil.example`, here, false],
    [`http://evil.example#${here}`, here, false],
    [`http://user@${here}`, here, false],
    [`HTTP://${here}`, here, false],
    [` http://${here}`.trim().concat(' http://evil.example'), here, false],
    ['http://cards.example', 'cards.example', false],
    ['https://cards.example:8443', 'cards.example', false],
    ['https://cards.example.evil.example', 'cards.example', false],
    ['https://evil.example', 'cards.example', false],
    ['https://xn--crds-8na.example', 'cards.example', false],
    ['http://evil.example', 'evil.example', false],
    [undefined, 'evil.example', false],
    ['http://8.8.8.8:8080', '8.8.8.8:8080', false],
  ];
};

test('sockets are opened to their own page alone', async () => {
  const rows = matrix();
  const statuses = await Promise.all(
    rows.map(([origin, host]) => upgraded({ host, ...(origin === undefined ? {} : { origin }) })),
  );
  expect(rows.map(([origin, host], i) => [origin, host, statuses[i]])).toEqual(
    rows.map(([origin, host, may]) => [origin, host, may ? 101 : 403]),
  );
});

test('so is every HTTP request with side effects', async () => {
  for (const [origin, host, may] of matrix()) {
    const headers = { host, 'content-type': 'application/json', ...(origin === undefined ? {} : { origin }) };
    const { statusCode } = await site.app.http.inject({
      method: 'POST',
      url: '/api/guests',
      headers,
      payload: { name: 'Ada' },
    });
    expect([origin, host, statusCode]).toEqual([origin, host, may ? 201 : 403]);
  }
});

test.each([
  ['/api/socket', 'https://evil.example', 403, 'not-allowed'],
  ['/api/sockets', undefined, 404, 'gone'],
])('an upgrade of %s from %s is refused with a code and a sentence', async (path, origin, status, code) => {
  const headers = { connection: 'upgrade', upgrade: 'websocket', ...(origin === undefined ? {} : { origin }) };
  const answer = await new Promise<IncomingMessage>(resolve =>
    get({ host: '127.0.0.1', port: site.port, path, headers }, resolve),
  );
  expect(answer.statusCode).toBe(status);
  expect(await json(answer)).toEqual({ code, sentence: expect.stringMatching(/\.$/) });
});

test('there is one path for sockets', async () => {
  expect(await upgraded({ host: `127.0.0.1:${site.port}` }, '/api/sockets')).toBe(404);
  expect(await upgraded({ host: `127.0.0.1:${site.port}` }, '/')).toBe(404);
});

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.31.255.1', true],
  ['172.32.0.1', false],
  ['192.168.0.9', true],
  ['192.169.0.9', false],
  ['169.254.7.7', true],
  ['8.8.8.8', false],
  ['[::1]', true],
  ['[fe80::1]', true],
  ['[fd12::1]', true],
  ['[2001:db8::1]', false],
  ['localhost', true],
  ['kitchen.local', true],
  ['local', false],
  ['evil.example', false],
  ['127.0.0.1.evil.example', false],
])('%s is private: %s', (hostname, expected) => {
  expect(isPrivate(hostname)).toBe(expected);
});

test('a host that is none leads nowhere', () => {
  for (const host of [undefined, '', 'a b', '127.0.0.1:99999', 'localhost/x', 'user@localhost'])
    expect([host, originFor(host, [])]).toEqual([host, undefined]);
  expect(isOriginAllowed('http://localhost', undefined)).toBe(false);
});

test('the cookie is secure over TLS, and plain otherwise', async () => {
  const cookieAt = async (host: string): Promise<unknown> => {
    const { headers } = await site.app.http.inject({
      method: 'POST',
      url: '/api/guests',
      headers: { host, 'content-type': 'application/json' },
      payload: { name: 'Ada' },
    });
    return String(headers['set-cookie']).replace(/=[^;]{43};/, '=…;');
  };
  expect(await cookieAt('cards.example')).toBe(
    '__Host-sid=…; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(await cookieAt('192.168.1.7:8080')).toBe('sid=…; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax');
  const answer = await call(site.url, 'GET', '/api/tables', undefined, {});
  expect(answer.headers.get('strict-transport-security')).toBeNull();
});

test.each([
  ['cards.example', '__Host-sid', 200],
  ['cards.example', 'sid', 401], // a sibling domain or plain HTTP could have set this cookie
  ['192.168.1.7:8080', 'sid', 200],
  ['192.168.1.7:8080', '__Host-sid', 401],
])('at %s the cookie %s gets %i', async (host, name, status) => {
  const head = { host, 'content-type': 'application/json' };
  const { http } = site.app;
  const made = await http.inject({ method: 'POST', url: '/api/guests', headers: head, payload: { name: 'Ada' } });
  const [, token] = /sid=([^;]{43});/.exec(String(made.headers['set-cookie'])) ?? [];
  const asked = await http.inject({ url: '/api/me', headers: { host, cookie: `${name}=${token}` } });
  expect(asked.statusCode).toBe(status);
});

const card = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});
const CARDS = {
  lo: [card('127.0.0.1', true)],
  docker0: [card('172.17.0.1')],
  eth0: [card('8.8.8.8'), card('10.0.0.5')],
  wlan0: [card('192.168.1.7')],
};

test.each([
  ['0.0.0.0', ['192.168.1.7', '10.0.0.5', '172.17.0.1']],
  ['::', ['192.168.1.7', '10.0.0.5', '172.17.0.1']],
  ['localhost', []],
  ['127.0.0.1', []],
  ['::1', []],
  ['192.168.1.7', ['192.168.1.7']],
  ['8.8.8.8', []],
])('a server at %s is reached from the room at %j', (host, expected) => {
  expect(roomAddresses(host, CARDS)).toEqual(expected);
});

const NONE = 'No private address: other devices can join only at an address that MOONSHOT_ORIGIN names.';

test.each([
  ['0.0.0.0', false, { wlan0: [card('192.168.1.7')] }, ['In this network: http://192.168.1.7:80']],
  ['0.0.0.0', false, { eth0: [card('8.8.8.8')] }, [NONE]],
  ['0.0.0.0', true, { eth0: [card('8.8.8.8')] }, []],
  ['8.8.8.8', false, {}, [NONE]],
  ['localhost', false, {}, []],
])('the start at %s, with an origin: %s, among %j prints %j', (host, hasOrigin, interfaces, expected) => {
  expect(roomLines(host, 80, hasOrigin, interfaces)).toEqual(expected);
});

test('a link for others begins with the configured origin, or else with the address in the room', () => {
  expect(publicOrigin(['https://cards.example'], '192.168.1.7', 8080)).toBe('https://cards.example');
  expect(publicOrigin([], '192.168.1.7', 8080)).toBe('http://192.168.1.7:8080');
  expect(publicOrigin([], 'localhost', 8080)).toBeNull();
});

test.each([
  ['cards.example', 'same-origin'],
  ['localhost:8080', 'same-origin'],
  ['127.0.0.1:8080', 'same-origin'],
  ['192.168.1.7:8080', undefined],
  ['evil.example', undefined],
])('at %s the page opens to %s', async (host, expected) => {
  const { headers } = await site.app.http.inject({ url: '/', headers: { host } });
  expect(headers['cross-origin-opener-policy']).toBe(expected);
  expect(isTrusted(originFor(host, ['https://cards.example']))).toBe(expected !== undefined);
});

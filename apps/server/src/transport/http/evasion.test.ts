// Tests routes under other spellings of their paths: bans, rate limits, origin checks and headers still
// apply.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshSample } from '../../../../../test/seeds.ts';
import { type Guest, newGuest, newTable } from '../../../testing/client.ts';
import { type RoutePlace, routePlaces } from '../../../testing/routes.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { systemEnv } from '../../core/env.ts';
import { operatorToken } from '../../domain/sign-in/operator-token.ts';
import { isOpenToBanned } from './bans.ts';

const FILES = 7_654_321; // an unusual limit on files, which a test recognises in a header
const NAMES = 'BBBBBBBBBBBBBBBBBBBBBB';

let site: Site;
let eve: Guest; // a banned guest
let ada: Guest;
let table: string;

beforeAll(async () => {
  site = await openServer({ MOONSHOT_FILES_PER_MINUTE: `${FILES}`, MOONSHOT_PASSKEYS_PER_HOUR: '100000' });
  [ada, eve] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Eve')];
  ({ table } = await newTable(eve));
  const ban = { kind: 'player', who: eve.player, reason: 'rude', until: null, at: 1 } as const;
  await site.store.conduct.ban(ban, { at: 1, what: 'player banned', subject: eve.player, note: '' });
});
afterAll(() => site.close());

interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly route: string; // matched by the router
}

/** Sends the raw target over its own connection, because an HTTP client would normalise it. */
function send(method: string, target: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const before = site.log.length;
  const lines = Object.entries({ host: `127.0.0.1:${site.port}`, connection: 'close', ...headers });
  const socket = connect(site.port, '127.0.0.1');
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.map(line => line.join(': ')).join('\r\n')}\r\n\r\n`);
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', part => {
      text += part;
      if (text.startsWith('HTTP/1.1 101')) socket.destroy(); // the server keeps the socket open
    });
    socket.on('error', reject).on('close', () => {
      const [head = ''] = text.split('\r\n\r\n', 1);
      const [status = '', ...told] = head.split('\r\n');
      const logged = site.log.slice(before).map(line => JSON.parse(line));
      resolve({
        status: Number(status.split(' ')[1]),
        headers: new Map(told.map(line => line.toLowerCase().split(/: (.*)/s, 2) as [string, string])),
        route: logged.find(({ msg }) => msg === 'request')?.route ?? 'none',
      });
    });
  });
}

const inPercent = (text: string): string => `%${text.charCodeAt(0).toString(16).toUpperCase()}`;
const each = (path: string, change: (segment: string) => string): readonly string[] => {
  const segments = path.split('/').slice(1);
  return segments.map((_, at) => `/${segments.map((one, i) => (i === at ? change(one) : one)).join('/')}`);
};
const slashes = (path: string, sign: string): readonly string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => `${path.slice(0, index)}${sign}${path.slice(index + 1)}`);

/**
 * Variants of a path, with the status of the response. Status 400 is for another spelling of the path, status
 * 404 for a different path.
 */
const spellings: readonly [name: string, written: (path: string) => readonly string[], status: 400 | 404][] = [
  ['a percent-encoded character', path => each(path, one => inPercent(one) + one.slice(1)), 400],
  ['all characters percent-encoded', path => each(path, one => [...one].map(inPercent).join('')), 400],
  ['the last character percent-encoded', path => each(path, one => one.slice(0, -1) + inPercent(one.slice(-1))), 400],
  ['double percent-encoding', path => each(path, one => inPercent(one).replace('%', '%25') + one.slice(1)), 400],
  ['the absolute form', path => [`http://x${path}`, `HTTP://127.0.0.1${path}`, `https://x:1${path}`], 400],
  ['no leading slash', path => [path.slice(1), `.${path}`, `*${path}`], 400],
  ['doubled slashes', path => [...slashes(path, '//'), `${path}//`], 400],
  ['backslashes', path => [...slashes(path, '\\'), ...slashes(path, '/\\')], 400],
  ['percent-encoded backslashes', path => slashes(path, '%5C'), 400],
  ['segments of one dot', path => [...slashes(path, '/./'), `${path}/.`, ...slashes(path, '/%2e/')], 400],
  ['segments of two dots', path => [...slashes(path, '/x/../'), ...slashes(path, '/%2E%2e/'), `${path}/x/..`], 400],
  ['dots after a percent-encoded slash', path => [`/x%2F..${path}`, `${path}%2F.`], 400],
  ['trailing dots', path => [...each(path, one => `${one}.`), ...each(path, one => `${one}..`)], 400],
  ['parameters', path => [`${path};x`, `${path};x=1?y`, ...each(path, one => `${one};`)], 400],
  ['a fragment', path => [`${path}#`, `${path}#/healthz`, `/#${path}`], 400],
  ['a character that no path has', path => [`${path}%00`, `${path}%0A`, `${path}%20.`, `${path}%7f`], 400],
  ['invalid percent-encoding', path => [`${path}%`, `${path}%zz`, `${path}%FF`], 400],
  ['percent-encoded slashes', path => slashes(path, '%2F').slice(1), 404],
  ['other case', path => each(path, one => one.toUpperCase()), 404],
  ['a trailing slash', path => [`${path}/`], 404],
  ['an extra character', path => [`${path}%20`, `/x${path}`], 404],
];

const isApi = (path: string): boolean => path.startsWith('/api/');

function places(): readonly (RoutePlace & { readonly target: string })[] {
  return routePlaces(site.app.http).map(place => ({
    ...place,
    target: place.path.replace(':table', table).replace(/:\w+/g, NAMES).replace('*', 'index.html'),
  }));
}

/** Checks that the response has its route's headers, however the path is spelled. */
function expectOwn(what: string, { headers, route }: Answer): void {
  if (!isApi(route)) return;
  expect([what, headers.get('cache-control')]).toEqual([what, 'no-store']);
  expect([what, headers.get('x-ratelimit-limit')]).not.toEqual([what, `${FILES}`]);
}

test.each(spellings)('%s: refused at any route, so no ban is bypassed', async (name, written, status) => {
  for (const { method, path, target } of freshSample(`routes under ${name}`, places(), 30))
    for (const other of written(target)) {
      // this spelling is itself a valid path
      if (other === target || (status === 404 && target === '/data')) continue;
      const answer = await send(method, other, { cookie: eve.cookie });
      const what = `${method} ${other}`;
      if (status === 400) expect([what, answer.status]).toEqual([what, 400]);
      if (isApi(path) && !isOpenToBanned(method, path)) expect([what, answer.status < 300]).toEqual([what, false]);
      expectOwn(what, answer);
    }
});

test('on canonical paths a ban applies to every route except the open ones', async () => {
  const { cookie } = eve;
  for (const { method, target } of places().filter(one => isApi(one.path) && !isOpenToBanned(one.method, one.path)))
    for (const query of ['', '?', '?x=/healthz', '?%61=//../']) {
      const what = `${method} ${target}${query}`;
      const answer = await send(method, `${target}${query}`, { cookie });
      expect([what, answer.status]).toEqual([what, 403]);
      expectOwn(what, answer);
    }
  expect((await send('GET', '/api/me', { cookie })).status).toBe(200); // the cookie was valid all along
});

test('a player without a ban may use those routes', async () => {
  const found = [];
  for (const { method, target } of places().filter(one => one.method === 'GET' && isApi(one.path)))
    if ((await send(method, target, { cookie: ada.cookie })).status === 200) found.push(target);
  expect(found.length).toBeGreaterThan(15);
});

test('an unknown API path counts as a request, so guessing tokens is rate-limited', async () => {
  await operatorToken({ env: systemEnv, store: site.store }, false);
  for (const [method, target] of [
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/api/admin/tables'],
  ] as const) {
    const { status, headers } = await send(method, target, {});
    expect([target, status, headers.get('x-ratelimit-limit')]).toEqual([target, 404, '100000']);
  }
});

test('a page of another origin may write nowhere, under any spelling of the path', async () => {
  const headers = { cookie: ada.cookie, origin: 'https://evil.example' };
  for (const { method, target } of places().filter(one => !['GET', 'HEAD'].includes(one.method)))
    for (const other of [target, ...each(target, one => inPercent(one) + one.slice(1)), `http://x${target}`])
      expect([method, other, (await send(method, other, headers)).status < 400]).toEqual([method, other, false]);
});

test('sockets open at one path only', async () => {
  const headers = {
    upgrade: 'websocket',
    connection: 'upgrade',
    origin: site.url,
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  expect((await send('GET', '/api/socket', headers)).status).toBe(101);
  expect((await send('GET', '/api/socket?x', headers)).status).toBe(101);
  for (const [, written, status] of spellings)
    for (const other of written('/api/socket'))
      expect([other, (await send('GET', other, headers)).status]).toEqual([other, status]);
  for (const { method, target } of places())
    expect([target, (await send(method, target, { ...headers, cookie: eve.cookie })).status]).toEqual([target, 404]);
});

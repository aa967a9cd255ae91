// Tests the operator's routes on a real server: access, responses, the effects of each action, and its audit
// line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Answered,
  as,
  type Client,
  call,
  connect,
  type Guest,
  newGuest,
  newTable,
} from '../../../../testing/client.ts';
import { routePlaces } from '../../../../testing/routes.ts';
import { openServer, type Site } from '../../../../testing/site.ts';
import { memoryStore } from '../../../../testing/store/memory.ts';
import { systemEnv } from '../../../core/env.ts';
import { isOperator, operatorToken } from '../../../domain/sign-in/operator-token.ts';
import type { AuditLine, ModerationReport } from '../../../store/store.ts';

let site: Site;
let token: string;
let ada: Guest;
let bob: Guest;
let table: string;
let invite: string;
let clients: readonly [Client, Client];

beforeAll(async () => {
  site = await openServer();
  token = (await operatorToken({ env: systemEnv, store: site.store }, false)) ?? '';
  [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  ({ table, invite } = await newTable(ada));
  clients = [await connect(ada), await connect(bob)];
  const [first, second] = clients;
  first.say({ type: 'join', table, invite, known: null });
  await first.next('table');
  second.say({ type: 'join', table, invite, known: null });
  second.say({ type: 'sit', seat: 1 });
  await first.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  second.say({ type: 'chat', text: 'A word nobody wants' });
  await first.until(({ received }) => received.some(({ type }) => type === 'talk'));
  first.say({ type: 'start' });
  await first.until(({ view }) => view !== undefined && view.ask !== null);
});
afterAll(() => site.close());

const atDesk = (method: string, path: string, body?: unknown): Promise<Answered> =>
  call(site.url, method, `/api/admin/${path}`, body, { authorization: `Bearer ${token}` });

const audit = async (): Promise<readonly AuditLine[]> =>
  ((await atDesk('GET', 'audit')).body as { readonly audit: readonly AuditLine[] }).audit;

const NOBODY = 'B'.repeat(22);

/** Every admin route, as the router lists it. */
const ROUTES = [
  ['GET', 'tables'],
  ['GET', 'reports'],
  ['GET', 'bans'],
  ['GET', 'limits'],
  ['GET', 'audit'],
  ['POST', `reports/${NOBODY}/settled`],
  ['DELETE', `reports/${NOBODY}`],
  ['POST', 'bans'],
  ['DELETE', `bans/player/${NOBODY}`],
  ['POST', `tables/${NOBODY}/closed`],
  ['PUT', `tables/${NOBODY}/muted`],
  ['PUT', `tables/${NOBODY}/title`],
  ['PUT', `players/${NOBODY}/name`],
  ['PUT', `leagues/${NOBODY}/name`],
  ['PUT', `tournaments/${NOBODY}/name`],
] as const;

/** The routes below `/api/admin`, except HEAD routes. */
const routesOfDesk = (): readonly string[] =>
  routePlaces(site.app.http)
    .filter(({ method, path }) => method !== 'HEAD' && path.startsWith('/api/admin'))
    .map(({ method, path }) => `${method} ${path}`);

const named = (path: string): string =>
  path
    .replace(`bans/player/${NOBODY}`, 'bans/:kind/:who')
    .replace(/(report|table|player|league|tournament)s\/B+/, '$1s/:$1');

test('no admin route was forgotten here', () => {
  const known = ROUTES.map(([method, path]) => `${method} /api/admin/${named(path)}`);
  expect([...routesOfDesk()].sort()).toEqual(known.sort());
});

test('every admin route is in the description of the interface and in the handbook of hosts', () => {
  const described = Object.entries(site.app.http.swagger().paths ?? {}).flatMap(([path, methods]) =>
    path.startsWith('/api/admin/') ? Object.keys(methods ?? {}).map(method => `${method.toUpperCase()} ${path}`) : [],
  );
  const routes = ROUTES.map(([method, path]) => `${method} /api/admin/${named(path)}`).sort();
  expect(described.map(route => route.replaceAll(/{(\w+)}/g, ':$1')).sort()).toEqual(routes);
  const handbook = readFileSync(join(import.meta.dirname, '../../../../../../docs/host/operating.md'), 'utf8');
  const told = [...handbook.matchAll(/^\| `([A-Z]+ \/api\/admin\/[^`]+)`/gm)].map(([, route = '']) =>
    route.replaceAll(/[A-Z]+(?=\/|$)/g, name => `:${name.toLowerCase()}`),
  );
  expect(told.sort()).toEqual(routes);
});

test.each(ROUTES)('%s %s without the token is like an address with nothing at it', async (method, path) => {
  const nothing = await call(site.url, method, '/api/nothing-here', undefined, {});
  for (const authorization of [undefined, 'Bearer ', `Bearer ${'x'.repeat(43)}`, token, `Bearer ${token}x`]) {
    const headers = { cookie: ada.cookie, ...(authorization === undefined ? {} : { authorization }) };
    const answer = await call(site.url, method, `/api/admin/${path}`, undefined, headers);
    expect([answer.status, answer.body]).toEqual([404, nothing.body]);
  }
});

test('the token is created once, stored as a hash, and replaced on request', async () => {
  const other = await openServer();
  const ground = { env: systemEnv, store: other.store };
  const first = await operatorToken(ground, false);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(await operatorToken(ground, false)).toBeUndefined();
  expect(await other.store.conduct.operatorTokenHash()).not.toBe(first);
  const second = await operatorToken(ground, true);
  const ask = (one = '') => call(other.url, 'GET', '/api/admin/tables', undefined, { authorization: `Bearer ${one}` });
  expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
  const line = { what: 'token made', subject: 'desk', note: '', at: expect.any(Number) };
  expect(await other.store.conduct.audit(9)).toEqual([line, line]);
  await other.close();
});

test('without a token nobody is the operator; of two servers that start at the same time, one has it', async () => {
  const ground = { env: systemEnv, store: memoryStore(systemEnv.nowMs) };
  expect(await isOperator(ground, `Bearer ${'x'.repeat(43)}`)).toBe(false);
  const tokens = await Promise.all([operatorToken(ground, false), operatorToken(ground, false)]);
  const [valid, ...others] = tokens.filter(one => one !== undefined);
  expect(others).toEqual([]);
  const isValid = [valid, 'x'.repeat(43)].map(one => isOperator(ground, `Bearer ${one}`));
  expect(await Promise.all(isValid)).toEqual([true, false]);
});

test('a report reaches the operator with its evidence, and each action is logged', async () => {
  const version = clients[0].view?.version ?? Number.NaN;
  const said = await as(ada, 'POST', '/api/reports', {
    table,
    about: bob.player,
    kind: 'words',
    text: ' So\u202E rude ',
  });
  expect(said.status).toBe(204);
  const told = (await atDesk('GET', 'reports')).body as { readonly reports: readonly ModerationReport[] };
  expect(told.reports).toMatchObject([
    {
      by: { player: ada.player, name: 'Ada' },
      about: { player: bob.player, name: 'Bob' },
      ...{ table, match: `${table}-1`, first: 1, text: 'So rude', state: 'open' },
      lines: [{ player: bob.player, name: 'Bob', text: 'A word nobody wants' }],
    },
  ]);
  const [report] = told.reports;
  expect(report?.last).toBeGreaterThanOrEqual(version);
  const settle = () => atDesk('POST', `reports/${report?.id}/settled`, { note: 'spoke to them' });
  expect([(await settle()).status, (await settle()).status]).toEqual([204, 404]);
  expect(await audit()).toMatchObject([
    { what: 'report settled', subject: report?.id, note: 'spoke to them' },
    { what: 'token made' },
  ]);
});

test('nothing that the admin routes send holds a card, an invitation, a secret or the token', async () => {
  const hands = clients.flatMap(({ received }) => JSON.stringify(received).match(/"[2-9TJQKA][CDHS]"/g) ?? []);
  expect(hands.length).toBeGreaterThan(13);
  for (const list of ['tables', 'reports', 'bans', 'limits', 'audit']) {
    const { status, body } = await atDesk('GET', list);
    const text = JSON.stringify(body);
    expect([list, status, Object.keys(body as object)]).toEqual([list, 200, [list]]);
    expect(text).not.toMatch(/"[2-9TJQKA][CDHS]"/);
    for (const hidden of [token, invite, ada.secret, bob.secret, ada.cookie.split('=')[1] ?? ' '])
      expect(text).not.toContain(hidden);
  }
  expect((await atDesk('GET', 'tables')).body).toMatchObject({ tables: [{ id: table, state: 'playing', people: 2 }] });
  for (const hidden of [token, 'So rude', 'A word nobody wants']) expect(site.log.join('')).not.toContain(hidden);
});

test('a ban closes sockets immediately, covers every route, says until when and why, and can be lifted', async () => {
  const [, second] = clients;
  const ban = { kind: 'player', who: bob.player, reason: 'rude words', hours: 2 };
  expect((await atDesk('POST', 'bans', ban)).status).toBe(204);
  expect(await second.closed).toEqual({ code: 4003, reason: 'banned' });
  const sentence = expect.stringMatching(
    /^You are banned from this server until \d{4}-\d\d-\d\d \d\d:\d\d UTC: rude words$/,
  );
  for (const [method, path, body] of [
    ['PATCH', '/api/me', { name: 'Bob' }],
    ['POST', '/api/tickets', undefined],
    ['GET', '/api/tables', undefined],
  ] as const) {
    const answer = await as(bob, method, path, body);
    expect([path, answer.status, answer.body]).toEqual([path, 403, { code: 'banned', sentence }]);
  }
  expect((await as(ada, 'GET', '/api/me')).status).toBe(200);
  expect((await atDesk('DELETE', `bans/player/${bob.player}`)).status).toBe(204);
  expect((await as(bob, 'POST', '/api/tickets')).status).toBe(201);
  expect((await audit()).slice(0, 2)).toMatchObject([
    { what: 'player let in again', subject: bob.player },
    { what: 'player banned', subject: bob.player, note: '2 h: rude words' },
  ]);
});

test('a banned player may still export and delete their data', async () => {
  const eve = await newGuest(site.url, 'Eve');
  const ban = { reason: 'rude words', hours: null };
  await atDesk('POST', 'bans', { ...ban, kind: 'player', who: eve.player });
  await atDesk('POST', 'bans', { ...ban, kind: 'address', who: '127.0.0.0/8' });
  const back = await call(site.url, 'POST', '/api/sessions', { secret: eve.secret });
  const guest = { ...eve, cookie: back.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  expect([back.status, (await as(guest, 'POST', '/api/tickets')).status]).toEqual([200, 403]);
  expect((await as(guest, 'GET', '/api/me/export')).body).toMatchObject({
    player: eve.player,
    name: 'Eve',
    // the session from sign-up, and the session from signing in again
    sessions: [{ until: expect.any(Number) }, { until: expect.any(Number) }],
    ban: { reason: 'rude words', until: null, at: expect.any(Number) },
  });
  expect((await as(guest, 'GET', '/api/passkeys')).body).toEqual({ passkeys: [] });
  expect((await as(guest, 'POST', '/api/passkeys/options')).status).toBe(403);
  expect((await as(guest, 'DELETE', '/api/me')).status).toBe(204);
  expect((await call(site.url, 'POST', '/api/sessions', { secret: eve.secret })).status).toBe(401);
  expect((await call(site.url, 'POST', '/api/guests', { name: 'Eve' })).status).toBe(403);
  for (const who of [`player/${eve.player}`, `address/${encodeURIComponent('127.0.0.0/8')}`])
    expect((await atDesk('DELETE', `bans/${who}`)).status).toBe(204);
});

test('a banned address is turned away, its sockets too, and the admin page stays open', async () => {
  const { closed } = await connect(bob);
  const ban = { kind: 'address', who: '127.0.0.0/8', reason: 'a flood', hours: null };
  expect((await atDesk('POST', 'bans', ban)).status).toBe(204);
  expect((await closed).code).toBe(4003);
  const turned = await call(site.url, 'POST', '/api/guests', { name: 'Eve' });
  const sentence = 'Your address is banned from this server for good: a flood';
  expect([turned.status, turned.body]).toEqual([403, { code: 'banned', sentence }]);
  expect((await atDesk('DELETE', `bans/address/${encodeURIComponent('127.0.0.0/8')}`)).status).toBe(204);
  expect((await call(site.url, 'POST', '/api/guests', { name: 'Eve' })).status).toBe(201);
  expect((await audit()).slice(0, 2).map(({ what }) => what)).toEqual(['address let in again', 'address banned']);
});

test.each([
  [{ kind: 'address', who: 'bob', reason: 'r', hours: 1 }, 400],
  [{ kind: 'player', who: NOBODY, reason: 'r', hours: 1 }, 404],
  [{ kind: 'player', who: NOBODY, reason: 'r', hours: 100_000 }, 404],
  [{ kind: 'player', who: NOBODY, reason: 'r', hours: 100_001 }, 400],
  [{ kind: 'player', who: NOBODY, reason: ' ', hours: 1 }, 400],
  [{ kind: 'player', who: NOBODY, reason: 'r', hours: 0 }, 400],
])('%j is no ban, and leaves no line', async (ban, status) => {
  const before = await audit();
  expect((await atDesk('POST', 'bans', ban)).status).toBe(status);
  expect(await audit()).toEqual(before);
});

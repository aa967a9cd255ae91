// Tests every HTTP route except the operator's, as the router lists them: what a client without a session
// gets, and what other players get with their own session.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticatorOf } from '../../../testing/authenticator.ts';
import { browserAt } from '../../../testing/browser.ts';
import { as, call, connect, FRIENDS, type Guest, newGuest, newTable, playOut } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { systemEnv } from '../../core/env.ts';

let site: Site;
let ada: Guest;
let eve: Guest;
let table: string;
let invite: string;
let match: string;
let passkey: string;
let contest: string;
let tournament: string;
let league: string;
let here: string; // the site's URL with a host name, because passkeys need one
beforeAll(async () => {
  site = await openServer();
  [ada, eve] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Eve')];
  ({ table, invite } = await newTable(ada));
  const client = await connect(ada);
  client.say({ type: 'join', table, invite, known: null });
  client.say({ type: 'start' });
  await playOut(client);
  await client.until(({ facts }) => facts?.state === 'over');
  match = `${table}-1`;
  client.close();
  const made = await as(ada, 'POST', '/api/contests', NEW_CONTEST);
  ({ contest } = made.body as { readonly contest: string });
  const begun = await as(ada, 'POST', '/api/contests', NEW_TOURNAMENT);
  tournament = (begun.body as { readonly contest: string }).contest;
  const formed = await as(ada, 'POST', '/api/leagues', NEW_LEAGUE);
  ({ league } = formed.body as { readonly league: string });
  here = `http://localhost:${site.port}`;
  passkey = await keepPasskey();
  await call(here, 'PUT', PAD, { key: KEY, code: 'x' });
});
afterAll(() => site.close());

/** Ada creates a passkey. Returns its id. */
async function keepPasskey(): Promise<string> {
  const { body } = await as({ ...ada, url: here }, 'POST', '/api/passkeys/options');
  const { challenge } = body as { readonly challenge: string };
  const made = authenticatorOf('Ada').make({ challenge, origin: here, domain: 'localhost' });
  expect((await as({ ...ada, url: here }, 'POST', '/api/passkeys', made)).status).toBe(201);
  return made.id;
}

type Who = 'stranger' | 'other' | 'owner';

const NO_PLACE = { origin: 'http://localhost', domain: 'localhost' };
const NOWHERE = 'B'.repeat(22);
const NEW_TABLE = { order: { game: 'ricketts', overrides: {}, length: { deals: 1 }, seats: 4 }, settings: FRIENDS };

const NEW_CONTEST = { kind: 'challenge', game: 'ricketts', overrides: {}, seats: 4, deals: 1, days: 1 };

const NEW_TOURNAMENT = {
  ...NEW_CONTEST,
  ...{ kind: 'tournament', days: undefined, title: 'Ours', rounds: 1, begins: { players: 9 } },
  clock: { cardSeconds: 60, passSeconds: 60, reserveSeconds: 0 },
};
const [PAD, KEY] = [`/api/pads/${'a'.repeat(32)}`, '0'.repeat(64)];
const NEW_LEAGUE = { name: 'Sundays', order: NEW_TABLE.order, end: { matches: 5 } };

/** For each route, a request and the status that a stranger, another player and the owner get. */
const ROUTES: Readonly<
  Record<
    string,
    { readonly path: () => string; readonly body?: () => unknown; readonly is: readonly [number, number, number] }
  >
> = {
  'POST /api/guests': { path: () => '/api/guests', body: () => ({ name: 'New' }), is: [201, 201, 201] },
  'POST /api/sessions': { path: () => '/api/sessions', body: () => ({ secret: 'x'.repeat(43) }), is: [401, 401, 401] },
  'POST /api/tickets': { path: () => '/api/tickets', is: [401, 201, 201] },
  'GET /api/me': { path: () => '/api/me', is: [401, 200, 200] },
  'PATCH /api/me': { path: () => '/api/me', body: () => ({ name: 'Ada' }), is: [401, 200, 200] },
  'GET /api/me/export': { path: () => '/api/me/export', is: [401, 200, 200] },
  'POST /api/tables': { path: () => '/api/tables', body: () => NEW_TABLE, is: [401, 201, 201] },
  'GET /api/tables': { path: () => '/api/tables', is: [200, 200, 200] },
  'GET /api/tables/mine': { path: () => '/api/tables/mine', is: [401, 200, 200] },
  'GET /api/tables/{table}/door': { path: () => `/api/tables/${table}/door`, is: [404, 404, 200] },
  'POST /api/codes': { path: () => '/api/codes', body: () => ({ table }), is: [401, 404, 201] },
  'POST /api/codes/{code}': { path: () => '/api/codes/ZZZZZ', is: [404, 404, 404] },
  'POST /api/matches': { path: () => '/api/matches', body: () => ({ text: 'no match' }), is: [401, 400, 400] },
  'GET /api/matches': { path: () => '/api/matches', is: [401, 200, 200] },
  'GET /api/matches/{match}/proof': { path: () => `/api/matches/${match}/proof`, is: [404, 404, 200] },
  'GET /api/seals': { path: () => `/api/seals?commitment=${'0'.repeat(64)}`, is: [200, 200, 200] },
  'GET /api/matches/{match}/notation': { path: () => `/api/matches/${match}/notation`, is: [404, 404, 200] },
  'GET /api/ratings/{player}': { path: () => `/api/ratings/${ada.player}`, is: [200, 200, 200] },
  'GET /api/ratings': { path: () => '/api/ratings', is: [200, 200, 200] },
  'GET /api/matches/{match}/ratings': { path: () => `/api/matches/${match}/ratings`, is: [200, 200, 200] },
  'GET /api/tables/{table}/ratings': { path: () => `/api/tables/${table}/ratings`, is: [404, 404, 200] },
  'GET /api/seals/{day}': { path: () => '/api/seals/2026-01-01', is: [200, 200, 200] },
  'POST /api/tables/{table}/bots': {
    path: () => `/api/tables/${table}/bots`,
    body: () => ({ name: 'Robot', seat: 1 }),
    is: [401, 404, 409],
  },
  'DELETE /api/tables/{table}/bots/{seat}': { path: () => `/api/tables/${table}/bots/1`, is: [401, 404, 403] },
  'POST /api/passkeys/options': { path: () => '/api/passkeys/options', is: [401, 200, 200] },
  'POST /api/passkeys': {
    path: () => '/api/passkeys',
    body: () => authenticatorOf('made of nothing').make({ ...NO_PLACE, challenge: 'none' }),
    is: [401, 409, 409],
  },
  'GET /api/passkeys': { path: () => '/api/passkeys', is: [401, 200, 200] },
  'DELETE /api/passkeys/{passkey}': { path: () => `/api/passkeys/${passkey}`, is: [401, 404, 204] },
  'POST /api/passkeys/sign-in/options': { path: () => '/api/passkeys/sign-in/options', is: [200, 200, 200] },
  'POST /api/passkeys/sign-in': {
    path: () => '/api/passkeys/sign-in',
    body: () => authenticatorOf('shown to nobody').show({ ...NO_PLACE, challenge: 'none', userHandle: ada.player }),
    is: [409, 409, 409],
  },
  'GET /api/push': { path: () => '/api/push', is: [200, 200, 200] },
  'PUT /api/push': {
    path: () => '/api/push',
    body: () => browserAt('https://push.example/1').asked,
    is: [401, 204, 204],
  },
  'DELETE /api/push': {
    path: () => '/api/push',
    body: () => ({ endpoint: 'https://push.example/1' }),
    is: [401, 204, 204],
  },
  'PUT /api/pads/{pad}': { path: () => PAD, body: () => ({ key: KEY, code: 'x' }), is: [204, 204, 204] },
  'GET /api/pads/{pad}': { path: () => PAD, is: [200, 200, 200] },
  'DELETE /api/pads/{pad}': { path: () => PAD, body: () => ({ key: '1'.repeat(64) }), is: [404, 404, 404] },
  'DELETE /api/matches/{match}': { path: () => `/api/matches/${NOWHERE}-1`, is: [401, 404, 404] },
  'DELETE /api/leagues/{league}/members/{player}': {
    path: () => `/api/leagues/${league}/members/${NOWHERE}`,
    is: [401, 403, 403],
  },
  'POST /api/forks': {
    path: () => '/api/forks',
    body: () => ({ text: 'moonshot-notation/1', deal: 1, step: 0, seat: 0, settings: FRIENDS }),
    is: [401, 400, 400],
  },
  'POST /api/reports': {
    path: () => '/api/reports',
    body: () => ({ table, about: eve.player, kind: 'words', text: 'Rude.' }),
    is: [401, 404, 403],
  },
  'GET /api/blocks': { path: () => '/api/blocks', is: [401, 200, 200] },
  'PUT /api/blocks/{player}': { path: () => `/api/blocks/${NOWHERE}`, is: [401, 204, 204] },
  'DELETE /api/blocks/{player}': { path: () => `/api/blocks/${NOWHERE}`, is: [401, 204, 204] },
  'POST /api/contests': { path: () => '/api/contests', body: () => NEW_CONTEST, is: [401, 201, 201] },
  'GET /api/contests/mine': { path: () => '/api/contests/mine', is: [401, 200, 200] },
  'GET /api/contests/today': { path: () => '/api/contests/today', is: [200, 200, 200] },
  'GET /api/contests/{contest}': { path: () => `/api/contests/${contest}`, is: [200, 200, 200] },
  'POST /api/contests/{contest}/entries': {
    path: () => `/api/contests/${contest}/entries`,
    is: [401, 201, 201],
  },
  'DELETE /api/contests/{contest}/entries': {
    path: () => `/api/contests/${tournament}/entries`,
    is: [401, 204, 204],
  },
  'POST /api/contests/{contest}/start': { path: () => `/api/contests/${tournament}/start`, is: [401, 403, 409] },
  'GET /api/contests/{contest}/rounds/{round}': {
    path: () => `/api/contests/${tournament}/rounds/1`,
    is: [404, 404, 404],
  },
  'GET /api/contests/{contest}/tables/{table}/notation': {
    path: () => `/api/contests/${contest}/tables/${table}/notation`,
    is: [404, 404, 404],
  },
  'POST /api/leagues': { path: () => '/api/leagues', body: () => NEW_LEAGUE, is: [401, 201, 201] },
  'GET /api/leagues/mine': { path: () => '/api/leagues/mine', is: [401, 200, 200] },
  'GET /api/leagues/{league}': { path: () => `/api/leagues/${league}`, is: [200, 200, 200] },
  'PATCH /api/leagues/{league}': {
    path: () => `/api/leagues/${league}`,
    body: () => ({ name: 'Mondays' }),
    is: [401, 403, 204],
  },
  'POST /api/leagues/{league}/tables': {
    path: () => `/api/leagues/${league}/tables`,
    body: () => ({ settings: FRIENDS }),
    is: [401, 403, 201],
  },
  'POST /api/leagues/{league}/members': { path: () => `/api/leagues/${league}/members`, is: [401, 204, 204] },
  'DELETE /api/leagues/{league}/members': { path: () => `/api/leagues/${league}/members`, is: [401, 204, 204] },
  'DELETE /api/sessions': { path: () => '/api/sessions', is: [401, 204, 204] },
  'DELETE /api/me': { path: () => '/api/me', is: [401, 204, 204] },
};

/** The routes that end the session. */
const ENDS: readonly string[] = ['DELETE /api/sessions', 'DELETE /api/me'];

const listed = (): readonly string[] =>
  Object.entries(site.app.http.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map(method => `${method.toUpperCase()} ${path}`),
  );

/** The operator's routes, which need a token instead of a session. */
const isOperators = (route: string): boolean => route.includes(' /api/admin/');

test('no route was forgotten here', () => {
  const players = listed().filter(route => !isOperators(route));
  expect([...players].sort()).toEqual(Object.keys(ROUTES).sort());
});

test.each(Object.keys(ROUTES))('%s', async route => {
  const { path, body, is } = ROUTES[route] as (typeof ROUTES)[string];
  const [method = ''] = route.split(' ');
  const statuses: number[] = [];
  for (const who of ['stranger', 'other', 'owner'] as const satisfies readonly Who[]) {
    const guest = who === 'owner' ? ada : eve;
    // a player who is signed out or deleted here is not used for other routes
    const fresh = ENDS.includes(route) && who !== 'stranger' ? await newGuest(site.url, 'Once') : guest;
    const headers: Record<string, string> = who === 'stranger' ? {} : { cookie: fresh.cookie };
    const answer = await call(here, method, path(), body?.(), headers);
    statuses.push(answer.status);
    if (answer.status >= 400)
      expect(answer.body).toMatchObject({ code: expect.any(String), sentence: expect.any(String) });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(answer.body)).not.toContain(invite === '' ? ' ' : who === 'owner' ? ' never ' : invite);
  }
  expect(statuses).toEqual(is);
});

/** Routes of the operator that change something. */
const DESK_CHANGES = [
  ['POST', `/api/admin/reports/${NOWHERE}/settled`],
  ['DELETE', `/api/admin/reports/${NOWHERE}`],
  ['POST', '/api/admin/bans'],
  ['DELETE', '/api/admin/bans/address/203.0.113.7'],
  ['POST', `/api/admin/tables/${NOWHERE}/closed`],
  ['PUT', `/api/admin/tables/${NOWHERE}/muted`],
  ['PUT', `/api/admin/tables/${NOWHERE}/title`],
  ['PUT', `/api/admin/players/${NOWHERE}/name`],
] as const;

test('no route with side effects accepts requests of another page, for any player', async () => {
  const changes = Object.entries(ROUTES).flatMap(([route, { path, body }]) =>
    route.startsWith('GET ') ? [] : [[route.split(' ')[0] ?? '', path(), body?.()] as const],
  );
  const { port } = site;
  const others = [`http://localhost:${port + 1}`, `https://localhost:${port}`];
  const foreign = ['https://evil.example', 'null', ...others];
  expect(changes.length).toBeGreaterThan(15);
  for (const origin of foreign)
    for (const [method, path, body] of [...changes, ...DESK_CHANGES]) {
      const { status, body: said } = await call(here, method, path, body, { cookie: ada.cookie, origin });
      expect([origin, method, path, status, said]).toEqual([
        ...[origin, method, path, 403],
        expect.objectContaining({ code: 'not-allowed', sentence: expect.stringContaining('page') }),
      ]);
    }
});

test('what is another’s and what is not there are answered alike', async () => {
  for (const [mine, nobodys] of [
    [`/api/tables/${table}/door`, `/api/tables/${NOWHERE}/door`],
    [`/api/tables/${table}/ratings`, `/api/tables/${NOWHERE}/ratings`],
    [`/api/matches/${match}/proof`, `/api/matches/${NOWHERE}-1/proof`],
    [`/api/matches/${match}/proof`, `/api/matches/${table}-2/proof`],
    [`/api/matches/${match}/notation`, `/api/matches/${NOWHERE}-1/notation`],
  ] as const) {
    const [one, two] = [await as(eve, 'GET', mine), await as(eve, 'GET', nobodys)];
    expect([one.status, one.body]).toEqual([two.status, two.body]);
  }
  const [hers, noOnes] = [
    await as(eve, 'DELETE', `/api/passkeys/${passkey}`),
    await as(eve, 'DELETE', `/api/passkeys/${NOWHERE}`),
  ];
  expect([hers.status, hers.body]).toEqual([noOnes.status, noOnes.body]);
  const [one, two] = [
    await as(eve, 'POST', '/api/codes', { table }),
    await as(eve, 'POST', '/api/codes', { table: NOWHERE }),
  ];
  expect([one.status, one.body]).toEqual([two.status, two.body]);
});

test('a match that is over is listed for those who sat there alone', async () => {
  const listed = async (guest: Guest): Promise<unknown> => (await as(guest, 'GET', '/api/matches')).body;
  expect(await listed(ada)).toEqual({
    matches: [
      expect.objectContaining({
        match,
        game: 'ricketts',
        seats: 4,
        deals: expect.any(Number),
        totals: expect.any(Array),
        imported: false,
      }),
    ],
  });
  expect(await listed(eve)).toEqual({ matches: [] });
});

test('the invitation opens the door, in a header', async () => {
  const withInvite = (one: string) =>
    call(site.url, 'GET', `/api/tables/${table}/door`, undefined, { 'x-invite': one });
  expect((await withInvite(invite)).status).toBe(200);
  expect((await withInvite(`${invite.slice(0, -1)}${invite.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
  expect((await withInvite('short')).status).toBe(400);
});

test('a short code opens the door for a quarter of an hour, and then no more', async () => {
  const clock = { ms: 0 };
  const other = await openServer({}, { env: { ...systemEnv, monoMs: () => clock.ms } });
  const host = await newGuest(other.url, 'Host');
  const door = await newTable(host);
  const give = async () => (await as(host, 'POST', '/api/codes', { table: door.table })).body;
  const first = (await give()) as { readonly code: string; readonly forMs: number };
  expect(first.forMs).toBe(900_000);
  const open = () => call(other.url, 'POST', `/api/codes/${first.code}`);
  clock.ms = 899_999;
  expect((await open()).body).toEqual(door);
  expect(await give()).toEqual({ ...first, forMs: 1 });
  clock.ms = 900_000;
  const late = await open();
  expect([late.status, late.body]).toEqual([404, expect.objectContaining({ code: 'no-table' })]);
  const second = (await give()) as typeof first;
  expect(second.forMs).toBe(900_000);
  expect(second.code).not.toBe(first.code);
  await other.close();
});

test('a short code is read in small letters too, and guessing is slow', async () => {
  const other = await openServer({ MOONSHOT_CODE_TRIES_PER_MINUTE: '3' });
  const host = await newGuest(other.url, 'Host');
  const door = await newTable(host);
  const { code } = (await as(host, 'POST', '/api/codes', { table: door.table })).body as { readonly code: string };
  expect(code).toMatch(/^[A-HJ-NP-Z]{5}$/);
  const tried = await call(other.url, 'POST', `/api/codes/${code.toLowerCase()}`);
  expect([tried.status, tried.body]).toEqual([200, door]);
  for (const wrong of ['AAAAA', 'AAAAB', 'AAAAC']) await call(other.url, 'POST', `/api/codes/${wrong}`);
  const late = await call(other.url, 'POST', `/api/codes/${code}`);
  const answer = [late.status, late.body, late.headers.get('retry-after')];
  expect(answer).toEqual([429, expect.objectContaining({ code: 'too-many' }), expect.stringMatching(/^\d\d$/)]);
  expect(other.log.join('')).not.toContain(code);
  await other.close();
});

test('guests are few from one address', async () => {
  const other = await openServer({ MOONSHOT_GUESTS_PER_HOUR: '2' });
  for (const status of [201, 201, 429])
    expect((await call(other.url, 'POST', '/api/guests', { name: 'Ada' })).status).toBe(status);
  await other.close();
});

test('behind a proxy it is the address at the end of its list that counts', async () => {
  const other = await openServer({ MOONSHOT_GUESTS_PER_HOUR: '1', MOONSHOT_BEHIND_PROXY: '1' });
  const statusFrom = async (list: string): Promise<number> =>
    (await call(other.url, 'POST', '/api/guests', { name: 'Ada' }, { 'x-forwarded-for': list })).status;
  expect(await statusFrom('10.0.0.1')).toBe(201);
  expect(await statusFrom('10.0.0.1')).toBe(429);
  expect(await statusFrom('10.0.0.9, 10.0.0.1')).toBe(429);
  expect(await statusFrom('10.0.0.1, 10.0.0.2')).toBe(201);
  await other.close();
});

test('the number of tables per host is limited; an empty one makes room for the next', async () => {
  const other = await openServer({ MOONSHOT_TABLES_PER_PLAYER: '2' });
  const host = await newGuest(other.url, 'Host');
  const doors = [await newTable(host), await newTable(host), await newTable(host)];
  const { body } = await as(host, 'GET', '/api/tables/mine');
  const left = (body as { readonly tables: readonly { readonly id: string }[] }).tables.map(one => one.id);
  expect(left).toHaveLength(2);
  expect(left).toContain(doors[2]?.table);
  for (const table of left) {
    const client = await connect(host);
    client.say({ type: 'join', table, invite: null, known: null });
    await client.next('table');
  }
  await expect(newTable(host)).rejects.toThrow('You cannot have more tables: 2 of yours are not over');
  await other.close();
});

test('a body that is too large, or is none, is refused in a sentence', async () => {
  const big = await call(site.url, 'POST', '/api/guests', { name: 'x'.repeat(20_000) });
  expect([big.status, big.body]).toEqual([413, expect.objectContaining({ code: 'unreadable' })]);
  const broken = await fetch(`${site.url}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":',
  });
  expect([broken.status, await broken.json()]).toEqual([400, expect.objectContaining({ code: 'unreadable' })]);
  expect((await call(site.url, 'POST', '/api/guests', { name: 'a\u202Eb' })).body).toMatchObject({ code: 'bad-name' });
});

test('no session, secret or name is in the log or the metrics', async () => {
  await as(ada, 'GET', `/api/tables/mine?secret=${ada.secret}`);
  const metrics = await call(site.url, 'GET', '/metrics');
  const seen = site.log.join('') + String(metrics.body);
  expect(String(metrics.body)).toContain('moonshot_requests_total{status="200"}');
  expect(seen).toContain('"route":"/api/tables/mine"');
  for (const hidden of [ada.secret, ada.cookie.split('=')[1], ada.player, invite, 'Ada', '?secret'])
    expect([hidden, seen.includes(String(hidden))]).toEqual([hidden, false]);
});

test('being forgotten leaves a name nowhere', async () => {
  const gone = await newGuest(site.url, 'Nobody-7');
  const client = await connect(gone);
  const door = await newTable(gone, {}, { open: 'everybody', chat: false });
  client.say({ type: 'join', table: door.table, invite: null, known: null });
  await client.next('table');
  expect((await as(gone, 'DELETE', '/api/me')).status).toBe(204);
  expect((await client.closed).code).toBe(1008);
  expect((await as(gone, 'GET', '/api/me')).status).toBe(401);
  expect((await call(site.url, 'POST', '/api/sessions', { secret: gone.secret })).status).toBe(401);
  expect(JSON.stringify((await call(site.url, 'GET', '/api/tables')).body)).not.toContain('Nobody-7');
});

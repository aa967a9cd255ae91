// Tests the routes of a player's own account: what each request is answered, and what remains afterwards.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  type Answered,
  as,
  call,
  closeCode,
  connect,
  type Guest,
  newGuest,
  newTable,
} from '../../../../testing/client.ts';
import { openServer, type Site } from '../../../../testing/site.ts';
import { SPOKEN } from '../../../core/languages.ts';

const SAYS = SPOKEN.en.errors;
const NO_SESSION = { code: 'no-ticket', sentence: SAYS['no-ticket'].session };
const UNKNOWN = { code: 'no-ticket', sentence: SAYS['no-ticket'].secret };
const RESERVED = { code: 'bad-name', sentence: SAYS['bad-name'].reserved };
const IN_THE_OPEN = { code: 'not-allowed', sentence: SAYS['not-allowed'].open };
const SECRET = expect.stringMatching(/^[\w-]{43}$/);

let site: Site;
let ada: Guest;
let program: string; // the token of a bot that Ada has brought to a table
beforeAll(async () => {
  site = await openServer({ MOONSHOT_HEAL_MS: '3600000' }); // so that no periodic check closes sockets
  ada = await newGuest(site.url, 'Ada');
  const { table } = await newTable(ada);
  const { body } = await as(ada, 'POST', `/api/tables/${table}/bots`, { seat: 2, name: 'Robo' });
  program = (body as { readonly token: string }).token;
});
afterAll(() => site.close());

const own = () => ({ player: ada.player, name: 'Ada' });
const signInWith = (secret: string): Promise<Answered> => call(site.url, 'POST', '/api/sessions', { secret });

/** The session that an answer opens; empty if it opens none. */
const sessionIn = ({ headers }: Answered): string =>
  headers
    .getSetCookie()
    .find(one => /^sid=[\w-]{43};/.test(one))
    ?.split(';')[0] ?? '';

interface Expected {
  readonly status: number;
  readonly body: () => unknown;
  readonly signsIn?: true;
}

const requests: readonly (readonly [name: string, ask: () => Promise<Answered>, is: Expected])[] = [
  [
    'a new guest is told the id, the name as it is shown, and the secret',
    () => call(site.url, 'POST', '/api/guests', { name: ' Bea ' }),
    {
      status: 201,
      body: () => ({ player: expect.stringMatching(/^[\w-]{22}$/), name: 'Bea', secret: SECRET }),
      signsIn: true,
    },
  ],
  [
    'a guest cannot take a reserved name',
    () => call(site.url, 'POST', '/api/guests', { name: 'Admin' }),
    { status: 400, body: () => RESERVED },
  ],
  ['the secret signs in', () => signInWith(ada.secret), { status: 200, body: own, signsIn: true }],
  ['another secret signs nobody in', () => signInWith('x'.repeat(43)), { status: 401, body: () => UNKNOWN }],
  ['the token of a bot opens no session', () => signInWith(program), { status: 401, body: () => UNKNOWN }],
  ['a session gets a ticket', () => as(ada, 'POST', '/api/tickets'), { status: 201, body: () => ({ ticket: SECRET }) }],
  [
    'a session shows its player',
    () => as(ada, 'GET', '/api/me'),
    { status: 200, body: () => ({ ...own(), kind: 'guest', at: expect.any(Number) }) },
  ],
  [
    'without a session there is no player',
    () => call(site.url, 'GET', '/api/me'),
    { status: 401, body: () => NO_SESSION },
  ],
  [
    'a sign-out that is neither here nor everywhere is refused',
    () => as(ada, 'DELETE', '/api/sessions?everywhere=perhaps'),
    { status: 400, body: () => expect.objectContaining({ code: 'unreadable' }) },
  ],
  [
    'a player cannot take a reserved name',
    () => as(ada, 'PATCH', '/api/me', { name: 'Admin' }),
    { status: 400, body: () => RESERVED },
  ],
  [
    'a player is told the new name as it is shown',
    () => as(ada, 'PATCH', '/api/me', { name: ' Ada ' }),
    { status: 200, body: own },
  ],
];

test.each(requests)('%s', async (_, ask, { status, body, signsIn = false }) => {
  const answer = await ask();
  expect([answer.status, answer.body]).toEqual([status, body()]);
  expect(sessionIn(answer) !== '').toBe(signsIn);
  // no request changes the account or ends its session
  expect((await as(ada, 'GET', '/api/me')).body).toMatchObject(own());
});

test.each([
  ['/api/guests', () => ({ name: 'Bea' })],
  ['/api/sessions', () => ({ secret: ada.secret })],
] as const)('%s opens no session at a public address without encryption', async (url, payload) => {
  const headers = { host: 'cards.example' };
  const answer = await site.app.http.inject({ method: 'POST', url, headers, payload: payload() });
  expect([answer.statusCode, answer.json(), answer.headers['set-cookie']]).toEqual([403, IN_THE_OPEN, undefined]);
});

test('a new name is seen at the next request', async () => {
  const bea = await newGuest(site.url, 'Bea');
  expect((await as(bea, 'PATCH', '/api/me', { name: 'Beatrix' })).body).toEqual({
    player: bea.player,
    name: 'Beatrix',
  });
  expect((await as(bea, 'GET', '/api/me')).body).toMatchObject({ name: 'Beatrix' });
});

const DROPPED = expect.stringMatching(/^sid=; .*Expires=Thu, 01 Jan 1970 00:00:00 GMT/);

const ends: readonly [path: string, others: boolean, signsIn: number][] = [
  ['/api/sessions', false, 200],
  ['/api/sessions?everywhere=false', false, 200],
  ['/api/sessions?everywhere=true', true, 200],
  ['/api/me', true, 401],
];

test.each(ends)('DELETE %s: ends the other sessions too: %s; then the secret: %i', async (path, others, signsIn) => {
  const bea = await newGuest(site.url, 'Bea');
  const back = { ...bea, cookie: sessionIn(await signInWith(bea.secret)) };
  const [socket, other] = [await connect(bea), await connect(back)];
  const { status, body, headers } = await as(bea, 'DELETE', path);
  expect([status, body, headers.getSetCookie()]).toEqual([204, '', [DROPPED]]);
  expect(await closeCode(socket)).toBe(1008);
  if (others) expect(await closeCode(other)).toBe(1008);
  const statuses = [await as(bea, 'GET', '/api/me'), await as(back, 'GET', '/api/me'), await signInWith(bea.secret)];
  expect(statuses.map(one => one.status)).toEqual([401, others ? 401 : 200, signsIn]);
  expect(other.socket.readyState).toBe(others ? WebSocket.CLOSED : WebSocket.OPEN);
  other.close();
});

const HOUR_S = 3600;

const limits: readonly [path: string, body: () => object, status: number, most: number][] = [
  ['/api/guests', () => ({ name: 'Bea' }), 201, 2],
  // six sign-ins for each guest
  ['/api/sessions', () => ({ secret: 'x'.repeat(43) }), 401, 12],
];

test.each(limits)('%s is limited by address for an hour', async (path, body, status, most) => {
  const other = await openServer({ MOONSHOT_GUESTS_PER_HOUR: '2' });
  onTestFinished(() => other.close());
  const ask = (): Promise<Answered> => call(other.url, 'POST', path, body());
  for (let i = 0; i < most; i++) expect((await ask()).status).toBe(status);
  const refused = await ask();
  const sentence = 'That was too often. Wait 60 minutes.';
  expect([refused.status, refused.body]).toMatchObject([429, { code: 'too-many', sentence }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(HOUR_S - 60);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(HOUR_S);
});

test('the export is a file, in the language of the request', async () => {
  const [bea, bob] = [await newGuest(site.url, 'Bea'), await newGuest(site.url, 'Bob')];
  const placings = [bea, bob].map(({ player }, i) => ({ player, rank: i + 1 }));
  const rating = { rules: { key: 'ricketts@1+00', game: 'ricketts' }, placings };
  await site.store.results.finish({ match: 'x-1', at: 1, open: true, public: true }, { rating });
  const { status, body, headers } = await call(site.url, 'GET', '/api/me/export', undefined, {
    cookie: bea.cookie,
    'accept-language': 'de',
  });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="moonshot-me.json"');
  expect(body).toMatchObject({
    ...{ player: bea.player, name: 'Bea', kind: 'guest' },
    ratings: [{ title: SPOKEN.de.changed('Ricketts House Hearts', '00') }],
  });
});

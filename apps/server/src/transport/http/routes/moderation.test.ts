// Tests the operator's actions on a real server: the effects on the players, the audit line, and invalid
// input.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { as, type Client, call, connect, type Guest, newGuest, newTable } from '../../../../testing/client.ts';
import { openServer, type Site } from '../../../../testing/site.ts';
import { STORES } from '../../../../testing/store/stores.ts';
import { systemEnv } from '../../../core/env.ts';
import { operatorToken } from '../../../domain/sign-in/operator-token.ts';
import type { AuditLine } from '../../../store/store.ts';

const SETTINGS = { open: 'invited', clock: null, watchers: 'cards', chat: true } as const;
const TITLED = { overrides: { name: 'Rude words' } };
const NOBODY = 'B'.repeat(22);

let site: Site;
let token: string;
let ada: Guest;
let bob: Guest;
let table: string;
let invite: string;
let first: Client;
let second: Client;

beforeAll(async () => {
  site = await openServer({ MOONSHOT_MESSAGES_PER_SECOND: '6' });
  token = (await operatorToken({ env: systemEnv, store: site.store }, false)) ?? '';
});
afterAll(() => site.close());

beforeEach(async () => {
  [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  ({ table, invite } = await newTable(ada, TITLED, SETTINGS));
  [first, second] = [await connect(ada), await connect(bob)];
  first.say({ type: 'join', table, invite, known: null });
  await first.next('table');
  second.say({ type: 'join', table, invite, known: null });
  second.say({ type: 'sit', seat: 1 });
  await first.until(({ facts }) => facts?.seats[1]?.kind === 'person');
});

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

const act = async (method: string, path: string, body?: unknown): Promise<number> =>
  (await call(site.url, method, `/api/admin/${path}`, body, bearer(token))).status;

async function listed<T>(list: string): Promise<readonly T[]> {
  const { body } = await call(site.url, 'GET', `/api/admin/${list}`, undefined, bearer(token));
  return (body as Record<string, readonly T[]>)[list] ?? [];
}

const lastLine = async (): Promise<AuditLine | undefined> => (await listed<AuditLine>('audit'))[0];
const tableNow = async () => (await listed<{ readonly id: string }>('tables')).find(({ id }) => id === table);

/** Starts the match and waits for its first question. */
async function start(): Promise<void> {
  first.say({ type: 'start' });
  await first.until(({ view }) => view !== undefined && view.ask !== null);
}

test.each([['before a match'], ['during a match']])('a table is closed %s for everybody and for good', async when => {
  if (when === 'during a match') await start();
  expect(await act('POST', `tables/${table}/closed`, { note: 'abuse' })).toBe(204);
  expect(await lastLine()).toMatchObject({ what: 'table closed', subject: table, note: 'abuse' });
  for (const client of [first, second])
    expect(await client.next('error')).toMatchObject({
      code: 'no-table',
      sentence: 'The operator of this server has closed this table.',
    });
  for (const [client, by] of [
    [first, null],
    [second, invite],
  ] as const) {
    client.say({ type: 'join', table, invite: by, known: null });
    expect(await client.next('error')).toMatchObject({ code: 'no-table' });
  }
  for (const player of [ada, bob]) {
    expect((await as(player, 'GET', `/api/tables/${table}/door`)).status).toBe(404);
    expect((await as(player, 'GET', '/api/tables/mine')).body).toEqual({ tables: [] });
  }
  expect(await act('POST', `tables/${table}/closed`, { note: '' })).toBe(404);
  expect(await act('PUT', `tables/${table}/muted`, { muted: true, note: '' })).toBe(404);
  expect(await site.store.tables.playing()).not.toContain(table);
});

test('a muted table has no chat until the operator lets the host decide again', async () => {
  const settle = (chat: boolean) => first.say({ type: 'changeSettings', settings: { ...SETTINGS, chat } });
  expect(await act('PUT', `tables/${table}/muted`, { muted: true, note: 'insults' })).toBe(204);
  await second.until(({ facts }) => facts?.settings.chat === false);
  second.say({ type: 'chat', text: 'Still here' });
  expect(await second.next('error')).toMatchObject({ code: 'not-allowed' });
  settle(true);
  expect(await first.next('error')).toMatchObject({
    code: 'not-allowed',
    sentence: 'The operator of this server has turned off free text at this table.',
  });
  expect(await tableNow()).toMatchObject({ chat: false, muted: true });
  expect(await act('PUT', `tables/${table}/muted`, { muted: false, note: '' })).toBe(204);
  settle(true);
  await second.until(({ facts }) => facts?.settings.chat === true);
  expect((await listed<AuditLine>('audit')).slice(0, 2)).toMatchObject([
    { what: 'table unmuted', subject: table, note: '' },
    { what: 'table muted', subject: table, note: 'insults' },
  ]);
});

test('muting twice writes one line', async () => {
  const lines = (await listed('audit')).length;
  for (let i = 0; i < 2; i++) expect(await act('PUT', `tables/${table}/muted`, { muted: true, note: '' })).toBe(204);
  expect((await listed('audit')).length).toBe(lines + 1);
});

test.each([
  ['Quiet evening', 'Quiet evening'],
  [null, 'Ricketts House Hearts'],
])('a title is replaced by %j', async (title, shown) => {
  expect(await tableNow()).toMatchObject({ title: 'Rude words' });
  expect(await act('PUT', `tables/${table}/title`, { title, note: 'rude' })).toBe(204);
  await second.until(({ facts }) => facts?.name === shown);
  expect(await tableNow()).toMatchObject({ title: shown });
  expect(await lastLine()).toMatchObject({ what: 'table retitled', subject: table, note: 'rude' });
});

test('a person is renamed at every table at once', async () => {
  expect(await act('PUT', `players/${bob.player}/name`, { name: ' Player 2 ', note: 'rude' })).toBe(204);
  await first.until(({ facts }) => facts?.seats.some(seat => seat.kind === 'person' && seat.name === 'Player 2'));
  expect((await as(bob, 'GET', '/api/me')).body).toMatchObject({ name: 'Player 2' });
  expect(await lastLine()).toMatchObject({ what: 'player renamed', subject: bob.player, note: 'rude' });
});

const ORDER = { game: 'ricketts', overrides: {}, length: null, seats: 4 };
const LEAGUE = { name: 'Rude words', order: ORDER, end: { matches: 2 } };
const TOURNAMENT = {
  ...{ kind: 'tournament', title: 'Rude words', game: 'ricketts', overrides: {}, seats: 4, rounds: 1, deals: 1 },
  ...{ begins: { players: 4 }, clock: { cardSeconds: 60, passSeconds: 60, reserveSeconds: 0 } },
};

test.each(
  STORES.flatMap(
    ([store, opened]) =>
      [
        [store, opened, 'league', 'leagues', LEAGUE],
        [store, opened, 'tournament', 'contests', TOURNAMENT],
      ] as const,
  ),
)('%s: the operator renames what many play in', async (_, opened, what, path, made) => {
  const store = await opened();
  const its = await openServer({}, { store });
  try {
    const secret = (await operatorToken({ env: systemEnv, store }, false)) ?? '';
    const eve = await newGuest(its.url, 'Eve');
    const { body } = await as(eve, 'POST', `/api/${path}`, made);
    const id = Object.values(body as Record<string, string>)[0] ?? '';
    const rename = async (name: string, of = id) =>
      (await call(its.url, 'PUT', `/api/admin/${what}s/${of}/name`, { name, note: 'rude' }, bearer(secret))).status;
    expect(await Promise.all([rename(''), rename('\u202Eevil'), rename('Plain', NOBODY)])).toEqual([400, 400, 404]);
    expect(await rename('Plain words')).toBe(204);
    expect(JSON.stringify((await as(eve, 'GET', `/api/${path}/${id}`)).body)).toMatch(/"Plain words"/);
    expect((await store.conduct.audit(9)).filter(line => line.note === 'rude')).toMatchObject([
      { what: `${what} renamed`, subject: id },
    ]);
  } finally {
    await its.close();
  }
});

test('people, programs and bots of the server are counted apart', async () => {
  expect((await as(ada, 'POST', `/api/tables/${table}/bots`, { seat: 2, name: 'Robo' })).status).toBe(201);
  first.say({ type: 'addBot', seat: 3, player: 'careful' });
  await first.until(({ facts }) => facts?.seats[3]?.kind === 'bot');
  expect(await tableNow()).toMatchObject({
    ...{ people: 2, programs: 1, bots: 1, open: 0 },
    seated: [
      { seat: 0, player: ada.player, name: 'Ada', program: false },
      { seat: 1, player: bob.player, name: 'Bob', program: false },
      { seat: 2, name: 'Robo', program: true },
    ],
  });
});

test('limits that differ from their defaults are marked and come first', async () => {
  const limits = await listed<{ readonly variable: string; readonly is: number; readonly differs: boolean }>('limits');
  const differing = limits.filter(({ differs }) => differs).map(({ variable }) => variable);
  expect(differing).toContain('MOONSHOT_MESSAGES_PER_SECOND');
  expect(limits.slice(0, differing.length).map(({ variable }) => variable)).toEqual(differing);
});

test.each([
  ['POST', `tables/${NOBODY}/closed`, { note: '' }, 404],
  ['POST', 'tables/no-id/closed', { note: '' }, 400],
  ['POST', 'tables/:table/closed', {}, 400],
  ['POST', 'tables/:table/closed', { note: 'x'.repeat(301) }, 400],
  ['POST', 'tables/:table/closed', { note: '', more: 1 }, 400],
  ['PUT', `tables/${NOBODY}/muted`, { muted: true, note: '' }, 404],
  ['PUT', 'tables/:table/muted', { muted: 'yes', note: '' }, 400],
  ['PUT', 'tables/:table/title', { note: '' }, 400],
  ['PUT', 'tables/:table/title', { title: '', note: '' }, 400],
  ['PUT', 'tables/:table/title', { title: '\u202Eevil', note: '' }, 400],
  ['PUT', 'tables/:table/title', { title: 'x'.repeat(61), note: '' }, 400],
  ['PUT', 'tables/:table/title', { title: 'Capture the Hearts', note: '' }, 400],
  ['PUT', `players/${NOBODY}/name`, { name: 'Plain', note: '' }, 404],
  ['PUT', 'players/:player/name', { name: '', note: '' }, 400],
  ['PUT', 'players/:player/name', { name: 'admin', note: '' }, 400],
  ['PUT', 'players/:player/name', { name: { text: 'Bob' }, note: '' }, 400],
  ['PUT', 'players/:player/name', { name: 'x'.repeat(21), note: '' }, 400],
] as const)('%s %s %j is refused and leaves no line', async (method, path, body, status) => {
  const before = await listed('audit');
  expect(await act(method, path.replace(':table', table).replace(':player', bob.player), body)).toBe(status);
  expect(await listed('audit')).toEqual(before);
  expect(await tableNow()).toMatchObject({ title: 'Rude words', muted: false, state: 'gathering' });
  expect((await as(bob, 'GET', '/api/me')).body).toMatchObject({ name: 'Bob' });
});

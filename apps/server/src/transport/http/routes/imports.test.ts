// Tests imports of matches: a valid match is stored unchanged and visible only to its importer, and an
// invalid one is refused with the position of the error.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { as, connect, type Guest, newGuest, newTable } from '../../../../testing/client.ts';
import { openServer, type Site } from '../../../../testing/site.ts';
import { memoryStore } from '../../../../testing/store/memory.ts';
import { STORES } from '../../../../testing/store/stores.ts';

const TEXT = /```text\n(moonshot-notation\/1\n[\s\S]*?)```/.exec(
  readFileSync(join(import.meta.dirname, '../../../../../../docs/reference/notation.md'), 'utf8'),
)?.[1] as string;

const store = memoryStore();
let site: Site;
let ada: Guest;
let eve: Guest;
beforeAll(async () => {
  site = await openServer({ MOONSHOT_IMPORTS_PER_PLAYER: '2', MOONSHOT_IMPORTS_PER_HOUR: '1000' }, { store });
  [ada, eve] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Eve')];
});
afterAll(() => site.close());

const brought = (guest: Guest, text: string) => as(guest, 'POST', '/api/matches', { text });

test('an import is stored unchanged, marked, without a proof, and only for its player', async () => {
  const { status, body } = await brought(ada, TEXT);
  expect(status).toBe(201);
  const { match } = body as { readonly match: string };
  const listed = { match, game: 'ricketts', seats: 4, deals: 1, totals: [0, -26, 0, 0], imported: true };
  expect((await as(ada, 'GET', '/api/matches')).body).toMatchObject({ matches: [listed] });
  const told = String((await as(ada, 'GET', `/api/matches/${match}/notation`)).body);
  expect(told.split('\n').filter(line => /^(seat|hand|\d+\.) /.test(line))).toEqual(
    TEXT.split('\n').filter(line => /^(seat|hand|\d+\.) /.test(line)),
  );
  expect(told).not.toContain('proof');
  expect((await as(ada, 'GET', `/api/matches/${match}/proof`)).status).toBe(409);
  for (const what of ['notation', 'proof'])
    expect((await as(eve, 'GET', `/api/matches/${match}/${what}`)).status).toBe(404);
  expect((await as(eve, 'GET', '/api/matches')).body).toEqual({ matches: [] });
});

test.each(STORES)('%s: an import is deleted by its owner, and nothing else is', async (_, opened) => {
  const store = await opened(Date.now);
  const own = await openServer({}, { store });
  onTestFinished(() => own.close());
  const [ada, eve] = [await newGuest(own.url, 'Ada'), await newGuest(own.url, 'Eve')];
  const { match } = (await brought(ada, TEXT)).body as { readonly match: string };
  const gone = (guest: Guest) => as(guest, 'DELETE', `/api/matches/${match}`);
  expect((await gone(eve)).status).toBe(404);
  expect((await gone(ada)).status).toBe(204);
  expect((await as(ada, 'GET', `/api/matches/${match}/notation`)).status).toBe(404);
  expect(JSON.stringify((await as(ada, 'GET', '/api/matches')).body)).not.toContain(match);
  expect((await gone(ada)).status).toBe(404);
  expect(await store.log.read(match)).toEqual([]);
  const { table } = await newTable(ada);
  expect((await as(ada, 'DELETE', `/api/matches/${table}-1`)).status).toBe(404);
});

test.each(STORES)('%s: deleting an import deletes its log, and no other match', async (_, opened) => {
  const store = await opened(Date.now);
  const own = await openServer({}, { store });
  onTestFinished(() => own.close());
  const ada = await newGuest(own.url, 'Ada');
  const { match } = (await brought(ada, TEXT)).body as { readonly match: string };
  const table = match.slice(0, -2);
  const log = await store.log.read(match);
  for (const other of ['2', '7', '11'])
    expect((await as(ada, 'DELETE', `/api/matches/${table}-${other}`)).status).toBe(404);
  expect([(await store.tables.byId(table))?.matches, await store.log.read(match)]).toEqual([1, log]);
  expect((await as(ada, 'DELETE', `/api/matches/${match}`)).status).toBe(204);
  expect([await store.tables.byId(table), await store.log.read(match)]).toEqual([undefined, []]);
});

test.each(STORES)('%s: an import cannot be played, and can be deleted even after changes', async (_, opened) => {
  const store = await opened(Date.now);
  const own = await openServer({}, { store });
  onTestFinished(() => own.close());
  const ada = await newGuest(own.url, 'Ada');
  const { match } = (await brought(ada, TEXT)).body as { readonly match: string };
  const table = match.slice(0, -2);
  const client = await connect(ada);
  client.say({ type: 'join', table, invite: null, known: null });
  for (const type of ['rematch', 'stand'] as const) {
    client.say({ type });
    expect(await client.next('error')).toMatchObject({ code: 'not-allowed' });
  }
  client.close();
  const row = (await store.tables.byId(table))!;
  await store.tables.put({ ...row, revision: 2, state: 'gathering' }); // as in earlier versions
  expect((await as(ada, 'DELETE', `/api/matches/${match}`)).status).toBe(204);
  expect([await store.tables.byId(table), await store.log.read(match)]).toEqual([undefined, []]);
});

test.each([
  ['with its player', '/api/me', async () => false],
  ['with its player after a crash', '/api/me', store.log.removeImported],
  ['by its owner after a crash', undefined, store.log.removeImported],
])('an import is deleted %s', async (_, address, crashed) => {
  const bob = await newGuest(site.url, 'Bob');
  const { match } = (await brought(bob, TEXT)).body as { readonly match: string };
  await crashed(match);
  expect((await as(bob, 'DELETE', address ?? `/api/matches/${match}`)).status).toBe(204);
  expect([await store.tables.byId(match.slice(0, -2)), await store.log.read(match)]).toEqual([undefined, []]);
});

test('a table with another match stays when its import is deleted', async () => {
  const bob = await newGuest(site.url, 'Bob');
  const { match } = (await brought(bob, TEXT)).body as { readonly match: string };
  const table = match.slice(0, -2);
  const row = (await store.tables.byId(table))!;
  await store.tables.put({ ...row, revision: 2, owner: ada.player, host: ada.player, state: 'over', matches: 2 });
  expect((await as(ada, 'DELETE', `/api/matches/${table}-2`)).status).toBe(403);
  expect((await as(ada, 'DELETE', `/api/matches/${match}`)).status).toBe(204);
  expect([(await store.tables.byId(table))?.matches, await store.log.read(match)]).toEqual([2, []]);
  expect((await as(bob, 'GET', '/api/matches')).body).toEqual({ matches: [] });
});

test.each([
  ['no match', 'once upon a time', 'Line 1, column 1'],
  ['a card that nobody has', TEXT.replace('1. 3: AC', '1. 3: 2H'), 'Line 21, column 7'],
  ['a game that there is not', TEXT.replace('game ricketts', 'game whist'), 'Line 2'],
  ['no transcript', '{"format":"moonshot-transcript/1"}', 'Line 1, seats: '],
  ['points that do not come of it', TEXT.replace('points 0 -26', 'points 1 -26'), 'Line 35, column 1'],
])('%s is refused with its place', async (_, text, place) => {
  const { status, body } = await brought(eve, text);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'unreadable', sentence: expect.stringContaining(place) });
});

test.each(['"Black Lady"', '"a\\u202eb"'])('rules with the refused name %s cannot be imported', async name => {
  const answer = await brought(eve, TEXT.replace('length deals', `set name ${name}\nlength deals`));
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad-name' } });
});

test('a text that is too long is not read, and the number of imports per player is limited', async () => {
  expect((await brought(eve, 'x'.repeat(100_001))).status).toBe(400);
  expect((await brought(eve, 'x'.repeat(300_000))).status).toBe(413);
  const all = await Promise.all(Array.from({ length: 5 }, () => brought(eve, TEXT)));
  expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429, 429]);
});

test('imported bytes per day are limited for a player and for an address', async () => {
  const limits = { MOONSHOT_IMPORT_BYTES_PER_DAY: '1', MOONSHOT_ADDRESS_IMPORT_BYTES_PER_DAY: '10000' };
  const own = await openServer(limits, { store: memoryStore() });
  onTestFinished(() => own.close());
  const said = async (guest: Guest, text = TEXT) => {
    const { status, body } = await brought(guest, text);
    return status === 201 ? 201 : `${status} ${(body as { readonly code: string }).code}`;
  };
  const [ada, eve, zoe] = [
    await newGuest(own.url, 'Ada'),
    await newGuest(own.url, 'Eve'),
    await newGuest(own.url, 'Zoe'),
  ];
  expect(await said(ada, 'nothing')).toBe('400 unreadable'); // a refused import does not use up the limit
  expect([await said(ada), await said(ada)]).toEqual([201, '429 too-many']);
  expect([await said(eve), await said(zoe)]).toEqual([201, '429 too-many']);
});

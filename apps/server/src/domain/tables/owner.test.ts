// Tests that tables have owners and expire. One guest cannot fill the lobby or the server, and no match is
// lost.
import { expect, onTestFinished, test, vi } from 'vitest';
import { as, call, connect, type Guest, newGuest, newTable } from '../../../testing/client.ts';
import { localNet } from '../../../testing/nodes.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { memoryStore } from '../../../testing/store/memory.ts';
import { tableRow } from '../../../testing/store/table-row.ts';
import { systemEnv } from '../../core/env.ts';
import type { ServerContext } from '../context.ts';
import { sweepOnce } from './sweep.ts';

const MOST = 3;
const PUBLIC = { open: 'everybody', chat: false } as const;
const MINUTE_MS = 60_000;

/** A server whose clock the test controls. */
async function serverAt(
  clock: { now: number },
  store = memoryStore(() => clock.now),
  more: Partial<ServerContext> = {},
): Promise<Site> {
  const env = { ...systemEnv, nowMs: () => clock.now };
  const site = await openServer({ MOONSHOT_TABLES_PER_PLAYER: String(MOST) }, { store, env, ...more });
  onTestFinished(() => site.close());
  return site;
}

/** Two servers of a cluster. */
async function twoAt(clock: { now: number }): Promise<readonly [Site, Site]> {
  const [store, net] = [memoryStore(() => clock.now), localNet()];
  return [await serverAt(clock, store, { nodes: net('one') }), await serverAt(clock, store, { nodes: net('two') })];
}

const opens = (guest: Guest, settings = {}) =>
  as(guest, 'POST', '/api/tables', {
    order: { game: 'ricketts', overrides: {}, length: { deals: 1 }, seats: 4 },
    settings: { open: 'invited', clock: null, watchers: 'cards', chat: false, ...settings },
  });

const lobbyOf = async (site: Site): Promise<readonly unknown[]> =>
  ((await call(site.url, 'GET', '/api/tables')).body as { readonly tables: readonly unknown[] }).tables;

test('a guest who opens tables and leaves each stays within the limit, with two in the lobby', async () => {
  const clock = { now: Date.now() };
  const site = await serverAt(clock);
  const eve = await newGuest(site.url, 'Eve');
  const client = await connect(eve);
  for (let i = 0; i < 30; i++) {
    const { status, body } = await opens(eve, PUBLIC);
    expect(status).toBe(201); // from the fourth on, a new table replaces one of Eve's empty tables
    client.say({ type: 'join', table: (body as { readonly table: string }).table, invite: null, known: null });
    client.say({ type: 'stand' });
  }
  await client.until(({ facts }) => facts?.seats[0]?.kind === 'open');
  expect(await site.store.tables.owned(eve.player, 99)).toHaveLength(MOST);
  expect(await lobbyOf(site)).toHaveLength(2);
  client.close();
  await client.closed;
  const after = await serverAt(clock, site.store); // as after a restart
  expect(await lobbyOf(after)).toHaveLength(2);
  clock.now += 30 * MINUTE_MS + 1;
  expect(await lobbyOf(after)).toEqual([]);
  await sweepOnce(after.app.tables);
  expect(await site.store.tables.owned(eve.player, 99)).toEqual([]);
});

test('a replaced table releases its short code', async () => {
  const site = await openServer({ MOONSHOT_TABLES_PER_PLAYER: '1', MOONSHOT_CODES: '1' });
  onTestFinished(() => site.close());
  const eve = await newGuest(site.url, 'Eve');
  for (let i = 0; i < 3; i++) {
    const { table } = (await opens(eve)).body as { readonly table: string };
    expect((await as(eve, 'POST', '/api/codes', { table })).status).toBe(201);
  }
});

test('twenty parallel requests stay within the limit', async () => {
  const site = await serverAt({ now: Date.now() });
  const eve = await newGuest(site.url, 'Eve');
  await Promise.all(Array.from({ length: 20 }, () => opens(eve)));
  expect((await site.store.tables.owned(eve.player, 99)).length).toBeLessThanOrEqual(MOST);
});

test('nine rematches stay within the limit, and the refusal says so', async () => {
  const site = await serverAt({ now: Date.now() });
  const [ada, eve] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Eve')];
  const seats = [
    { kind: 'person', player: eve.player, prepared: false },
    { kind: 'person', player: ada.player, prepared: false },
    { kind: 'open' },
    { kind: 'open' },
  ] as const;
  const over = { state: 'over', revision: 2, matches: 1, host: ada.player, owner: ada.player, seats } as const;
  const ids = Array.from({ length: 9 }, (_, i) => `${i}`.repeat(22));
  for (const id of ids) {
    await site.store.tables.put(tableRow({ ...over, id, revision: 1 }));
    await site.store.tables.put(tableRow({ ...over, id }));
  }
  const client = await connect(eve);
  for (const table of ids) {
    client.say({ type: 'join', table, invite: null, known: null });
    client.say({ type: 'rematch' });
  }
  for (let i = MOST; i < ids.length; i++)
    expect(await client.next('error')).toMatchObject({
      code: 'too-many',
      sentence: expect.stringContaining(`${MOST} of`),
    });
  const owned = await site.store.tables.owned(eve.player, 99);
  expect(owned.map(({ state, id }) => [state, id]).sort()).toEqual(ids.slice(0, MOST).map(id => ['gathering', id]));
  client.close();
});

test('a table counts towards the limit of its new host, who needs room for it', async () => {
  const site = await serverAt({ now: Date.now() });
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  const [host, other] = [await connect(ada), await connect(bob)];
  const first = await newTable(ada);
  for (const client of [host, other]) client.say({ type: 'join', ...first, known: null });
  other.say({ type: 'sit', seat: 1 });
  await host.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  for (let i = 0; i < MOST; i++)
    await site.store.tables.put(tableRow({ id: `bobs${i}`, owner: bob.player, state: 'playing', matches: 1 }));
  host.say({ type: 'transferHost', player: bob.player });
  expect(await host.next('error')).toMatchObject({
    code: 'too-many',
    sentence: expect.stringContaining('That player'),
  });
  await site.store.tables.remove('bobs0');
  host.say({ type: 'transferHost', player: bob.player });
  await host.until(({ facts }) => facts?.host === bob.player);
  expect((await site.store.tables.byId(first.table))?.owner).toBe(bob.player);
  for (const client of [host, other]) client.close();
});

test.each([
  ['a public table', PUBLIC, 30],
  ['a table for those invited', {}, 120],
  ['one whose answers have days', { clock: { days: 2 } }, 7 * 24 * 60],
])('%s expires after a time without visitors on any server', async (_, settings, minutes) => {
  const clock = { now: Date.now() };
  const [site, other] = await twoAt(clock);
  const ada = await newGuest(site.url, 'Ada');
  const { table, invite } = (await opens(ada, settings)).body as { readonly table: string; readonly invite: string };
  const { code } = (await as(ada, 'POST', '/api/codes', { table })).body as { readonly code: string };
  const client = await connect(ada);
  client.say({ type: 'join', table, invite, known: null });
  await client.next('table');
  const wait = minutes * MINUTE_MS;
  for (let i = 0; i < 4; i++) {
    clock.now += wait / 2; // Ada is present but changes nothing
    await sweepOnce(site.app.tables);
    await sweepOnce(other.app.tables);
  }
  expect((await site.store.tables.byId(table))?.revision).toBe(1);
  client.close();
  await client.closed;
  clock.now += wait;
  await sweepOnce(other.app.tables);
  expect(await site.store.tables.byId(table)).toMatchObject({ id: table });
  clock.now += 1;
  await sweepOnce(other.app.tables);
  expect(await site.store.tables.byId(table)).toBeUndefined();
  for (const { url } of [site, other])
    expect((await call(url, 'GET', `/api/tables/${table}/door`, undefined, { 'x-invite': invite })).status).toBe(404);
  expect((await call(site.url, 'POST', `/api/codes/${code}`)).status).toBe(404);
});

test('clients at an expiring table are notified', async () => {
  const clock = { now: Date.now() };
  const [site, other] = await twoAt(clock);
  const ada = await newGuest(site.url, 'Ada');
  const { table, invite } = await newTable(ada);
  const client = await connect(ada);
  client.say({ type: 'join', table, invite, known: null });
  await client.next('table');
  clock.now += 121 * MINUTE_MS; // Ada's server has recorded no visit, as if it had no connection
  await sweepOnce(other.app.tables);
  expect(await client.next('error')).toMatchObject({ code: 'no-table' });
  client.say({ type: 'setReady', yes: true });
  expect(await client.next('error')).toMatchObject({ code: 'not-now' });
  client.close();
});

test('a match that only waits for people leaves the memory, and resumes when they come', async () => {
  const site = await openServer({ MOONSHOT_IDLE_TABLE_MS: '20' });
  onTestFinished(() => site.close());
  const ada = await newGuest(site.url, 'Ada');
  const { table, invite } = await newTable(ada);
  const client = await connect(ada);
  client.say({ type: 'join', table, invite, known: null });
  client.say({ type: 'start' });
  await client.until(({ view }) => view?.ask);
  client.close();
  await vi.waitFor(() => expect(site.app.tables.held.has(table)).toBe(false), 20_000);
  expect((await site.store.tables.byId(table))?.state).toBe('playing');
  const back = await connect(ada);
  back.say({ type: 'join', table, invite: null, known: null });
  await back.until(({ view }) => view?.ask);
  back.close();
});

// Tests renewing a table's invitation. The old link and code become invalid, and a player whom the host
// removed stays out.
import type { ServerToClient } from '@moonshot/protocol/server';
import { expect, onTestFinished, test } from 'vitest';
import { as, type Client, call, connect, type Guest, newGuest, newTable } from '../../../../testing/client.ts';
import { localNet } from '../../../../testing/nodes.ts';
import { openServer, type Site } from '../../../../testing/site.ts';
import { memoryStore } from '../../../../testing/store/memory.ts';
import { tableRow } from '../../../../testing/store/table-row.ts';
import { systemEnv } from '../../../core/env.ts';
import { StoreBroken } from '../../../store/errors.ts';
import type { Store, TableRow, TableSeat } from '../../../store/store.ts';
import { emptySeat } from '../empty-seat.ts';
import { removedBy, renewInvite } from './invitation.ts';

const person = (player: string, more = {}): TableSeat => ({ kind: 'person', player, prepared: true, ...more });
const ROW: TableRow = tableRow({
  ...{ host: 'ada', invite: 'old', state: 'gathering', revision: 2 },
  seats: [
    person('ada'),
    person('bob'),
    person('robo', { broughtBy: 'ada' }),
    { kind: 'bot', name: 'Vega', player: 'easy' },
  ],
});

test.each<readonly [name: string, row: Partial<TableRow>, by: string, outcome: string]>([
  ['the host before a match', {}, 'ada', 'new'],
  ['the host in a match', { state: 'playing', matches: 1 }, 'ada', 'new'],
  ['the host after a match', { state: 'over', matches: 1 }, 'ada', 'new'],
  ['the host of a league table', { league: 'l' }, 'ada', 'new'],
  ['the host of a fork', { fork: 3 }, 'ada', 'new'],
  ['another player', {}, 'bob', 'not-host'],
  ['the host of a contest table', { deals: 'd' }, 'ada', 'not-allowed'],
  ['the owner of an import', { state: 'over', revision: 1 }, 'ada', 'not-allowed'],
])('renewing by %s', (_, row, by, outcome) => {
  const verdict = renewInvite(by, 'new')({ ...ROW, ...row });
  expect(verdict.ok ? verdict.event.invite : verdict.refusal.code).toBe(outcome);
  if (verdict.ok) expect(verdict.event).toEqual({ ...ROW, ...row, invite: 'new' });
});

test.each<readonly [name: string, seat: number, invite: string, removed: readonly string[]]>([
  ['a person', 1, 'new', ['bob']],
  ['the host', 0, 'old', []],
  ['a program', 2, 'old', []],
  ['a bot', 3, 'old', []],
])('emptying the seat of %s', (_, seat, invite, removed) => {
  const verdict = emptySeat('ada', seat, () => 'new')(ROW);
  if (!verdict.ok) throw new Error('refused');
  expect([verdict.event.invite, removedBy(ROW, verdict.event)]).toEqual([invite, removed]);
});

interface Met {
  readonly sites: readonly [Site, Site];
  readonly table: string;
  readonly invite: string;
  readonly code: string;
  readonly ada: Client;
  readonly bob: Client; // has a seat, connected to the second node
  readonly eve: Client; // a spectator, connected to the second node
}

/** Two people at a table and a spectator, connected to two nodes. */
async function met(): Promise<Met> {
  const store = memoryStore(systemEnv.nowMs);
  const net = localNet();
  const open = () => openServer({ MOONSHOT_DRAIN_MS: '0' }, { store, nodes: net(`n${sites.length}`) });
  const sites: Site[] = [];
  for (let i = 0; i < 2; i++) sites.push(await open());
  const [one, two] = sites as [Site, Site];
  onTestFinished(() => Promise.all(sites.map(site => site.close())).then(() => {}));
  const guests = [
    await newGuest(one.url, 'Ada'),
    await newGuest(two.url, 'Bob'),
    await newGuest(two.url, 'Eve'),
  ] as const;
  const { table, invite } = await newTable(guests[0]);
  const { code } = (await as(guests[0], 'POST', '/api/codes', { table })).body as { readonly code: string };
  const [ada, bob, eve] = [await connect(guests[0]), await connect(guests[1]), await connect(guests[2])];
  for (const client of [ada, bob, eve]) client.say({ type: 'join', table, invite, known: null });
  await bob.until(({ facts }) => facts);
  bob.say({ type: 'sit', seat: 1 });
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'person' && facts.watchers === 1);
  return { sites: [one, two], table, invite, code, ada, bob, eve };
}

/** Whether the old link and the old code still give access to the table, tried at each node. */
const opens = async ({ sites, table, invite, code }: Met): Promise<readonly number[]> => {
  const all = sites.map(async ({ url }) => [
    (await call(url, 'GET', `/api/tables/${table}/door`, undefined, { 'x-invite': invite })).status,
    (await call(url, 'POST', `/api/codes/${code}`)).status,
  ]);
  return (await Promise.all(all)).flat();
};

const newInvite = ({ ada, invite }: Met): Promise<string> =>
  ada.until(({ facts }) => facts !== undefined && facts.invite !== invite && facts.invite) as Promise<string>;

async function comes(guest: Guest, table: string, invite: string | null): Promise<string> {
  const client = await connect(guest);
  client.say({ type: 'join', table, invite, known: null });
  const answer = await client.until(({ received }) =>
    received.find(({ type }) => type === 'table' || type === 'error'),
  );
  client.close();
  return answer.type === 'error' ? answer.code : answer.type;
}

test('a renewed invitation invalidates the old link and code on every node, and all players stay', async () => {
  const all = await met();
  const { ada, bob, eve, table, invite } = all;
  expect(await opens(all)).toEqual([200, 200, 200, 200]);
  bob.say({ type: 'renewInvite' });
  expect(await bob.next('error')).toMatchObject({ code: 'not-host' });
  ada.say({ type: 'renewInvite' });
  const renewed = await newInvite(all);
  expect(await opens(all)).toEqual([404, 404, 404, 404]);
  await bob.until(({ facts }) => facts?.invite === renewed);
  expect([eve.facts?.invite, eve.received.filter(({ type }) => type === 'error')]).toEqual([null, []]);
  const cleo = await newGuest(all.sites[1].url, 'Cleo');
  expect([await comes(cleo, table, invite), await comes(cleo, table, renewed)]).toEqual(['no-table', 'table']);
  const { code } = (await as(bob.guest, 'POST', '/api/codes', { table })).body as { readonly code: string };
  expect((await call(all.sites[0].url, 'POST', `/api/codes/${code}`)).body).toEqual({ table, invite: renewed });
  expect(code).not.toBe(all.code);
});

test('after a restart the new invitation holds, and the old one does not', async () => {
  const store = memoryStore(systemEnv.nowMs);
  const first = await openServer({}, { store });
  const ada = await newGuest(first.url, 'Ada');
  const { table, invite } = await newTable(ada);
  const client = await connect(ada);
  client.say({ type: 'join', table, invite, known: null });
  client.say({ type: 'renewInvite' });
  const renewed = await client.until(({ facts }) => facts !== undefined && facts.invite !== invite && facts.invite);
  await first.close();
  const { url, close } = await openServer({}, { store });
  onTestFinished(close);
  const door = (one: string) => call(url, 'GET', `/api/tables/${table}/door`, undefined, { 'x-invite': one });
  expect([(await door(invite)).status, (await door(renewed)).status]).toEqual([404, 200]);
});

const isRemoval = (message: ServerToClient): boolean =>
  message.type === 'error' && message.code === 'no-table' && message.sentence.startsWith('The host has removed you');

test.each(['gathering', 'playing'])('a player whom the host removes while %s stays out', async state => {
  const all = await met();
  const { ada, bob, eve, table, invite } = all;
  if (state === 'playing') {
    ada.say({ type: 'start' });
    for (const client of [ada, bob, eve]) await client.until(({ view }) => view);
  }
  ada.say({ type: 'emptySeat', seat: 1 });
  await bob.until(({ received }) => received.some(isRemoval));
  const renewed = await newInvite(all);
  await ada.until(({ facts }) => facts?.seats[1]?.kind === (state === 'playing' ? 'bot' : 'open'));
  expect(await opens(all)).toEqual([404, 404, 404, 404]);
  const before = bob.received.length;
  bob.say({ type: 'sit', seat: 1 });
  expect(await bob.until(({ received }) => received[before])).toMatchObject({ type: 'error', code: 'not-now' });
  expect((await as(bob.guest, 'POST', '/api/codes', { table })).status).toBe(404);
  const tries = [await comes(bob.guest, table, null), await comes(bob.guest, table, invite)];
  expect([...tries, await comes(bob.guest, table, renewed)]).toEqual(['no-table', 'no-table', 'table']);
  expect(eve.received.filter(({ type }) => type === 'error')).toEqual([]);
});

type Step = 'log' | 'row';

/**
 * A store that fails at one step of a player's removal: when the log is written, or afterwards when the
 * table's row is written.
 */
function failing(store: Store, at: Step): { readonly store: Store; readonly hasFailed: () => boolean } {
  let fails = false;
  const unlessFailed = <T>(write: () => T): T => {
    if (fails) throw new StoreBroken('gone');
    return write();
  };
  const append: Store['log']['append'] = async (match, expected, events, ...more) => {
    const removes = events.some(({ type }) => type === 'seated');
    fails ||= removes && at === 'log';
    const written = await unlessFailed(() => store.log.append(match, expected, events, ...more));
    fails ||= removes;
    return written;
  };
  const put: Store['tables']['put'] = async (...row) => unlessFailed(() => store.tables.put(...row));
  return {
    store: { ...store, log: { ...store.log, append }, tables: { ...store.tables, put } },
    hasFailed: () => fails,
  };
}

test.each<Step>(['log', 'row'])('the next server finishes a removal that failed at the %s', async at => {
  const store = memoryStore(systemEnv.nowMs);
  const first = failing(store, at);
  const { url, close } = await openServer({}, { store: first.store });
  const guests = [await newGuest(url, 'Ada'), await newGuest(url, 'Bob')] as const;
  const { table, invite } = await newTable(guests[0]);
  const [ada, bob] = [await connect(guests[0]), await connect(guests[1])];
  for (const client of [ada, bob]) client.say({ type: 'join', table, invite, known: null });
  await bob.until(({ facts }) => facts);
  bob.say({ type: 'sit', seat: 1 });
  await bob.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  ada.say({ type: 'start' });
  await ada.until(({ view }) => view);
  ada.say({ type: 'emptySeat', seat: 1 });
  await expect.poll(first.hasFailed).toBe(true);
  await close();
  expect((await store.tables.byId(table))?.invite).toBe(invite);
  const next = await openServer({}, { store });
  onTestFinished(next.close);
  await expect.poll(async () => (await store.tables.byId(table))?.seats[1]?.kind).toBe('bot');
  const again = { ...bob.guest, url: next.url };
  const renewed = (await store.tables.byId(table))?.invite ?? null;
  const tries = [await comes(again, table, null), await comes(again, table, invite)];
  expect([...tries, await comes(again, table, renewed)]).toEqual(['no-table', 'no-table', 'table']);
});

// Tests several nodes on one store: players at different nodes meet, even if node events are lost.

import { belowFrom, someAnswer } from '@moonshot/table/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  as,
  type Client,
  connect,
  type Guest,
  newGuest,
  newTable,
  newTicket,
  playOut,
} from '../../../testing/client.ts';
import { localNet } from '../../../testing/nodes.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { memoryStore } from '../../../testing/store/memory.ts';
import { type Env, systemEnv } from '../../core/env.ts';
import type { Variables } from '../../core/limits.ts';

const QUICK = { MOONSHOT_LOOK_MS: '20', MOONSHOT_HEAL_MS: '50', MOONSHOT_DRAIN_MS: '0' };

/** Starts `many` nodes on one store. `loses` decides which of their events are lost. */
async function servers(
  many: number,
  loses?: () => boolean,
  variables: Variables = {},
  env: Env = systemEnv,
): Promise<readonly Site[]> {
  const store = memoryStore(systemEnv.nowMs);
  const net = localNet(loses);
  const sites: Site[] = [];
  for (let i = 0; i < many; i++) {
    const site = await openServer({ ...QUICK, ...variables }, { store, env, nodes: net(`n${i}`) });
    onTestFinished(() => site.close());
    sites.push(site);
  }
  return sites;
}

const at = (guest: Guest, { url }: Site): Guest => ({ ...guest, url });

interface Meeting {
  readonly one: Site;
  readonly two: Site;
  readonly ada: Client; // connected to the first server; opened the table
  readonly bob: Client; // connected to the second server
  readonly table: string;
}

/** Two people at one table, each connected to a different server. */
async function meeting(loses?: () => boolean, variables: Variables = {}): Promise<Meeting> {
  const [one, two] = (await servers(2, loses, variables)) as [Site, Site];
  const [adaGuest, bobGuest] = [await newGuest(one.url, 'Ada'), await newGuest(two.url, 'Bob')];
  const { table, invite } = await newTable(adaGuest);
  const [ada, bob] = [await connect(adaGuest), await connect(bobGuest)];
  for (const client of [ada, bob]) client.say({ type: 'join', table, invite, known: null });
  await bob.until(({ facts }) => facts);
  bob.say({ type: 'sit', seat: 1 });
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  bob.say({ type: 'setReady', yes: true });
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'person' && facts.seats[1].prepared);
  return { one, two, ada, bob, table };
}

const LOSSES: readonly (readonly [name: string, loses: () => boolean])[] = [
  ['that all arrive', () => false],
  ['of which every third is lost', every(3)],
  ['that are all lost', () => true],
];

function every(n: number): () => boolean {
  let told = 0;
  return () => ++told % n === 0;
}

const REST_MS = 300; // no other timer of a stopping node has this length

/** An environment whose timers of REST_MS do not elapse before `go` is called. */
function resting(): { readonly env: Env; go(): void } {
  const held: (() => void)[] = [];
  const after: Env['after'] = (ms, act) => {
    if (ms !== REST_MS) return systemEnv.after(ms, act);
    held.push(act);
    return () => {};
  };
  const go = (): void => {
    for (const act of held) act();
  };
  return { env: { ...systemEnv, after }, go };
}

test('a stopping node is reported as unavailable before it ends its sockets one by one', async () => {
  const { env, go } = resting();
  const limits = { MOONSHOT_DRAIN_MS: '2000', MOONSHOT_COME_BACK_MS: `${REST_MS}` };
  const [one] = (await servers(1, undefined, limits, env)) as [Site];
  const clients: Client[] = [];
  for (const name of ['Ada', 'Bob', 'Cy', 'Dee']) clients.push(await connect(await newGuest(one.url, name)));
  const ends: number[] = [];
  const reasons = clients.map(async ({ closed }) => {
    const { reason } = await closed;
    ends.push(performance.now());
    return reason;
  });
  const stopped = one.app.stop();
  expect(await one.app.http.inject('/readyz')).toMatchObject({ statusCode: 503, body: 'not ready: stopping\n' });
  const eve = await newGuest(one.url, 'Eve'); // the load balancer still sends Eve to this node
  const late = await connect(eve);
  expect(ends).toEqual([]);
  go();
  await stopped;
  expect(await Promise.all(reasons)).toEqual(Array(4).fill('come back after 250 ms'));
  expect((await late.closed).code).toBe(1012);
  // the sockets do not all end at the same moment: the fourth of five ends 1200 ms after the first
  expect((ends.at(-1) ?? 0) - (ends[0] ?? 0)).toBeGreaterThan(100);
});

test.each(LOSSES)('two people at two servers play a match to its end, by news %s', async (_, loses) => {
  const { ada, bob, one, two, table } = await meeting(loses);
  ada.say({ type: 'start' });
  const [mine, theirs] = await Promise.all([playOut(ada), playOut(bob)]);
  expect(theirs.deal.results).toEqual(mine.deal.results);
  await expect.poll(async () => (await one.store.tables.byId(table))?.state).toBe('over');
  for (const site of [one, two]) expect(site.log.filter(line => /"level":[56]0/.test(line))).toEqual([]);
});

test('presence, messages and names reach people at another server', async () => {
  const { ada, bob } = await meeting();
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'person' && facts.seats[1].present);
  bob.say({ type: 'chat', text: 'hello' });
  expect(await ada.next('talk')).toMatchObject({ by: { name: 'Bob' }, what: { type: 'chat', text: 'hello' } });
  await as(bob.guest, 'PATCH', '/api/me', { name: 'Robert' });
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'person' && facts.seats[1].name === 'Robert');
  bob.close();
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'person' && !facts.seats[1].present);
});

test('who is removed at another server is there no more, before that server reports again', async () => {
  const { ada, bob } = await meeting(undefined, { MOONSHOT_HEAL_MS: '600000' });
  ada.say({ type: 'emptySeat', seat: 1 });
  expect(await bob.next('error')).toMatchObject({ code: 'no-table' });
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'open' && facts.watchers === 0);
});

test('the newest socket counts, wherever it is; and a sign-out ends those everywhere', async () => {
  const { ada, one, bob, table } = await meeting();
  const again = await connect(at(bob.guest, one));
  again.say({ type: 'join', table, invite: null, known: null });
  expect((await bob.closed).code).toBe(4009);
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'person' && facts.seats[1].present);
  await as(bob.guest, 'DELETE', '/api/sessions');
  expect((await again.closed).code).toBe(1008);
});

test('a ticket and a code that one server gave open a door at another, the ticket once', async () => {
  const { ada, two, table } = await meeting();
  const ticket = await newTicket(ada.guest);
  const { body } = await as(ada.guest, 'POST', '/api/codes', { table });
  const { code } = body as { readonly code: string };
  expect((await as(at(ada.guest, two), 'POST', `/api/codes/${code}`)).body).toMatchObject({ table });
  expect((await as(at(ada.guest, two), 'POST', '/api/codes', { table })).body).toMatchObject({ code });
  const store = two.store.oneTimeTokens;
  const { hashOf } = await import('../../core/ids.ts');
  expect([await store.take('ticket', hashOf(ticket)), await store.take('ticket', hashOf(ticket))]).toEqual([
    expect.stringContaining(ada.guest.player),
    undefined,
  ]);
});

test('a match whose node is gone continues at another automatically', async () => {
  const [one, two] = (await servers(2)) as [Site, Site];
  const ada = await newGuest(one.url, 'Ada');
  const { table, invite } = await newTable(ada, { length: { deals: 1 } });
  const client = await connect(ada);
  client.say({ type: 'join', table, invite, known: null });
  client.say({ type: 'start' });
  await client.until(({ view }) => view);
  await one.app.stop();
  const back = await connect(at(ada, two));
  back.say({ type: 'join', table, invite, known: null });
  expect((await playOut(back)).deal.phase).toBe('over');
});

test('of two commands with the same number at two nodes one is done, and a repeat of either gets the same reply', async () => {
  const { ada, two, table } = await meeting(() => true); // no node learns of the other's socket
  ada.say({ type: 'start' });
  const again = await connect(at(ada.guest, two));
  again.say({ type: 'join', table, invite: null, known: null });
  const view = await again.until(({ view: now }) => now?.ask && now);
  await ada.until(({ view: now }) => now !== undefined && now.version >= view.version);
  const below = belowFrom(1);
  const acts = [ada, again].map(() => ({ type: 'act', number: 1, action: someAnswer(view.ask!, below) }) as const);
  expect(acts[0]).not.toEqual(acts[1]);
  const said = async () => {
    const answers = [ada, again].map(client => Promise.race([client.next('ack'), client.next('rejected')]));
    for (const [i, client] of [ada, again].entries()) client.say(acts[i]!);
    return Promise.all(answers);
  };
  const first = await said();
  expect(first.map(answer => ('code' in answer ? answer.code : answer.type)).sort()).toEqual(['ack', 'said-otherwise']);
  expect(await said()).toEqual(first);
  const log = await two.store.log.read(`${table}-1`);
  expect(log.filter(event => 'cause' in event && event.cause?.number === 1 && event.cause.seat === 0)).toHaveLength(1);
});

/** Two nodes that learn nothing of each other, with Ada at the first and Bob as a spectator at the second. */
async function apart(variables: Variables = {}) {
  const [one, two] = (await servers(2, () => true, variables)) as [Site, Site];
  const [adaGuest, bobGuest] = [await newGuest(one.url, 'Ada'), await newGuest(two.url, 'Bob')];
  const [ada, bob] = [await connect(adaGuest), await connect(bobGuest)];
  const open = async () => {
    const { table, invite } = await newTable(adaGuest);
    for (const client of [ada, bob]) client.say({ type: 'join', table, invite, known: null });
    await Promise.all([ada, bob].map(client => client.until(({ facts }) => facts?.id === table)));
    return { table, invite };
  };
  return { two, ada, bob, open };
}

const NEVER_HEALS = { MOONSHOT_LOOK_MS: '600000', MOONSHOT_HEAL_MS: '600000' };

test('a node that finds a newer row when it changes one shows that row, and begins its match', async () => {
  const { ada, bob, open } = await apart(NEVER_HEALS);
  await open();
  ada.say({ type: 'start' });
  await ada.until(({ view }) => view);
  bob.say({ type: 'sit', seat: 1 });
  await bob.until(({ facts }) => facts?.state === 'playing');
  expect(await bob.until(({ view }) => view)).toMatchObject({ viewer: 'watcher' });
});

test('a node that changes a table which another has deleted sends its clients away', async () => {
  const { two, bob, open } = await apart(NEVER_HEALS);
  const { table } = await open();
  await two.store.tables.remove(table);
  bob.say({ type: 'sit', seat: 1 });
  expect(await bob.next('error')).toMatchObject({ code: 'no-table' });
  await expect.poll(() => two.app.tables.held.has(table)).toBe(false);
});

test('a table that cannot be read does not keep the others at a node from being refreshed', async () => {
  const { two, ada, bob, open } = await apart();
  const { tables } = two.store;
  const first = await open();
  const cleo = await connect(await newGuest(two.url, 'Cleo'));
  cleo.say({ type: 'join', ...first, known: null });
  await cleo.until(({ facts }) => facts);
  const second = await open();
  const row = await tables.byId(first.table);
  const { byId } = tables;
  const unreadable = new Error('Cannot read the row');
  vi.spyOn(tables, 'byId').mockImplementation(id => (id === row?.id ? Promise.reject(unreadable) : byId(id)));
  await tables.put({ ...row!, revision: row!.revision + 1 });
  ada.say({ type: 'addBot', seat: 2, player: 'careful' });
  await bob.until(({ facts }) => facts?.id === second.table && facts.seats[2]?.kind === 'bot');
});

test('a block hides messages from another node at once, and its end shows them again', async () => {
  const { ada, bob, one, two } = await meeting();
  const blocks = (method: string) => as(at(ada.guest, two), method, `/api/blocks/${bob.guest.player}`);
  const adaAt = [...one.app.tables.held.values()][0];
  const isBlocked = () => [...(adaAt?.subscribers ?? [])].some(({ blocked }) => blocked.has(bob.guest.player));
  await blocks('PUT');
  await expect.poll(isBlocked).toBe(true);
  bob.say({ type: 'chat', text: 'hidden' });
  await bob.next('talk');
  await blocks('DELETE');
  await expect.poll(isBlocked).toBe(false);
  bob.say({ type: 'chat', text: 'shown' });
  expect(await ada.next('talk')).toMatchObject({ what: { text: 'shown' } });
});

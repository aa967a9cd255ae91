// Several servers on one store: whoever is at one meets whoever is at another, whatever their news do.
import { expect, onTestFinished, test } from 'vitest';
import { machine } from '../env.ts';
import { as, type Client, connect, type Guest, newGuest, newTable, newTicket, playOut } from '../rig/client.ts';
import { openServer, type Site } from '../rig/site.ts';
import { memoryStore } from '../store/memory.ts';
import { localNet } from './local.ts';

const QUICK = { MOONSHOT_LOOK_MS: '20', MOONSHOT_HEAL_MS: '50' };

/** So many servers on one store; `loses` says which of their news are lost. */
async function servers(many: number, loses?: () => boolean): Promise<readonly Site[]> {
  const store = memoryStore(machine.nowMs);
  const net = localNet(loses);
  const sites: Site[] = [];
  for (let i = 0; i < many; i++) {
    const site = await openServer(QUICK, { store, peers: net(`n${i}`) });
    onTestFinished(() => site.close());
    sites.push(site);
  }
  return sites;
}

const at = (guest: Guest, { url }: Site): Guest => ({ ...guest, url });

interface Meeting {
  readonly one: Site;
  readonly two: Site;
  readonly ada: Client; // at the first server, who opened the table
  readonly bob: Client; // at the second
  readonly table: string;
}

/** Two people at one table by two servers. */
async function meeting(loses?: () => boolean): Promise<Meeting> {
  const [one, two] = (await servers(2, loses)) as [Site, Site];
  const [adaGuest, bobGuest] = [await newGuest(one.url, 'Ada'), await newGuest(two.url, 'Bob')];
  const { table, invite } = await newTable(adaGuest);
  const [ada, bob] = [await connect(adaGuest), await connect(bobGuest)];
  for (const client of [ada, bob]) client.say({ type: 'come', table, invite, known: null });
  await bob.until(({ facts }) => facts);
  bob.say({ type: 'sit', seat: 1 });
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  bob.say({ type: 'prepared', yes: true });
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

test.each(LOSSES)('two people at two servers play a match to its end, by news %s', async (_, loses) => {
  const { ada, bob, one, two, table } = await meeting(loses);
  ada.say({ type: 'start' });
  const [mine, theirs] = await Promise.all([playOut(ada), playOut(bob)]);
  expect(theirs.deal.results).toEqual(mine.deal.results);
  await expect.poll(async () => (await one.store.tables.byId(table))?.state).toBe('over');
  for (const site of [one, two]) expect(site.log.filter(line => /"level":[56]0/.test(line))).toEqual([]);
});

test('who is there and what is said reaches those at another server, a name as well', async () => {
  const { ada, bob } = await meeting();
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'person' && facts.seats[1].present);
  bob.say({ type: 'chat', text: 'hello' });
  expect(await ada.next('said')).toMatchObject({ by: { name: 'Bob' }, what: { type: 'chat', text: 'hello' } });
  await as(bob.guest, 'PATCH', '/api/me', { name: 'Robert' });
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'person' && facts.seats[1].name === 'Robert');
  bob.close();
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'person' && !facts.seats[1].present);
});

test('the newest socket counts, wherever it is; and a sign-out ends those everywhere', async () => {
  const { ada, one, bob, table } = await meeting();
  const again = await connect(at(bob.guest, one));
  again.say({ type: 'come', table, invite: null, known: null });
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
  const store = two.store.slips;
  const { hashOf } = await import('../secrets.ts');
  expect([await store.take('ticket', hashOf(ticket)), await store.take('ticket', hashOf(ticket))]).toEqual([
    expect.stringContaining(ada.guest.player),
    undefined,
  ]);
});

test('a match whose server is gone goes on at another by itself', async () => {
  const [one, two] = (await servers(2)) as [Site, Site];
  const ada = await newGuest(one.url, 'Ada');
  const { table, invite } = await newTable(ada, { length: { deals: 1 } });
  const client = await connect(ada);
  client.say({ type: 'come', table, invite, known: null });
  client.say({ type: 'start' });
  await client.until(({ view }) => view);
  await one.app.stop();
  const back = await connect(at(ada, two));
  back.say({ type: 'come', table, invite, known: null });
  expect((await playOut(back)).deal.phase).toBe('over');
});

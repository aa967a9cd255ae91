// Tests that a private match stays private, whatever happens to its table.
import type { TableSettings } from '@moonshot/protocol/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  as,
  type Client,
  call,
  connect,
  FRIENDS,
  type Guest,
  newGuest,
  newTable,
  playOut,
} from '../../../../testing/client.ts';
import { openServer, type Site } from '../../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site.close());

type Open = TableSettings['open'];
const settings = (open: Open): TableSettings => ({ ...FRIENDS, open, chat: false });

async function at(table: string, guest: Guest, invite: string | null): Promise<Client> {
  const client = await connect(guest);
  client.say({ type: 'join', table, invite, known: null });
  await client.until(({ facts }) => facts);
  return client;
}

async function settled(client: Client, open: Open): Promise<void> {
  client.say({ type: 'changeSettings', settings: settings(open) });
  await client.until(({ facts }) => facts?.settings.open === open);
}

/** Plays a match at a table whose access settings change before, during and after the match. */
async function played(before: Open, amid: readonly Open[], after: readonly Open[]) {
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  const { table, invite } = await newTable(ada, {}, settings(before));
  const [host, guest] = [await at(table, ada, invite), await at(table, bob, invite)];
  guest.say({ type: 'sit', seat: 1 });
  await host.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  host.say({ type: 'start' });
  await guest.until(({ view }) => view?.deal.phase === 'pass');
  for (const open of amid) await settled(host, open);
  await Promise.all([host, guest].map(playOut));
  await host.until(({ facts }) => facts?.state === 'over');
  host.say({ type: 'rematch' });
  await host.until(({ facts }) => facts?.state === 'gathering');
  for (const open of after) await settled(host, open);
  return { table, invite, host, guest, bob };
}

const CASES: readonly [Open, readonly Open[], readonly Open[], boolean][] = [
  ['everybody', [], [], true],
  ['everybody', [], ['invited'], true],
  ['invited', [], [], false],
  ['invited', [], ['everybody'], false],
  ['invited', ['everybody'], [], false],
  ['everybody', ['invited'], ['everybody'], false],
  ['everybody', ['invited', 'everybody'], [], false],
];

test.each(CASES)(
  '%s, during the match %j, afterwards %j: readable by strangers %s',
  async (before, amid, after, told) => {
    const { table, host, guest, bob } = await played(before, amid, after);
    const match = `${table}-1`;
    for (const what of ['notation', 'proof']) {
      expect((await call(site.url, 'GET', `/api/matches/${match}/${what}`)).status, what).toBe(told ? 200 : 404);
      expect((await as(bob, 'GET', `/api/matches/${match}/${what}`)).status, what).toBe(200);
    }
    const day = 86_400_000;
    expect((await site.store.results.open(0, Date.now() + day, 1000)).includes(match)).toBe(told);
    for (const client of [host, guest]) client.close();
  },
);

const OPENED: readonly [string, readonly Open[], readonly Open[]][] = [
  ['afterwards', [], ['everybody']],
  ['in the middle', ['everybody'], []],
];

test.each(OPENED)('a spectator of a table opened %s sees nothing of the private match', async (_, amid, after) => {
  const { table, host, guest } = await played('invited', amid, after);
  const eve = await connect(await newGuest(site.url, 'Eve'));
  for (const known of [null, { match: `${table}-1`, version: 1 }]) {
    eve.say({ type: 'join', table, invite: null, known });
    await eve.next('table');
  }
  eve.say({ type: 'sit', seat: 2 });
  await eve.until(({ facts }) => facts?.seats[2]?.kind === 'person');
  const { invite } = (await eve.until(({ facts }) => facts?.invite && facts)) as { readonly invite: string };
  eve.say({ type: 'join', table, invite, known: { match: `${table}-1`, version: 1 } });
  await eve.next('table');
  eve.say({ type: 'leave' });
  eve.say({ type: 'start' });
  await eve.next('error'); // all earlier messages have arrived
  expect(eve.received.filter(({ type }) => type === 'snapshot' || type === 'events')).toEqual([]);
  eve.say({ type: 'join', table, invite, known: null });
  host.say({ type: 'start' });
  expect((await eve.until(({ view }) => view))?.id).toBe(`${table}-2`);
  for (const client of [host, guest, eve]) client.close();
});

test('a stranger sees nothing of a private match in progress before they sit down', async () => {
  const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map(name => newGuest(site.url, name)));
  const { table, invite } = await newTable(ada!, { length: { deals: 2 } }, settings('invited'));
  const [host, guest] = [await at(table, ada!, invite), await at(table, bob!, invite)];
  guest.say({ type: 'sit', seat: 1 });
  await host.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  host.say({ type: 'start' });
  await host.until(({ view }) => view?.deal.phase === 'pass');
  await settled(host, 'everybody');
  const stranger = await at(table, eve!, null);
  stranger.say({ type: 'sit', seat: 2 });
  expect(await stranger.next('error')).toMatchObject({ code: 'not-now' });
  expect(stranger.view).toBeUndefined();
  for (const client of [host, guest, stranger]) client.close();
});

test('a later host who did not play in a private match cannot read it', async () => {
  const { table, invite, host, guest } = await played('invited', [], []);
  const eve = await newGuest(site.url, 'Eve');
  const client = await at(table, eve, invite);
  client.say({ type: 'sit', seat: 2 });
  await host.until(({ facts }) => facts?.seats[2]?.kind === 'person');
  host.say({ type: 'transferHost', player: eve.player });
  await host.until(({ facts }) => facts?.host === eve.player);
  expect((await as(eve, 'GET', `/api/matches/${table}-1/notation`)).status).toBe(404);
  for (const one of [host, guest, client]) one.close();
});

// Tests that a deleted player leaves every table: a bot takes over the seat, and another player becomes the
// host.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  as,
  type Client,
  call,
  connect,
  dueOf,
  type FRIENDS,
  type Guest,
  listenTo,
  newGuest,
  newTable,
  playOut,
} from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openServer({ MOONSHOT_AWAY_MS: '20', MOONSHOT_TABLES_PER_PLAYER: '1' });
});
afterAll(() => site.close());

const RATED = {
  open: 'everybody',
  chat: false,
  rated: true,
  clock: { cardSeconds: 20, passSeconds: 40, reserveSeconds: 60 },
} as const;

/** Ada's table, with Bob seated as well. */
async function table(settings: Partial<typeof FRIENDS>): Promise<readonly [Guest, Client, Client, string]> {
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  const { table: id, invite } = await newTable(ada, {}, settings);
  const [host, other] = [await connect(ada), await connect(bob)];
  for (const client of [host, other]) client.say({ type: 'join', table: id, invite, known: null });
  other.say({ type: 'sit', seat: 1 });
  await other.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  return [ada, host, other, id];
}

test.each([
  ['among friends', {}],
  ['that is rated', RATED],
])('when a host is deleted in a match %s, another becomes host and finishes it', async (_, settings) => {
  const [ada, host, other, id] = await table(settings);
  for (const client of [host, other]) client.say({ type: 'setReady', yes: true });
  host.say({ type: 'start' });
  await other.until(({ view }) => view?.ask);
  expect((await as(ada, 'DELETE', '/api/me')).status).toBe(204);
  await other.until(({ facts }) => facts?.host === other.guest.player && facts.seats[0]?.kind === 'bot');
  expect((await playOut(other)).deal.phase).toBe('over');
  await other.until(({ facts }) => facts?.state === 'over');
  expect(JSON.stringify((await site.store.tables.byId(id))?.seats)).not.toContain(ada.player);
  other.say({ type: 'rematch' });
  await other.until(({ view }) => view?.id.endsWith('-2')); // the bots play on without people
  other.close();
});

test('when an unseated host is deleted, a seated player becomes host', async () => {
  const [ada, host, other, id] = await table({});
  const row = await site.store.tables.byId(id);
  expect(row?.host).toBe(ada.player);
  host.say({ type: 'transferHost', player: other.guest.player });
  await other.until(({ facts }) => facts?.host === other.guest.player);
  expect((await as(ada, 'DELETE', '/api/me')).status).toBe(204);
  await other.until(({ facts }) => facts?.seats[0]?.kind === 'open' && facts.host === other.guest.player);
  other.close();
});

/** Ada's program at her table, and the response to its hello. */
async function brought(ada: Guest, table: string): Promise<readonly [player: string, said: () => Promise<string>]> {
  const { body } = await as(ada, 'POST', `/api/tables/${table}/bots`, { seat: 2, name: 'Robo' });
  const { token, player } = body as { readonly token: string; readonly player: string };
  const said = async (): Promise<string> => {
    const client = listenTo(ada, new WebSocket(`${site.url.replace('http', 'ws')}/api/socket`));
    await new Promise(resolve => client.socket.once('open', resolve));
    client.say({ type: 'hello', versions: { oldest: 1, newest: 2 }, token, language: 'en' });
    const first = await client.until(({ received }) =>
      received.find(({ type }) => type === 'welcome' || type === 'error'),
    );
    client.close();
    return first.type;
  };
  return [player, said];
}

test('the program of a replaced table is refused', async () => {
  const ada = await newGuest(site.url, 'Ada');
  const [player, said] = await brought(ada, (await newTable(ada)).table);
  expect(await said()).toBe('welcome');
  await newTable(ada); // Ada may have one table, so this one replaces the first
  expect(await site.store.players.byId(player)).toBeUndefined();
  expect(await said()).toBe('error');
});

test('a program is refused at a table that is over, until there is a rematch', async () => {
  const ada = await newGuest(site.url, 'Ada');
  const { table: id, invite } = await newTable(ada);
  const [, said] = await brought(ada, id);
  const host = await connect(ada);
  host.say({ type: 'join', table: id, invite, known: null });
  host.say({ type: 'start' });
  await playOut(host);
  await host.until(({ facts }) => facts?.state === 'over');
  expect(await said()).toBe('error');
  host.say({ type: 'rematch' });
  await host.until(({ view }) => view?.id.endsWith('-2'));
  expect(await said()).toBe('welcome');
  host.close();
});

test('each reader sees the word of their language for a deleted player, over sockets and over HTTP', async () => {
  const [ada, host, other, id] = await table({ watchers: 'cards' });
  const cleo = await connect(await newGuest(site.url, 'Cleo'));
  const invite = (await site.store.tables.byId(id))?.invite ?? null;
  cleo.say({ type: 'setLanguage', language: 'de' });
  cleo.say({ type: 'join', table: id, invite, known: null });
  await cleo.until(({ facts }) => facts);
  host.say({ type: 'start' });
  for (const client of [other, cleo]) await client.until(({ view }) => view?.deal.phase === 'pass');
  site.app.tables.held.get(id)?.known.delete(ada.player); // as in a table that was loaded after the deletion
  const eve = await connect(await newGuest(site.url, 'Eve'));
  eve.say({ type: 'setLanguage', language: 'es' });
  eve.say({ type: 'join', table: id, invite, known: null });
  expect((await eve.next('snapshot')).view.sitters[0]?.name).toBe('Alguien');
  other.say(dueOf(other.view!)!);
  for (const [client, gone] of [
    [other, 'Somebody'],
    [cleo, 'Jemand'],
    [eve, 'Alguien'],
  ] as const) {
    await client.until(({ view }) => view?.sitters[0]?.name === gone);
    await client.until(({ facts }) => facts?.seats[0]?.kind === 'person' && facts.seats[0].name === gone);
  }
  const headers = { cookie: other.guest.cookie, 'accept-language': 'fr' };
  const { body } = await call(site.url, 'GET', '/api/tables/mine', undefined, headers);
  expect(body).toMatchObject({ tables: [{ seats: [{ name: 'Quelqu’un' }, { name: 'Bob' }, {}, {}] }] });
  for (const client of [host, other, cleo, eve]) client.close();
});

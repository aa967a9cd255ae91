// Tests blocks and reports on a real server: messages of blocked players are not delivered, and only players
// who have met can be reported.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, type Client, connect, type Guest, newGuest, newTable } from '../../../../testing/client.ts';
import { openServer, type Site } from '../../../../testing/site.ts';

let site: Site;
let ada: Guest;
let bob: Guest;
let cleo: Guest;
beforeAll(async () => {
  site = await openServer({
    MOONSHOT_TALK_MESSAGES: '1000',
    MOONSHOT_REPORT_LINES: '2',
    MOONSHOT_REPORTS_PER_HOUR: '100',
  });
  [ada, bob, cleo] = [
    await newGuest(site.url, 'Ada'),
    await newGuest(site.url, 'Bob'),
    await newGuest(site.url, 'Cleo'),
  ];
});
afterAll(() => site.close());

async function meet(): Promise<{ readonly table: string; readonly clients: readonly [Client, Client, Client] }> {
  const { table, invite } = await newTable(ada);
  const clients = [await connect(ada), await connect(bob), await connect(cleo)] as const;
  for (const [seat, client] of clients.entries()) {
    client.say({ type: 'join', table, invite, known: null });
    client.say({ type: 'sit', seat });
    await client.until(({ facts }) => facts?.seats[seat]?.kind === 'person');
  }
  return { table, clients };
}

const saidBy = (client: Client, player: string): readonly string[] =>
  client.received.flatMap(message =>
    message.type === 'talk' && message.by.player === player ? [message.what.type] : [],
  );

test('messages of a blocked player do not arrive until the block is lifted, those of others do', async () => {
  const { clients } = await meet();
  const [first, second, third] = clients;
  const speak = async (): Promise<void> => {
    const before = saidBy(third, bob.player).length;
    second.say({ type: 'phrase', phrase: 'hello' });
    second.say({ type: 'emote', emote: 'moon' });
    second.say({ type: 'chat', text: 'You' });
    second.say({ type: 'nudge', seat: 0 });
    await third.until(() => saidBy(third, bob.player).length === before + 4);
    third.say({ type: 'phrase', phrase: 'hello' }); // arrives after everything sent before
    const cleos = saidBy(third, cleo.player).length + 1;
    await first.until(() => saidBy(first, cleo.player).length === cleos);
  };
  expect((await as(ada, 'PUT', `/api/blocks/${bob.player}`)).status).toBe(204);
  await speak();
  expect(saidBy(first, bob.player)).toEqual([]);
  const again = await connect(ada); // a block also applies to the next socket
  expect((await as(ada, 'GET', '/api/me/export')).body).toMatchObject({ blocks: [bob.player] });
  again.close();
  expect((await as(ada, 'DELETE', `/api/blocks/${bob.player}`)).status).toBe(204);
  await speak();
  expect(saidBy(first, bob.player)).toEqual(['phrase', 'emote', 'chat', 'nudge']);
  for (const client of clients) client.close();
});

test('a player blocked by the host cannot sit down at the table, on any socket', async () => {
  await as(ada, 'PUT', `/api/blocks/${bob.player}`);
  const { table, invite } = await newTable(ada);
  const client = await connect(bob);
  client.say({ type: 'join', table, invite, known: null });
  await client.next('table');
  client.say({ type: 'sit', seat: 1 });
  expect(await client.next('error')).toMatchObject({
    code: 'not-allowed',
    sentence: 'You cannot play at this table.',
  });
  await as(ada, 'DELETE', `/api/blocks/${bob.player}`);
  client.say({ type: 'sit', seat: 1 });
  await client.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  client.close();
});

test('only other players at the same table can be reported, and a few lines are attached', async () => {
  const { table, clients } = await meet();
  const eve = await newGuest(site.url, 'Eve');
  for (const text of ['one', 'two', 'three']) clients[1].say({ type: 'chat', text });
  await clients[0].until(() => saidBy(clients[0], bob.player).length === 3);
  const report = async (who: Guest, about: Guest, text = 'Rude') =>
    (await as(who, 'POST', '/api/reports', { table, about: about.player, kind: 'other', text })).status;
  expect([await report(eve, ada), await report(ada, eve), await report(ada, ada)]).toEqual([404, 403, 403]);
  expect([await report(ada, bob, '\u202E'), await report(ada, bob, 'x'.repeat(501))]).toEqual([403, 400]);
  expect(await site.store.conduct.reports(9)).toEqual([]);
  expect(await report(ada, bob)).toBe(204);
  const [kept] = await site.store.conduct.reports(9);
  expect(kept).toMatchObject({ match: null, first: null, last: null, lines: [{ text: 'two' }, { text: 'three' }] });
  for (const client of clients) client.close();
});

test('a player cannot block themselves, or more players than the limit', async () => {
  const other = await openServer({ MOONSHOT_BLOCKS_PER_PLAYER: '1' });
  const dan = await newGuest(other.url, 'Dan');
  const block = async (player: string) => (await as(dan, 'PUT', `/api/blocks/${player}`)).status;
  expect([await block(dan.player), await block('x'.repeat(22)), await block('y'.repeat(22))]).toEqual([403, 204, 429]);
  await other.close();
});

test('reports are few from one address', async () => {
  const other = await openServer({ MOONSHOT_REPORTS_PER_HOUR: '1' });
  const dan = await newGuest(other.url, 'Dan');
  const report = () =>
    as(dan, 'POST', '/api/reports', { table: 'x'.repeat(22), about: 'y'.repeat(22), kind: 'words', text: '' });
  expect([(await report()).status, (await report()).status]).toEqual([404, 429]);
  await other.close();
});

test('a seal is reported without a player but with what did not fit; people have their present names', async () => {
  const { table, clients } = await meet();
  const report = async (kind: string, about: string | null, text = '') =>
    (await as(ada, 'POST', '/api/reports', { table, about, kind, text })).status;
  const wrong = [await report('seal', bob.player, 'x'), await report('words', null), await report('seal', null)];
  expect([...wrong, await report('guess', bob.player)]).toEqual([403, 403, 403, 400]);
  expect([await report('seal', null, 'Deal 2: another seal'), await report('stalling', bob.player)]).toEqual([
    204, 204,
  ]);
  const kept = await site.store.conduct.reportsBy(ada.player, 9);
  expect(kept).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'seal', about: null, text: 'Deal 2: another seal' }),
      expect.objectContaining({ kind: 'stalling', about: bob.player, text: '' }),
    ]),
  );
  const gone = 'x'.repeat(22);
  for (const player of [bob.player, gone]) await as(ada, 'PUT', `/api/blocks/${player}`);
  const { body } = await as(ada, 'GET', '/api/blocks');
  expect(body).toEqual({
    blocked: expect.arrayContaining([
      { player: bob.player, name: 'Bob' },
      { player: gone, name: null },
    ]),
  });
  for (const player of [bob.player, gone]) await as(ada, 'DELETE', `/api/blocks/${player}`);
  for (const client of clients) client.close();
});

test('reports about one table are few from one player', async () => {
  const other = await openServer({ MOONSHOT_REPORTS_PER_TABLE: '1' });
  const [dan, eve] = [await newGuest(other.url, 'Dan'), await newGuest(other.url, 'Eve')];
  const clients = [await connect(dan), await connect(eve)];
  const { table, invite } = await newTable(dan);
  for (const client of clients) {
    client.say({ type: 'join', table, invite, known: null });
    await client.next('table');
  }
  const report = async (by: Guest, about: Guest) =>
    (await as(by, 'POST', '/api/reports', { table, about: about.player, kind: 'words', text: 'Rude' })).status;
  expect([await report(dan, eve), await report(dan, eve), await report(eve, dan)]).toEqual([204, 429, 204]);
  for (const client of clients) client.close();
  await other.close();
});

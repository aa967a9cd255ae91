// Tests that rate limits belong to the player: a new socket does not allow more messages.
import { expect, onTestFinished, test } from 'vitest';
import { as, type Client, connect, type Guest, knock, newGuest, newTable, newTicket } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';

const NO_REFILL = 1_000_000_000;

async function siteWith(variables: Readonly<Record<string, string>>): Promise<Site> {
  const site = await openServer({ MOONSHOT_IGNORED_MESSAGES: '1000', ...variables });
  onTestFinished(() => site.close());
  return site;
}

const codesIn = ({ received }: Client): readonly string[] =>
  received.flatMap(one => (one.type === 'error' ? [one.code] : []));

/** Connects and sends five phrases without waiting for the welcome. */
async function saidAtOnce(guest: Guest, table: string): Promise<Client> {
  const ticket = await newTicket(guest);
  const client = await knock(guest);
  client.say({ type: 'hello', versions: { oldest: 1, newest: 2 }, ticket, language: 'en' });
  client.say({ type: 'join', table, invite: null, known: null });
  for (let i = 0; i < 5; i++) client.say({ type: 'phrase', phrase: 'hello' });
  client.say({ type: 'setLanguage', language: 'en' });
  await client.until(({ received }) => received.filter(({ type }) => type === 'talk' || type === 'error').length >= 5);
  return client;
}

test('a new socket shares its player’s bucket, also before the welcome', async () => {
  const site = await siteWith({ MOONSHOT_TALK_MESSAGES: '7', MOONSHOT_TALK_MS: String(NO_REFILL) });
  const [ada, bob] = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob')];
  const { table } = await newTable(ada);
  const first = await saidAtOnce(ada, table);
  expect(codesIn(first)).toEqual([]);
  const second = await saidAtOnce(ada, table);
  expect(codesIn(second)).toEqual(['too-many', 'too-many', 'too-many']);
  const other = await newTable(bob);
  expect(codesIn(await saidAtOnce(bob, other.table))).toEqual([]); // another player has their own bucket
});

test('votes have the rate of talk: one player cannot fill a log', async () => {
  const site = await siteWith({ MOONSHOT_TALK_MESSAGES: '4', MOONSHOT_TALK_MS: String(NO_REFILL) });
  const ada = await newGuest(site.url, 'Ada');
  const { table } = await newTable(ada);
  const client = await connect(ada);
  client.say({ type: 'join', table, invite: null, known: null });
  client.say({ type: 'start' });
  await client.until(({ view }) => view?.ask);
  for (let i = 0; i < 20; i++) client.say({ type: 'vote', on: i % 2 ? 'go-on' : 'pause', yes: true });
  await client.until(() => codesIn(client).length >= 16);
  expect(codesIn(client)).toEqual(Array(16).fill('too-many'));
  expect(await client.next('error')).toMatchObject({ code: 'too-many', about: 'vote' });
  const log = await site.store.log.read(`${table}-1`);
  expect(log.filter(({ type }) => type === 'voted')).toHaveLength(4);
  expect((await as(ada, 'GET', '/api/me')).status).toBe(200);
});

// Tests whole matches over real sockets: alone with bots, with other people, and a rematch.

import type { ClientToServer } from '@moonshot/protocol/server';
import { misreadText } from '@moonshot/rules/explain';
import { checkNotation } from '@moonshot/rules/notation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshSample } from '../../../test/seeds.ts';
import { as, connect, newGuest, newTable, playOut } from '../testing/client.ts';
import { openServer, type Site } from '../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site.close());

test.each(freshSample('games with bots', ['ricketts', 'at-play', 'wild-twist', 'classic', 'capture'], 2))(
  'one person plays %s against bots',
  async game => {
    const guest = await newGuest(site.url, 'Ada');
    const client = await connect(guest);
    const { table, invite } = await newTable(guest, { game, length: null, seats: game === 'capture' ? 3 : 4 });
    client.say({ type: 'join', table, invite, known: null });
    client.say({ type: 'start' });
    const end = await playOut(client);
    expect(end.deal.winners.length).toBeGreaterThan(0);
    expect(end.sitters.map(({ name }) => name).slice(0, 2)).toEqual(['Ada', 'Vega']);
    expect((await client.until(({ facts }) => facts?.state === 'over' && facts)).match).toBe(`${table}-1`);
    const proof = await as(guest, 'GET', `/api/matches/${table}-1/proof`);
    expect(proof.body).toMatchObject({ format: 'hearts-deal/2', match: `${table}-1`, winners: end.deal.winners });
    const notation = await as(guest, 'GET', `/api/matches/${table}-1/notation`);
    const checked = checkNotation(String(notation.body));
    if (!checked.ok) throw new Error(misreadText(checked));
    expect(checked.noted).toMatchObject({
      game,
      winners: end.deal.winners,
      names: end.sitters.map(({ name }) => name),
    });
    client.close();
  },
);

test('two people play a match, and another after both are ready', async () => {
  const [ada, bob] = await Promise.all(['Ada', 'Bob'].map(name => newGuest(site.url, name)));
  const { table, invite } = await newTable(ada!);
  const clients = await Promise.all([connect(ada!), connect(bob!)]);
  for (const client of clients) client.say({ type: 'join', table, invite, known: null });
  clients[1]!.say({ type: 'sit', seat: 2 });
  await clients[0]!.until(({ facts }) => facts?.seats[2]?.kind === 'person');
  clients[0]!.say({ type: 'start' });
  const ends = await Promise.all(clients.map(playOut));
  expect(ends.map(({ viewer }) => viewer)).toEqual([0, 2]);
  expect(ends[0]!.deal.totals).toEqual(ends[1]!.deal.totals);
  expect(ends[0]!.sitters.map(({ name }) => name)).toEqual(['Ada', 'Vega', 'Bob', 'Rigel']);
  for (const client of clients) await client.until(({ facts }) => facts?.state === 'over');
  clients[0]!.say({ type: 'rematch' });
  await clients[1]!.until(({ facts }) => facts?.state === 'gathering');
  clients[1]!.say({ type: 'rematch' });
  for (const client of clients) await client.until(({ view }) => view?.id === `${table}-2`);
  expect((await Promise.all(clients.map(playOut))).map(view => view.id)).toEqual([`${table}-2`, `${table}-2`]);
  for (const client of clients) client.close();
});

/** How often a client in a waiting room is sent the table until its next refusal. */
async function tablesSent(...messages: readonly ClientToServer[]): Promise<number> {
  const guest = await newGuest(site.url, 'Ada');
  const client = await connect(guest);
  const { table, invite } = await newTable(guest);
  for (const message of [{ type: 'join', table, invite, known: null } as const, ...messages]) client.say(message);
  client.say({ type: 'hint' });
  await client.next('error');
  client.close();
  return client.received.filter(({ type }) => type === 'table').length;
}

test('a client that chooses a language is answered before a match, too', async () => {
  expect(await tablesSent({ type: 'setLanguage', language: 'de' })).toBe((await tablesSent()) + 1);
});

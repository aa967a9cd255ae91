// Tests that players with similar names at one table get distinguishable names, and that titles that are not
// allowed are refused.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { as, type Client, call, connect, FRIENDS, type Guest, newGuest, newTable } from '../../../testing/client.ts';
import { openServer, type Site } from '../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site.close());

async function come(guest: Guest, door: Awaited<ReturnType<typeof newTable>>, seat?: number): Promise<Client> {
  const client = await connect(guest);
  client.say({ type: 'join', ...door, known: null });
  await client.next('table');
  if (seat !== undefined) {
    client.say({ type: 'sit', seat });
    await client.until(({ facts }) => facts?.seats[seat]?.kind === 'person');
  }
  return client;
}

const namesAt = ({ facts }: Client) => facts?.seats.map(seat => (seat.kind === 'person' ? seat.name : '')).slice(0, 2);

test('two seated players called Ada both have their seat numbers', async () => {
  const ada = await newGuest(site.url, 'Ada');
  const door = await newTable(ada);
  const host = await come(ada, door);
  expect(namesAt(host)).toEqual(['Ada', '']);
  const other = await come(await newGuest(site.url, 'Аԁа'), door, 1);
  await host.until(client => namesAt(client)?.[1] !== '');
  expect(namesAt(host)).toEqual(['Ada (1)', 'Аԁа (2)']);
  await as(other.guest, 'PATCH', '/api/me', { name: 'Bea' });
  await host.until(client => namesAt(client)?.[1] === 'Bea');
  expect(namesAt(host)).toEqual(['Ada', 'Bea']);
  await as(other.guest, 'PATCH', '/api/me', { name: 'ADA' });
  await host.until(client => namesAt(client)?.[1] !== 'Bea');
  expect(namesAt(host)).toEqual(['Ada (1)', 'ADA (2)']);
  for (const client of [host, other]) client.close();
});

const bad = 'Safe\u202Eevil';

test('a title that is no allowed name is not shown to others', async () => {
  const ada = await newGuest(site.url, 'Ada');
  const order = { game: 'ricketts', overrides: { name: bad }, length: { deals: 1 }, seats: 4 };
  const played = { game: 'ricketts', overrides: {}, seats: 4, deals: 1 };
  const clock = { cardSeconds: 60, passSeconds: 60, reserveSeconds: 0 };
  const doors: readonly (readonly [string, unknown])[] = [
    ['/api/tables', { order, settings: FRIENDS }],
    ['/api/leagues', { name: bad, order: { ...order, overrides: {} }, end: { matches: 1 } }],
    ['/api/leagues', { name: 'Ours', order, end: { matches: 1 } }],
    ['/api/contests', { kind: 'challenge', ...played, overrides: { name: bad }, days: 1 }],
    ['/api/contests', { kind: 'tournament', title: bad, ...played, rounds: 1, begins: { players: 4 }, clock }],
  ];
  for (const [path, body] of doors) {
    const { status, body: told } = await as(ada, 'POST', path, body);
    expect([path, status, told]).toEqual([path, 400, expect.objectContaining({ code: 'bad-name' })]);
  }
  expect((await call(site.url, 'POST', '/api/guests', { name: 'Vega' })).body).toMatchObject({ code: 'bad-name' });
});

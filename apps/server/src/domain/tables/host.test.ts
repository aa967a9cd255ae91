// Tests what a host may change after opening a table. The game and its seats change only before a match;
// access and players may also change during a match.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, connect, FRIENDS, type Guest, newGuest, newTable } from '../../../testing/client.ts';
import { jobsOnTheSpot } from '../../../testing/jobs.ts';
import { openServer, type Site } from '../../../testing/site.ts';
import { SPOKEN } from '../../core/languages.ts';
import type { TableRow, TableSeat } from '../../store/store.ts';
import { changeRules } from './row/changes.ts';
import { orderProblem } from './row/orders.ts';

let site: Site;
let guests: readonly [Guest, Guest, Guest];
beforeAll(async () => {
  site = await openServer();
  guests = [await newGuest(site.url, 'Ada'), await newGuest(site.url, 'Bob'), await newGuest(site.url, 'Cleo')];
});
afterAll(() => site.close());

const person = (player: string): TableSeat => ({ kind: 'person', player, prepared: true });
const OPEN: TableSeat = { kind: 'open' };
const BOT: TableSeat = { kind: 'bot', name: 'Vega', player: 'careful' };
const rowOf = (...seats: readonly TableSeat[]): TableRow =>
  ({ host: 'a', game: 'ricketts', rules: 1, overrides: {}, length: null, seats, state: 'gathering' }) as never;
const called = (seats: readonly TableSeat[]): string =>
  seats.map(seat => (seat.kind === 'person' ? seat.player : seat.kind === 'bot' ? '#' : '-')).join('');

const orders: readonly [name: string, seats: readonly TableSeat[], count: number, after: string][] = [
  ['more seats are open', [person('a'), BOT, person('b')], 5, 'a#b--'],
  ['who sits past the last seat takes an open one', [person('a'), BOT, OPEN, person('b')], 3, 'a#b'],
  ['or a bot’s, where none is open', [person('a'), BOT, BOT, person('b')], 3, 'ab#'],
  ['bots past the last seat are gone', [person('a'), person('b'), OPEN, BOT, BOT], 3, 'ab-'],
  ['there must be a seat for everybody', [person('a'), person('b'), person('c'), person('d')], 3, 'not-allowed'],
];

test.each(orders)('%s', (_, seats, count, after) => {
  const verdict = changeRules('a', { game: 'capture', overrides: {}, length: { deals: 3 }, seats: count })(
    rowOf(...seats),
  );
  expect(verdict.ok ? called(verdict.event.seats) : verdict.refusal.code).toBe(after);
  if (verdict.ok) expect(verdict.event).toMatchObject({ length: { deals: 3 }, game: 'capture' });
  if (verdict.ok) expect(JSON.stringify(verdict.event.seats)).not.toContain('"prepared":true');
});

test('a game for one player is refused', async () => {
  const ordered = { game: 'capture', overrides: {}, length: null };
  const wrong = await orderProblem({ jobs: jobsOnTheSpot }, ordered, 1, { player: 'a', network: '' });
  expect(wrong?.code).toBe('bad-rules');
});

test.each([
  [
    'auction',
    'The game auction is one of the further games: order black-lady with the overrides that "moonshot rules auction --json" prints.',
  ],
  ['poker', 'There is no game called poker.'],
])('an order of %s is refused: %s', async (game, sentence) => {
  const by = { player: 'a', network: '' };
  const wrong = await orderProblem({ jobs: jobsOnTheSpot }, { game, overrides: {}, length: null }, 4, by);
  expect(wrong?.code).toBe('bad-rules');
  expect(wrong?.sentence(SPOKEN.en.errors)).toBe(sentence);
});

test('only the host orders, and only before a match', () => {
  const wish = { game: 'capture', overrides: {}, length: null, seats: 4 };
  const codes = [rowOf(OPEN), { ...rowOf(OPEN), host: 'b' }, { ...rowOf(OPEN), state: 'playing' as const }].map(row => {
    const verdict = changeRules('a', wish)(row);
    return verdict.ok ? `${verdict.event.game} ${verdict.event.seats.length}` : verdict.refusal.code;
  });
  expect(codes).toEqual(['capture 4', 'not-host', 'not-now']);
});

/** A match of Ada and Bob that Cleo watches. */
async function watched(): Promise<readonly [Client, Client, Client]> {
  const { table, invite } = await newTable(guests[0], { game: 'capture', seats: 3 });
  const clients = [await connect(guests[0]), await connect(guests[1]), await connect(guests[2])] as const;
  for (const client of clients) client.say({ type: 'join', table, invite, known: null });
  clients[1].say({ type: 'sit', seat: 1 });
  await clients[0].until(({ facts }) => facts?.seats[1]?.kind === 'person' && facts.watchers === 1);
  clients[0].say({ type: 'start' });
  for (const client of clients) await client.until(({ view }) => view?.deal.phase === 'lay');
  return clients;
}

test('seated players get the invitation, spectators do not', async () => {
  const clients = await watched();
  const told = clients.flatMap(
    ({ received }) => received.filter(one => one.type === 'table').at(-1)?.table.invite ?? 'none',
  );
  expect(told).toEqual([expect.stringMatching(/^[\w-]{22}$/), told[0], 'none']);
  for (const client of clients) client.close();
});

test('in a match the host opens the door or shuts it to watchers, and the clock stays', async () => {
  const [ada, bob, cleo] = await watched();
  ada.say({ type: 'changeSettings', settings: { ...FRIENDS, clock: { days: 1 } } });
  expect(await ada.next('error')).toMatchObject({ code: 'not-now' });
  bob.say({ type: 'changeSettings', settings: { ...FRIENDS, chat: false } });
  expect(await bob.next('error')).toMatchObject({ code: 'not-host' });
  ada.say({ type: 'changeSettings', settings: { ...FRIENDS, open: 'everybody', chat: false } });
  await bob.until(({ facts }) => facts?.settings.open === 'everybody');
  ada.say({ type: 'changeSettings', settings: { ...FRIENDS, watchers: 'none' } });
  expect(await cleo.next('error')).toMatchObject({
    code: 'no-table',
    sentence: 'Spectators are no longer allowed at this table.',
  });
  await bob.until(({ facts }) => facts?.watchers === 0);
  for (const client of [ada, bob, cleo]) client.close();
});

test('a spectator without an invitation leaves when the host closes the table to strangers', async () => {
  const open = { ...FRIENDS, open: 'everybody', chat: false } as const;
  const { table, invite } = await newTable(guests[0], { game: 'capture', seats: 3 }, open);
  const [ada, cleo] = [await connect(guests[0]), await connect(guests[2])];
  const eve = await connect(await newGuest(site.url, 'Eve'));
  ada.say({ type: 'join', table, invite, known: null });
  await ada.until(({ facts }) => facts);
  ada.say({ type: 'start' });
  cleo.say({ type: 'join', table, invite, known: null });
  eve.say({ type: 'join', table, invite: null, known: null });
  for (const client of [ada, cleo, eve]) await client.until(({ view }) => view?.deal.phase === 'lay');
  ada.say({ type: 'changeSettings', settings: FRIENDS });
  const sentence = 'This table is now open to invited players only.';
  expect(await eve.next('error')).toMatchObject({ code: 'no-table', sentence });
  await ada.until(({ facts }) => facts?.watchers === 1);
  expect(cleo.received.filter(({ type }) => type === 'error')).toEqual([]); // Cleo has the invitation
  for (const client of [ada, cleo, eve]) client.close();
});

test('a player who came back without the invitation and stands up stays as a spectator', async () => {
  const { table, invite } = await newTable(guests[0]);
  const [ada, bob] = [await connect(guests[0]), await connect(guests[1])];
  for (const client of [ada, bob]) client.say({ type: 'join', table, invite, known: null });
  bob.say({ type: 'sit', seat: 1 });
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  const again = await connect(guests[1]);
  again.say({ type: 'join', table, invite: null, known: null });
  await again.until(({ facts }) => facts);
  again.say({ type: 'stand' });
  await ada.until(({ facts }) => facts?.seats[1]?.kind === 'open' && facts.watchers === 1);
  expect(again.received.filter(({ type }) => type === 'error')).toEqual([]);
  for (const client of [ada, bob, again]) client.close();
});

test('in a match a bot of the house plays on from the seat that the host empties', async () => {
  const [ada, bob, cleo] = await watched();
  bob.say({ type: 'emptySeat', seat: 0 });
  expect(await bob.next('error')).toMatchObject({ code: 'not-host' });
  ada.say({ type: 'emptySeat', seat: 0 });
  expect(await ada.next('error')).toMatchObject({ code: 'not-allowed' });
  ada.say({ type: 'emptySeat', seat: 1 });
  await ada.until(({ facts, view }) => facts?.seats[1]?.kind === 'bot' && view?.sitters[1]?.kind === 'bot');
  await bob.until(({ view }) => view?.viewer === 'watcher');
  for (const client of [ada, bob, cleo]) client.close();
});

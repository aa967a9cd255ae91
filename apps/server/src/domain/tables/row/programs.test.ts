// Tests which tables admit programs, who is named as having brought them, and that a program cannot block
// anybody.
import type { MovedAnswer } from '@moonshot/protocol/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  as,
  type Client,
  connect,
  FRIENDS,
  type Guest,
  newGuest,
  newTable,
  playOut,
} from '../../../../testing/client.ts';
import { openServer, type Site } from '../../../../testing/site.ts';
import type { TableRow, TableSeat } from '../../../store/store.ts';
import { sit } from './changes.ts';
import { programsAt, withoutPrograms } from './programs.ts';

let site: Site;
beforeAll(async () => {
  site = await openServer({ MOONSHOT_AWAY_MS: '20' });
});
afterAll(() => site.close());

const OPEN: TableSeat = { kind: 'open' };
const person = (player: string): TableSeat => ({ kind: 'person', player, prepared: false });
const program = (player: string, broughtBy: string): TableSeat => ({ ...person(player), broughtBy }) as TableSeat;

type Settings = Partial<TableRow['settings']> & { readonly league?: string };

const rowOf = ({ league, ...settings }: Settings, ...seats: readonly TableSeat[]): TableRow =>
  ({
    ...{ host: 'h', seats, state: 'gathering', ...(league === undefined ? {} : { league }) },
    settings: { ...FRIENDS, ...settings },
  }) as never;

const SEATED = [person('h'), person('a'), program('r1', 'h'), program('r2', 'b'), program('r3', 'b')];

const kept: readonly [string, Settings, readonly string[]][] = [
  ['among friends all', { open: 'invited' }, ['r1', 'r2', 'r3']],
  ['among friends none where the host has none, but their own', { open: 'invited', programs: false }, ['r1']],
  ['the host’s own at a public table', { open: 'everybody' }, ['r1']],
  ['all at a public table whose host allows them', { open: 'everybody', programs: true }, ['r1', 'r2', 'r3']],
  ['none at a rated table', { open: 'everybody', rated: true }, []],
  [
    'at a rated table that allows them, one per unseated player',
    { open: 'everybody', rated: true, programs: true },
    ['r2'],
  ],
  ['none at a league table', { league: 'l' }, []],
  ['at a league table that allows them, one per player', { league: 'l', programs: true }, ['r2']],
];

test.each(kept)('programs that stay: %s', (_, settings, players) => {
  expect(programsAt(withoutPrograms(rowOf(settings, ...SEATED))).map(({ player }) => player)).toEqual(players);
});

test('sitting down at a rated table removes the player’s program', () => {
  const row = rowOf({ open: 'everybody', rated: true, programs: true }, person('h'), OPEN, program('r', 'a'));
  expect(withoutPrograms(row)).toBe(row);
  const verdict = sit('a', 1)(row);
  expect(verdict.ok && withoutPrograms(verdict.event).seats).toEqual([person('h'), person('a'), OPEN]);
});

const bring = async (guest: Guest, table: string, seat: number) => {
  const { status, body } = await as(guest, 'POST', `/api/tables/${table}/bots`, { seat, name: 'Robo' });
  return status === 201 ? 'brought' : (body as { readonly code: string }).code;
};

async function at(table: string, guest: Guest, invite: string | null = null): Promise<Client> {
  const client = await connect(guest);
  client.say({ type: 'join', table, invite, known: null });
  await client.until(({ facts }) => facts);
  return client;
}

const people = async (...names: readonly string[]): Promise<readonly Guest[]> =>
  Promise.all(names.map(name => newGuest(site.url, name)));

test('at a public table a guest may bring programs only if the host allows them', async () => {
  const [ada, bob, cleo] = (await people('Ada', 'Bob', 'Cleo')) as [Guest, Guest, Guest];
  const { table } = await newTable(ada, {}, { open: 'everybody', chat: false });
  const [host, guest] = [await at(table, ada), await at(table, bob)];
  guest.say({ type: 'sit', seat: 1 });
  await host.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  expect(await bring(bob, table, 2)).toBe('not-allowed');
  expect(await bring(cleo, table, 2)).toBe('not-seated');
  expect(await bring(ada, table, 2)).toBe('brought');
  host.say({ type: 'changeSettings', settings: { ...FRIENDS, open: 'everybody', chat: false, programs: true } });
  await guest.until(({ facts }) => facts?.settings.programs);
  expect(await bring(bob, table, 3)).toBe('brought');
  const seats = (await guest.until(({ facts }) => facts?.seats[3]?.kind === 'bot' && facts.seats)) ?? [];
  expect(seats.map(seat => (seat.kind === 'bot' ? seat.broughtBy : seat.kind))).toEqual([
    ...['person', 'person', 'Ada', 'Bob'],
  ]);
  host.say({ type: 'changeSettings', settings: { ...FRIENDS, open: 'everybody', chat: false } });
  await guest.until(({ facts }) => facts?.seats[3]?.kind === 'open' && facts.seats[2]?.kind === 'bot');
  for (const client of [host, guest]) client.close();
});

test('a rated table admits one program per unseated player; it has no rank and is shown with its bringer', async () => {
  const [ada, bob, cleo] = (await people('Ada', 'Bob', 'Cleo')) as [Guest, Guest, Guest];
  const settings = { open: 'everybody', chat: false, rated: true, programs: true } as const;
  const { table } = await newTable(ada, {}, settings);
  const clients = [await at(table, ada), await at(table, bob), await at(table, cleo)] as const;
  const [host, guest] = clients;
  guest.say({ type: 'sit', seat: 1 });
  await host.until(({ facts }) => facts?.seats[1]?.kind === 'person');
  expect([await bring(ada, table, 2), await bring(bob, table, 2)]).toEqual(['not-allowed', 'not-allowed']);
  expect([await bring(cleo, table, 2), await bring(cleo, table, 3)]).toEqual(['brought', 'not-allowed']);
  expect((await as(cleo, 'DELETE', `/api/tables/${table}/bots/2`)).status).toBe(204);
  expect(await bring(cleo, table, 2)).toBe('brought');
  host.say({ type: 'start' });
  for (const client of clients) await client.until(({ view }) => view);
  const robo = { kind: 'bot', name: 'Robo', broughtBy: 'Cleo' };
  expect(clients.map(({ view }) => view?.sitters[2])).toMatchObject([robo, robo, robo]);
  for (const who of [ada, cleo])
    expect((await as(who, 'DELETE', `/api/tables/${table}/bots/2`)).body).toMatchObject({ code: 'not-now' });
  await Promise.all([host, guest].map(playOut));
  await host.until(({ facts }) => facts?.state === 'over');
  const { body } = await as(ada, 'GET', `/api/matches/${table}-1/notation`);
  expect(body).toContain('seat 2 Robo (Cleo)');
  const { moved } = (await as(ada, 'GET', `/api/matches/${table}-1/ratings`)).body as MovedAnswer;
  expect([['Ada', 'Bob'], moved.map(({ rank }) => rank).at(-1)]).toEqual([
    moved.map(({ name }) => name).sort(),
    moved[0]?.after.value === moved[1]?.after.value ? 1 : 2,
  ]);
  for (const client of clients) client.close();
});

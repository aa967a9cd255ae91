// Fills the store of a server before it is measured: with many long matches, large tables, contests, a league
// and reports.
import { setTimeout as after } from 'node:timers/promises';
import { authenticatorOf } from '../../apps/server/testing/authenticator.ts';
import { as, type Client, connect, type Guest, newGuest, newTable, playOut } from '../../apps/server/testing/client.ts';
import { LARGEST, longestText, PUBLIC, WATCHED } from './inputs.ts';
import type { Server } from './server.ts';
import { type At, begun, cameTo, type Full, filledTable, lateTable, playedUntil, type Sat } from './tables.ts';

const IMPORTS = 40;
const PUBLIC_TABLES = 100;

export interface Place {
  readonly server: Server;
  readonly ada: Guest; // the guest who owns everything
  readonly texts: { readonly long: string; readonly wide: string };
  readonly imported: string;
  readonly played: string; // a finished public match at a table with sealed deals
  // The largest possible table, with a match in progress.
  readonly table: At;
  readonly gathering: At;
  readonly host: Client; // the host's socket at the largest table
  readonly contest: string;
  readonly tournament: string;
  readonly league: string;
  readonly bea: Guest; // a spectator of the largest table
  readonly crowd: readonly Guest[]; // guests who fill a tournament except for one place
  readonly full: Full;
  readonly late: Sat; // a table in the last deal of a long match
  // A tournament with a finished round, and one of its tables.
  readonly round: { readonly contest: string; readonly table: string };
}

/** Posts a request and returns an id from its response. Throws if the response has none. */
async function named(guest: Guest, path: string, body: unknown, name: string): Promise<string> {
  const answer = await as(guest, 'POST', path, body);
  const id = (answer.body as Readonly<Record<string, unknown>>)[name];
  if (typeof id !== 'string') throw new Error(`Cannot measure: ${path} answered ${JSON.stringify(answer.body)}`);
  return id;
}

const PLAYED = { game: 'ricketts', overrides: {}, seats: 4, deals: 16 };
const CLOCK = { cardSeconds: 5, passSeconds: 5, reserveSeconds: 0 };
export const CHALLENGE = { kind: 'challenge', ...PLAYED, days: 14 };
export const TOURNAMENT = {
  ...{ kind: 'tournament', title: 'x'.repeat(20), ...PLAYED, deals: 8, rounds: 16, begins: { players: 64 } },
  clock: CLOCK,
};
export const LEAGUE = { name: 'x'.repeat(20), order: LARGEST, end: { matches: 200 } };

const DEALS_BEFORE = 3;

const CROWD = 63;

/** Plays a tournament with one round to its end. */
async function roundPlayed([one, other]: readonly Guest[]): Promise<Place['round']> {
  if (one === undefined || other === undefined) throw new Error('Cannot measure: two players are needed');
  const order = { ...TOURNAMENT, rounds: 1, begins: { players: 2 } };
  const contest = await named(one, '/api/contests', order, 'contest');
  const entries = `/api/contests/${contest}/entries`;
  for (const guest of [one, other]) await as(guest, 'POST', entries);
  let table = '';
  for (const guest of [one, other]) {
    while (((await as(guest, 'POST', entries)).body as { table: string | null }).table === null) await after(WAIT_MS);
    table = await named(guest, entries, undefined, 'table');
    const client = await connect(guest);
    client.say({ type: 'join', table, invite: null, known: null });
    await playOut(client);
    client.close();
  }
  return { contest, table };
}

const WAIT_MS = 50;

async function fullOf([slow, ...others]: readonly Guest[]): Promise<Place['full']> {
  if (slow === undefined) throw new Error('Cannot measure: no client has joined');
  const sockets: Client[] = [];
  for (const guest of others) sockets.push(await connect(guest));
  return { sockets, slow: await connect(slow, undefined, false) };
}

/** Fills the store of a server. */
export async function placeAt(server: Server): Promise<Place> {
  const ada = await newGuest(server.url, 'Ada');
  const texts = { long: longestText('ricketts', 4), wide: longestText('classic', 7) };
  const imports: string[] = [];
  for (let i = 0; i < IMPORTS; i++)
    imports.push(await named(ada, '/api/matches', { text: i % 2 === 0 ? texts.long : texts.wide }, 'match'));
  const over = await begun(await filledTable(ada, { length: { deals: 20 } }, PUBLIC, 4));
  await playOut(over.client);
  await over.client.until(({ facts }) => facts?.state === 'over');
  over.client.close();
  const { client: host, door: table } = await begun(await filledTable(ada, LARGEST, WATCHED, LARGEST.seats));
  await playedUntil(host, ({ deal }) => deal.results.length >= DEALS_BEFORE);
  const spare = await newGuest(server.url, 'Bea');
  for (let i = 0; i < PUBLIC_TABLES; i++) await newTable(spare, LARGEST, PUBLIC);
  await cameTo(spare, table);
  const crowd: Guest[] = [];
  for (let i = 0; i < CROWD; i++) crowd.push(await newGuest(server.url, `Guest ${i}`));
  const here = { ...ada, url: server.url.replace('127.0.0.1', 'localhost') };
  const { body } = await as(here, 'POST', '/api/passkeys/options');
  const { challenge } = body as { readonly challenge: string };
  const made = authenticatorOf('Ada').make({ challenge, origin: here.url, domain: 'localhost' });
  await as(here, 'POST', '/api/passkeys', made);
  return {
    ...{ server, ada, bea: spare, texts, host, crowd, round: await roundPlayed(crowd.slice(0, 2)) },
    imported: imports[1] ?? '',
    played: `${over.door.table}-1`,
    late: await begun(await lateTable(crowd[CROWD - 1] ?? ada, texts.long)),
    full: await fullOf(crowd),
    table,
    gathering: await newTable(ada, LARGEST, PUBLIC),
    contest: await named(ada, '/api/contests', CHALLENGE, 'contest'),
    tournament: await named(ada, '/api/contests', TOURNAMENT, 'contest'),
    league: await named(ada, '/api/leagues', LEAGUE, 'league'),
  };
}

// What lies in the store before anything is measured: many long matches, large tables, contests, a league, reports.
import { authenticatorOf } from '../../apps/server/src/rig/authenticator.ts';
import {
  as,
  type Client,
  connect,
  dueOf,
  type Guest,
  newGuest,
  newTable,
  playOut,
} from '../../apps/server/src/rig/client.ts';
import { LARGEST, longestText, PUBLIC, WATCHED } from './inputs.ts';
import type { Server } from './server.ts';

const IMPORTS = 40;
const PUBLIC_TABLES = 100;

export interface Place {
  readonly server: Server;
  readonly ada: Guest; // to whom all of it belongs
  readonly texts: { readonly long: string; readonly wide: string };
  readonly imported: string;
  readonly played: string; // a public match of a sealed table, over
  readonly table: { readonly table: string; readonly invite: string }; // the largest one, being played
  readonly gathering: { readonly table: string; readonly invite: string };
  readonly host: Client; // at the largest one
  readonly contest: string;
  readonly tournament: string;
  readonly league: string;
  readonly passkey: string;
}

/** The name in an answer; fails with what was answered instead. */
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

/** A table where one person plays with bots, begun. */
async function begun(
  guest: Guest,
  order: object,
  settings: object,
  seats: number,
): Promise<Client & { door: Place['table'] }> {
  const door = await newTable(guest, order, settings);
  const client = await connect(guest);
  client.say({ type: 'come', ...door, known: null });
  await client.until(({ facts }) => facts);
  for (let seat = 1; seat < seats; seat++) client.say({ type: 'seat-bot', seat, player: 'easy' });
  client.say({ type: 'start' });
  await client.until(({ view }) => view);
  return Object.assign(client, { door });
}

const DEALS_BEFORE = 3;

async function playOn(client: Client): Promise<void> {
  const enough = (): boolean => (client.view?.deal.results.length ?? 0) >= DEALS_BEFORE;
  while (!enough()) {
    const view = await client.until(({ view: now }) => now && dueOf(now) && now);
    const due = dueOf(view);
    if (due === undefined) return;
    client.say(due);
    await client.until(({ view: now }) => now !== undefined && now.version > view.version);
  }
}

/** Fills a server's store. */
export async function placeAt(server: Server): Promise<Place> {
  const ada = await newGuest(server.url, 'Ada');
  const texts = { long: longestText('ricketts', 4), wide: longestText('classic', 7) };
  const imports: string[] = [];
  for (let i = 0; i < IMPORTS; i++)
    imports.push(await named(ada, '/api/matches', { text: i % 2 === 0 ? texts.long : texts.wide }, 'match'));
  const over = await begun(ada, { length: { deals: 20 } }, PUBLIC, 4);
  await playOut(over);
  await over.until(({ facts }) => facts?.state === 'over');
  over.close();
  const host = await begun(ada, LARGEST, WATCHED, LARGEST.seats);
  await playOn(host);
  const spare = await newGuest(server.url, 'Bea');
  for (let i = 0; i < PUBLIC_TABLES; i++) await newTable(spare, LARGEST, PUBLIC);
  const here = { ...ada, url: server.url.replace('127.0.0.1', 'localhost') };
  const { body } = await as(here, 'POST', '/api/passkeys/options');
  const { challenge } = body as { readonly challenge: string };
  const made = authenticatorOf('Ada').make({ challenge, origin: here.url, domain: 'localhost' });
  await as(here, 'POST', '/api/passkeys', made);
  return {
    ...{ server, ada, texts, host, passkey: made.id },
    imported: imports[1] ?? '',
    played: `${over.door.table}-1`,
    table: host.door,
    gathering: await newTable(ada, LARGEST, PUBLIC),
    contest: await named(ada, '/api/contests', CHALLENGE, 'contest'),
    tournament: await named(ada, '/api/contests', TOURNAMENT, 'contest'),
    league: await named(ada, '/api/leagues', LEAGUE, 'league'),
  };
}

// One round of a tournament: seats its players, opens its tables, and checks whether it is complete.

import type { ContestDoor } from '@moonshot/protocol/server';
import { draws, seedOf } from '@moonshot/rules/cards';
import { tableOf } from '../../domain/contests/fixed-deals.ts';
import type { ServerContext } from '../../domain/context.ts';
import type { TableRegistry } from '../../domain/tables/registry.ts';
import type { ContestRow, ContestTable, Entry, Roster } from '../../store/rows/contest.ts';
import { seatAt } from '../duplicate/seating.ts';
import { type MovementPlan, type MovementRound, movement } from './movement.ts';

/** The players of a round by table and seat. Null stands for a bot. */
type Places = readonly Roster[];

/** The minimum number of tables. With a single table, there would be no result to compare a deal with. */
const TABLES_LEAST = 2;

/** The number of tables for this number of players. Bots fill the seats that are left. */
const tablesFor = (players: number, seats: number): number => Math.max(TABLES_LEAST, Math.ceil(players / seats));

/**
 * Opens every missing table of the round, and resumes matches that have been stopped. Returns false if the
 * server is too busy to open all tables.
 */
export async function openRound(tables: TableRegistry, contest: ContestRow): Promise<boolean> {
  const { store } = tables.context;
  const known = new Map((await store.contests.tables(contest.id)).map(one => [one.table, one]));
  const places = await placesOf(tables.context, contest, [...known.values()]);
  for (const [i, seats] of places.entries()) {
    const name = String(i + 1);
    const there = known.get(tableOf(contest, contest.round, name));
    if (there?.over) continue;
    if (!(await seatAt(tables, contest, contest.round, name, there?.places ?? seats)).ok) return false;
    await others(tables.context);
  }
  return true;
}

/** Resolves after the event loop has handled other requests. */
const others = ({ env }: ServerContext): Promise<void> => new Promise(resolve => env.soon(resolve));

const roundsFor = (context: ServerContext, plan: MovementPlan): Promise<readonly MovementRound[]> =>
  movement(plan, () => others(context));

/** Whether every table of the round has played all its deals. */
export async function isPlayedOut({ store }: ServerContext, { id, round }: ContestRow): Promise<boolean> {
  const tables = (await store.contests.tables(id)).filter(table => table.round === round);
  return tables.length > 0 && tables.every(({ over }) => over);
}

/** Who sits where in the contest's current round. A bot takes the seat of a deleted player. */
async function placesOf(context: ServerContext, contest: ContestRow, known: readonly ContestTable[]): Promise<Places> {
  const { seats, rounds } = contest.plan;
  const roster = await rosterOf(context, contest, known);
  const there = await context.store.players.names(roster.flatMap(player => player ?? []));
  const round = (await roundsFor(context, { entrants: roster.length, seats, rounds }))[contest.round - 1] ?? [];
  return round.map(table =>
    table.map(entrant => {
      const player = roster[entrant] ?? null;
      return player !== null && there.has(player) ? player : null;
    }),
  );
}

/**
 * The players in the order in which the movement (the seating of all rounds) numbers them. A tournament that
 * an older version of the server began has no stored roster, so it is derived from the tables of round 1.
 */
async function rosterOf(context: ServerContext, contest: ContestRow, known: readonly ContestTable[]): Promise<Roster> {
  if (contest.roster !== undefined) return contest.roster;
  const { seats, rounds } = contest.plan;
  const first = known.filter(({ round }) => round === 1);
  if (contest.round === 1) return drawnRoster(contest, await context.store.contests.entries(contest.id));
  const roster = new Array<string | null>(first.length * seats).fill(null);
  const [opening = []] = await roundsFor(context, { entrants: roster.length, seats, rounds });
  for (const [i, table] of opening.entries()) {
    const there = first.find(one => one.table === tableOf(contest, 1, String(i + 1)));
    for (const [seat, entrant] of table.entries()) roster[entrant] = there?.places[seat] ?? null;
  }
  return roster;
}

/**
 * The players, and null for each bot that fills up the tables. The order is drawn from the contest's secret,
 * so that nobody can choose their opponents.
 */
export function drawnRoster({ plan, secret }: ContestRow, entries: readonly Entry[]): Roster {
  const players: (string | null)[] = entries.map(({ player }) => player);
  const many = tablesFor(players.length, plan.seats) * plan.seats;
  while (players.length < many) players.push(null);
  const below = draws(seedOf(secret), 'entrants');
  for (let i = many - 1; i > 0; i--) {
    const j = below(i + 1);
    [players[i], players[j]] = [players[j] ?? null, players[i] ?? null];
  }
  return players;
}

/**
 * The player's table in the current round and the invitation to it. Both are null if the player has no
 * table.
 */
export async function doorInRound(tables: TableRegistry, id: string, player: string): Promise<ContestDoor> {
  const { store } = tables.context;
  const contest = await store.contests.byId(id);
  const there = (await store.contests.tables(id)).find(
    ({ round, places }) => round === contest?.round && places.includes(player),
  );
  const row = there && (await store.tables.byId(there.table));
  return { table: row?.id ?? null, invite: row?.invite ?? null };
}

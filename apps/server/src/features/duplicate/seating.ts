// The tables of contests. Each is created once and its match begins immediately. Its scores are stored with
// the contest.
import { matchIsOver, type State } from '@moonshot/table';
import { type ApiError, apiError, NO_TABLE } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { contestOf, dealsOf, secretOf, tableOf } from '../../domain/contests/fixed-deals.ts';
import type { ServerContext } from '../../domain/context.ts';
import type { LiveTable } from '../../domain/tables/live.ts';
import { runnerOf } from '../../domain/tables/match/matches.ts';
import type { NextMatch } from '../../domain/tables/match/start.ts';
import { whyNoTable } from '../../domain/tables/open-table.ts';
import { type TableRegistry, tableOf as tableHeld } from '../../domain/tables/registry.ts';
import { fillOpenSeats } from '../../domain/tables/row/bots.ts';
import { specOf } from '../../domain/tables/row/orders.ts';
import type { ContestRow } from '../../store/rows/contest.ts';
import type { TableRow, TableSeat } from '../../store/store.ts';
import { DEFAULT_PLAYER } from '../../threads/bots/server-bots.ts';
import { contestIsOver } from './service.ts';

export type ContestSeatResult =
  | { readonly ok: true; readonly live: LiveTable }
  | { readonly ok: false; readonly error: ApiError };

/** Returns the contest's table with this name in a round. Creates the table if it is missing. */
export async function seatAt(
  tables: TableRegistry,
  contest: ContestRow,
  round: number,
  name: string,
  places: readonly (string | null)[],
): Promise<ContestSeatResult> {
  const { store } = tables.context;
  const id = tableOf(contest, round, name);
  if ((await store.tables.byId(id)) === undefined) {
    const wrong = whyNoTable(tables);
    if (wrong !== undefined) return { ok: false, error: wrong };
    await store.contests.seat({ table: id, contest: contest.id, round, places, points: [], over: false });
    // If another request has created the table first, this write changes nothing.
    await store.tables.put(rowFor(tables.context, contest, { id, round, places }));
  }
  const live = await tableHeld(tables, id);
  if (live === undefined) return { ok: false, error: NO_TABLE };
  await runnerOf(tables.matchDeps, live);
  return { ok: true, live };
}

interface Place {
  readonly id: string;
  readonly round: number;
  readonly places: readonly (string | null)[];
}

function rowFor({ env }: ServerContext, contest: ContestRow, { id, round, places }: Place): TableRow {
  const { game, rules, overrides, deals, tournament } = contest.plan;
  const seats = places.map(
    (player): TableSeat => (player === null ? { kind: 'open' } : { kind: 'person', player, prepared: true }),
  );
  return {
    id,
    revision: 1,
    invite: newId(env),
    host: places.find(player => player !== null) ?? '',
    game,
    rules,
    overrides,
    length: { deals },
    settings: { open: 'invited', clock: tournament?.clock ?? null, watchers: 'none', chat: false },
    seats: fillOpenSeats(seats, DEFAULT_PLAYER),
    state: 'playing',
    private: true,
    matches: 1,
    at: env.nowMs(),
    deals: dealsOf(contest, round),
  };
}

/** Creates the match of a contest's table, whose deals are fixed by the contest. */
export async function contestMatch({ store }: ServerContext, row: TableRow, deals: string): Promise<NextMatch> {
  const { contest: id, round } = contestOf(deals);
  const contest = await store.contests.byId(id);
  if (contest === undefined) throw new Error(`Cannot begin a match at table ${row.id}: its contest is gone`);
  const { kind } = contest;
  const online = { clock: row.settings.clock, ...(kind === 'tournament' ? { goesOn: true as const } : {}) };
  return { spec: { ...specOf(row), online, deals }, secret: secretOf(contest, round) };
}

/**
 * Stores the points of a contest's table unless the contest is over, and then calls `kept` with the contest.
 * Rejects if the store fails. The match is then stopped, and stores the points when it is tried again.
 */
export async function keepScore(
  { store, env }: ServerContext,
  live: LiveTable,
  state: State,
  kept: (contest: ContestRow) => void,
): Promise<void> {
  const { deals } = live.row;
  if (deals === undefined) return;
  const contest = await store.contests.byId(contestOf(deals).contest);
  if (contest === undefined || contestIsOver(contest, env.nowMs())) return;
  const points = state.game.results.map(result => result.points);
  await store.contests.score(live.id, points, matchIsOver(state) && !state.ended);
  kept(contest);
}

const OVER = apiError('not-now', say => say.contestOver);
const FULL = apiError('table-full', say => say.contest);

/**
 * Enters a player into a contest and gives the player a seat. A player who has entered before only gets the
 * seat again. All players of the same deals get the same seat.
 */
export async function enter(tables: TableRegistry, contest: ContestRow, player: string): Promise<ContestSeatResult> {
  const wrong = await addEntry(tables.context, contest, player);
  if (wrong !== undefined) return { ok: false, error: wrong };
  const bots = Array.from({ length: contest.plan.seats - 1 }, () => null);
  return seatAt(tables, contest, 1, player, [player, ...bots]);
}

/** Stores a new entry, or returns the refusal. A player who has entered before may return. */
export async function addEntry(
  { store, env, config }: ServerContext,
  contest: ContestRow,
  player: string,
  most = Number.POSITIVE_INFINITY,
): Promise<ApiError | undefined> {
  const entries = await store.contests.entries(contest.id);
  if (entries.some(entry => entry.player === player)) return undefined;
  if (contestIsOver(contest, env.nowMs()) || contest.state !== 'open') return OVER;
  const { contestEntries, entriesPerPlayer } = config.limits;
  const room = { here: Math.min(most, contestEntries), unfinished: entriesPerPlayer };
  const entered = await store.contests.enter(contest.id, player, env.nowMs(), room);
  if (entered === 'many') return apiError('too-many', say => say.entries(entriesPerPlayer));
  return entered === 'full' ? FULL : undefined;
}

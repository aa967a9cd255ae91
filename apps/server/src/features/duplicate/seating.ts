// The tables of contests. Each is created once and begins immediately, and its scores are stored in the
// contest.
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

/** Returns the contest's table of this name in a round, and creates it if there is none. */
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
    // if another request has created it first, this one writes nothing
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

/** The match of a contest's table, whose deals are fixed. */
export async function contestMatch({ store }: ServerContext, row: TableRow, deals: string): Promise<NextMatch> {
  const { contest: id, round } = contestOf(deals);
  const contest = await store.contests.byId(id);
  if (contest === undefined) throw new Error(`Cannot begin a match at table ${row.id}: its contest is gone`);
  const { kind } = contest;
  const online = { clock: row.settings.clock, ...(kind === 'tournament' ? { goesOn: true as const } : {}) };
  return { spec: { ...specOf(row), online, deals }, secret: secretOf(contest, round) };
}

/**
 * Stores the scores of a contest's table unless the contest is over. Calls `kept` with the contest
 * afterwards. Rejects if the store fails; the table is then paused, and a retry stores them.
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
 * Enters a player and seats them. If the player has entered already, only seats them. All players of these
 * deals get the same seat.
 */
export async function enter(tables: TableRegistry, contest: ContestRow, player: string): Promise<ContestSeatResult> {
  const wrong = await addEntry(tables.context, contest, player);
  if (wrong !== undefined) return { ok: false, error: wrong };
  const bots = Array.from({ length: contest.plan.seats - 1 }, () => null);
  return seatAt(tables, contest, 1, player, [player, ...bots]);
}

/**
 * Writes a new entry. Returns the refusal if there is no room or the contest is over. A player who has
 * entered before may return.
 */
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

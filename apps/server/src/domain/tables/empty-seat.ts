// Empties a seat. Before a match the seat becomes open; during a match a bot takes it over.
import { accept, refuse, type Seat } from '@moonshot/rules';
import { type ApiError, apiError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { LiveTable } from './live.ts';
import { runnerOf } from './match/matches.ts';
import { markRemoved, standUp } from './match/removals.ts';
import { change, type TableRegistry } from './registry.ts';
import { type Change, FIXED, hosts, isHuman, NO_SEAT, seatOf, withSeat } from './row/changes.ts';
import { COUNTED, isCounted } from './row/counted.ts';
import { withMatchSeats } from './row/match-seats.ts';

const UNCHANGED = apiError('paused', say => say.unchanged);

/** Frees a seat before a match. If the host removes another person, the table also gets a new invitation. */
export const emptySeat =
  (host: string, seat: Seat, newInvite: () => string): Change =>
  row => {
    const wrong = hosts(row, host);
    if (wrong !== undefined) return refuse(wrong);
    const there = row.seats[seat];
    if (there === undefined) return refuse(NO_SEAT);
    const emptied = withSeat(row, seat, { kind: 'open' });
    return accept(isHuman(there) && there.player !== host ? { ...emptied, invite: newInvite() } : emptied);
  };

const unseat =
  (player: string): Change =>
  row => {
    const seat = seatOf(row, player);
    return seat === undefined ? accept(row) : accept({ ...row, seats: row.seats.with(seat, { kind: 'open' }) });
  };

/**
 * Takes the seat from the player, before or during a match. If the match is stopped by an error, the removal
 * is recorded and is completed when the match resumes.
 */
export async function vacate(
  tables: TableRegistry,
  live: LiveTable,
  seat: Seat,
  player: string,
): Promise<ApiError | undefined> {
  if (live.row.state !== 'playing') return change(tables, live, unseat(player));
  const runner = await runnerOf(tables.matchDeps, live);
  if (runner === undefined) return change(tables, live, markRemoved(seat, player));
  return (await standUp(runner, live, seat, player)) ? undefined : UNCHANGED;
}

/** Empties a seat for the host. A removed player needs the table's new invitation to return. */
export async function empty(
  tables: TableRegistry,
  live: LiveTable,
  host: string,
  seat: Seat,
): Promise<ApiError | undefined> {
  const there = live.row.seats[seat];
  const newInvite = (): string => newId(tables.context.env);
  if (live.row.state !== 'playing' || there?.kind !== 'person')
    return change(tables, live, emptySeat(host, seat, newInvite));
  if (live.row.host !== host) return apiError('not-host', say => say.host);
  if (live.row.deals !== undefined) return FIXED;
  if (isCounted(live.row)) return COUNTED;
  if (there.player === host) return apiError('not-allowed', say => say.yourSeat);
  return remove(tables, live, seat, there.player, newInvite);
}

/**
 * Records the removal in the table's row before the log of the match, so that any node can complete it. The
 * seat and the invitation change in the same revision of the row. By this revision, every node can tell which
 * player was removed.
 */
async function remove(tables: TableRegistry, live: LiveTable, seat: Seat, player: string, newInvite: () => string) {
  const runner = await runnerOf(tables.matchDeps, live);
  if (runner === undefined) return UNCHANGED;
  const wrong = await change(tables, live, markRemoved(seat, player));
  if (wrong !== undefined) return wrong;
  await standUp(runner, live, seat, player);
  return change(tables, live, withMatchSeats(runner.state(), newInvite));
}

// Removes a player from a match and lets a bot take the seat. Also completes a removal that was interrupted
// when a server stopped.
import { accept, type Seat } from '@moonshot/rules';
import type { TableRunner } from '@moonshot/table/runner';
import { DEFAULT_PLAYER } from '../../../threads/bots/server-bots.ts';
import type { LiveTable } from '../live.ts';
import { newBot } from '../row/bots.ts';
import { type Change, withSeat } from '../row/changes.ts';

/** Marks a player in the table's row as removed from the match. */
export const markRemoved =
  (seat: Seat, player: string): Change =>
  row => {
    const there = row.seats[seat];
    if (there?.kind !== 'person' || there.player !== player) return accept(row);
    return accept(withSeat(row, seat, { ...there, removed: true }));
  };

/**
 * Replaces the player by a bot in the match. Returns false if the match is stopped; a refusal counts as done.
 */
export async function standUp(runner: TableRunner, { row }: LiveTable, seat: Seat, player: string): Promise<boolean> {
  const bot = newBot(row.seats, DEFAULT_PLAYER);
  const reply = await runner.command({ type: 'stand', seat, number: null, player, bot });
  return reply.type !== 'closed';
}

/**
 * Completes removals that are in the table's row but not in the log of the match, because a node stopped in
 * between.
 */
export async function finishRemovals(runner: TableRunner, live: LiveTable): Promise<void> {
  for (const [seat, there] of live.row.seats.entries())
    if (there.kind === 'person' && there.removed) await standUp(runner, live, seat, there.player);
}

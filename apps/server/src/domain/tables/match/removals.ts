// Removes a player from a match: a bot of the house plays on. An interrupted removal is completed.
import { accept, type Seat } from '@moonshot/rules';
import type { TableRunner } from '@moonshot/table/runner';
import { USUAL_PLAYER } from '../../../threads/bots/server-bots.ts';
import type { LiveTable } from '../live.ts';
import { newBot } from '../row/bots.ts';
import { type Change, withSeat } from '../row/changes.ts';

/** Marks the player as removed from the match by the host. */
export const markRemoved =
  (seat: Seat, player: string): Change =>
  row => {
    const there = row.seats[seat];
    if (there?.kind !== 'person' || there.player !== player) return accept(row);
    return accept(withSeat(row, seat, { ...there, removed: true }));
  };

/** Replaces the player by a bot. Returns false if the match is stopped. */
export async function standUp(runner: TableRunner, { row }: LiveTable, seat: Seat, player: string): Promise<boolean> {
  const bot = newBot(row.seats, USUAL_PLAYER);
  const reply = await runner.command({ type: 'stand', seat, number: null, player, bot });
  return reply.type !== 'closed';
}

/** Completes removals that a node began and did not write to the log of the match. */
export async function finishRemovals(runner: TableRunner, live: LiveTable): Promise<void> {
  for (const [seat, there] of live.row.seats.entries())
    if (there.kind === 'person' && there.removed) await standUp(runner, live, seat, there.player);
}

// Stores, for each tournament, the round in which the person last went to a table. When a later round opens,
// the page opens the person's table.
import type { ContestFacts } from '@moonshot/protocol/server';

const rounds = new Map<string, number>();

/**
 * Whether the person's table is waiting and a round has opened since they last went to a table. The first
 * call for a tournament only records its current round.
 */
export function hasOpened({ id, tournament, yours }: ContestFacts): boolean {
  if (tournament === null) return false;
  const before = rounds.get(id);
  if (before === undefined) rounds.set(id, tournament.round);
  return before !== undefined && tournament.round > before && yours?.done === false;
}

/**
 * Records that the person went to their table of this round, so that the page does not open the table again.
 */
export function goesTo({ id, tournament }: ContestFacts): void {
  if (tournament !== null) rounds.set(id, tournament.round);
}

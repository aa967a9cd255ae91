// In which round of each tournament the person last went to a table, so that a round that has opened since
// takes them to their table.
import type { ContestFacts } from '@moonshot/wire/online/contests';

const rounds = new Map<string, number>();

/**
 * Whether a round has opened since the person was at a table of it, or first looked, and their table there
 * waits.
 */
export function hasOpened({ id, tournament, yours }: ContestFacts): boolean {
  if (tournament === null) return false;
  const before = rounds.get(id);
  if (before === undefined) rounds.set(id, tournament.round);
  return before !== undefined && tournament.round > before && yours?.done === false;
}

/** Notes that the person goes to their table of this round: coming back, they are not taken there again. */
export function goesTo({ id, tournament }: ContestFacts): void {
  if (tournament !== null) rounds.set(id, tournament.round);
}

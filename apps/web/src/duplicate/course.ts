// How far each tournament was when the person last looked, so that a round that has opened since takes them to their table.
import type { ContestFacts } from '@moonshot/wire/online/contests';

const rounds = new Map<string, number>();

/** Notes how far it is; whether a round has opened since the last look, and the person's table there waits. */
export function hasOpened({ id, tournament, yours }: ContestFacts): boolean {
  if (tournament === null) return false;
  const before = rounds.get(id);
  rounds.set(id, tournament.round);
  return before !== undefined && tournament.round > before && yours?.done === false;
}

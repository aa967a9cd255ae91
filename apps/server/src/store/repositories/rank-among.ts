// Ranks some players of a match. It is a file of its own so that the writing thread can load it without the
// rules.
import type { Placing } from '../rows/result.ts';

/** Ranks some of the players among themselves. Players who are left out leave no gaps. */
export const rankAmong = <T extends Placing>(some: readonly T[]): readonly T[] =>
  some.map(one => ({ ...one, rank: 1 + some.filter(({ rank }) => rank < one.rank).length }));

// Ranks some of a match's players. The function has its own file, so that the writing thread can load it
// without the rules.
import type { Placing } from '../rows/result.ts';

/** Ranks these players among themselves. Other players of the match leave no gaps in the ranks. */
export const rankAmong = <T extends Placing>(some: readonly T[]): readonly T[] =>
  some.map(one => ({ ...one, rank: 1 + some.filter(({ rank }) => rank < one.rank).length }));

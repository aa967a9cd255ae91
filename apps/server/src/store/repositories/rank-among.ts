// Ranks of some players of a match. The thread that writes loads this, and no rules.
import type { Placing } from '../rows/result.ts';

/** Ranks some of the players among themselves, without gaps for those left out. */
export const rankAmong = <T extends Placing>(some: readonly T[]): readonly T[] =>
  some.map(one => ({ ...one, rank: 1 + some.filter(({ rank }) => rank < one.rank).length }));

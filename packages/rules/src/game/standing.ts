// How totals relate to the match: how long it lasts, and how far a total is from winning.

import type { SheetHead } from './common-fields.ts';
import type { Length } from './game.ts';

type Match = SheetHead['match'];

/** The sheet's rules for the end of a match, changed to the length that the players chose. */
export function matchFor({ match }: Pick<SheetHead, 'match'>, length: Length | undefined): Match {
  if (length === undefined) return match;
  return 'deals' in length
    ? { ...match, kind: 'deals', deals: length.deals }
    : { ...match, kind: match.kind === 'deals' ? 'limit' : match.kind, limit: length.target };
}

/**
 * How far a total is from winning: the smallest value wins. Only differences between values have a meaning.
 */
export const farness = (winner: Match['winner'], total: number): number =>
  winner === 'lowest' ? total : winner === 'highest' ? -total : Math.abs(total);

/** Whether points are good: the highest total wins, or totals fall and the one closest to zero wins. */
export const pointsAreGood = ({ match, score }: Pick<SheetHead, 'match' | 'score'>): boolean =>
  match.winner === 'highest' || (match.winner === 'closestToZero' && score.sign === 'minus');

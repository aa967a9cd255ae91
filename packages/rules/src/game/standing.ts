// How totals relate to the match: its chosen length, and how near a total is to winning.

import type { SheetHead } from './common-fields.ts';
import type { Length } from './game.ts';

type Match = SheetHead['match'];

/** The sheet's match with the chosen length. */
export function matchFor({ match }: Pick<SheetHead, 'match'>, length: Length | undefined): Match {
  if (length === undefined) return match;
  return 'deals' in length
    ? { ...match, kind: 'deals', deals: length.deals }
    : { ...match, kind: match.kind === 'deals' ? 'limit' : match.kind, limit: length.target };
}

/** Distance of a total from the best one: the smallest wins. Only differences are meaningful. */
export const farness = (winner: Match['winner'], total: number): number =>
  winner === 'lowest' ? total : winner === 'highest' ? -total : Math.abs(total);

/** Whether points are good. If totals fall from zero, the highest are the closest. */
export const pointsAreGood = ({ match, score }: Pick<SheetHead, 'match' | 'score'>): boolean =>
  match.winner === 'highest' || (match.winner === 'closestToZero' && score.sign === 'minus');

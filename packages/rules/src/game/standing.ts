// What totals mean for the match: how long it lasts, and how far a total is from winning.

import type { Length } from './game.ts';
import { compares, type SheetHead } from './head.ts';

type Match = SheetHead['match'];

/** The sheet's rules for the end of a match, changed to the length that the players chose. */
export function matchFor({ match }: Pick<SheetHead, 'match'>, length: Length | undefined): Match {
  if (length === undefined) return match;
  return 'deals' in length
    ? { ...match, kind: 'deals', deals: length.deals }
    : { ...match, kind: match.kind === 'deals' ? 'limit' : match.kind, limit: length.target };
}

/** The usual length of a match: the sheet's number of deals, or its limit. */
export const usualLength = ({ kind, deals, limit }: Match): number => (kind === 'deals' ? deals : limit);

/** The factor by which a length on offer may at most be shorter or longer than the usual length. */
const APART = { deals: 5, limit: 4 };

/**
 * The lengths that a table may choose from, as numbers of deals or as limits, in the sheet's order. The
 * sheet's list was written for one kind of match and one sign of limits. If house rules change these, limits
 * get the new sign, and numbers that are out of proportion are left out. If no listed number remains, half of
 * the usual length, the usual length and double of it are on offer, as far as they fit.
 */
export function lengthsOnOffer({ match, score: { start } }: Pick<SheetHead, 'match' | 'score'>): readonly number[] {
  const usual = usualLength(match);
  const isDeals = match.kind === 'deals';
  const apart = APART[isDeals ? 'deals' : 'limit'];
  const way = isDeals ? usual : Math.abs(usual - start);
  const numbers = match.offer.filter(n => typeof n === 'number');
  const listed = numbers.map(n => (!isDeals && n < 0 !== usual < 0 ? -n : n));
  const fits = (n: number): boolean => {
    const far = isDeals ? n : usual < start ? start - n : n - start;
    return far * apart >= way && far <= way * apart && (isDeals || !compares(match.cmp, start, n));
  };
  const fitting = [...new Set(listed)].filter(fits);
  if (fitting.length > 0 || listed.length === 0) return fitting;
  return [Math.trunc((start * (isDeals ? 0 : 1) + usual) / 2), usual, usual * 2].filter(fits);
}

/** The fields that decide in which direction totals move. */
interface Moving extends Pick<SheetHead, 'match' | 'score'> {
  readonly hearts?: { readonly captured: number; readonly inHand: number };
}

/**
 * The limits that a table may choose although the sheet's usual length is a number of deals. A limit is left
 * out if totals move away from it, or if a number of deals on offer is the same number.
 */
export function targetsOnOffer(sheet: Moving): readonly number[] {
  const { match, score, hearts } = sheet;
  if (match.kind !== 'deals') return [];
  const falls = score.sign === 'minus' || (hearts !== undefined && (hearts.captured || hearts.inHand) < 0);
  const isAhead = (n: number): boolean => (falls ? n < score.start : n > score.start);
  const deals = [usualLength(match), ...lengthsOnOffer(sheet)];
  const targets = match.offer.flatMap(one => (typeof one === 'number' ? [] : [one.target]));
  return targets.filter(n => isAhead(n) && match.cmp.startsWith('<') === falls && !deals.includes(n));
}

/**
 * How far a total is from winning: the total with the smallest result wins. Only the differences between
 * results have a meaning.
 */
export const farness = (winner: Match['winner'], total: number): number =>
  winner === 'lowest' ? total : winner === 'highest' ? -total : Math.abs(total);

/**
 * Whether a higher total is better: the highest total wins, or totals fall and the total closest to zero
 * wins.
 */
export const pointsAreGood = ({ match, score }: Pick<SheetHead, 'match' | 'score'>): boolean =>
  match.winner === 'highest' || (match.winner === 'closestToZero' && score.sign === 'minus');

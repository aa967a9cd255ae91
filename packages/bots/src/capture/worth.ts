// What the points of a capture deal are worth to each seat: better than the others, and the match won where the deal ends it.
import type { Rules } from '@moonshot/rules/capture/rules';
import type { View } from '@moonshot/rules/capture/view';

/** The worth of a deal's points to every seat, in points a deal; written over by the next call. */
export type Worth = (points: Int32Array) => Float64Array;

/** How many points more than the others’ mean a match won is worth. */
export const WIN = 1;

type Match = Rules['sheet']['match'];

/** How much a seat gains by points: the way that the match is won says what is good. */
function gained({ winner }: Match, total: number, points: number): number {
  if (winner === 'closestToZero') return Math.abs(total) - Math.abs(total + points);
  return winner === 'lowest' ? -points : points;
}

/** How good a total is to have in the end. */
const standing = ({ winner }: Match, total: number): number =>
  winner === 'closestToZero' ? -Math.abs(total) : winner === 'lowest' ? -total : total;

const passes = ({ cmp, limit }: Match, total: number): boolean =>
  cmp === '>=' ? total >= limit : cmp === '>' ? total > limit : cmp === '<=' ? total <= limit : total < limit;

/** Reads what a deal’s points are worth from the view’s totals and the match; a match won counts as so many points. */
export function worthFor({ sheet: { match }, seats }: Rules, { totals, deal, tiebreak }: View, win: number): Worth {
  const worth = new Float64Array(seats);
  const last = tiebreak || ((match.kind === 'deals' || match.kind === 'limitOrDeals') && deal >= match.deals);
  return points => {
    let [all, best, level, ends] = [0, Number.NEGATIVE_INFINITY, 0, last];
    for (let seat = 0; seat < seats; seat++) {
      const total = totals[seat]! + points[seat]!;
      const good = standing(match, total);
      worth[seat] = gained(match, totals[seat]!, points[seat]!);
      all += worth[seat]!;
      if (good > best) [best, level] = [good, 1];
      else if (good === best) level += 1;
      if ((match.kind === 'limit' || match.kind === 'limitOrDeals') && passes(match, total)) ends = true;
    }
    for (let seat = 0; seat < seats; seat++) {
      const won = ends && standing(match, totals[seat]! + points[seat]!) === best ? win / level : 0;
      worth[seat] = worth[seat]! - (all - worth[seat]!) / (seats - 1) + won;
    }
    return worth;
  };
}

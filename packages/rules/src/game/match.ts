// The end of a deal as all games have it: totals, wraps, whether the match goes on, and who has won.

import type { Length } from './game.ts';
import { compares, type Head, type Wrap } from './head.ts';
import type { Seat } from './seat.ts';

export type MatchHead = Pick<Head, 'match' | 'score' | 'wrap'>;

/** A total that a wrap changed at the end of a deal. */
export interface Wrapped {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

export interface Standing {
  readonly totals: readonly number[];
  readonly deals: number; // deals played, this one included
  readonly tiebreak: boolean; // extra deals are being played
}

export interface Outcome {
  readonly totals: readonly number[];
  readonly wraps: readonly Wrapped[];
  readonly next: 'deal' | 'tiebreak' | 'end';
  readonly winners: readonly Seat[]; // empty unless the match is over
}

/** The sheet's match with the length the players chose put in. */
export function matchFor(head: MatchHead, length: Length | undefined): Head['match'] {
  if (length === undefined) return head.match;
  return 'deals' in length
    ? { ...head.match, kind: 'deals', deals: length.deals }
    : { ...head.match, kind: 'limit', limit: length.target };
}

/** The scores after a deal that adds these points, and what comes next. */
export function outcome(
  head: MatchHead,
  length: Length | undefined,
  before: Standing,
  points: readonly number[],
): Outcome {
  const match = matchFor(head, length);
  const added = before.totals.map((total, seat) => floored(head, total + (points[seat] ?? 0)));
  const live = !before.tiebreak || head.wrap.inTieBreak === 'applies';
  const { totals, wraps, won } = live ? wrapped(head.wrap.list, added) : { totals: added, wraps: [], won: [] };
  if (won.length > 0) return { totals, wraps, next: 'end', winners: won };
  const tested = head.wrap.when === 'beforeEndTest' ? totals : added;
  const due = before.tiebreak || ends(match, tested, before.deals);
  if (!due) return { totals, wraps, next: 'deal', winners: [] };
  const winners = best(match.winner, totals);
  return match.tie === 'extraDeal' && winners.length > 1
    ? { totals, wraps, next: 'tiebreak', winners: [] }
    : { totals, wraps, next: 'end', winners };
}

const floored = (head: MatchHead, total: number): number =>
  head.score.floor === 'none' ? total : Math.max(head.score.floor, total);

const ends = (match: Head['match'], totals: readonly number[], deals: number): boolean =>
  match.kind === 'deals' ? deals >= match.deals : totals.some(total => compares(match.cmp, total, match.limit));

/** The seats whose totals win: the lowest, the highest, or the closest to zero; several where they are level. */
export function best(winner: Head['match']['winner'], totals: readonly number[]): readonly Seat[] {
  const distance = totals.map(total => (winner === 'lowest' ? total : winner === 'highest' ? -total : Math.abs(total)));
  const least = Math.min(...distance);
  return distance.flatMap((d, seat) => (d === least ? [seat] : []));
}

interface Wrapping {
  readonly totals: readonly number[];
  readonly wraps: readonly Wrapped[];
  readonly won: readonly Seat[];
}

function wrapped(list: readonly Wrap[], added: readonly number[]): Wrapping {
  const wraps: Wrapped[] = [];
  const won: Seat[] = [];
  const totals = added.map((total, seat) => {
    const wrap = list.find(one => (one.every ? total !== 0 && total % one.every === 0 : one.at === total));
    if (wrap === undefined) return total;
    if (wrap.to === 'wins') {
      won.push(seat);
      return total;
    }
    const to = wrap.to === 'mean' ? meanOfOthers(added, seat) : wrap.to;
    if (to !== total) wraps.push({ seat, from: total, to });
    return to;
  });
  return { totals, wraps, won };
}

/** Half of the others' highest and lowest together, rounded down to a whole point. */
function meanOfOthers(totals: readonly number[], seat: Seat): number {
  const others = totals.filter((_, i) => i !== seat);
  return Math.floor((Math.max(...others) + Math.min(...others)) / 2);
}

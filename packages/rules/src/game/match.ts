// The end of a deal in every game: the parts of points, the new totals, the wraps of totals, whether the
// match continues, and who has won. A game's sheet has its wraps, such as 104 to 0 in
// `trick/sheets/ricketts.ts`.

import type { Card, Suit } from '../cards/card.ts';
import type { Length } from './game.ts';
import { compares, type SheetHead, type Wrap } from './head.ts';
import type { Seat } from './seat.ts';
import { farness, matchFor } from './standing.ts';

export type MatchHead = Pick<SheetHead, 'match' | 'score' | 'wrap'>;
type Match = SheetHead['match'];

/**
 * A change of a seat's total at the end of a deal: by a wrap, or because a total below 0 changes its sign.
 */
export interface Wrapped {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

export interface MatchScore {
  readonly totals: readonly number[];
  readonly deals: number; // the number of deals played, including this one
  readonly tiebreak: boolean; // whether the players play extra deals that break a tie
  readonly turned?: boolean; // whether a match that goes to its limit and back to 0 has reached its limit
  readonly sides?: readonly number[]; // by seat, the number of its team; if absent, each seat plays alone
}

/**
 * The parts that add up to a seat's points in a deal. A part comes from a single card, from the cards of a
 * suit that the seat took, or from something else. `paid` is what others paid for its wild cards. Empty if
 * there is only one part.
 */
export type ScoreParts = Readonly<Partial<Record<Card | Suit | 'tricks' | 'moon' | 'paid' | 'bid' | 'pool', number>>>;

export interface DealOutcome {
  readonly totals: readonly number[];
  readonly wraps: readonly Wrapped[];
  readonly next: 'deal' | 'tiebreak' | 'end';
  readonly winners: readonly Seat[]; // the winners; empty unless the match is over
  readonly turned: boolean; // whether a match that goes to its limit and back is on its way back
}

/** The scores after a deal in which the seats get these points, and what comes next. */
export function outcome(
  head: MatchHead,
  length: Length | undefined,
  before: MatchScore,
  points: readonly number[],
): DealOutcome {
  const match = matchFor(head, length);
  const added = before.totals.map((total, seat) => floored(head, total + (points[seat] ?? 0)));
  const { totals, wraps, won: winning } = changed(head, before, added);
  const tested = head.wrap.when === 'beforeEndTest' ? totals : added;
  const turned = before.turned === true || (match.kind === 'thereAndBack' && reaches(match, tested));
  const reached = { totals, wraps, turned };
  const sides = before.sides ?? totals.map((_, seat) => seat);
  const sidesOf = (seats: readonly Seat[]): ReadonlySet<number> => new Set(seats.map(seat => sides[seat] ?? seat));
  const won = sidesOf(winning);
  if (won.size > 0)
    return {
      ...reached,
      next: 'end',
      winners: totals.flatMap((_, seat) => (won.has(sides[seat] ?? seat) ? [seat] : [])),
    };
  const due = before.tiebreak || ends(match, tested, before);
  if (!due) return { ...reached, next: 'deal', winners: [] };
  const winners = best(match.winner, standings(match.winner, totals, sides));
  return match.tie === 'extraDeal' && sidesOf(winners).size > 1
    ? { ...reached, next: 'tiebreak', winners: [] }
    : { ...reached, next: 'end', winners };
}

/** The total by which each seat is ranked: the worst total of its team. */
function standings(winner: Match['winner'], totals: readonly number[], sides: readonly number[]): readonly number[] {
  return sides.map(side =>
    totals
      .filter((_, seat) => sides[seat] === side)
      .reduce((worst, total) => (farness(winner, total) > farness(winner, worst) ? total : worst)),
  );
}

/** Applies the wraps to the totals. On the way back from the limit, a total below 0 also changes its sign. */
function changed(head: MatchHead, before: MatchScore, added: readonly number[]): Wrapping {
  const live = !before.tiebreak || head.wrap.inTieBreak === 'applies';
  const after = live ? wrapped(head.wrap.list, added) : { totals: added, wraps: [], won: [] };
  if (before.turned !== true) return after;
  const bounced = after.totals.flatMap((from, seat) => (from < 0 ? [{ seat, from, to: -from }] : []));
  return { ...after, totals: after.totals.map(Math.abs), wraps: [...after.wraps, ...bounced] };
}

const floored = (head: MatchHead, total: number): number =>
  head.score.floor === 'none' ? total : Math.max(head.score.floor, total);

const reaches = (match: Match, totals: readonly number[]): boolean =>
  totals.some(total => compares(match.cmp, total, match.limit));

function ends(match: Match, totals: readonly number[], { deals, turned }: MatchScore): boolean {
  switch (match.kind) {
    case 'limit':
      return reaches(match, totals);
    case 'deals':
      return deals >= match.deals;
    case 'limitOrDeals':
      return deals >= match.deals || reaches(match, totals);
    case 'thereAndBack':
      return turned === true && totals.includes(0);
  }
}

/**
 * The indexes of the best totals: the lowest, the highest, or those closest to zero. If totals are tied,
 * there are several.
 */
export function best(winner: Match['winner'], totals: readonly number[]): readonly Seat[] {
  const far = totals.map(total => farness(winner, total));
  const least = Math.min(...far);
  return far.flatMap((one, seat) => (one === least ? [seat] : []));
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

/** The mean of the highest and the lowest total of the other seats, rounded down. */
function meanOfOthers(totals: readonly number[], seat: Seat): number {
  const others = totals.filter((_, i) => i !== seat);
  return Math.floor((Math.max(...others) + Math.min(...others)) / 2);
}

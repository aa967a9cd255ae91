// Predicts the match after a deal: the totals, the number of further deals, and a seat's chance of winning.
import { farness, type TrickRules as Rules, type TrickView as View } from '@moonshot/rules/engine';
import { costsOf } from '../policy/costs.ts';

/** The part of a view that describes the match. */
export type MatchSoFar = Pick<View, 'totals' | 'deal' | 'turned' | 'tiebreak'>;

/** There-and-back matches: the approximate decrease of a total per deal after the turn, in `scoreUnit`s. */
const BACK = 8;
/** The typical difference between two seats' points in one deal, in `scoreUnit`s. */
const APART = 8;
/** The value of a life in points of standard Hearts, in games that count lives. */
const LIFE = 16;

/** How much one point of standard Hearts (26 a deal) is worth in this game's totals. */
export function scoreUnit(rules: Rules): number {
  const { as } = rules.sheet.settle;
  return as === 'lives' ? 1 / LIFE : costsOf(rules).unit * (as === 'difference' ? rules.seats : 1);
}

/**
 * Returns a function that takes the points of this deal and returns the seat's chance of winning the match.
 */
export function chances(rules: Rules, view: MatchSoFar, seat: number): (points: ArrayLike<number>) => number {
  const { sheet, sides } = rules;
  const apart = APART * scoreUnit(rules);
  const dealsAfter = dealsLeft(rules, view);
  const mates = sides.filter(side => side === sides[seat]).length;
  const alone = new Set(sides).size === rules.seats;
  return points => {
    const added = view.totals.map((total, i) => floored(rules, total + points[i]!));
    const { totals, won } = wrapped(rules, view.turned ? added.map(Math.abs) : added);
    if (won.length > 0) return won.includes(seat) ? 1 / won.length : 0;
    const left = dealsAfter(sheet.wrap.when === 'beforeEndTest' ? totals : added);
    const standings = totals.map(total => -farness(sheet.match.winner, total));
    if (alone) return share(standings, seat, left, apart);
    // A side ranks by the worse total of its partners, and wins for both of them.
    const worst = sides.map(side => Math.min(...standings.filter((_, i) => sides[i] === side)));
    return share(worst, seat, left, apart) * mates;
  };
}

const floored = ({ sheet }: Rules, total: number): number =>
  sheet.score.floor === 'none' ? total : Math.max(sheet.score.floor, total);

function wrapped({ sheet }: Rules, added: readonly number[]): { totals: readonly number[]; won: readonly number[] } {
  const won: number[] = [];
  const totals = added.map((total, seat) => {
    const wrap = sheet.wrap.list.find(one => (one.every ? total !== 0 && total % one.every === 0 : one.at === total));
    if (wrap === undefined) return total;
    if (wrap.to === 'wins') won.push(seat);
    else if (wrap.to !== 'mean') return wrap.to;
    else return meanOfOthers(added, seat);
    return total;
  });
  return { totals, won };
}

function meanOfOthers(totals: readonly number[], seat: number): number {
  const others = totals.filter((_, i) => i !== seat);
  return Math.floor((Math.max(...others) + Math.min(...others)) / 2);
}

/** The expected number of later deals, by the totals after this one; 0 if the match is over. */
function dealsLeft(rules: Rules, view: MatchSoFar): (totals: readonly number[]) => number {
  const { sheet, seats, points } = rules;
  const { match } = sheet;
  if (view.tiebreak) return () => 0; // the leader after an extra deal wins
  const back = BACK * scoreUnit(rules);
  const deals = Math.max(0, match.deals - view.deal);
  if (match.kind === 'deals') return () => deals;
  if (view.turned) return totals => (totals.includes(0) ? 0 : Math.max(1, Math.min(...totals) / back));
  const upwards = match.cmp.startsWith('>');
  const limit = upwards ? match.limit : -match.limit;
  const each = Math.max(1, rulesPoints(points, sheet.deck.ranks.length) / seats);
  return totals => {
    const furthest = upwards ? Math.max(...totals) : -Math.min(...totals);
    const reached = furthest > limit || (furthest === limit && match.cmp.endsWith('='));
    if (reached) return match.kind === 'thereAndBack' ? limit / back : 0;
    const left = Math.max(1, (limit - furthest) / each);
    return match.kind === 'limitOrDeals' ? Math.min(left, deals) : left;
  };
}

/**
 * Whether the match may end with this deal. If so, the result of the match counts, not only the points of the
 * deal. False for a match of one deal.
 */
export function mayEnd({ sheet: { match }, points }: Rules, { deal, totals, turned, tiebreak }: MatchSoFar): boolean {
  if (match.kind === 'deals') return match.deals > 1 && deal >= match.deals;
  const furthest = Math.max(...totals.map(Math.abs));
  return (
    turned ||
    tiebreak ||
    furthest + rulesPoints(points, 0) >= Math.abs(match.limit) ||
    (match.kind === 'limitOrDeals' && deal >= match.deals)
  );
}

/** The absolute points of all cards added up; at least `least`. */
function rulesPoints(points: Rules['points'], least: number): number {
  let sum = 0;
  for (const one of points.values()) sum += Math.abs(one);
  return Math.max(least, sum);
}

/**
 * A seat's chance of winning the match. If no deals are left, the leaders have equal chances. The more deals
 * are left, the more equal the chances of all seats are.
 */
function share(standings: readonly number[], seat: number, left: number, apart: number): number {
  const best = Math.max(...standings);
  if (left === 0) return standings[seat] === best ? 1 / standings.filter(one => one === best).length : 0;
  const heat = apart * Math.sqrt(left);
  const weights = standings.map(one => Math.exp((one - best) / heat));
  return weights[seat]! / weights.reduce((sum, one) => sum + one, 0);
}

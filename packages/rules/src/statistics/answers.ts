// What a player's deals show: the sources of points, costly cards taken, moons, progress, the results of
// passes, and results against opponents.
import type { Card } from '../cards/card.ts';
import { differenceOf, type Estimate, meanOf, shareOf } from './interval.ts';
import { edgeOf, type LifeDeal, type Opponent, opponentKey, type WinningTotal } from './lifetime.ts';

type Known = LifeDeal & { readonly course: NonNullable<LifeDeal['course']> };

const known = (deals: readonly LifeDeal[]): readonly Known[] =>
  deals.filter((deal): deal is Known => deal.course !== undefined);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/**
 * Where the points of a mean deal come from: the cards of each trick, and bonuses or penalties at the end.
 */
export interface PointSources {
  readonly deals: number;
  readonly tricks: readonly Estimate[]; // the points of each trick, from the first on
  readonly end: number;
  readonly mean: number; // the mean points of a deal, from all sources together
}

export function pointSources(deals: readonly LifeDeal[]): PointSources {
  const all = known(deals);
  const length = Math.max(0, ...all.map(({ course }) => course.tricks.length));
  const tricks = Array.from({ length }, (_, i) => meanOf(all.map(({ course }) => course.tricks[i] ?? 0)));
  const mean = meanOf(all.map(({ points }) => points)).value;
  return { deals: all.length, tricks, end: mean - sum(tricks.map(({ value }) => value)), mean };
}

/**
 * How often a player took a costly card. `even` is the share that would be expected if all players were
 * equal.
 */
export interface KeyCardShare extends Estimate {
  readonly card: Card;
  readonly times: number;
  readonly even: number;
}

export function keyCardShares(deals: readonly LifeDeal[]): readonly KeyCardShare[] {
  const all = known(deals);
  const cards = [...new Set(all.flatMap(({ course }) => course.dear.map(({ card }) => card)))];
  return cards
    .map(card => {
      const with_ = all.filter(({ course }) => course.dear.some(one => one.card === card));
      const times = with_.filter(({ course }) => course.dear.some(one => one.card === card && one.taken > 0)).length;
      const even = meanOf(with_.map(({ seats }) => 1 / seats)).value;
      return { card, times, even, ...shareOf(times, with_.length) };
    })
    .sort((a, b) => b.n - a.n);
}

/** Moons in a number of deals: how many the player shot, suffered and stopped. */
export interface Moons {
  readonly deals: number;
  readonly made: Estimate;
  readonly suffered: Estimate;
  readonly stopped: Estimate | null; // null if there is no deal of which all cards are known
}

export function moonsOf(deals: readonly LifeDeal[]): Moons {
  const all = known(deals);
  const share = (times: (deal: LifeDeal) => boolean): Estimate => shareOf(deals.filter(times).length, deals.length);
  return {
    deals: deals.length,
    made: share(({ moon, seat }) => moon === seat),
    suffered: share(({ moon, seat }) => moon !== null && moon !== seat),
    stopped:
      all.length === 0 ? null : shareOf(all.filter(({ course, seat }) => course.stopper === seat).length, all.length),
  };
}

/** The results compared with the table's mean, in blocks of about equal length, the oldest first. */
export interface ResultTrend {
  readonly whole: Estimate;
  // `from` and `to` are numbers of deals, from 1
  readonly blocks: readonly (Estimate & { readonly from: number; readonly to: number })[];
  readonly change: Estimate | null; // the later half minus the earlier half; null for too few deals
}

const BLOCKS_MAX = 10;
const BLOCK_LEAST = 10;
/** The minimum number of deals for which a change is reported. */
export const HALVED_LEAST = 2 * BLOCK_LEAST;

export function progressOf(deals: readonly LifeDeal[], winner: WinningTotal): ResultTrend {
  const edges = deals.flatMap(deal => edgeOf(deal, winner) ?? []);
  const count = Math.max(1, Math.min(BLOCKS_MAX, Math.floor(edges.length / BLOCK_LEAST)));
  const cut = (i: number): number => Math.round((edges.length * i) / count);
  const blocks = Array.from({ length: edges.length === 0 ? 0 : count }, (_, i) => ({
    ...{ from: cut(i) + 1, to: cut(i + 1) },
    ...meanOf(edges.slice(cut(i), cut(i + 1))),
  }));
  const middle = Math.floor(edges.length / 2);
  const change =
    edges.length < HALVED_LEAST ? null : differenceOf(edges.slice(0, middle), edges.slice(edges.length - middle));
  return { whole: meanOf(edges), blocks, change };
}

/** The points that the player's passes lost compared with the best passes that were found. */
export interface Passing {
  readonly passes: number; // the number of passes in deals of which all cards are known
  readonly waiting: number; // the number of passes that have not been judged yet
  readonly regret: Estimate; // the points that a pass lost on average
  readonly best: number; // the number of passes that lost no points
  readonly classes: readonly { readonly from: number; readonly to: number | null; readonly times: number }[];
}

const CLASSES = [0, 0.5, 1, 2, 4] as const;

export function passingOf(deals: readonly LifeDeal[]): Passing {
  const passes = known(deals).filter(({ course }) => course.passed);
  const judged = passes.flatMap(({ regret }) => (typeof regret === 'number' ? [regret] : []));
  const lost = judged.filter(one => one > 0);
  const classes = CLASSES.map((from, i) => {
    const to = CLASSES[i + 1] ?? null;
    return { from, to, times: lost.filter(one => one > from && (to === null || one <= to)).length };
  });
  return {
    passes: passes.length,
    waiting: passes.filter(({ regret }) => regret === undefined).length,
    regret: meanOf(judged),
    best: judged.length - lost.length,
    classes,
  };
}

/** The results against one opponent, or against all bots of a level. */
export interface Against {
  readonly key: string;
  readonly name: string;
  readonly bot: string | null;
  readonly matches: number; // the number of finished matches
  readonly won: number;
  readonly deals: number;
  readonly edge: Estimate; // by how many points per deal the player was better than this opponent
}

export function againstWhom(deals: readonly LifeDeal[], winner: WinningTotal): readonly Against[] {
  const met = new Map<string, { readonly who: Opponent; readonly deals: Known[] }>();
  for (const deal of known(deals))
    for (const one of deal.course.others) {
      const key = opponentKey(one);
      const entry = met.get(key) ?? { who: one, deals: [] };
      met.set(key, entry);
      if (entry.deals.at(-1) !== deal) entry.deals.push(deal);
    }
  return [...met]
    .map(([key, { who, deals }]) => {
      const ends = deals.flatMap(({ end }) => end ?? []);
      const edge = meanOf(deals.map(deal => edgeOver(deal, key, winner)));
      const { name, bot } = who;
      return {
        ...{ key, name, bot, edge },
        matches: ends.length,
        won: ends.filter(({ won }) => won).length,
        deals: deals.length,
      };
    })
    .sort((a, b) => b.deals - a.deals || (a.key < b.key ? -1 : 1));
}

/**
 * By how many points the player was better than this opponent in a deal. Several bots of the same level count
 * as their mean.
 */
function edgeOver({ points, course }: Known, key: string, winner: WinningTotal): number {
  const theirs = course.others.filter(one => opponentKey(one) === key).map(({ seat }) => course.all[seat] ?? 0);
  const mean = sum(theirs) / theirs.length;
  return winner === 'lowest' ? mean - points : points - mean;
}

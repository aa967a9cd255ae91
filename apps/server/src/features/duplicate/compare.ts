// Duplicate scores: each seat's result in a deal is compared with the results of others who had the same
// cards.
import type { Hearts } from '@moonshot/rules';
import type { ContestTable } from '../../store/rows/contest.ts';

/** The score of one seat in one deal. */
interface Scored {
  readonly round: number;
  readonly deal: number; // number of the deal in the round, from 0
  readonly points: number;
  // Difference from the mean of the others who had the same seat; positive if this seat did better. Null if
  // there are no others.
  readonly better: number | null;
}

export type Scores = ReadonlyMap<string, readonly Scored[]>;

type Sheet = Hearts['sheet'];

/**
 * Whether more points are better. That is so if the highest total wins, or if totals fall from zero and the
 * one closest to zero wins.
 */
export const moreIsBetter = ({ match, score }: Pick<Sheet, 'match' | 'score'>): boolean =>
  match.winner === 'highest' || (match.winner === 'closestToZero' && score.sign === 'minus');

/**
 * The scores of every player, in the order of the tables. Players are compared with bots that fill a seat,
 * but these bots are not listed.
 */
export function scoresOf(tables: readonly ContestTable[], more: boolean): Scores {
  const scores = new Map<string, Scored[]>();
  const sums = sumsOf(tables);
  for (const table of tables)
    table.places.forEach((player, seat) => {
      if (player === null) return;
      const mine = scores.get(player) ?? [];
      mine.push(
        ...table.points.map((points, deal) => scored(sums, more, { table, seat, deal, own: points[seat] ?? 0 })),
      );
      scores.set(player, mine);
    });
  return scores;
}

/**
 * The points that one seat made in one deal, summed over all tables of a round, and the number of these
 * tables.
 */
interface Sum {
  readonly points: number;
  readonly many: number;
}

const placeOf = (round: number, seat: number, deal: number): string => `${round} ${seat} ${deal}`;

/**
 * The sums by round, seat and deal. They are computed in one pass, because comparing every pair of tables
 * would take quadratic time.
 */
function sumsOf(tables: readonly ContestTable[]): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { round, points } of tables)
    for (const [deal, bySeat] of points.entries())
      for (const [seat, own] of bySeat.entries()) {
        const { points: before, many } = sums.get(placeOf(round, seat, deal)) ?? { points: 0, many: 0 };
        sums.set(placeOf(round, seat, deal), { points: before + own, many: many + 1 });
      }
  return sums;
}

interface At {
  readonly table: ContestTable;
  readonly seat: number;
  readonly deal: number;
  readonly own: number;
}

function scored(sums: ReadonlyMap<string, Sum>, more: boolean, { table, seat, deal, own }: At): Scored {
  const all = sums.get(placeOf(table.round, seat, deal)) ?? { points: own, many: 1 };
  const known = all.many < 2 ? null : (all.points - own) / (all.many - 1);
  const better = known === null ? null : more ? own - known : known - own;
  return { round: table.round, deal, points: own, better };
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/**
 * The sum of a player's differences from the others in the same seats; null if nobody else has played any of
 * these deals.
 */
export function duplicateOf(scored: readonly Scored[]): number | null {
  const known = scored.flatMap(({ better }) => better ?? []);
  return known.length === 0 ? null : sum(known);
}

/** The rank of each value in a list. The highest value has rank 1, and equal values share a rank. */
export const placesOf = (worth: readonly number[]): readonly number[] =>
  worth.map(mine => 1 + worth.filter(other => other > mine + LEVEL).length);

/**
 * Differences up to this size count as equal. They come from rounding, when the same fractions are added in
 * a different order.
 */
const LEVEL = 1e-9;

// Duplicate scores: each deal of each seat is measured by what the others made of the same cards in the same seat.
import type { Hearts } from '@moonshot/rules/games';
import type { ContestTable } from '../store/contest-row.ts';

/** What one place scored in one deal. */
interface Scored {
  readonly round: number;
  readonly deal: number; // from 0
  readonly points: number;
  readonly better: number | null; // than the mean of the others at the same seat; null where there are none
}

export type Scores = ReadonlyMap<string, readonly Scored[]>;

type Sheet = Hearts['sheet'];

/** Whether a deal is the better the more it adds: where the highest total wins, or totals fall from zero and the closest to it wins. */
export const moreIsBetter = ({ match, score }: Pick<Sheet, 'match' | 'score'>): boolean =>
  match.winner === 'highest' || (match.winner === 'closestToZero' && score.sign === 'minus');

/** What every player scored, in the order of the tables; a bot that nobody entered is compared with, and not told of. */
export function scoresOf(tables: readonly ContestTable[], more: boolean): Scores {
  const scores = new Map<string, Scored[]>();
  for (const table of tables)
    table.places.forEach((player, seat) => {
      if (player === null) return;
      const mine = scores.get(player) ?? [];
      mine.push(
        ...table.points.map((points, deal) => scored(tables, more, { table, seat, deal, own: points[seat] ?? 0 })),
      );
      scores.set(player, mine);
    });
  return scores;
}

interface At {
  readonly table: ContestTable;
  readonly seat: number;
  readonly deal: number;
  readonly own: number;
}

function scored(tables: readonly ContestTable[], more: boolean, { table, seat, deal, own }: At): Scored {
  const others = tables.flatMap(one =>
    one === table || one.round !== table.round ? [] : (one.points[deal]?.slice(seat, seat + 1) ?? []),
  );
  const known = others.length === 0 ? null : mean(others);
  const better = known === null ? null : more ? own - known : known - own;
  return { round: table.round, deal, points: own, better };
}

const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** All that a player is ahead of the others by; null where nobody else has played any deal of theirs. */
export function duplicateOf(scored: readonly Scored[]): number | null {
  const known = scored.flatMap(({ better }) => better ?? []);
  return known.length === 0 ? null : sum(known);
}

/** The place of each in a list by how good it is, the best first; level ones share a place. */
export const placesOf = (worth: readonly number[]): readonly number[] =>
  worth.map(mine => 1 + worth.filter(other => other > mine + LEVEL).length);

/** Sums of the same fractions in another order differ by no more. */
const LEVEL = 1e-9;

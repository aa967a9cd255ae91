// Measures the solver for the last rounds (bouts) of two-player Capture with open hands. Checks its values
// against those of a search over all legal pairs.

import { quickDraws } from '@moonshot/bots';
import { createCaptureScratch } from '../packages/bots/src/capture/policy/scratch.ts';
import type { CaptureUtility } from '../packages/bots/src/capture/policy/worth.ts';
import { outcomeOf } from '../packages/bots/src/capture/search/endgame.ts';
import { solveMatrix } from '../packages/bots/src/capture/search/matrix.ts';
import { lay, mayLay, reveal } from '../packages/bots/src/sim/capture/play.ts';
import {
  addToHand,
  type CapturePosition,
  type CaptureTables,
  captureTables,
  clearTable,
  copyInto,
  emptyPosition,
} from '../packages/bots/src/sim/capture/position.ts';
import { captureGameFor } from '../packages/bots/testing/questions.ts';
import { microsecondsSince } from './processor-time.ts';
import { type Row, rounded } from './table.ts';

const PLAIN_MOST = 4; // maximum number of cards per hand for which every legal pair is tried
const NEAR = 1e-6; // difference in points up to which two values count as equal
const apart: CaptureUtility = points => Float64Array.of(points[0]! - points[1]!, points[1]! - points[0]!);

/** Creates a random ending with this many cards in each hand and an empty stock. */
function endWith(table: CaptureTables, left: number, chance: string): CapturePosition {
  const below = quickDraws(chance);
  const [at, deck] = [emptyPosition(table), [...table.deck]];
  clearTable(at, below(2));
  for (let i = 0; i < left * 2; i++) addToHand(at, i % 2, deck.splice(below(deck.length), 1)[0] as number);
  return at;
}

function pairsOf(
  table: CaptureTables,
  at: CapturePosition,
  seat: number,
): readonly (readonly [bottom: number, top: number])[] {
  const size = at.sizes[seat]!;
  const all = Array.from({ length: size * size }, (_, i) => [Math.floor(i / size), i % size] as const);
  return all.filter(([bottom, top]) => mayLay(table, at, seat, bottom, top));
}

/** Computes the value of a position for seat 0 by brute force, without merging or pruning positions. */
function plainValue(table: CaptureTables, at: CapturePosition): number {
  if (at.over) return at.points[0]! - at.points[1]!;
  const replies = pairsOf(table, at, 1);
  const matrix = pairsOf(table, at, 0).map(own =>
    Float64Array.from(replies, other => {
      const work = emptyPosition(table);
      copyInto(at, work);
      lay(work, 0, ...own);
      lay(work, 1, ...other);
      reveal(table, work);
      return plainValue(table, work);
    }),
  );
  return solveMatrix(matrix).value;
}

/**
 * Measures one row: `ends` endings with `left` cards in each hand. The first `tried` endings are also solved
 * by brute force, unless the hands are larger than PLAIN_MOST.
 */
export function lastBouts(left: number, ends: number, tried: number): Row {
  const table = captureTables(captureGameFor(2).rules);
  const scratch = createCaptureScratch(table, [0, 0]);
  const positions = Array.from({ length: ends }, (_, i) => endWith(table, left, `bench endgame ${left} ${i}`));
  const solved = positions.map(at => {
    const before = process.cpuUsage();
    const [value] = outcomeOf(scratch, at, 0, apart);
    return { value: value as number, ms: microsecondsSince(before) / 1000 };
  });
  const plain = left > PLAIN_MOST ? [] : positions.slice(0, tried).map(at => plainValue(table, at));
  const same = plain.filter((value, i) => Math.abs(value - solved[i]!.value) < NEAR);
  const mean = solved.reduce((sum, { ms }) => sum + ms, 0) / ends;
  const longest = Math.max(...solved.map(({ ms }) => ms));
  const agreeing = plain.length === 0 ? null : rounded((same.length / plain.length) * 100, 0);
  return {
    name: `capture, 2 seats, ${left} cards`,
    values: [rounded(mean, 2), rounded(longest, 1), 100, null, agreeing],
  };
}

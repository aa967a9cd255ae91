// The end of a deal with two seats: matrices are solved exactly, and merging equivalent pairs does not change
// the value.
import { expect, test } from 'vitest';
import { captureGameFor, eachQuestion } from '../../../testing/questions.ts';
import { quickDraws } from '../../core/chance.ts';
import { judge } from '../../players/judge.ts';
import { lay, mayLay, reveal } from '../../sim/capture/play.ts';
import {
  addToHand,
  type CapturePosition,
  type CaptureTables,
  captureTables,
  clearTable,
  copyInto,
  emptyPosition,
} from '../../sim/capture/position.ts';
import { createCaptureScratch } from '../policy/scratch.ts';
import type { CaptureUtility } from '../policy/worth.ts';
import { outcomeOf } from './endgame.ts';
import { solveMatrix } from './matrix.ts';

const table = captureTables(captureGameFor(2).rules);
const apart: CaptureUtility = points => Float64Array.of(points[0]! - points[1]!, points[1]! - points[0]!);

const rows = (...lines: readonly (readonly number[])[]): readonly Float64Array[] =>
  lines.map(line => Float64Array.from(line));

const matrices: readonly (readonly [
  name: string,
  matrix: readonly Float64Array[],
  value: number,
  mix: readonly number[],
])[] = [
  ['a saddle', rows([3, 1], [0, -2]), 1, [1, 0]],
  ['matching pennies', rows([1, -1], [-1, 1]), 0, [0.5, 0.5]],
  ['uneven pennies', rows([2, -1], [-1, 1]), 0.2, [0.4, 0.6]],
  ['stone, paper, scissors', rows([0, -1, 1], [1, 0, -1], [-1, 1, 0]), 0, [1 / 3, 1 / 3, 1 / 3]],
  ['one row', rows([4, -3, 2]), -3, [1]],
  ['all alike', rows([2, 2], [2, 2]), 2, [1, 0]],
];

test.each(matrices)('%s', (_, matrix, value, mix) => {
  const solved = solveMatrix(matrix);
  expect(solved.value).toBeCloseTo(value, 9);
  for (const [i, share] of mix.entries()) expect(solved.rows[i]).toBeCloseTo(share, 9);
});

test('no column gets a mixture below the value, and no row alone is above it', () => {
  const below = quickDraws('matrices');
  for (let k = 0; k < 200; k++) {
    const matrix = Array.from({ length: 1 + below(8) }, () => new Float64Array(1 + (k % 7)).map(() => below(11) - 5));
    const { value, rows: mix } = solveMatrix(matrix);
    expect(mix.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    const columns = Array.from(matrix[0]!, (_, j) => matrix.reduce((sum, row, i) => sum + row[j]! * mix[i]!, 0));
    expect(Math.min(...columns)).toBeCloseTo(value, 9);
    const { value: other } = solveMatrix(Array.from(matrix[0]!, (_, j) => Float64Array.from(matrix, row => -row[j]!)));
    expect(other).toBeCloseTo(-value, 9);
  }
});

/** The value with every legal pair, without merging or omitting any. */
function plainValue(full: CaptureTables, at: CapturePosition): number {
  if (at.over) return at.points[0]! - at.points[1]!;
  const pairs = [0, 1].map(seat => {
    const size = at.sizes[seat]!;
    const all = Array.from({ length: size * size }, (_, i) => [Math.floor(i / size), i % size] as const);
    return all.filter(([bottom, top]) => mayLay(full, at, seat, bottom, top));
  });
  const matrix = pairs[0]!.map(own =>
    Float64Array.from(pairs[1]!, other => {
      const work = emptyPosition(full);
      copyInto(at, work);
      lay(work, 0, ...own);
      lay(work, 1, ...other);
      reveal(full, work);
      return plainValue(full, work);
    }),
  );
  return solveMatrix(matrix).value;
}

function drawnEnd(size: number, chance: string): CapturePosition {
  const below = quickDraws(chance);
  const at = emptyPosition(table);
  const deck = [...table.deck];
  clearTable(at, below(2));
  for (let i = 0; i < size * 2; i++) addToHand(at, i % 2, deck.splice(below(deck.length), 1)[0] as number);
  return at;
}

test.each([2, 3, 4])('with hands of %i cards the value is that of all legal pairs', size => {
  for (let k = 0; k < (size === 4 ? 12 : 60); k++) {
    const at = drawnEnd(size, `end ${size} ${k}`);
    expect(outcomeOf(createCaptureScratch(table, [0, 0]), at, 0, apart)[0]).toBeCloseTo(plainValue(table, at), 7);
  }
});

test('open hands near the end are judged exactly, and the points add up', () => {
  let exact = 0;
  eachQuestion(captureGameFor(2), 'open end', (question, seat, state) => {
    if (question.view.stock > 0 || state.laid.some(pair => pair !== null)) return;
    const known = { hands: state.hands, kitty: state.stock };
    const { options, exact: all, worlds } = judge(question, { plays: 40 }, quickDraws('open'), { known });
    expect(options[0]?.behind).toBe(0);
    expect(worlds).toBe(1);
    expect(all).toBe(question.view.handSizes[0]! <= 4);
    if (all) exact += 1;
    expect(options.every(one => one.points.length === 2 && one.worth <= options[0]!.worth)).toBe(true);
    expect(seat).toBeLessThan(2);
  });
  expect(exact).toBeGreaterThan(0);
});

// Values of points: the lead over the others, and the chance of winning a match of several deals.
import { heartsOf, sheetOf } from '@moonshot/rules';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { worthFor } from './worth.ts';

const worthOf = (game: string, totals: readonly number[], points: readonly number[]): number => {
  const rules = heartsOf(sheetOf(game), 4).rules as Rules;
  return worthFor(rules, { totals, deal: 1, turned: false, tiebreak: false }, 0)(Int32Array.from(points));
};

test('a match of one deal is played for its points', () => {
  expect(worthOf('wild-twist', [0, 0, 0, 0], [4, 20, 0, 1])).toBeCloseTo(3, 12);
  expect(worthOf('wild-twist', [0, 0, 0, 0], [0, 20, 0, 1])).toBeCloseTo(7, 12);
});

test('at the end of a match, winning it is worth 24 points', () => {
  expect(worthOf('ricketts', [20, 90, 50, 60], [0, 26, 0, 0])).toBeCloseTo(26 / 3 + 24, 12);
});

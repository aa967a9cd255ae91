// Predictions of a match after a deal: who wins when it ends, what a wrap of totals changes (a total of
// exactly 104 becomes 0, for example), and that a deal matters little far from the end.
import { heartsOf, sheetOf } from '@moonshot/rules';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { chances, mayEnd } from './match.ts';

type Row = readonly [name: string, game: string, totals: readonly number[], points: readonly number[], chance: number];

const ended: readonly Row[] = [
  ['the lowest wins when a total reaches the target', 'ricketts', [20, 90, 50, 60], [0, 26, 0, 0], 1],
  ['two that are level at the lowest share it', 'ricketts', [50, 90, 50, 60], [0, 26, 0, 0], 1 / 2],
  ['the player behind has lost', 'ricketts', [90, 20, 50, 60], [26, 0, 0, 0], 0],
  ['a single deal is the match', 'wild-twist', [0, 0, 0, 0], [0, 20, 6, 1], 1],
  ['closest to zero wins a score that counts down', 'classic', [-10, -99, -50, -60], [0, -13, -6, -7], 1],
];

const chanceOf = (game: string, totals: readonly number[], points: readonly number[]): number => {
  const rules = heartsOf(sheetOf(game), 4).rules as Rules;
  return chances(rules, { totals, deal: 1, turned: false, tiebreak: false }, 0)(Int32Array.from(points));
};

test.each(ended)('%s', (_, game, totals, points, chance) => {
  expect(chanceOf(game, totals, points)).toBeCloseTo(chance, 12);
});

test('exactly 104 falls to nothing and is better than 103', () => {
  const [wrapped, not] = [14, 13].map(points => chanceOf('ricketts', [90, 40, 40, 40], [points, 0, 0, 12]));
  expect(wrapped).toBeGreaterThan(0.4);
  expect(not).toBe(0);
});

test('chances of all seats are one together, and thirteen points cost less at the beginning than near the end', () => {
  const early = chanceOf('ricketts', [0, 0, 0, 0], [0, 0, 13, 13]) - chanceOf('ricketts', [0, 0, 0, 0], [13, 0, 0, 13]);
  const late =
    chanceOf('ricketts', [60, 60, 60, 60], [0, 0, 13, 13]) - chanceOf('ricketts', [60, 60, 60, 60], [13, 0, 0, 13]);
  expect(early).toBeGreaterThan(0.1);
  expect(late).toBeGreaterThan(early);
});

test.each([
  ['ricketts', {}, 1, [0, 0, 0, 0], false],
  ['ricketts', {}, 5, [73, 20, 10, 1], false],
  ['ricketts', {}, 5, [74, 20, 10, 1], true],
  ['classic', {}, 5, [-73, -20, -10, -1], false],
  ['classic', {}, 5, [-75, -20, -10, -1], true],
  ['wild-twist', { 'match.deals': 3 }, 2, [90, 20, 10, 1], false],
  ['wild-twist', { 'match.deals': 3 }, 3, [0, 0, 0, 0], true],
  ['wild-twist', { 'match.deals': 1 }, 1, [0, 0, 0, 0], false],
])('a match of %s with %j may end with deal %i at %j: %s', (game, set, deal, totals, ends) => {
  const rules = heartsOf(sheetOf(game), 4, set).rules as Rules;
  expect(mayEnd(rules, { totals, deal, turned: false, tiebreak: false })).toBe(ends);
});

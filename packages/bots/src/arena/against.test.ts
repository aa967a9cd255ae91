// Tests contests on the same cards: equal players get equal results, and the careful player beats the random
// player in every game.
import { heartsOf, type Overrides, SHEETS, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { compareInEverySeat } from '../../testing/against.ts';
import { careful } from '../players/careful.ts';
import { playerNamed } from '../players/index.ts';
import { random } from '../players/random.ts';
import { levelPlayer } from '../players/thinking.ts';
import { summaryOf } from './sample.ts';

test('a summary has the mean, its error and the interval', () => {
  const { count, mean, error, low, high } = summaryOf([2, 4, 4, 4, 5, 5, 7, 9]);
  expect([count, mean]).toEqual([8, 5]);
  expect(error).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
  expect([low, high]).toEqual([5 - 2.365 * error, 5 + 2.365 * error]); // Student's t, 7 degrees of freedom
  expect(() => summaryOf([1])).toThrow('Cannot summarise 1 measurements: at least 2 are needed');
});

test('a player without chance against itself is exactly level on every deal', () => {
  const sheet = sheetOf('classic');
  if (sheet === undefined) throw new Error('there is no classic');
  const { difference, own, others } = compareInEverySeat({
    sheet,
    seats: 5,
    player: careful,
    against: careful,
    deals: 6,
    seed: 'level',
  });
  expect(difference.mean).toBeCloseTo(0, 12);
  expect(difference.error).toBeCloseTo(0, 12);
  expect(own).toBeCloseTo(others, 12);
});

const least: Readonly<Record<string, number>> = {
  ricketts: 5,
  'at-play': 2.5,
  'wild-twist': 4.5,
  classic: 5,
  capture: 1.5,
};

test.each(SHEETS)('careful beats random in $id', sheet => {
  const { difference } = compareInEverySeat({
    sheet,
    seats: sheet.seats.best,
    player: careful,
    against: random,
    deals: 60,
    seed: 'better',
  });
  const better = sheet.match.winner === 'lowest' ? -difference.high : difference.low;
  expect(better).toBeGreaterThan(least[sheet.id] ?? Number.POSITIVE_INFINITY);
});

test('players go by their names', () => {
  expect([playerNamed('random'), playerNamed('careful'), playerNamed('nobody')]).toEqual([random, careful, undefined]);
});

const UNWANTED: readonly (readonly [string, Overrides])[] = [
  ['the fewest points win', { 'match.winner': 'lowest' }],
  ['the points closest to zero win', { 'match.winner': 'closestToZero' }],
  ['hearts captured are bad', { 'hearts.captured': -1 }],
];

test.each(UNWANTED)('Capture with %s: careful beats a beginner, and a beginner random', (_, overrides) => {
  const { sheet } = heartsOf(sheetOf('capture'), 4, overrides);
  const beginner = levelPlayer({ level: 'beginner' });
  for (const [player, against] of [
    [careful, beginner],
    [beginner, random],
  ] as const) {
    const { difference } = compareInEverySeat({ sheet, seats: 4, player, against, deals: 60, seed: 'unwanted' });
    expect(sheet.match.winner === 'highest' ? -difference.low : difference.high).toBeLessThan(0);
  }
});

// The same text gives the same random numbers, and they are evenly distributed.
import { expect, test } from 'vitest';
import { diceOf, roll } from './dice.ts';

const some = (text: string, n: number, count: number): readonly number[] => {
  const dice = diceOf(text);
  return Array.from({ length: count }, () => roll(dice, n));
};

test('the same text gives the same draws and another text others', () => {
  expect(some('a', 52, 20)).toEqual(some('a', 52, 20));
  expect(some('a', 52, 20)).not.toEqual(some('b', 52, 20));
});

/** Chi-square of draws from 0 to n − 1; its mean is n − 1 and its standard deviation √(2(n − 1)). */
function unevenness(draws: readonly number[], n: number): number {
  const expected = draws.length / n;
  const found = new Array<number>(n).fill(0);
  for (const draw of draws) found[draw] = (found[draw] ?? 0) + 1;
  return found.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test.each([2, 3, 7, 13, 17, 52, 112, 128])('all of %i numbers come up equally often', n => {
  const off = (unevenness(some('even', n, 200_000), n) - (n - 1)) / Math.sqrt(2 * (n - 1));
  expect(Math.abs(off)).toBeLessThan(4);
});

test.each([3, 13])('and so do all pairs of successive ones of %i', n => {
  const draws = some('pairs', n, 200_000);
  const pairs = draws.slice(1).map((draw, i) => draw * n + (draws[i] as number));
  const off = (unevenness(pairs, n * n) - (n * n - 1)) / Math.sqrt(2 * (n * n - 1));
  expect(Math.abs(off)).toBeLessThan(4);
});

// The bots' own random numbers: the same text gives the same numbers, which are within their bounds and
// evenly distributed.
import { expect, test } from 'vitest';
import { quickDraws } from './chance.ts';

const drawn = (text: string, n: number, count: number): readonly number[] => {
  const below = quickDraws(text);
  return Array.from({ length: count }, () => below(n));
};

test('the same text gives the same draws, another text others', () => {
  expect(drawn('a', 1000, 50)).toEqual(drawn('a', 1000, 50));
  expect(drawn('b', 1000, 50)).not.toEqual(drawn('a', 1000, 50));
});

test('every number below n comes about equally often, and none beside them', () => {
  const counts = new Map<number, number>();
  for (const number of drawn('even', 13, 26_000)) counts.set(number, (counts.get(number) ?? 0) + 1);
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, i) => i));
  const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
  expect(chiSquared).toBeLessThan(32.9); // 12 degrees of freedom, p = 0.001
});

// Confidence intervals in special cases: too few values, equal values, and Welch's method for two groups of
// values.
import { expect, test } from 'vitest';
import { differenceOf, type Estimate, meanOf, shareOf } from './interval.ts';

const rounded = ({ n, value, low, high }: Estimate) => [n, value, low?.toFixed(2) ?? null, high?.toFixed(2) ?? null];

test('of nothing the mean and the share are 0, without an interval', () => {
  expect(meanOf([])).toEqual({ n: 0, value: 0, low: null, high: null });
  expect(shareOf(0, 0)).toEqual({ n: 0, value: 0, low: null, high: null });
});

test.each<[first: readonly number[], second: readonly number[], told: ReturnType<typeof rounded>]>([
  [
    [1, 2],
    [5, 5, 6, 6, 8],
    [7, 4.5, null, null],
  ],
  [
    [5, 5, 6, 6, 8],
    [1, 2],
    [7, -4.5, null, null],
  ],
  [[1], [4], [2, 3, null, null]],
  [
    [1, 1, 1, 1, 1],
    [4, 4, 4, 4, 4, 4],
    [11, 3, '3.00', '3.00'],
  ],
  // The variance of the difference is that of the first mean, 0.5, because the second list is constant.
  // Student's percentile for 4 degrees of freedom is 2.78.
  [
    [1, 2, 3, 4, 5],
    [10, 10, 10, 10, 10],
    [10, 7, '5.04', '8.96'],
  ],
  // Each mean has a variance of 0.5. Welch's formula gives 1 / (0.25 / 4 + 0.25 / 8) = 10.7 degrees of
  // freedom, for which the percentile is 2.21.
  [
    [1, 2, 3, 4, 5],
    [7, 8, 8, 9, 10, 11, 12, 12, 13],
    [14, 7, '4.79', '9.21'],
  ],
])('how much the mean rises from %j to %j', (first, second, told) => {
  expect(rounded(differenceOf(first, second))).toEqual(told);
});

test.each<[times: number, n: number, told: ReturnType<typeof rounded>]>([
  [0, 4, [4, 0, null, null]],
  [0, 5, [5, 0, '0.00', '0.43']],
  [5, 5, [5, 1, '0.57', '1.00']],
])('a share of %i in %i', (times, n, told) => {
  expect(rounded(shareOf(times, n))).toEqual(told);
});

test('five numbers have an interval, four have none', () => {
  expect(rounded(meanOf([1, 2, 3, 4, 5]))).toEqual([5, 3, '1.04', '4.96']);
  expect(rounded(meanOf([1, 2, 3, 4]))).toEqual([4, 2.5, null, null]);
});

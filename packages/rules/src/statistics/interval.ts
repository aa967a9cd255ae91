// Means and shares with intervals of 95 % confidence.

/** A value with its interval of 95 % confidence. `low` and `high` are null for too few values. */
export interface Estimate {
  readonly n: number;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * The minimum number of values for an interval. With fewer values the interval would depend more on the
 * formula than on the values.
 */
const LEAST = 5;

/**
 * The 97.5th percentile of Student's distribution, by Cornish and Fisher's expansion. From 4 degrees of
 * freedom on it is accurate to 1 %.
 */
export const studentFactor = (freedom: number): number =>
  1.959964 + 2.372271 / freedom + 2.822497 / freedom ** 2 + 2.555852 / freedom ** 3 + 1.589541 / freedom ** 4;

/** The mean of numbers. It is 0 for an empty list. */
export function meanOf(numbers: readonly number[]): Estimate {
  const n = numbers.length;
  const value = n === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / n;
  if (n < LEAST) return { n, value, low: null, high: null };
  const half = studentFactor(n - 1) * Math.sqrt(variance(numbers, value) / n);
  return { n, value, low: value - half, high: value + half };
}

const variance = (numbers: readonly number[], mean: number): number =>
  numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (numbers.length - 1);

/** The second mean minus the first, with an interval by Welch's method. */
export function differenceOf(first: readonly number[], second: readonly number[]): Estimate {
  const [one, other] = [meanOf(first), meanOf(second)];
  const value = other.value - one.value;
  const n = first.length + second.length;
  if (one.low === null || other.low === null) return { n, value, low: null, high: null };
  const [a, b] = [variance(first, one.value) / first.length, variance(second, other.value) / second.length];
  const freedom = a + b === 0 ? n - 2 : (a + b) ** 2 / (a ** 2 / (first.length - 1) + b ** 2 / (second.length - 1));
  const half = studentFactor(freedom) * Math.sqrt(a + b);
  return { n, value, low: value - half, high: value + half };
}

const Z = 1.959964;

/** The share `times / n` with Wilson's interval. */
export function shareOf(times: number, n: number): Estimate {
  const value = n === 0 ? 0 : times / n;
  if (n < LEAST) return { n, value, low: null, high: null };
  const middle = (value + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z * Math.sqrt((value * (1 - value)) / n + Z ** 2 / (4 * n ** 2))) / (1 + Z ** 2 / n);
  return { n, value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

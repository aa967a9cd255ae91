// What a sample of measurements says: its mean, and how far from it the truth may lie.

export interface Summary {
  readonly count: number;
  readonly mean: number;
  readonly error: number; // standard error of the mean
  readonly low: number; // 95 % interval
  readonly high: number;
}

const NORMAL_95 = 1.96;

/** The mean of independent measurements with its 95 % interval. */
export function summaryOf(values: readonly number[]): Summary {
  const count = values.length;
  if (count < 2) throw new RangeError(`Cannot summarise ${count} measurements: at least 2 are needed`);
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  const error = Math.sqrt(variance / count);
  return { count, mean, error, low: mean - NORMAL_95 * error, high: mean + NORMAL_95 * error };
}

// Statistics of a sample: its mean and confidence interval.

export interface SampleSummary {
  readonly count: number;
  readonly mean: number;
  readonly error: number; // standard error of the mean
  readonly low: number; // lower end of the 95 % confidence interval
  readonly high: number; // upper end of the 95 % confidence interval
}

/**
 * Student's factors for a 95 % interval, by degrees of freedom from 1 on: small samples need wider intervals.
 */
const STUDENT_95 = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/** Student's factor for a 95 % interval. After the end of `STUDENT_95`, a formula with an error below 1 %. */
const factor95 = (freedom: number): number => STUDENT_95[freedom - 1] ?? 1.96 + 2.37 / freedom + 2.8 / freedom ** 2;

/** The mean of independent measurements with its 95 % interval. */
export function summaryOf(values: readonly number[]): SampleSummary {
  const count = values.length;
  if (count < 2) throw new RangeError(`Cannot summarise ${count} measurements: at least 2 are needed`);
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  const error = Math.sqrt(variance / count);
  const reach = factor95(count - 1) * error;
  return { count, mean, error, low: mean - reach, high: mean + reach };
}

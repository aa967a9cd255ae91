// Cumulative weights, from which items are drawn in proportion to their likelihood.

/**
 * Each step multiplies the exponent of the weights by this factor. A lower exponent makes the weights more
 * equal.
 */
const SOFTER = 0.7;

/**
 * Cumulative weights from log likelihoods. The weights are made more equal until the effective sample size is
 * at least `least`.
 */
export function cumulativeWeights(logs: readonly number[], least: number): readonly number[] {
  const most = Math.max(...logs);
  for (let power = 1; ; power *= SOFTER) {
    const weights = logs.map(log => Math.exp((log - most) * power));
    const sum = weights.reduce((a, b) => a + b, 0);
    const squares = weights.reduce((a, b) => a + b * b, 0);
    if ((sum * sum) / squares < least) continue;
    let total = 0;
    return weights.map(weight => {
      total += weight;
      return total;
    });
  }
}

// Pearson's chi-square test: the statistic, and the probability that chance alone gives one as large.

/** A statistic with its degrees of freedom, and the probability of a value at least as large. */
export interface ChiSquare {
  readonly statistic: number;
  readonly freedom: number;
  readonly p: number;
}

/** The sum of (observed − expected)² / expected. No expected value may be 0. */
export const distance = (observed: readonly number[], expected: readonly number[]): number =>
  observed.reduce((sum, n, i) => sum + (n - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1), 0);

/** A statistic with its tail probability. */
export const chiSquare = (statistic: number, freedom: number): ChiSquare => ({
  statistic,
  freedom,
  p: freedom <= 0 ? 1 : upperGamma(freedom / 2, statistic / 2),
});

const STEPS_MAX = 10_000;
const PRECISION = 1e-14;

/**
 * The upper incomplete gamma function Q(a, x). It is calculated by a series or a continued fraction,
 * whichever converges faster.
 */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? Math.max(0, 1 - scale * series(a, x)) : scale * fraction(a, x);
}

function series(a: number, x: number): number {
  let [term, sum] = [1 / a, 1 / a];
  for (let n = 1; n < STEPS_MAX && Math.abs(term) > sum * PRECISION; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/**
 * Evaluates the continued fraction of Q(a, x) by Lentz's method. If x is at least a + 1, no denominator comes
 * near 0.
 */
function fraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Number.POSITIVE_INFINITY;
  let d = 1 / b;
  let value = d;
  for (let i = 1; i < STEPS_MAX; i++) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    value *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return value;
}

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;
const LANCZOS_G = 7;

/** The logarithm of the gamma function by Lanczos's approximation, for numbers of at least 1/2. */
function logGamma(z: number): number {
  const base = z + LANCZOS_G - 0.5;
  const sum = LANCZOS.reduce((total, factor, i) => total + factor / (z + i), 0.99999999999980993);
  return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(base) - base + Math.log(sum);
}

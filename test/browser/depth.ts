// Sampling of test cases: a sample in every run, all cases with `npm run deep`.

const DEEP = process.env.MODE === 'deep';

/** The sample; in deep mode the rest as well. */
export const sampled = <T>(sample: readonly T[], rest: readonly T[]): readonly T[] =>
  DEEP ? [...sample, ...rest] : sample;

// How much of what can be combined the tests of the page try: a sample in every run, all of it with `npm run
// deep`.

const DEEP = process.env.MODE === 'deep';

/** The sample, and in a deep run the rest as well. */
export const sampled = <T>(sample: readonly T[], rest: readonly T[]): readonly T[] =>
  DEEP ? [...sample, ...rest] : sample;

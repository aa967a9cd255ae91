// Decides which tests of a source are tried first.
import { basename, dirname, relative } from 'node:path';
import times from '../../bench/test-times.json' with { type: 'json' };

const SECONDS: Readonly<Record<string, number>> = times.files;

/** How many seconds a test file takes on an idle machine, or half a second if that is unknown. */
export const secondsOf = (house: string, test: string): number => SECONDS[relative(house, test)] ?? 0.5;

/**
 * Orders the tests of a source: first the test of the same name, then the tests in the nearest folders. Among
 * equally near tests, the fastest comes first.
 */
export function nearestFirst(house: string, source: string, tests: readonly string[]): readonly string[] {
  const own = basename(source, '.ts');
  const steps = (test: string): number =>
    basename(test) === `${own}.test.ts` && dirname(test) === dirname(source)
      ? 0
      : 1 + relative(dirname(source), dirname(test)).split('/').filter(Boolean).length;
  return tests.toSorted((a, b) => steps(a) - steps(b) || secondsOf(house, a) - secondsOf(house, b));
}

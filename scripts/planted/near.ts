// Which tests of a source are tried first.
import { basename, dirname, relative } from 'node:path';
import times from '../../bench/test-times.json' with { type: 'json' };

const SECONDS: Readonly<Record<string, number>> = times.files;

/** What a file of tests takes on a machine that does nothing else. */
export const secondsOf = (house: string, test: string): number => SECONDS[relative(house, test)] ?? 0.5;

/** The test of the same name first, then by how far away a test lies, the quicker ones before the slower. */
export function nearestFirst(house: string, source: string, tests: readonly string[]): readonly string[] {
  const own = basename(source, '.ts');
  const steps = (test: string): number =>
    basename(test) === `${own}.test.ts` && dirname(test) === dirname(source)
      ? 0
      : 1 + relative(dirname(source), dirname(test)).split('/').filter(Boolean).length;
  return tests.toSorted((a, b) => steps(a) - steps(b) || secondsOf(house, a) - secondsOf(house, b));
}

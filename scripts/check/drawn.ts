// In `npm test`, a slow file runs a sample of its tests, and all tests that have caught a planted fault. The
// commit determines the sample. Deep runs include all tests.
import { TestRunner } from 'vitest';
import record from '../../bench/faults.json' with { type: 'json' };
import times from '../../bench/test-times.json' with { type: 'json' };
import { freshSample } from '../../test/seeds.ts';

const SECONDS: Readonly<Record<string, number>> = times.files;

/** The tests that have caught a planted fault, as `file: test`. */
const CAUGHT = Object.values(record.caught).map(({ check }) => check);

/** The tests of the code base's rules, which every commit must pass completely. */
const ALWAYS_WHOLE = /^test\/tidy/;

/** The assumed seconds per test of a file with browsers or several servers that has not been measured yet. */
const UNMEASURED_S = 5;
const WITH_PROGRAMS = /^test\/(browser|cluster)\//;

/**
 * The time budget of a file in seconds. The time that it needs is in bench/test-times.json. At least one test
 * of each file is kept.
 */
const BUDGET_S = 0.6;

/** How many of a file's tests fit into the budget if all of them together take `seconds`. */
export const countThatFits = (tests: number, seconds: number): number =>
  Math.max(1, Math.min(tests, Math.floor((tests * BUDGET_S) / seconds)));

/**
 * The tests of a slow file that a run includes, in their order: all that have caught a planted fault, and a
 * sample that fits into the budget. `seconds` is how long all of them take together.
 */
export function sampleOf<T extends { readonly name: string }>(file: string, tests: readonly T[], seconds: number) {
  const caught = tests.filter(({ name }) => CAUGHT.some(check => check.startsWith(`${file}: ${name}`)));
  const fit = new Set([...caught, ...freshSample(file, tests, countThatFits(tests.length, seconds))]);
  return tests.filter(one => fit.has(one));
}

export default class Drawn extends TestRunner {
  override async importFile(path: string, source: 'collect' | 'setup'): Promise<unknown> {
    const imported = await super.importFile(path, source);
    const file = path.slice(this.config.root.length + 1);
    const { tasks } = TestRunner.getCurrentSuite();
    const seconds = SECONDS[file] ?? (WITH_PROGRAMS.test(file) ? tasks.length * UNMEASURED_S : undefined);
    if (source !== 'collect' || seconds === undefined || ALWAYS_WHOLE.test(file)) return imported;
    tasks.splice(0, tasks.length, ...sampleOf(file, tasks, seconds));
    return imported;
  }
}

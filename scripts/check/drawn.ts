// Samples the tests of slow files in `npm test`. Tests that have caught a planted fault (mutant) are always
// run. The commit decides the sample. Deep runs include all tests.
import { TestRunner } from 'vitest';
import record from '../../bench/faults.json' with { type: 'json' };
import times from '../../bench/test-times.json' with { type: 'json' };
import { freshSample } from '../../test/seeds.ts';

const SECONDS: Readonly<Record<string, number>> = times.files;

/** The tests that have caught a planted fault, each written as `file: test`. */
const CAUGHT = Object.values(record.caught).map(({ check }) => check);

/** Matches the tests of the rules for the code itself, which run completely at every commit. */
const ALWAYS_WHOLE = /^test\/tidy/;

/**
 * A file with browsers or several servers that has not been measured yet is assumed to take this many seconds
 * for each test.
 */
const UNMEASURED_S = 5;
const WITH_PROGRAMS = /^test\/(browser|cluster)\//;

/**
 * How many seconds a slow file may take. How long it takes completely is in bench/test-times.json. At least
 * one test of each file is kept.
 */
const BUDGET_S = 0.6;

/** How many of a file's tests fit into the time budget if all of them take `seconds`. */
export const countThatFits = (tests: number, seconds: number): number =>
  Math.max(1, Math.min(tests, Math.floor((tests * BUDGET_S) / seconds)));

/**
 * The tests of a slow file that a run includes, in their order: all that have caught a planted fault, and a
 * sample that fits into the budget. `seconds` is how long all tests of the file take.
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

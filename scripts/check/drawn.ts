// In `npm test` a slow file runs a sample of its tests, and all those that caught a planted fault. The commit
// determines the sample; deep runs include all.
import { TestRunner } from 'vitest';
import record from '../../bench/faults.json' with { type: 'json' };
import times from '../../bench/test-times.json' with { type: 'json' };
import { freshSample } from '../../test/seeds.ts';

const SECONDS: Readonly<Record<string, number>> = times.files;

/** Those that caught a planted fault, as `file: test`. */
const CAUGHT = Object.values(record.caught).map(({ check }) => check);

/** The laws of the code base: every commit must keep all of them. */
const ALWAYS_WHOLE = /^test\/tidy/;

/** Seconds for each test of a file with browsers or several servers that was not measured yet. */
const UNMEASURED_S = 5;
const WITH_PROGRAMS = /^test\/(browser|cluster)\//;

/** What a file may take, as bench/test-times.json has it. A file keeps one test at least. */
const BUDGET_S = 0.6;

/** How many of a file's tests fit, where all of them take so many seconds. */
export const countThatFits = (tests: number, seconds: number): number =>
  Math.max(1, Math.min(tests, Math.floor((tests * BUDGET_S) / seconds)));

/**
 * The tests that a run has of a slow file, in their order: all that caught a planted fault, and a sample that
 * fits into the budget. `seconds` is how long all of them take together.
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

// In `npm test` a slow file runs only a sample of its tests, and of the files with whole programs only half
// run. The commit determines the sample; deep runs include all. With `--changed` every file that takes longer
// than the budget is sampled.
import { TestRunner } from 'vitest';
import times from '../../bench/test-times.json' with { type: 'json' };
import { freshSample } from '../../test/seeds.ts';

const SECONDS: Readonly<Record<string, number>> = times.files;

/**
 * Tests of whole programs and of many people. Planted faults are caught by other tests (`scripts/faults`).
 */
const DRAWN = new RegExp(
  [
    '^test/(browser|cluster)/',
    '^test/(arena-bots|cli-package|packages|pseudo-language|terminal|verify-python)[.]',
    '^apps/cli/src/(commands/arena|play/hint)[.]',
    '^apps/server/src/features/(beacon|tournaments)/',
  ].join('|'),
);

const isDrawn = (file: string): boolean => process.env.DRAW === 'every slow file' || DRAWN.test(file);

/** Seconds for each test of a browser file that was not measured yet. */
const UNMEASURED_S = 5;

/** What a file may take, as bench/test-times.json has it. A file keeps one test at least. */
const BUDGET_S = process.env.DRAW === 'every slow file' ? 1 : 2;

/** How many of a file's tests fit, where all of them take so many seconds. */
export const countThatFits = (tests: number, seconds: number): number =>
  Math.max(1, Math.min(tests, Math.floor((tests * BUDGET_S) / seconds)));

export default class Drawn extends TestRunner {
  override async importFile(path: string, source: 'collect' | 'setup'): Promise<unknown> {
    const imported = await super.importFile(path, source);
    const file = path.slice(this.config.root.length + 1);
    const { tasks } = TestRunner.getCurrentSuite();
    const seconds = SECONDS[file] ?? (file.startsWith('test/browser/') ? tasks.length * UNMEASURED_S : undefined);
    if (source !== 'collect' || seconds === undefined || !isDrawn(file)) return imported;
    const drawn = freshSample(file, tasks, countThatFits(tasks.length, seconds));
    tasks.splice(0, tasks.length, ...drawn);
    return imported;
  }
}

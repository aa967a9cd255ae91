// Tests how the results of a test run are counted as passed and failed.
import { expect, test } from 'vitest';
import { closing, tallyOf } from './tally.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map(test => ({ status: test })),
});
const report = (...testResults: ReturnType<typeof file>[]) => JSON.stringify({ testResults });

const runs: readonly [name: string, report: string | undefined, ok: boolean, closing: string][] = [
  ['all pass', report(file('passed', 'passed', 'passed'), file('passed', 'passed')), true, '3 passed, 0 failed'],
  ['one fails', report(file('failed', 'passed', 'failed')), false, '1 passed, 1 failed'],
  ['a skipped test is a failed one', report(file('passed', 'passed', 'skipped')), true, '1 passed, 1 failed'],
  ['so is one to be written', report(file('passed', 'todo')), true, '0 passed, 1 failed'],
  ['a file that does not load', report(file('failed'), file('passed', 'passed')), false, '1 passed, 1 failed'],
  ['a file without tests', report(file('passed'), file('passed', 'passed')), true, '1 passed, 1 failed'],
  ['an error outside every test', report(file('passed', 'passed')), false, '1 passed, 1 failed'],
  ['no report', undefined, false, '0 passed, 1 failed'],
  ['no report and no complaint', undefined, true, '0 passed, 1 failed'],
  ['half a report', '{"testResults":[', true, '0 passed, 1 failed'],
];

test.each(runs)('%s', (_, text, ok, expected) => {
  expect(closing(tallyOf(text, ok))).toBe(expected);
});

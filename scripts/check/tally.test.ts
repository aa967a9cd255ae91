// What counts as passed and as failed.
import { expect, test } from 'vitest';
import { closing, failedFiles, faultsIn, tallyAgain, tallyOf } from './tally.ts';

const named = (status: string, ...failureMessages: string[]) => ({ status, fullName: 'a test', failureMessages });
const file = (status: string, ...tests: string[]) => ({
  name: `${tests.length}.test.ts`,
  status,
  assertionResults: tests.map(test => named(test)),
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

const once = report(file('failed', 'passed', 'failed'), file('passed', 'passed'), file('failed'));

test('the files to run again are those with a failed test and those that broke before their first', () => {
  expect(failedFiles(once)).toEqual(['2.test.ts', '0.test.ts']);
  expect(failedFiles(undefined)).toEqual([]);
});

const secondRuns: readonly [name: string, again: string | undefined, ok: boolean, closing: string][] = [
  ['all pass', report(file('passed', 'passed', 'passed'), file('passed', 'passed')), true, '4 passed, 0 failed'],
  [
    'one fails again',
    report(file('failed', 'passed', 'failed'), file('passed', 'passed')),
    false,
    '3 passed, 1 failed',
  ],
  ['no report', undefined, false, '1 passed, 1 failed'],
];

test.each(secondRuns)('of files run again the second time counts: %s', (_, again, ok, expected) => {
  expect(closing(tallyAgain(once, again, ok))).toBe(expected);
});

test('a run that broke outside its tests is run again whole', () => {
  const whole = report(file('passed', 'passed', 'passed'));
  expect(failedFiles(whole)).toEqual([]);
  expect(closing(tallyAgain(whole, whole, true))).toBe('2 passed, 0 failed');
});

test('each test that failed is named with what went wrong', () => {
  const assertionResults = [named('passed'), named('failed', 'wrong', 'wrong again')];
  expect(faultsIn(JSON.stringify({ testResults: [{ status: 'failed', assertionResults }] }))).toEqual([
    'a test\nwrong',
  ]);
});

// Tests that clean runs are counted since the last failure. Also tests that a check whose output has no tally
// at its end counts as failed.
import { expect, test } from 'vitest';
import { cleanRuns, type Run, tallyIn } from './runs.ts';

const runs = (...failed: readonly number[]): readonly Run[] => failed.map(count => ({ failed: count }) as Run);

test.each([
  [[], 0],
  [[0, 0], 2],
  [[0, 1, 0, 0, 0], 3],
  [[0, 2], 0],
])('after runs with %j failures: %i clean ones', (failed, clean) => {
  expect(cleanRuns(runs(...failed))).toBe(clean);
});

test.each([
  ['…\n12 passed, 0 failed\n', { passed: 12, failed: 0 }],
  ['3 passed, 1 failed', { passed: 3, failed: 1 }],
  ['12 passed, 0 failed\nkilled', { passed: 0, failed: 1 }],
  ['', { passed: 0, failed: 1 }],
])('%j', (said, tally) => {
  expect(tallyIn(said)).toEqual(tally);
});

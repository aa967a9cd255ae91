// A file runs as many of its tests as fit into its time budget, and at least one.
import { expect, test } from 'vitest';
import { countThatFits } from './drawn.ts';

test.each([
  [20, 40, 1],
  [20, 4, 10],
  [20, 0.1, 20],
  [1, 100, 1],
  [3, 100, 1],
])('of %i tests that take %d s together %i fit', (tests, seconds, fit) => {
  expect(countThatFits(tests, seconds)).toBe(fit);
});

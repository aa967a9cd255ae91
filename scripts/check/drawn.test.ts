// Tests that a file runs as many of its tests as its time budget allows, and at least one.
import { expect, test } from 'vitest';
import record from '../../bench/faults.json' with { type: 'json' };
import { countThatFits, sampleOf } from './drawn.ts';

test.each([
  [20, 40, 1],
  [20, 1.2, 10],
  [20, 0.1, 20],
  [1, 100, 1],
  [3, 100, 1],
])('of %i tests that take %d s together %i fit', (tests, seconds, fit) => {
  expect(countThatFits(tests, seconds)).toBe(fit);
});

const names = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `test ${i}` }));

test('a sample has what fits, in the order of the file', () => {
  const sample = sampleOf('a.test.ts', names(20), 1.2);
  expect(sample).toHaveLength(10);
  expect(names(20).filter(({ name }) => sample.some(one => one.name === name))).toEqual(sample);
});

test.each(Object.values(record.caught).map(({ check }) => check))('however slow the file is, it has %s', check => {
  const [file = ''] = check.split(': ');
  const name = check.slice(file.length + 2);
  expect(sampleOf(file, [{ name }, ...names(20)], 1000).map(one => one.name)).toContain(name);
});

// The parts of a deep run together cover everything exactly once.
import { expect, test } from 'vitest';
import { partOf } from './depth.ts';

const rows: readonly [whole: number, part: string, first: number, count: number][] = [
  [1000, '1/1', 0, 1000],
  [1000, '1/5', 0, 200],
  [1000, '5/5', 800, 200],
  [10, '1/3', 0, 3],
  [10, '2/3', 3, 3],
  [10, '3/3', 6, 4],
];

test.each(rows)('of %i the part %s', (whole, part, first, count) => {
  expect(partOf(whole, part)).toEqual({ first, count });
});

test.each(['0/5', '6/5', '1', 'all', '-1/5', ''])('no part: %j', wanted => {
  expect(() => partOf(10, wanted)).toThrow(`Cannot try PART=${wanted}: expected which part of how many, as in 2/5.`);
});

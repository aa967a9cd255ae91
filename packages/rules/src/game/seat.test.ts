// A seat that the table does not have is a bug, and must not be treated as an empty seat.
import { expect, test } from 'vitest';
import { at } from './seat.ts';

test('reading the entry of a seat', () => {
  expect([0, 3].map(seat => at(['a', 'b', 'c', 'd'], seat))).toEqual(['a', 'd']);
});

test.each([-1, 4, 5, 1.5, Number.NaN])('a table of four has no seat %d', seat => {
  expect(() => at(['a', 'b', 'c', 'd'], seat)).toThrow(`Cannot read seat ${seat}: the table has 4 seats`);
});

// Seatings: two players at a table of four sit in all six ways; any other list is rotated.
import { expect, test } from 'vitest';
import { arrangements } from './arrangements.ts';

const rows: readonly [name: string, listed: string, seats: number, arrangements: string][] = [
  ['two at four seats', 'AB', 4, '0011 0101 0110 1001 1010 1100'],
  ['two at two seats', 'AB', 2, '01 10'],
  ['two at three seats: one against the rest', 'AB', 3, '011 101 110'],
  ['two at six seats: one against the rest', 'AB', 6, '011111 101111 110111 111011 111101 111110'],
  ['one against three', 'ABBB', 4, '0111 1011 1101 1110'],
  ['next to each other', 'AABB', 4, '0011 0110 1001 1100'],
  ['across from each other', 'ABAB', 4, '0101 1010'],
  ['four', 'ABCD', 4, '0123 1230 2301 3012'],
  ['three at four seats', 'ABC', 4, '0012 0120 1200 2001'],
  ['three at three seats', 'ABC', 3, '012 120 201'],
  ['one alone', 'A', 5, '00000'],
  ['one twice', 'AA', 4, '0000'],
];

test.each(rows)('%s', (_, listed, seats, expected) => {
  const texts = arrangements([...listed], seats).map(one => one.join(''));
  expect(texts.toSorted().join(' ')).toBe(expected);
});

test('a table has seats for no more', () => {
  expect(() => arrangements(['A', 'B', 'C'], 2)).toThrow(
    'Cannot seat 3 players at 2 seats: there must be 1 to 2 of them',
  );
});

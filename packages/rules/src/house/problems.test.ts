// Tests which numbers of seats a sheet (the rules of a game as data) allows, and with which of these numbers
// it has errors.
import { expect, test } from 'vitest';
import { wholeOf } from './fields.ts';
import { problemsOf, seatsOf } from './problems.ts';

test.each([
  ['each from the least to the most', 3, 5, [3, 4, 5]],
  ['one', 3, 3, [3]],
  ['all that there can be', 2, 14, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]],
  ['the usual one for fewer than two', 1, 5, [4]],
  ['the usual one for more than fourteen', 3, 15, [4]],
  ['the usual one where the most is below the least', 7, 6, [4]],
  ['the usual one for half a seat', 2.5, 3, [4]],
  ['the usual one for a text', 5, '6', [4]],
  ['the usual one for nothing', 5, undefined, [4]],
])('a sheet names numbers of seats: %s', (_, min, max, tables) => {
  expect(seatsOf({ seats: { min, max } })).toEqual(tables);
});

test('what is no sheet is for the usual table', () => {
  expect(seatsOf(undefined)).toEqual([4]);
});

/**
 * `WS` is not in the pack. The second entry also repeats the first, so it has two errors at the same path.
 */
const JOKERS = [
  { shown: 'WS', doubles: ['WS'] },
  { shown: 'WS', doubles: ['H*'] },
];

test.each([
  ['ricketts', [4]],
  ['classic', []],
])('two errors at the same path are reported once, for the tables of %s', (base, seats) => {
  const problems = problemsOf(wholeOf({ base, overrides: { 'charge.cards': JOKERS } }));
  expect(problems.map(one => [one.path, one.seats])).toEqual([
    ['charge.cards[0].shown', seats],
    ['charge.cards[0].doubles', seats],
    ['charge.cards[1].shown', seats],
  ]);
});

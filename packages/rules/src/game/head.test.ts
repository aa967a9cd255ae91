// A length that players choose must lie ahead of the totals they start with.
import { expect, test } from 'vitest';
import { sheetOf } from '../games.ts';
import { checkLength } from './head.ts';

const rows: readonly [game: string, length: { target: number } | { deals: number }, fits: boolean][] = [
  ['ricketts', { target: 50 }, true],
  ['ricketts', { target: 0 }, false], // reached by everybody before the first deal
  ['ricketts', { target: -50 }, false], // totals rise, so they stand above it from the beginning
  ['classic', { target: -50 }, true],
  ['classic', { target: 50 }, false], // totals fall from 0, and 0 is below 50 already
  ['capture', { target: 25 }, true],
  ['wild-twist', { deals: 5 }, true],
];

test.each(rows)('%s to %j fits: %s', (game, length, fits) => {
  const sheet = sheetOf(game);
  expect(sheet && checkLength(sheet, length).map(error => error.path)).toEqual(fits ? [] : ['length.target']);
});

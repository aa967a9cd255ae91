// Saved house rules can be read again, whatever numbers of seats they were made for.
import { expect, test } from 'vitest';
import { type Overrides, sheetOf } from '../games.ts';
import { heartsOf } from '../prepare.ts';
import { readHouse, writeHouse } from './file.ts';
import { forSeats } from './for-seats.ts';

const rows: readonly [base: string, seats: number, overrides: Overrides, saved: readonly [number, number]][] = [
  ['black-lady', 4, { 'pass.cycle': ['left', 'left-3'] }, [4, 6]],
  ['at-play', 4, { 'pass.cycle': ['across'] }, [4, 4]],
  ['black-lady', 4, { 'deck.remove': [] }, [4, 4]],
  ['at-play', 4, { 'match.limit': 60 }, [3, 5]],
  ['classic', 5, { 'deal.rest': 'out' }, [3, 7]],
  ['at-play', 4, { seats: { min: 3, max: 4, best: 4 }, 'pass.cycle': ['across'] }, [4, 4]],
];

test.each(rows)('%s for %i with %o is read again, for %o', (base, seats, overrides, [min, max]) => {
  const read = readHouse(writeHouse(forSeats({ base, overrides }, seats)));
  if (!read.ok) throw new Error(JSON.stringify(read));
  const { sheet } = heartsOf(sheetOf(read.house.base), seats, read.house.overrides);
  expect(sheet.seats).toEqual({ min, max, best: seats });
});

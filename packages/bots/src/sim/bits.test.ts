// Compares the table lookups for the bits of a lane (a suit's cards as one number) with a loop over the bits.
import { expect, test } from 'vitest';
import { countOf, placeOf } from './bits.ts';
import { diceOf, roll } from './dice.ts';

const dice = diceOf('lanes');
const suitBits = [
  0,
  1,
  1 << 27,
  (1 << 28) - 1,
  0x3fff,
  0x3fff << 14,
  ...Array.from({ length: 500 }, () => roll(dice, 128) * roll(dice, 128) * roll(dice, 128) * roll(dice, 128)),
];

test('every set bit is counted and found in order', () => {
  for (const lane of suitBits) {
    const places = Array.from({ length: 28 }, (_, place) => place).filter(place => (lane >>> place) & 1);
    expect(countOf(lane)).toBe(places.length);
    expect(places.map((_, k) => placeOf(lane, k))).toEqual(places);
  }
});

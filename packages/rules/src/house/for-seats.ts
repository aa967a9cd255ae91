// Restricts house rules to the numbers of players with which they can be played.

import { type Sheet, sheetOf } from '../games.ts';
import { prepare } from '../prepare.ts';
import { type House, wholeOf } from './fields.ts';
import { seatsOf } from './problems.ts';

/**
 * Restricts house rules to the unbroken range of playable numbers of seats around `seats`, and makes `seats`
 * the best number. Rules do not change if all their numbers of seats are playable and `seats` is already the
 * best one.
 */
export function forSeats(house: House, seats: number): House {
  const whole = wholeOf(house) as Sheet;
  const all = seatsOf(whole);
  const isPlayable = (n: number): boolean =>
    all.includes(n) && prepare(sheetOf(house.base) as Sheet, n, house.overrides).ok;
  let [min, max] = [seats, seats];
  while (isPlayable(min - 1)) min--;
  while (isPlayable(max + 1)) max++;
  if (max - min + 1 === all.length && seats === whole.seats.best) return house;
  return { ...house, overrides: { ...withoutSeats(house.overrides), seats: { min, max, best: seats } } };
}

/** The overrides without those of the numbers of seats. */
const withoutSeats = (overrides: House['overrides']): House['overrides'] =>
  Object.fromEntries(Object.entries(overrides).filter(([path]) => path !== 'seats' && !path.startsWith('seats.')));

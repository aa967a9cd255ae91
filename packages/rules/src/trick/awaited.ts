// Which seats are still awaited before play: those that have not passed, or not said what they charge.
import { bySeat, type Seat, seatLeft } from '../game/seat.ts';
import { placesOf, type Rules } from './rules.ts';
import type { State } from './state.ts';

/**
 * The seats that still have to pass: all at the same time, or in turn if the sheet shows received cards
 * first.
 */
export function yetToPass(rules: Rules, state: State): readonly Seat[] {
  const done = new Set(state.passes.map(pass => pass.seat));
  if (rules.sheet.pass.see === 'afterChoosing')
    return bySeat(rules.seats, seat => seat).filter(seat => !done.has(seat));
  // In the direction of the pass, so that every seat but the first may look at what has come to it.
  const way = (placesOf(state.step, rules.seats) ?? 1) < 0 ? -1 : 1;
  const order = bySeat(rules.seats, i => seatLeft(state.dealer, 1 + i * way, rules.seats));
  return order.filter(seat => !done.has(seat)).slice(0, 1);
}

/** Which seats have still to say what they show before play: all at once. */
export const yetToCharge = ({ seats }: Rules, { charges }: State): readonly Seat[] =>
  bySeat(seats, seat => seat).filter(seat => charges.every(one => one.seat !== seat));

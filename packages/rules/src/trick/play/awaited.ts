// The seats that still have to pass cards, or to charge cards (show them before play, so that they count
// more).
import { bySeat, type Seat, seatLeft } from '../../game/seat.ts';
import { placesOf, type Rules } from '../rules/rules.ts';
import type { State } from '../state/state.ts';

/**
 * The seats that have to pass now. These are all seats that have not passed yet. If the sheet lets a seat
 * look at received cards before it chooses, only the next seat has to pass.
 */
export function yetToPass(rules: Rules, state: State): readonly Seat[] {
  const done = new Set(state.passes.map(pass => pass.seat));
  if (rules.sheet.pass.see === 'afterChoosing')
    return bySeat(rules.seats, seat => seat).filter(seat => !done.has(seat));
  // seats pass in the direction of the pass, so that all but the first seats have received cards before they
  // choose
  const way = (placesOf(rules, state.step) ?? 1) < 0 ? -1 : 1;
  const order = bySeat(rules.seats, i => seatLeft(state.dealer, 1 + i * way, rules.seats));
  return order.filter(seat => !done.has(seat)).slice(0, 1);
}

/** The seats that still have to charge cards or to decline. All of them are asked at the same time. */
export const yetToCharge = ({ seats }: Rules, { charges }: State): readonly Seat[] =>
  bySeat(seats, seat => seat).filter(seat => charges.every(one => one.seat !== seat));

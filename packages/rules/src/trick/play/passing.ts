// The cards of a pass: which cards a seat gives, receives and keeps.
import type { Card } from '../../cards/card.ts';
import { sorted, withoutAll } from '../../cards/card-set.ts';
import { at, type Seat } from '../../game/seat.ts';
import { passesOn, type Rules } from '../rules/rules.ts';
import type { Pass, State } from '../state/state.ts';

/** The cards of a pass that the seat was dealt itself. */
export const ownGifts = ({ gifts, onward = [] }: Pass): readonly Card[] =>
  withoutAll(
    gifts.map(gift => gift.card),
    onward,
  );

/** The cards that were passed to a seat and that it did not pass on. */
export const keptOf = (passes: readonly Pass[], seat: Seat): readonly Card[] =>
  withoutAll(received(passes, seat), passes.find(pass => pass.seat === seat)?.onward ?? []);

/** The cards that were passed to a seat. */
export const received = (passes: readonly Pass[], seat: Seat): readonly Card[] =>
  passes.flatMap(pass => pass.gifts.filter(gift => gift.to === seat).map(gift => gift.card));

/**
 * The cards in a seat's hand. If cards may be passed on, received cards are in the hand even before all seats
 * have passed.
 */
export function inHand(rules: Rules, { phase, hands, passes }: State, seat: Seat): readonly Card[] {
  const hand = at(hands, seat);
  if (phase !== 'pass' || !passesOn(rules)) return hand;
  return sorted([...hand, ...keptOf(passes, seat)]);
}

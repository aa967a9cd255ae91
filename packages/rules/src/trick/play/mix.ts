// A mix: cards of all seats go into the middle and come back in a secret order, which was drawn with the
// deal.
import { byCanon } from '../../cards/card.ts';
import { draws, type Seed } from '../../cards/chance.ts';
import { shuffled } from '../../cards/deck.ts';
import { bySeat, type Seat } from '../../game/seat.ts';
import { passCountOf, type Rules } from '../rules/rules.ts';
import type { Pass, PassedCard } from '../state/state.ts';

/**
 * The seat that receives each card that was put into the middle. The cards are ordered by the seat that gave
 * them, and for each seat in the canonical order of cards.
 */
export type Mix = readonly Seat[];

/** A list in which each seat occurs once for each card that it gives and gets back. */
const evenly = (rules: Rules, deal: number): Mix =>
  bySeat(rules.seats, seat => seat).flatMap(seat => Array<Seat>(passCountOf(rules, deal)).fill(seat));

/** The mix of a deal, which follows from the seed of the deal. */
export const mixDrawn = (rules: Rules, deal: number, seed: Seed): Mix =>
  shuffled(evenly(rules, deal), draws(seed, 'mix'));

/**
 * The mix of a deal whose cards are given. If `given` is not a valid mix, the cards go to the seats in turn.
 */
export function mixGiven(rules: Rules, deal: number, given: Mix | undefined): Mix {
  const even = evenly(rules, deal);
  const fits = given !== undefined && [...given].sort((a, b) => a - b).join() === even.join();
  return fits ? given : even.map((_, place) => place % rules.seats);
}

/** The cards that a seat gives, in the canonical order. */
export const inOrder = (gifts: readonly PassedCard[]): readonly PassedCard[] =>
  [...gifts].sort((a, b) => byCanon(a.card, b.card));

/** A seat's pass in which each card goes to the seat that the mix assigns to it. */
export function mixed(mix: Mix, { seat, gifts }: Pass): Pass {
  const places = inOrder(gifts);
  const first = seat * gifts.length;
  return { seat, gifts: gifts.map(gift => ({ card: gift.card, to: mix[first + places.indexOf(gift)] ?? seat })) };
}

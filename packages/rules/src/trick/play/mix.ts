// A mix: cards of all seats go into the middle and come back in a secret order that was drawn with the deal.
import { byCanon } from '../../cards/card.ts';
import { draws, type Seed } from '../../cards/chance.ts';
import { shuffled } from '../../cards/deck.ts';
import { bySeat, type Seat } from '../../game/seat.ts';
import { isMix, passCountOf, type Rules } from '../rules/rules.ts';
import type { Pass, PassedCard, State } from '../state/state.ts';

/**
 * The seat that receives each card put into the middle. The cards are ordered by giver, and those of one
 * giver in the canonical order of cards.
 */
export type Mix = readonly Seat[];

/** Each seat's number, once for each card that it gives and gets back. */
const evenly = (rules: Rules, deal: number): Mix =>
  bySeat(rules.seats, seat => seat).flatMap(seat => Array<Seat>(passCountOf(rules, deal)).fill(seat));

/** The mix of a deal, drawn from the seed that dealt it. */
export const mixDrawn = (rules: Rules, deal: number, seed: Seed): Mix =>
  shuffled(evenly(rules, deal), draws(seed, 'mix'));

/** The mix of a deal with given cards. If no valid mix is given, the cards go to the seats in turn. */
export function mixGiven(rules: Rules, deal: number, given: Mix | undefined): Mix {
  const even = evenly(rules, deal);
  const fits = given !== undefined && [...given].sort((a, b) => a - b).join() === even.join();
  return fits ? given : even.map((_, place) => place % rules.seats);
}

const inOrder = (gifts: readonly PassedCard[]): readonly PassedCard[] =>
  [...gifts].sort((a, b) => byCanon(a.card, b.card));

/** A seat's pass, with each card addressed to the seat that the mix draws for it. */
export function mixed(mix: Mix, { seat, gifts }: Pass): Pass {
  const places = inOrder(gifts);
  const first = seat * gifts.length;
  return { seat, gifts: gifts.map(gift => ({ card: gift.card, to: mix[first + places.indexOf(gift)] ?? seat })) };
}

/** The mix, recovered from a record of who passed which cards to whom. */
export const mixFromPasses = (passes: readonly Pass[]): Mix =>
  [...passes].sort((a, b) => a.seat - b.seat).flatMap(({ gifts }) => inOrder(gifts).map(({ to }) => to));

/**
 * A seat's gifts into the middle, from a record that names the receivers. A record that does not fit the mix
 * stays unchanged.
 */
export function intoMiddle({ phase, step, mix }: State, { seat, gifts }: Pass): readonly PassedCard[] {
  if (phase !== 'pass' || !isMix(step)) return gifts;
  const due = mixed(mix, { seat, gifts }).gifts;
  const fits = gifts.every(({ to }, i) => to === due[i]?.to);
  return fits ? gifts.map(({ card }) => ({ card, to: seat })) : gifts;
}

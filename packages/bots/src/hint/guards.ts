// Guards: low cards of a suit that can be played instead of a dangerous card. A card is dangerous if it is
// costly, or if it would take a costly card.
import { type Card, isWild, SUITS, suitOf } from '@moonshot/rules/cards';
import { type HandAnalysis, type ValuedCard, withoutCard } from '../players/careful/reading.ts';
import type { Reason } from './reason.ts';

/** The most costly of these cards; undefined if none counts as costly. */
export function costliestIn({ highCost: least }: HandAnalysis, cards: readonly ValuedCard[]): ValuedCard | undefined {
  const costly = cards.filter(one => one.cost >= least && !isWild(one.card));
  return costly.sort((a, b) => b.cost - a.cost)[0];
}

/** A card that needs guards, with its guards. */
interface Guarded {
  readonly card: Card;
  readonly guards: readonly Card[];
}

/**
 * For each suit, the lowest card of the hand that should not be played: a costly card, or one above a costly
 * card.
 */
function guardedIn(reading: HandAnalysis, hand: HandAnalysis['hand']): readonly Guarded[] {
  return SUITS.flatMap(suit => {
    const costly = costliestIn(reading, [...hand[suit], ...reading.out[suit]]);
    const first = costly && hand[suit].find(one => one.power >= costly.power && !isWild(one.card));
    if (first === undefined) return [];
    const low = hand[suit].filter(one => one.power < first.power && !isWild(one.card));
    return [{ card: first.card, guards: low.map(one => one.card) }];
  });
}

const after = (hand: HandAnalysis['hand'], cards: readonly Card[]): HandAnalysis['hand'] =>
  cards.reduce(withoutCard, hand);

/**
 * Reasons for giving up the cards in `gone`: a dangerous card keeps guards that could have been given up
 * instead.
 */
export function guardReasons(
  reading: HandAnalysis,
  choices: readonly Card[],
  gone: readonly Card[],
): readonly Reason[] {
  return guardedIn(reading, after(reading.hand, gone)).flatMap(({ card, guards }): readonly Reason[] => {
    const chosen = guards.some(guard => choices.includes(guard)) && !gone.some(one => suitOf(one) === suitOf(card));
    return chosen && guards.length > 0 ? [{ kind: 'keeps-guard', guarded: card, guards: guards.length }] : [];
  });
}

/** Reasons against giving up the cards in `gone`: a dangerous card loses its last guard. */
export function lostGuardReasons(reading: HandAnalysis, gone: readonly Card[]): readonly Reason[] {
  const left = guardedIn(reading, after(reading.hand, gone));
  return guardedIn(reading, reading.hand).flatMap(({ card, guards }): readonly Reason[] => {
    const now = left.find(one => one.card === card);
    return guards.length > 0 && now?.guards.length === 0 ? [{ kind: 'bares', guarded: card }] : [];
  });
}

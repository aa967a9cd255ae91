// Cards on a terminal: short names in suit colours, and hands in sorted order.
import { type Card, isWild, rankOf, SUIT_SYMBOLS, SUITS, type Suit, suitOf } from '@moonshot/rules/cards';
import { ink } from './ink.ts';

const SUIT_INK: Readonly<Record<Suit, (text: string) => string>> = {
  C: ink.green,
  D: ink.blue,
  S: text => text, // spades have the terminal's own text colour
  H: ink.red,
};

/** A card's short name without colour: `Q♠`, `10♦`, `W♥`. */
export const faceOf = (card: Card): string =>
  `${rankOf(card) === 'T' ? '10' : rankOf(card)}${SUIT_SYMBOLS[suitOf(card)]}`;

/** A card's short name in the colour of its suit. */
export const face = (card: Card): string => SUIT_INK[suitOf(card)](faceOf(card));

/** A played card. A wild card is followed by its call, highest or lowest. */
export const played = ({ card, call }: { readonly card: Card; readonly call?: 'high' | 'low' }): string =>
  call === undefined ? face(card) : `${face(card)} ${call === 'high' ? 'highest' : 'lowest'}`;

/** Several cards, separated by spaces. */
export const faces = (cards: readonly Card[]): string => cards.map(face).join(' ');

/**
 * Sorts a hand for display: clubs, diamonds, spades and hearts, each from low to high with its wild card
 * last.
 */
export function inHand(cards: readonly Card[], strength: ReadonlyMap<Card, number>): readonly Card[] {
  const power = (card: Card): number => (isWild(card) ? Number.POSITIVE_INFINITY : (strength.get(card) ?? 0));
  return [...cards].sort(
    (a, b) =>
      SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || (power(a) < power(b) ? -1 : power(a) > power(b) ? 1 : 0),
  );
}

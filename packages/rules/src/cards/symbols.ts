// The short forms of cards that are displayed.
import { byCanon, type Card, isWild, rankOf, type Suit, suitOf } from './card.ts';

export const SUIT_SYMBOLS: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', S: '♠', H: '♥' };

/** The short form of a card's name that is displayed: `Q♠`, `10♣`, `wild ♥`. */
export function symbolOf(card: Card): string {
  const suit = SUIT_SYMBOLS[suitOf(card)];
  if (isWild(card)) return `wild ${suit}`;
  return `${rankOf(card) === 'T' ? '10' : rankOf(card)}${suit}`;
}

/** The short forms of several cards, in canonical order: `4♣ 9♣ Q♠`. */
export const symbolsOf = (cards: readonly Card[]): string => [...cards].sort(byCanon).map(symbolOf).join(' ');

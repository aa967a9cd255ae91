// Numbers and suits as signs, which are the same in every language.
import { SUIT_SYMBOLS, type Suit } from './card.ts';

/** A number in figures, below zero with a true minus sign: `−26`. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** Suits by their signs, as an order is written: `♦ ♣ ♠ ♥`. */
export const suitSigns = (suits: readonly Suit[]): string => suits.map(suit => SUIT_SYMBOLS[suit]).join(' ');

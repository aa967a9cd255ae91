// Numbers and suits in symbols that are the same in every language.
import type { Suit } from './card.ts';
import { SUIT_SYMBOLS } from './symbols.ts';

/** A number in digits, with a true minus sign: `−26`. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** The symbols of suits in the given order: `♦ ♣ ♠ ♥`. */
export const suitSigns = (suits: readonly Suit[]): string => suits.map(suit => SUIT_SYMBOLS[suit]).join(' ');

// Finds the cards that words name, as selectors such as `H*` (all hearts).
import type { Selector } from '../../cards/card-set.ts';

const RANK_WORDS: Readonly<Record<string, string>> = {
  ace: 'A',
  king: 'K',
  queen: 'Q',
  jack: 'J',
  knave: 'J',
  '10': 'T',
  '9': '9',
  '8': '8',
  '7': '7',
  '6': '6',
  '5': '5',
  '4': '4',
  '3': '3',
  '2': '2',
};
const SUIT_WORDS: Readonly<Record<string, string>> = { club: 'C', diamond: 'D', spade: 'S', heart: 'H' };

/** Matches words for cards: `[QS]`, `a heart`, `jacks`, `wild cards`, `penalty cards`. */
const NAMED =
  /\[(..)\]|\b(hearts?|spades?|clubs?|diamonds?)\b|\b(aces?|kings?|queens?|jacks?|knaves?|10s|9s|8s|7s|6s|5s|4s|3s|2s|a 10|a 9|an 8|a 7|a 6|a 5|a 4|a 3|a 2)\b|\b(wild cards?)\b|\b((?:penalty|point|scoring|scored|counting|points)(?: point)?s? cards?|points?|penalty|blood|bleed|bleeding)\b/g;

/**
 * The placeholder for all cards that cost points. Which cards these are is known only when the points are
 * known.
 */
export const COSTLY = 'costly';

/**
 * The placeholder for cards that a text mentions without saying which. The user is then asked which cards
 * cost points.
 */
export const UNCLEAR = '?';

/** The selectors for the cards that the words name, in order and without repeats. */
export function cardsIn(words: string): readonly (Selector | typeof COSTLY)[] {
  const found: (Selector | typeof COSTLY)[] = [];
  for (const [, card, suit, rank, wild, costly] of words.matchAll(NAMED)) {
    if (card !== undefined) found.push(card as Selector);
    else if (suit !== undefined) found.push(`${SUIT_WORDS[suit.replace(/s$/, '')]}*` as Selector);
    else if (rank !== undefined) found.push(`${RANK_WORDS[rank.replace(/^an? |s$/g, '')]}*` as Selector);
    else if (wild !== undefined) found.push('W*' as Selector);
    else if (costly !== undefined) found.push(COSTLY);
  }
  return [...new Set(found)];
}

/** The single cards that the words name. */
export const singleCards = (words: string): readonly string[] => [
  ...new Set([...words.matchAll(/\[(..)\]/g)].map(([, card = '']) => card)),
];

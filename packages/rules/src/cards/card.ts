// A card is its name: its rank, then its suit. `QS` is the queen of spades, `TC` the ten of clubs, `WH` the
// wild heart.

/** The suits in canonical order: clubs, diamonds, spades, hearts. */
export const SUITS = ['C', 'D', 'S', 'H'] as const;
export type Suit = (typeof SUITS)[number];

/** The ranks that can be printed on a card, from the lowest to the highest if the ace is high. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number] | 'W';

/**
 * The name of a card. In a deck of two packs the same name occurs twice, and the two copies are
 * interchangeable.
 */
export type Card = `${Rank}${Suit}`;

export const suitOf = (card: Card): Suit => card.charAt(1) as Suit;
export const rankOf = (card: Card): Rank => card.charAt(0) as Rank;
export const isWild = (card: Card): boolean => card.charCodeAt(0) === 87; // the code of `W`

const names = SUITS.flatMap(suit => [...RANKS, 'W' as const].map((rank): Card => `${rank}${suit}`));

/**
 * The names of all 56 cards in canonical order: by suit, and in each suit from two to ace and then the wild
 * card. The names are keys of an object, because JavaScript engines intern such strings and compare them as
 * pointers.
 */
export const CARDS = Object.keys(Object.fromEntries(names.map(name => [name, true]))) as readonly Card[];

const position = new Map<string, number>(CARDS.map((card, index) => [card, index]));

export const isCard = (text: unknown): text is Card => typeof text === 'string' && position.has(text);

/** The interned name of a card. Undefined if the text names no card. */
export function cardOf(text: string): Card | undefined {
  const place = position.get(text);
  return place === undefined ? undefined : CARDS[place];
}

/** The index of a card in the canonical order. */
export const placeOf = (card: Card): number => position.get(card) ?? 0;

/**
 * Compares cards by suit (clubs, diamonds, spades, hearts), then by rank with the ace high and the wild card
 * last.
 */
export const byCanon = (a: Card, b: Card): number => placeOf(a) - placeOf(b);

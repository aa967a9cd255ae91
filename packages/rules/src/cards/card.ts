// A card is its name: rank then suit, `QS` the queen of spades, `TC` the ten of clubs, `WH` the wild heart.

/** Suits in the canonical order of a deck: clubs, diamonds, spades, hearts. */
export const SUITS = ['C', 'D', 'S', 'H'] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks a card can be printed with, lowest first when the ace is high. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number] | 'W';

/** The name of a card. With two packs the same name occurs twice, and the copies are interchangeable. */
export type Card = `${Rank}${Suit}`;

export const suitOf = (card: Card): Suit => card.charAt(1) as Suit;
export const rankOf = (card: Card): Rank => card.charAt(0) as Rank;
export const isWild = (card: Card): boolean => card.charCodeAt(0) === 87; // 'W'

const names = SUITS.flatMap(suit => [...RANKS, 'W' as const].map((rank): Card => `${rank}${suit}`));

/**
 * All 56 names in canonical order: by suit, and in each suit from two to ace and then the wild. Object keys
 * are interned, so that two names are compared as pointers.
 */
export const CARDS = Object.keys(Object.fromEntries(names.map(name => [name, true]))) as readonly Card[];

const position = new Map<string, number>(CARDS.map((card, index) => [card, index]));

export const isCard = (text: unknown): text is Card => typeof text === 'string' && position.has(text);

/** The interned name of a card; undefined if the text names no card. */
export function cardOf(text: string): Card | undefined {
  const place = position.get(text);
  return place === undefined ? undefined : CARDS[place];
}

/** Index of the card in the canonical order. */
export const placeOf = (card: Card): number => position.get(card) ?? 0;

/** Compares by suit (clubs, diamonds, spades, hearts), then by rank with the ace high and the wild last. */
export const byCanon = (a: Card, b: Card): number => placeOf(a) - placeOf(b);

export const SUIT_SYMBOLS: Readonly<Record<Suit, string>> = { C: '♣', D: '♦', S: '♠', H: '♥' };

/** The short display form of a card: `Q♠`, `10♣`, `wild ♥`. */
export function symbolOf(card: Card): string {
  const suit = SUIT_SYMBOLS[suitOf(card)];
  if (isWild(card)) return `wild ${suit}`;
  return `${rankOf(card) === 'T' ? '10' : rankOf(card)}${suit}`;
}

/** The display form of several cards, in canonical order: `4♣ 9♣ Q♠`. */
export const symbolsOf = (cards: readonly Card[]): string => [...cards].sort(byCanon).map(symbolOf).join(' ');

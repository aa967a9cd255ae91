// Decks in canonical order, the shuffle, and the dealing of one card at a time.
import { CARDS, type Card, isWild, type Suit, suitOf } from './card.ts';
import { withoutAll } from './card-set.ts';
import type { Below } from './chance.ts';

export interface DeckPlan {
  readonly packs: number;
  readonly wilds: readonly Suit[];
  readonly remove: readonly Card[];
}

/**
 * The cards of a deck in canonical order, one pack after another. A removed card is taken from the first pack
 * that has it.
 */
export function deckOf(plan: DeckPlan): readonly Card[] {
  const pack = CARDS.filter(card => !isWild(card) || plan.wilds.includes(suitOf(card)));
  return withoutAll(Array.from({ length: plan.packs }, () => pack).flat(), plan.remove);
}

/**
 * Shuffles by Fisher–Yates from the last index down. `below(i + 1)` chooses the index with which index i is
 * swapped.
 */
export function shuffled<T>(cards: readonly T[], below: Below): readonly T[] {
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const held = deck[i] as T;
    deck[i] = deck[j] as T;
    deck[j] = held;
  }
  return deck;
}

export interface DealtPiles<T> {
  readonly hands: readonly (readonly T[])[];
  readonly rest: readonly T[];
}

/**
 * Deals cards from the top of the deck, one at a time and in the order of play, beginning with seat `first`.
 * Each of the `seats` hands gets `size` cards.
 */
export function dealOut<T>(deck: readonly T[], seats: number, size: number, first: number): DealtPiles<T> {
  const hands = Array.from({ length: seats }, (_, seat): readonly T[] => {
    const lap = (seat - first + seats) % seats;
    return Array.from({ length: size }, (_, i) => deck[i * seats + lap] as T);
  });
  return { hands, rest: deck.slice(seats * size) };
}

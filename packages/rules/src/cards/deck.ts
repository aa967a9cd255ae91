// Decks in canonical order, the shuffle, and dealing one card at a time.
import { CARDS, type Card, isWild, type Suit, suitOf } from './card.ts';
import { withoutAll } from './card-set.ts';
import type { Below } from './chance.ts';

export interface DeckPlan {
  readonly packs: number;
  readonly wilds: readonly Suit[];
  readonly remove: readonly Card[];
}

/**
 * The cards of a deck in canonical order, pack after pack. Removed cards are taken from the first pack that
 * has them.
 */
export function deckOf(plan: DeckPlan): readonly Card[] {
  const pack = CARDS.filter(card => !isWild(card) || plan.wilds.includes(suitOf(card)));
  return withoutAll(Array.from({ length: plan.packs }, () => pack).flat(), plan.remove);
}

/** Fisher–Yates shuffle from the last index down. `below(i + 1)` chooses each partner. */
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
 * Deals `size` cards to each of `seats` hands from the top, one at a time, in the order of play, beginning
 * with seat `first`.
 */
export function dealOut<T>(deck: readonly T[], seats: number, size: number, first: number): DealtPiles<T> {
  const hands = Array.from({ length: seats }, (_, seat): readonly T[] => {
    const lap = (seat - first + seats) % seats;
    return Array.from({ length: size }, (_, i) => deck[i * seats + lap] as T);
  });
  return { hands, rest: deck.slice(seats * size) };
}

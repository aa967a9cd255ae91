// The order of a hand in reviews: by suit and rank, independent of the table's rules.
import { type Card, isWild, rankOf, SUITS, suitOf } from '@moonshot/rules/cards';

const powerOf = (card: Card): number => (isWild(card) ? 99 : '23456789TJQKA'.indexOf(rankOf(card)));

/** Sorts by suit, each from low to high, a wild card last. */
export const inOrder = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || powerOf(a) - powerOf(b));

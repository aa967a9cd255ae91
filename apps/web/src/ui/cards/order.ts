// The order of the cards in reviews, replays and puzzles: by suit and rank, whatever the rules are.
import { type Card, isWild, rankOf, SUITS, suitOf } from '@moonshot/rules/cards';

const powerOf = (card: Card): number => (isWild(card) ? 99 : '23456789TJQKA'.indexOf(rankOf(card)));

/** Sorts cards by suit, and each suit from low to high with a wild card last. */
export const inOrder = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || powerOf(a) - powerOf(b));

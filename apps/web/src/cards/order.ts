// The order in which the cards of a hand that is looked back on lie: by suit and rank, whatever beats what at
// the table.
import { type Card, isWild, rankOf, SUITS, suitOf } from '@moonshot/rules/cards/card';

const powerOf = (card: Card): number => (isWild(card) ? 99 : '23456789TJQKA'.indexOf(rankOf(card)));

/** The cards suit by suit, each from the lowest up, a wild last. */
export const inOrder = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || powerOf(a) - powerOf(b));

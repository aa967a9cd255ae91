// The led suit and the trump suit, as far as the cards on the table show them.

import type { TableRules, TableView } from '@moonshot/protocol';
import type { Play, TrickView } from '@moonshot/rules';
import { type Card, isWild, type Suit, suitOf } from '@moonshot/rules/cards';
import type { TableModel } from '../model.ts';

type Wilds = Pick<TableRules, 'jokers'>;

/** Whether the card is a joker by these rules. A joker has no suit. */
export const isJoker = ({ jokers }: Wilds, card: Card): boolean => jokers && isWild(card);

/** The view of a deal of tricks. Throws in a game without tricks. */
export function tricksIn({ deal }: TableView): TrickView {
  if (deal.kind === 'tricks') return deal;
  throw new Error('Cannot show tricks: the game has none');
}

/** The suit of a card; `undefined` for a joker. */
export const suitIn = (rules: Wilds, card: Card): Suit | undefined => (isJoker(rules, card) ? undefined : suitOf(card));

/** The suit of the first played card that has one; `undefined` if no such card was played. */
export function suitLed(rules: Wilds, plays: readonly Play[]): Suit | undefined {
  const lead = plays.find(({ card }) => !isJoker(rules, card));
  return lead && suitOf(lead.card);
}

/** The trump suit of the deal. The rules name it, or the card that was turned up shows it. */
export const trumpIn = ({ view: { deal }, rules }: Pick<TableModel, 'view' | 'rules'>): TableRules['trump'] =>
  deal.kind === 'tricks' && deal.upcard !== null ? suitOf(deal.upcard) : rules.trump;

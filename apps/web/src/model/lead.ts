// The suit that has to be followed and the one that is trumps, as far as the cards on the table tell.
import { type Card, isWild, type Suit, suitOf } from '@moonshot/rules/cards/card';
import type { Play } from '@moonshot/rules/trick/state';
import type { TableRules } from '@moonshot/wire';
import type { Table } from './model.ts';

type Wilds = Pick<TableRules, 'jokers'>;

/** Whether the card has no suit here, whatever sign it bears. */
export const isJoker = ({ jokers }: Wilds, card: Card): boolean => jokers && isWild(card);

/** The suit of a card; undefined for a joker. */
export const suitIn = (rules: Wilds, card: Card): Suit | undefined => (isJoker(rules, card) ? undefined : suitOf(card));

/** The suit of the first card that has one; undefined while none lies. */
export function suitLed(rules: Wilds, plays: readonly Play[]): Suit | undefined {
  const lead = plays.find(({ card }) => !isJoker(rules, card));
  return lead && suitOf(lead.card);
}

/** Trumps of the deal: by the rules, or by the card that was turned up. */
export const trumpIn = ({ view: { deal }, rules }: Pick<Table, 'view' | 'rules'>): TableRules['trump'] =>
  deal.kind === 'tricks' && deal.upcard !== null ? suitOf(deal.upcard) : rules.trump;

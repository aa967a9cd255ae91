// The points of single cards in a deal, and the chips in the pool.
import type { TableRules, TableView } from '@moonshot/protocol';
import { type Card, chipsInPool, type Suit, suitNamed, suitOf } from '@moonshot/rules/cards';
import { contractIn } from './standing.ts';

/**
 * The sign of the sum of all cards' points in a deal. It tells whether most points are positive or negative.
 */
export function signOfMost(
  rules: Pick<TableRules, 'costs' | 'contracts'>,
  deal: Pick<TableView['deal'], 'deal'>,
): number {
  const { costs } = contractIn(rules, deal) ?? rules;
  return Object.values(costs).reduce((sum, n) => sum + n, 0) < 0 ? -1 : 1;
}

/** The points of a card in the viewed deal. */
export function pointsIn(
  rules: Pick<TableRules, 'costs' | 'contracts'>,
  { deal }: Pick<TableView, 'deal'>,
  card: Card,
): number {
  const { costs } = contractIn(rules, deal) ?? rules;
  return costs[inItsPart(card, deal.kind === 'tricks' ? suitNamed(deal.bids) : undefined)] ?? 0;
}

/**
 * The card whose points this card has after an auction. In an auction, hearts and the named suit swap their
 * points.
 */
export function inItsPart(card: Card, named: Suit | undefined): Card {
  const suit = suitOf(card);
  if (named === undefined || (suit !== named && suit !== 'H')) return card;
  return `${card.charAt(0)}${suit === named ? 'H' : named}` as Card;
}

/** The number of chips in the pool now; `undefined` in a game without a pool. */
export function poolIn({ poolFrom }: TableRules, { deal }: TableView): number | undefined {
  if (poolFrom === undefined || deal.kind !== 'tricks') return undefined;
  const isRunning = deal.results.length < deal.deal; // after the deal, the totals include the bids
  return chipsInPool(poolFrom, deal.totals, isRunning ? deal.bids : []);
}

// The card that a deal turns on.
import type { Card } from '@moonshot/rules/cards/card';
import type { TableRules } from '@moonshot/wire';
import { cost } from './standing.ts';

/** A card that costs this much, and more than any other, is what the deal turns on. */
const DEAR = 5;

/** The one card that costs far more than any other, where the game has such a card. */
export function dearestCard(rules: TableRules): Card | undefined {
  const entries = Object.entries(rules.costs).map(([card, points]) => [card, cost(rules, points)] as const);
  const most = Math.max(0, ...entries.map(([, points]) => points));
  const cards = entries.filter(([, points]) => points === most);
  return most >= DEAR && cards.length === 1 ? (cards[0]?.[0] as Card) : undefined;
}

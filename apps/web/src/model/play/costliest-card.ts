// Finds the card of a deal that costs the most points.

import type { TableRules } from '@moonshot/protocol';
import type { Card, Suit } from '@moonshot/rules/cards';
import { inItsPart } from './points.ts';
import { contractIn } from './standing.ts';

/** Minimum points of a card that can decide a deal. */
const DEAR = 5;

/**
 * The one card that costs more than any other in a deal, considering the deal's contract and named suit.
 * `undefined` if it costs less than `DEAR`, or if several cards cost the most. `sign` is -1 if negative
 * points are costs.
 */
export function costliestCard(
  rules: TableRules,
  result: { readonly deal: number; readonly named?: Suit | undefined },
  sign: number,
): Card | undefined {
  const { costs } = contractIn(rules, result) ?? rules;
  const entries = Object.entries(costs).map(([card, points]) => [card, points * sign] as const);
  const most = Math.max(0, ...entries.map(([, points]) => points));
  const [[card] = [], second] = entries.filter(([, points]) => points === most);
  return most >= DEAR && card !== undefined && second === undefined ? inItsPart(card as Card, result.named) : undefined;
}

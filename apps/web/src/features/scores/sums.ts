// The parts that make up each player's points in a deal, as text.

import type { AllWords } from '@moonshot/i18n';
import type { CaptureDealResult as Bouts, TrickDealResult as Tricks } from '@moonshot/rules';
import { type Card, suitOf } from '@moonshot/rules/cards';
import { partsText } from '../../i18n/parts-text.ts';
import type { TableModel } from '../../model/model.ts';
import { scorePartsOf } from '../../model/play/score-parts.ts';
import { oneOfEachSide, sideName, sideOf } from '../../model/play/sides.ts';
import { contractIn, ownSeat } from '../../model/play/standing.ts';

/** For each side, its name and the parts of its points. Sides whose points have no parts are left out. */
export function sums(
  words: AllWords,
  table: TableModel,
  result: Tricks | Bouts | undefined = table.view.deal.results.at(-1),
): readonly (readonly [string, string])[] {
  if (result === undefined) return [];
  return oneOfEachSide(table.rules, [...result.points.keys()]).flatMap(seat => {
    const parts = scorePartsOf(table.rules, result, seat);
    return parts.length === 0 ? [] : [[sideName(words, table, seat), partsText(words, parts)] as const];
  });
}

/** If at least this number of cards of a suit are worth points, the whole suit is named, not its cards. */
const SUIT_MIN = 5;

/**
 * The points of the viewer's side in the last deal, if they come from one card or one suit alone. `sums`
 * leaves such points out, but the viewer wants to know where they come from. Otherwise empty.
 */
export function ownPart(words: AllWords, table: TableModel): readonly (readonly [string, string])[] {
  const { rules, view } = table;
  const result: Tricks | Bouts | undefined = view.deal.results.at(-1);
  if (view.viewer === 'watcher' || result === undefined || !('taken' in result)) return [];
  const own = ownSeat(view);
  if (scorePartsOf(rules, result, own).length > 0) return [];
  const points = result.points[own] ?? 0;
  const { costs } = contractIn(rules, result) ?? rules;
  const cards = sideOf(rules, own).flatMap(seat => (result.taken[seat] ?? []).filter(card => (costs[card] ?? 0) !== 0));
  const worth = cards.reduce((sum, card) => sum + (costs[card] ?? 0), 0);
  const [first] = cards;
  const isOneSuit = cards.every(card => card.charAt(1) === first?.charAt(1));
  if (first === undefined || !isOneSuit || Math.abs(worth) !== Math.abs(points)) return [];
  const many = Object.keys(costs).filter(card => suitOf(card as Card) === suitOf(first)).length >= SUIT_MIN;
  if (cards.length > 1 && !many) return [];
  return [[sideName(words, table, own), partsText(words, [{ of: many ? suitOf(first) : first, points }])]];
}

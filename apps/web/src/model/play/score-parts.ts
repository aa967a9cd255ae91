// The parts of a score: the amounts that add up to a player's points in a deal.

import type { DealRecord, TableRules } from '@moonshot/protocol';
import type { CaptureDealResult as Bouts, Seat, TrickDealResult as Tricks } from '@moonshot/rules';
import { type Card, isWild, suitOf } from '@moonshot/rules/cards';
import { sideOf } from './sides.ts';
import { contractIn, inItsPart } from './standing.ts';

/** A part of a score: of a card, of a suit, of captured hearts, or of hearts left in hand. */
export type ScorePart = NonNullable<DealRecord['parts']>[number];

/**
 * The parts of a seat's score in a deal, and of its side's where partners share one. Empty unless there are
 * several parts that add up to the score.
 */
export function scoreParts(rules: TableRules, result: Tricks | Bouts, seat: Seat): readonly ScorePart[] {
  if ('moon' in result && result.moon) return [];
  const parts = 'taken' in result ? cardParts(rules, result, seat) : boutParts(rules, result, seat);
  const explained = parts.reduce((sum, part) => sum + part.points, 0) === result.points[seat];
  return parts.length > 1 && explained ? parts : [];
}

/** If at least this many cards of a suit have the same value, the suit is shown as one part. */
const SUIT_MIN = 5;

function cardParts(rules: TableRules, result: Tricks, seat: Seat): readonly ScorePart[] {
  const { costs } = contractIn(rules, result) ?? rules;
  const worth = (card: Card): number => costs[inItsPart(card, result.named)] ?? 0;
  const alike = (card: Card): boolean =>
    !isWild(card) &&
    Object.keys(rules.strength).filter(
      one => suitOf(one as Card) === suitOf(card) && worth(one as Card) === worth(card),
    ).length >= SUIT_MIN;
  const parts = new Map<ScorePart['of'], number>();
  const taken = sideOf(rules, seat).flatMap(one => result.taken[one] ?? []);
  for (const card of taken.filter(one => worth(one) !== 0)) {
    const of = alike(card) ? suitOf(card) : card;
    parts.set(of, (parts.get(of) ?? 0) + worth(card));
  }
  return [...parts].map(([of, points]) => ({ of, points }));
}

/** In a game of bouts the hearts left in hand make up what the captured hearts do not. */
function boutParts(rules: TableRules, result: Bouts, seat: Seat): readonly ScorePart[] {
  const captured = (result.captured[seat] ?? 0) * (Object.values(rules.costs)[0] ?? 0);
  const left = result.inHand[seat] ?? 0;
  const missing = (result.points[seat] ?? 0) - captured;
  if (left === 0 || captured === 0) return [];
  return [
    { of: 'captured', points: captured },
    { of: 'inHand', points: missing },
  ];
}

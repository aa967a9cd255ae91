// The parts of a score: the amounts that add up to a player's points in a deal.

import type { DealRecord, TableRules } from '@moonshot/protocol';
import type { CaptureDealResult as Bouts, Seat, TrickDealResult as Tricks } from '@moonshot/rules';

/** A part of a score: of a card, of a suit, or of something else. */
export type ScorePart = NonNullable<DealRecord['parts']>[number];

/** The parts of a seat's score in a deal. Empty unless there are several. */
export function scorePartsOf(rules: TableRules, result: Tricks | Bouts, seat: Seat): readonly ScorePart[] {
  if ('captured' in result) return boutParts(rules, result, seat);
  const parts = Object.entries(result.parts?.[seat] ?? {});
  return parts.map(([of, points]) => ({ of: of as ScorePart['of'], points }));
}

/** In a game of bouts the hearts left in hand make up what the captured hearts do not. */
function boutParts(rules: TableRules, result: Bouts, seat: Seat): readonly ScorePart[] {
  const captured = (result.captured[seat] ?? 0) * (Object.values(rules.costs)[0] ?? 0);
  const inHand = (result.points[seat] ?? 0) - captured;
  if (captured === 0 || inHand === 0) return [];
  return [
    { of: 'captured', points: captured },
    { of: 'inHand', points: inHand },
  ];
}

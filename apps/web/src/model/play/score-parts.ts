// The parts of a score: the amounts that add up to a player's points in a deal.

import type { DealRecord, TableRules } from '@moonshot/protocol';
import type { CaptureDealResult as Bouts, Seat, TrickDealResult as Tricks } from '@moonshot/rules';

/** A part of a score, such as the points of a card or of a suit. */
export type ScorePart = NonNullable<DealRecord['parts']>[number];

/** The parts of a seat's points in a deal; empty if the points do not consist of several parts. */
export function scorePartsOf(rules: TableRules, result: Tricks | Bouts, seat: Seat): readonly ScorePart[] {
  if ('captured' in result) return boutParts(rules, result, seat);
  const parts = Object.entries(result.parts?.[seat] ?? {});
  return parts.map(([of, points]) => ({ of: of as ScorePart['of'], points }));
}

/** The parts in Capture: points for captured hearts, and the rest, which is for hearts left in the hand. */
function boutParts(rules: TableRules, result: Bouts, seat: Seat): readonly ScorePart[] {
  const captured = (result.captured[seat] ?? 0) * (Object.values(rules.costs)[0] ?? 0);
  const inHand = (result.points[seat] ?? 0) - captured;
  if (captured === 0 || inHand === 0) return [];
  return [
    { of: 'captured', points: captured },
    { of: 'inHand', points: inHand },
  ];
}

// The parts of a score: the amounts that add up to a player's points in a deal.

import type { AllWords } from '@moonshot/i18n';
import type { TableRules } from '@moonshot/protocol';
import type { CaptureDealResult as Bouts, TrickDealResult as Tricks } from '@moonshot/rules';
import { type Card, isWild, SUIT_SYMBOLS, suitOf } from '@moonshot/rules/cards';
import { cardSign } from '../../i18n/names.ts';
import type { TableModel } from '../../model/model.ts';
import { oneOfEachSide, sideName, sideOf } from '../../model/play/sides.ts';
import { contractIn, inItsPart } from '../../model/play/standing.ts';

/** A part of a sum: a suit, a card, or the hearts left in hand. */
interface Part {
  readonly name: string;
  readonly points: number;
}

/** The parts of each side's score in a deal, if it has several parts that explain it. */
export function sums(
  words: AllWords,
  table: TableModel,
  result: Tricks | Bouts | undefined = table.view.deal.results.at(-1),
): readonly (readonly [string, string])[] {
  const { rules } = table;
  if (result === undefined || ('moon' in result && result.moon)) return [];
  return oneOfEachSide(rules, [...result.points.keys()]).flatMap(seat => {
    const parts = 'taken' in result ? cardParts(words, rules, result, seat) : boutParts(words, rules, result, seat);
    const explained = parts.length > 1 && parts.reduce((sum, part) => sum + part.points, 0) === result.points[seat];
    const text = parts.map(part => `${part.name} ${words.signed(part.points)}`).join(' · ');
    return explained ? [[sideName(words, table, seat), text] as const] : [];
  });
}

/** If at least this many cards of a suit have the same value, the suit is shown as one part. */
const SUIT_MIN = 5;

function cardParts(words: AllWords, rules: TableRules, result: Tricks, seat: number): readonly Part[] {
  const { costs } = contractIn(rules, result) ?? rules;
  const worth = (card: Card): number => costs[inItsPart(card, result.named)] ?? 0;
  const alike = (card: Card): boolean =>
    !isWild(card) &&
    Object.keys(rules.strength).filter(
      one => suitOf(one as Card) === suitOf(card) && worth(one as Card) === worth(card),
    ).length >= SUIT_MIN;
  const parts = new Map<string, number>();
  const taken = sideOf(rules, seat).flatMap(one => result.taken[one] ?? []);
  for (const card of taken.filter(one => worth(one) !== 0)) {
    const name = alike(card) ? SUIT_SYMBOLS[suitOf(card)] : cardSign(words, card);
    parts.set(name, (parts.get(name) ?? 0) + worth(card));
  }
  return [...parts].map(([name, points]) => ({ name, points }));
}

/**
 * The parts of a score in a game of bouts: captured hearts, and hearts left in hand, which make up the
 * remainder.
 */
function boutParts(words: AllWords, rules: TableRules, result: Bouts, seat: number): readonly Part[] {
  const captured = (result.captured[seat] ?? 0) * (Object.values(rules.costs)[0] ?? 0);
  const left = result.inHand[seat] ?? 0;
  const missing = (result.points[seat] ?? 0) - captured;
  return left === 0 || captured === 0
    ? []
    : [
        { name: words.scores.captured, points: captured },
        { name: words.scores.inHand, points: missing },
      ];
}

// Maps a card to its drawing. A wild card is rotated to show how it was called, or is drawn as a joker.

import type { Call } from '@moonshot/rules';
import { type Card, isWild, rankOf, suitOf } from '@moonshot/rules/cards';

/**
 * The name of a card's drawing without its level of detail, such as `QS`, `10C`, `WHlow`, `WHjoker`, or
 * `back`.
 */
export function faceOf(card: Card | null, call?: Call, jokers = false): string {
  if (card === null) return 'back';
  if (jokers && isWild(card)) return `${card}joker`;
  const rank = rankOf(card) === 'T' ? '10' : rankOf(card);
  return `${rank}${suitOf(card)}${call ?? ''}`;
}

// Which drawing of the deck shows a card: by its name, with a ten written out and a wild turned as it was called.
import { type Card, rankOf, suitOf } from '@moonshot/rules/cards/card';
import type { Call } from '@moonshot/rules/trick/state';

/** The name of a card's drawing, without its tier: `QS`, `10C`, `WHlow`, `back`. */
export function faceOf(card: Card | null, call?: Call): string {
  if (card === null) return 'back';
  const rank = rankOf(card) === 'T' ? '10' : rankOf(card);
  return `${rank}${suitOf(card)}${call ?? ''}`;
}

// The cards that a seat has charged and still holds, as text.

import type { Words } from '@moonshot/i18n';
import type { View } from '@moonshot/rules';
import { cardSign } from '../../i18n/names.ts';

/**
 * The cards that a seat has charged (shown before play) and still holds, for example `Q♠ A♥`. Empty if there
 * are none, and while cards can still be charged.
 */
export function chargedBy(words: Words, deal: View, seat: number): string {
  if (deal.kind !== 'tricks' || deal.phase === 'charge') return '';
  const played = new Set([...deal.tricks, deal.trick].flatMap(({ plays }) => plays.map(play => play.card)));
  const cards = deal.charges.find(charge => charge.seat === seat)?.cards ?? [];
  return cards
    .filter(card => !played.has(card))
    .map(card => cardSign(words, card))
    .join(' ');
}

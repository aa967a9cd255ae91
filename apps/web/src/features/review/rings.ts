// The rings around the cards of a reviewed hand.

import type { ReviewStep } from '@moonshot/protocol';
import type { Card } from '@moonshot/rules/cards';
import { placesOf } from '../../model/play/hand.ts';
import { actCards } from '../../table/hand/shown-hand.ts';

type Ring = 'good' | 'bad' | '';

/**
 * The ring of each card in the hand: good if the card is in the best answer, bad if it is only in the given
 * answer.
 */
export function ringsOf(hand: readonly Card[], { best, played }: ReviewStep): readonly Ring[] {
  const good = placesOf(hand, actCards(best.action));
  const bad = placesOf(hand, actCards(played.action));
  return hand.map((_, i) => (good.has(i) ? 'good' : bad.has(i) ? 'bad' : ''));
}

// The ring around a card that was looked at again.
import type { Card } from '@moonshot/rules/cards/card';
import type { ReviewStep } from '@moonshot/wire/review';
import { actCards } from '../table/shown-hand.ts';

/** Good around a card of the best answer, bad around one that was given instead, none around any other. */
export function ringOf(card: Card, { best, played }: ReviewStep): 'good' | 'bad' | '' {
  if (actCards(best.action).includes(card)) return 'good';
  return actCards(played.action).includes(card) ? 'bad' : '';
}

// Texts for the place of a decision in its deal, and for the positions to play on from.

import type { ReviewWords, Words } from '@moonshot/i18n';
import type { ReviewStep } from '@moonshot/protocol';
import { cardSign } from '../../i18n/names.ts';

/** The place of a decision in its deal, for example `Trick 7` or `The pass`. */
export function placeText({ places }: ReviewWords, { asked, trick }: Pick<ReviewStep, 'asked' | 'trick'>): string {
  const place = places[asked];
  return typeof place === 'string' ? place : place(trick);
}

/** The name of a position to play on from, for example `After Q♠`, `Before the trick`, or `As dealt`. */
export function pointText(words: Words, say: ReviewWords, step: ReviewStep, after: number | null): string {
  const card = step.whole.find(one => one.seat === after)?.card;
  if (card) return say.afterCard(cardSign(words, card));
  return step.asked === 'play' ? say.beforeTrick : say.asDealt;
}

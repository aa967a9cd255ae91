// Texts for the moment of a decision and for positions to play on from.

import type { ReviewWords, Words } from '@moonshot/i18n';
import type { ReviewStep } from '@moonshot/protocol';
import { cardSign } from '../../i18n/names.ts';

/** For example `Trick 7`, `The pass`. */
export function placeText({ places }: ReviewWords, { asked, trick }: Pick<ReviewStep, 'asked' | 'trick'>): string {
  const place = places[asked];
  return typeof place === 'string' ? place : place(trick);
}

/** For example `After Q♠`, `Before the trick`, `As dealt`. */
export function pointText(words: Words, say: ReviewWords, step: ReviewStep, after: number | null): string {
  const card = step.whole.find(one => one.seat === after)?.card;
  if (card) return say.afterCard(cardSign(words, card));
  return step.asked === 'play' ? say.beforeTrick : say.asDealt;
}

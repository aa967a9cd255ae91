// When a decision was made, in words: the pass, a trick, the moon.
import type { ReviewStep } from '@moonshot/wire/review';
import type { ReviewWords } from '../words/review/en.ts';

/** `Trick 7`, `The pass` */
export function placeText({ places }: ReviewWords, { asked, trick }: Pick<ReviewStep, 'asked' | 'trick'>): string {
  const place = places[asked];
  return typeof place === 'string' ? place : place(trick);
}

// The parts of a score as one line of text.

import type { AllWords } from '@moonshot/i18n';
import type { DealRecord } from '@moonshot/protocol';
import { type Card, SUIT_SYMBOLS, type Suit } from '@moonshot/rules/cards';
import { cardSign } from './names.ts';

type Parts = NonNullable<DealRecord['parts']>;

/** The parts of a score with their amounts, such as `♥ +2 · Q♠ +13`. */
export const partsText = (words: AllWords, parts: Parts): string =>
  parts.map(({ of, points }) => `${partName(words, of)} ${words.signed(points)}`).join(' · ');

function partName(words: AllWords, of: Parts[number]['of']): string {
  const { parts } = words.scores;
  if (Object.hasOwn(parts, of)) return parts[of as keyof typeof parts];
  return of.length === 1 ? SUIT_SYMBOLS[of as Suit] : cardSign(words, of as Card);
}

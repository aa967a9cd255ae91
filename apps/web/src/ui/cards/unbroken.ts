// Keeps the name of a card on one line.
import type { Words } from '@moonshot/i18n';
import { SUITS } from '@moonshot/rules/cards';

type CardWords = Pick<Words, 'ranks' | 'card' | 'wild'>;

const FIGURES = ['2', '3', '4', '5', '6', '7', '8', '9'];

const patterns = new WeakMap<CardWords, RegExp>();

/** Matches the name of any card. */
function patternOf(words: CardWords): RegExp {
  const known = patterns.get(words);
  if (known !== undefined) return known;
  const ranks = [...FIGURES, ...Object.values(words.ranks)];
  const names = SUITS.flatMap(suit => [words.wild(suit), ...ranks.map(rank => words.card(rank, suit))]);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})`, 'giu');
  patterns.set(words, pattern);
  return pattern;
}

/**
 * A text for the screen in which no card's name is broken. Screen readers and searches on the page ignore the
 * joiner after a hyphen.
 */
export const unbroken = (text: string, words: CardWords): string =>
  text.replace(patternOf(words), name => name.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'));

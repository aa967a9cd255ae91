// Brings a sentence into the form that the grammar reads: lower case, numbers as digits, and cards as tokens
// such as `[QS]`.
import { withCardNames } from './card-names.ts';
import { CODED, LETTER_LAST, token, withCards } from './card-tokens.ts';
import { withNumbers } from './numbers.ts';
import { withoutSigns, withPoints, withUsualPhrases } from './phrases.ts';
import { inUsualSpelling } from './spelling.ts';

/** Matches `queen` without a suit, if a statement about the card follows, as in `queen counts 13`. */
const ALONE = /(?<=^|[.,;:] |\d |\bpoints? )queen(?= ?(?:[=:\d]|(?:is|counts?|scores?|costs?|does|breaks)\b))/g;
/** Matches another rank. A text that names another rank does not mean a particular queen by `queen`. */
const OTHER_FACE = /\b(?:jack|king)\b/;

/**
 * Normalizes a text. Converts it to lower case, except card codes, which become tokens: `QS` becomes `[QS]`.
 * Replaces typographic apostrophes and dashes by ASCII ones. Removes double quotes, `*` and `_`. Joins lines
 * and list items.
 */
function inSmallLetters(text: string): string {
  const coded = text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})|(?<=[\p{L}\d])_+(?=[\p{L}\d])/gu, ' ')
    .replace(/_/g, '')
    .replace(CODED, (all, ...groups: readonly unknown[]) => {
      const [rank = '', suit = ''] = groups.filter((one): one is string => typeof one === 'string' && one.length <= 2);
      return token(rank, suit, all);
    });
  const kept: string[] = [];
  const named = coded.replace(LETTER_LAST, (all, suit?: string, rank?: string, black = '', low = '') =>
    token(rank ?? low, suit ?? black, all),
  );
  const small = named
    .replace(/\[..\]/g, card => `[${kept.push(card) - 1}]`)
    .toLowerCase()
    .replace(/\[(\d+)\]/g, (_, i: string) => kept[Number(i)] ?? '')
    .replace(/`([^`\n]*)`/g, '$1')
    .replace(/[’‘`´]/g, "'")
    .replace(/'{2,}/g, '');
  return withoutSigns(small).replace(/\s*\n\s*(?:[-•·] ?)?/g, match => (/[-•·]/.test(match) ? ', ' : ' '));
}

/** The cards that a text means by names of a queen without a suit. Undefined if several could be meant. */
export interface UnsuitedQueens {
  readonly queen: string | undefined; // `the queen`
  readonly black: string | undefined; // `the black queen`, and nicknames such as `Black Maria`
}

/**
 * A sentence in the form that the grammar reads. Names of a queen whose suit is open stay as they are.
 * `nickname` is the text's own name of the queen.
 */
export function plainWords(text: string, { queen, black }: UnsuitedQueens, nickname?: string): string {
  const small = inSmallLetters(text);
  const known =
    nickname === undefined || black === undefined
      ? small
      : small.replace(new RegExp(`\\b(?:the )?${nickname}\\b`, 'g'), `[${black}]`);
  const worded = withNumbers(withCards(withCardNames(inUsualSpelling(known), black)));
  const hasOthers = OTHER_FACE.test(worded);
  const named = (card: string | undefined, words: string): string => (card === undefined ? words : `[${card}]`);
  const suited = worded
    .replace(/\b(?:the )?black queen\b(?! of\b)|\bthe black (?:lady|maria)\b(?! of\b)/g, words => named(black, words))
    .replace(
      /\b(?:(?:the|that|this|said) (?:queen|lady|maria)|(?<=(?:\b(?:no|nor|or|and|neither|plus)|[+&]) )(?:queen|lady|maria))\b(?! of\b)/g,
      words => named(queen, words),
    )
    .replace(ALONE, word => (hasOthers ? word : named(queen, word)));
  return withUsualPhrases(withPoints(suited))
    .replace(/(\[..\]) ?\(\1\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The queen in a text that names no other: the queen of spades. */
const SPADES: UnsuitedQueens = { queen: 'QS', black: 'QS' };
const NOT_KNOWN: UnsuitedQueens = { queen: undefined, black: undefined };

/**
 * The cards that a text means by names of a queen without a suit. Only a text that names other queens than
 * that of spades leaves them open. Then a queen that costs points is meant, or else the one that is named
 * most often. `costly` reads which queens cost points, with the unsuited names left open.
 */
export function unsuitedQueens(text: string, costly: (open: UnsuitedQueens) => readonly string[]): UnsuitedQueens {
  const plain = plainWords(text, NOT_KNOWN);
  if (!/\[Q[CD]\]|\bqueens\b/.test(plain)) return SPADES;
  const dear = [...new Set(costly(NOT_KNOWN))];
  if (dear.length === 0) {
    const queen = mostNamed(text);
    return { queen, black: queen };
  }
  const only = (cards: readonly string[]): string | undefined =>
    cards.length === 1 && !cards.includes('Q*') ? cards[0] : undefined;
  return { queen: only(dear), black: only(dear.filter(card => card !== 'QD' && card !== 'QH')) ?? only(dear) };
}

/** The queen that a text names most often. Names without a suit count as the queen of spades. */
function mostNamed(text: string): string {
  const named = [...plainWords(text, SPADES).matchAll(/\[(Q[CDS])\]/g)].map(([, card = 'QS']) => card);
  const count = (card: string): number => named.filter(one => one === card).length;
  return ['QS', 'QC', 'QD'].reduce((best, card) => (count(card) > count(best) ? card : best), 'QS');
}

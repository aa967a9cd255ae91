// Brings a sentence into the form that the grammar reads: lower case, numbers as digits, and cards as tokens
// such as `[QS]`.
import { isCard } from '../cards/card.ts';
import { withCardNames } from './card-names.ts';
import { inUsualSpelling } from './spelling.ts';

const RANKS: Readonly<Record<string, string>> = {
  ace: 'A',
  king: 'K',
  queen: 'Q',
  jack: 'J',
  knave: 'J',
  ten: 'T',
  '10': 'T',
  nine: '9',
  eight: '8',
  seven: '7',
  six: '6',
  five: '5',
  four: '4',
  three: '3',
  two: '2',
  deuce: '2',
};
const SUITS: Readonly<Record<string, string>> = {
  c: 'C',
  d: 'D',
  s: 'S',
  h: 'H',
  '♣': 'C',
  '♦': 'D',
  '♠': 'S',
  '♥': 'H',
};
const UNITS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ENDINGS = ['st', 'nd', 'rd'];

const rankWord = `(?:${Object.keys(RANKS).join('|')}|[2-9])`;
const SPELT = new RegExp(`\\b(${rankWord})s? of (spade|heart|diamond|club)s?\\b`, 'g');
const SUIT_FIRST =
  /\b(spade|heart|diamond|club) (ace|king|queen|jack)\b|(?<=\bthe )(spade|diamond|club) (two|deuce|three|[23])\b/g;
const LETTER_LAST =
  /(?<!\bof (?:the )?)\b([Ss]pade|[Hh]eart|[Dd]iamond|[Cc]lub)s?[- ]([QKJA])\b(?!['’])|(?<!\bof (?:the )?)\b([Ss]pade|[Dd]iamond|[Cc]lub)[- ](10|[2-9])\b(?! ?(?:points?|pts?|cards?|each|players?))/g;
const NO_OF =
  /\b(ace|king|queen|jack|knave|10) (spades|hearts|diamonds|clubs)\b|\b(2|3|deuce|two|three) (spades|diamonds|clubs)\b(?= (?:opens?|leads?|starts?|begins?|goes|is|must|has to|gets|1st|first)\b)/g;
const SIGNED = /(?<![\p{L}\p{N}])(10|[2-9]|[tjqka](?=[♠♥♦♣]))\s?([♠♥♦♣])/gu;
const SIGN_FIRST = /([♠♥♦♣])(10|[2-9tjqka])(?![\p{L}\p{N}])/gu;
const CODED = /\b(10|[2-9TJQKA])([CDSH])\b|\b(10|[2-9])([cdh])\b|\b(q)(s)\b|\b(j)(d)\b/g;
const WILD = /\bwild ([♠♥♦♣])|\bwild (spade|heart|diamond|club)(?: card)?\b/g;

const SUIT_NAMES: Readonly<Record<string, string>> = { '♣': 'clubs', '♦': 'diamonds', '♠': 'spades', '♥': 'hearts' };

/** A card in the grammar's notation. If there is no such card, the original words. */
function token(rank: string, suit: string, otherwise: string): string {
  const card = `${RANKS[rank.toLowerCase()] ?? rank.toUpperCase()}${SUITS[suit.charAt(0).toLowerCase()] ?? ''}`;
  return isCard(card) ? `[${card}]` : otherwise;
}

/** Matches two ranks of one suit: `the 2 and the 3 of clubs`. */
const TWO_RANKS = new RegExp(
  `(?<=\\b(?:the|both|remove|out|without|cards) )(${rankWord})s?(,| and| or|,? and)( the)? (?=(?:${rankWord})s? of (spades?|hearts?|diamonds?|clubs?)\\b)`,
  'g',
);

const withCards = (text: string): string =>
  text
    .replace(
      TWO_RANKS,
      (_, rank: string, and: string, the: string | undefined, suit: string) => `${rank} of ${suit}${and}${the ?? ''} `,
    )
    .replace(WILD, (all, sign?: string, word?: string) => token('W', sign ?? word ?? '', all))
    .replace(SPELT, (all, rank: string, suit: string) => token(rank, suit, all))
    .replace(SUIT_FIRST, (all, suit?: string, rank?: string, black = '', low = '') =>
      token(rank ?? low, suit ?? black, all),
    )
    .replace(NO_OF, (all, rank?: string, suit?: string, low = '', black = '') => token(rank ?? low, suit ?? black, all))
    .replace(SIGNED, (all, rank: string, suit: string) => token(rank, suit, all))
    .replace(SIGN_FIRST, (all, suit: string, rank: string) => token(rank, suit, all))
    .replace(/[♥♦♠♣]\uFE0F?s?/gu, sign => SUIT_NAMES[sign.charAt(0)] ?? sign)
    .replace(/(\[..\]) ?\(\1\)/g, '$1');

const hundreds = (text: string): string =>
  text
    .replace(/\b(?:a|one|1) hundred\b/g, '100')
    .replace(/\b(two|three|four|five) hundred\b/g, (_, n: string) => `${UNITS.indexOf(n)}00`);

const withNumbers = (text: string): string =>
  hundreds(text)
    .replace(/\bno[ -]one\b/g, 'nobody')
    .replace(
      new RegExp(`\\b(${TENS.join('|')})(?:[- ](${UNITS.slice(1, 10).join('|')}))?\\b`, 'g'),
      (_, ten: string, unit?: string) =>
        String((TENS.indexOf(ten) + 2) * 10 + (unit === undefined ? 0 : UNITS.indexOf(unit))),
    )
    .replace(new RegExp(`\\b(${UNITS.join('|')})\\b`, 'g'), word => String(UNITS.indexOf(word)))
    .replace(/\b([1-9])00 and ([1-9]\d?)\b/g, (_, hundred: string, rest: string) =>
      String(Number(hundred) * 100 + Number(rest)),
    )
    .replace(/(?<=\b(?:to|at|over|past|reach(?:es)?|hits?) )([12]) (50|25|75)\b/g, '$1$2')
    .replace(/\b(?:a|1) thousand\b/g, '1000')
    .replace(new RegExp(`\\b(${ORDINALS.join('|')})\\b`, 'g'), word => {
      const n = ORDINALS.indexOf(word);
      return `${n + 1}${ENDINGS[n] ?? 'th'}`;
    });

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
  return named
    .replace(/\[..\]/g, card => `[${kept.push(card) - 1}]`)
    .toLowerCase()
    .replace(/\[(\d+)\]/g, (_, i: string) => kept[Number(i)] ?? '')
    .replace(/`([^`\n]*)`/g, '$1')
    .replace(/[’‘`´]/g, "'")
    .replace(/'{2,}/g, '')
    .replace(/\b(queen|jack|king|ace) \((spades|hearts|diamonds|clubs)\)/g, '$1 of $2')
    .replace(/\bthe (?:mean|evil|nasty|bad|dreaded|terrible|wicked|cruel|big) (?=queen\b)/g, 'the ')
    .replace(/[“”"*_]/g, '')
    .replace(/[−–—]/g, '-')
    .replace(/ ?(?:→|->|=>) ?/g, ', ')
    .replace(/<3/g, 'hearts')
    .replace(/≥ ?|>= ?/g, 'at least ')
    .replace(/(?<=[a-z)]):(?=[a-z\d[])/g, ': ')
    .replace(/(?<=\S) +(?=[:,.](?:\s|$))/g, '')
    .replace(/^([a-z][a-z 1-9]{1,24}?) ?= ?(?=\S)/, '$1: ')
    .replace(/\b(same|that|led|right) (?:mark|colou?r)\b/g, '$1 suit')
    .replace(/\bthe q(?=[\s.,;:!?)]|$)(?! of\b)/g, 'the queen')
    .replace(/\s*\n\s*(?:[-•·] ?)?/g, match => (/[-•·]/.test(match) ? ', ' : ' '));
}

/** Matches words for people after their number: at a table, they are its players. */
const PEOPLE =
  /\b(\d+)( \w+)? (?:members|pupils|kids|children|scouts|passengers|students|guys|men|folks|participants|gentlemen|ladies|competitors|hands(?= (?:play|sit|at)\b)|contestants|adults|girls|boys)\b/g;

/** The cards that a text means by names of a queen without a suit. Undefined if several could be meant. */
export interface UnsuitedQueens {
  readonly queen: string | undefined; // `the queen`
  readonly black: string | undefined; // `the black queen`, and nicknames such as `Black Maria`
}

/** Matches the sentence in which a text gives the queen a name of its own: `Grandpa calls her the witch`. */
const NAMES_HER =
  /\bcalls? (?:her|the queen(?: of spades)?) ["'“‘]?(the [a-z]+)\b|\bqueen of spades,? \(?(?:also |sometimes )?(?:known as|called|nicknamed|a\.?k\.?a\.?) ["'“‘]?(the [a-z]+)\b/;

/** The name that a text gives the queen, such as `the witch`; undefined if it gives none. */
export function nicknameIn(text: string): string | undefined {
  const [, first, second] = NAMES_HER.exec(text.toLowerCase()) ?? [];
  const name = first ?? second;
  return name === undefined || OTHER_THINGS.test(name) ? undefined : name;
}
/** Matches words that are no name of the queen. */
const OTHER_THINGS = /^the (?:queen|lady|card|black|old|moon|trick|hearts?|spades?|points?|game)$/;

/**
 * A sentence in the form that the grammar reads. Names of a queen whose suit is open stay as they are.
 * `nickname` is the text's own name of the queen.
 */
export function plainWords(text: string, { queen, black }: UnsuitedQueens, nickname?: string): string {
  const small = inSmallLetters(text);
  const known = nickname === undefined || black === undefined ? small : small.replaceAll(nickname, `[${black}]`);
  const worded = withNumbers(withCards(withCardNames(inUsualSpelling(known), black)));
  const hasOthers = OTHER_FACE.test(worded);
  const named = (card: string | undefined, words: string): string => (card === undefined ? words : `[${card}]`);
  return worded
    .replace(/\b(?:the )?black queen\b(?! of\b)|\bthe black (?:lady|maria)\b(?! of\b)/g, words => named(black, words))
    .replace(
      /\b(?:the (?:queen|lady|maria)|(?<=\b(?:no|nor|or|and|neither) )(?:queen|lady|maria))\b(?! of\b)/g,
      words => named(queen, words),
    )
    .replace(ALONE, word => (hasOthers ? word : named(queen, word)))
    .replace(/\b(\d+) ?pts?\b/g, '$1 points')
    .replace(/\b(?:an?|1) (?:(?:single|whole|measly|lone|mere) )?(?:point|pt)\b/g, '1 point')
    .replace(/\b(an?) hearts\b(?! card)/g, '$1 heart')
    .replace(/\ba ?piece\b|\beach 1\b(?! of)/g, 'each')
    .replace(/\b(he|she|his|her|him|they|their) or (?:she|he|her|his|him)\b/g, '$1')
    .replace(PEOPLE, '$1$2 players')
    .replace(/\ba (?:pair|couple) of (?=cards)/g, '2 ')
    .replace(/\b(\d+) \(\1\)/g, '$1') // `three (3)`
    .replace(/(\[..\]|\bhearts?),? (?:she|he|it|they)(?:'s| is| are)\b/g, '$1 is')
    .replace(
      /\b(some(?:body|one)|any(?:body|one)|every(?:body|one)|nobody|1|who|he|she|it|that|player)'s (?=been\b)/g,
      '$1 has ',
    )
    .replace(/\b(some(?:body|one)|any(?:body|one)|nobody|1|he|she)'s (?=(?:over|past|above|at)\b)/g, '$1 is ')
    .replace(/ (?:all )?by (?:her|it)self\b|(?<=\]) (?:her|it)self\b/g, '')
    .replace(/\b(?:exactly )?(\d+) (?:on the (?:nose|dot|button)|exactly)\b/g, 'exactly $1')
    .replace(/^[qa][:.] /, '')
    .replace(/\b(?:slough|sluff)(ed|s|ing)?\b/g, 'discard$1')
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

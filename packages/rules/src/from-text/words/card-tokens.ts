// Replaces the names of single cards by tokens such as `[QS]`.
import { isCard } from '../../cards/card.ts';

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
const rankWord = `(?:${Object.keys(RANKS).join('|')}|[2-9])`;
const SPELT = new RegExp(`\\b(${rankWord})s? of (spade|heart|diamond|club)s?\\b`, 'g');
const SUIT_FIRST =
  /\b(spade|heart|diamond|club) (ace|king|queen|jack|ten)\b|(?<=\bthe |^)(spade|diamond|club)s? (two|deuce|three|[23])\b(?! (?:cards?|points?))|\b(spade|diamond|club) (two|deuce|three)\b(?! (?:cards?|points?))/g;
/** Matches a suit before a letter or a number: `spade Q`. */
export const LETTER_LAST =
  /(?<!\bof (?:the )?)\b([Ss]pade|[Hh]eart|[Dd]iamond|[Cc]lub)s?[- ]([QKJA])\b(?!['’])|(?<!\bof (?:the )?)\b([Ss]pade|[Dd]iamond|[Cc]lub)[- ](10|[2-9])\b(?! ?(?:points?|pts?|cards?|each|players?))/g;
const NO_OF =
  /(?<=\b(?:holding|holds|with|has|have) (?:the )?)\b(2|3|deuce|two|three) (clubs|diamonds)\b|\b(ace|king|queen|jack|knave|10) (spades|hearts|diamonds|clubs)\b|\b([qkj]) (spades?|hearts?|diamonds?|clubs?)\b|\b(2|3|deuce|two|three) (spades|diamonds|clubs)\b(?= (?:opens?|leads?|starts?|begins?|goes|is|must|has to|gets|1st|first)\b)/g;
const NO_OF_GROUPS = 8;
const SIGNED = /(?<![\p{L}\p{N}])(10|[2-9]|[tjqka](?=[♠♥♦♣]))\s?([♠♥♦♣])/gu;
const SIGN_FIRST = /([♠♥♦♣])(10|[2-9tjqka])(?![\p{L}\p{N}])/gu;
/** Matches card codes such as `QS`. */
export const CODED = /\b(10|[2-9TJQKA])([CDSH])\b|\b(10|[2-9])([cdh])\b|\b([qQ])(s)\b|\b([jJ])(d)\b/g;
const WILD = /\bwild ([♠♥♦♣])|\bwild (spade|heart|diamond|club)(?: card)?\b/g;

const SUIT_NAMES: Readonly<Record<string, string>> = { '♣': 'clubs', '♦': 'diamonds', '♠': 'spades', '♥': 'hearts' };

/** A card in the grammar's notation. If there is no such card, the original words. */
export function token(rank: string, suit: string, otherwise: string): string {
  const card = `${RANKS[rank.toLowerCase()] ?? rank.toUpperCase()}${SUITS[suit.charAt(0).toLowerCase()] ?? ''}`;
  return isCard(card) ? `[${card}]` : otherwise;
}

/** Matches two ranks of one suit: `the 2 and the 3 of clubs`. */
const TWO_RANKS = new RegExp(
  `(?<=\\b(?:the|both|remove|out|without|cards) )(${rankWord})s?(,| and| or|,? and)( the)? (?=(?:${rankWord})s? of (spades?|hearts?|diamonds?|clubs?)\\b)`,
  'g',
);

/** The text with a token for each card that it names. */
export const withCards = (text: string): string =>
  text
    .replace(
      TWO_RANKS,
      (_, rank: string, and: string, the: string | undefined, suit: string) => `${rank} of ${suit}${and}${the ?? ''} `,
    )
    .replace(WILD, (all, sign?: string, word?: string) => token('W', sign ?? word ?? '', all))
    .replace(SPELT, (all, rank: string, suit: string) => token(rank, suit, all))
    .replace(SUIT_FIRST, (all, suit?: string, rank?: string, black?: string, low?: string, own = '', two = '') =>
      token(rank ?? low ?? two, suit ?? black ?? own, all),
    )
    .replace(NO_OF, (all, ...groups: readonly unknown[]) => {
      const [rank = '', suit = ''] = groups
        .slice(0, NO_OF_GROUPS)
        .filter((one): one is string => typeof one === 'string');
      return token(rank, suit, all);
    })
    .replace(SIGNED, (all, rank: string, suit: string) => token(rank, suit, all))
    .replace(SIGN_FIRST, (all, suit: string, rank: string) => token(rank, suit, all))
    .replace(/(?<=[♥♦♠♣]\uFE0F?|\])(?=\d)/gu, ' ')
    .replace(/[♥♦♠♣]\uFE0F?s?/gu, sign => SUIT_NAMES[sign.charAt(0)] ?? sign)
    .replace(/(\[..\]) ?\(\1\)/g, '$1');

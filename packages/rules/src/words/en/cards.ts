// Cards, suits, small numbers and lists in English, for sentences about the rules.
import { type Card, isWild, type Rank, rankOf, SUITS, type Suit, suitOf } from '../../cards/card.ts';
import { namesOneCard, type Selector } from '../../cards/card-set.ts';
import { figure } from '../../cards/figures.ts';
import { symbolOf } from '../../cards/symbols.ts';
import { listsIn } from '../lists.ts';

interface Noun {
  readonly one: string;
  readonly many: string;
}

const SUIT_NOUNS: Readonly<Record<Suit, Noun>> = {
  C: { one: 'club', many: 'clubs' },
  D: { one: 'diamond', many: 'diamonds' },
  S: { one: 'spade', many: 'spades' },
  H: { one: 'heart', many: 'hearts' },
};

const RANK_NOUNS: Readonly<Record<Rank, Noun>> = {
  '2': { one: '2', many: '2s' },
  '3': { one: '3', many: '3s' },
  '4': { one: '4', many: '4s' },
  '5': { one: '5', many: '5s' },
  '6': { one: '6', many: '6s' },
  '7': { one: '7', many: '7s' },
  '8': { one: '8', many: '8s' },
  '9': { one: '9', many: '9s' },
  T: { one: '10', many: '10s' },
  J: { one: 'jack', many: 'jacks' },
  Q: { one: 'queen', many: 'queens' },
  K: { one: 'king', many: 'kings' },
  A: { one: 'ace', many: 'aces' },
  W: { one: 'wild card', many: 'wild cards' },
};

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const NOUNS = {
  card: { one: 'card', many: 'cards' },
  deal: { one: 'deal', many: 'deals' },
  pack: { one: 'pack', many: 'packs' },
  point: { one: 'point', many: 'points' },
} as const;

/** The name of a card as screen readers say it: `queen of spades`, `10 of clubs`, `wild heart`. */
export const cardWords = (card: Card): string =>
  isWild(card) ? `wild ${suitWord(suitOf(card))}` : `${rankWord(rankOf(card))} of ${suitWords(suitOf(card))}`;

export const suitWord = (suit: Suit): string => SUIT_NOUNS[suit].one;
export const suitWords = (suit: Suit): string => SUIT_NOUNS[suit].many;
export const rankWord = (rank: Rank): string => RANK_NOUNS[rank].one;
export const rankWords = (rank: Rank): string => RANK_NOUNS[rank].many;

const nounOf = (letter: string): Noun =>
  SUITS.some(suit => suit === letter) ? SUIT_NOUNS[letter as Suit] : RANK_NOUNS[letter as Rank];

const withArticle = (noun: string): string => `${/^(a|8)/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Any one of the cards that a selector names: `Q♠`, `a heart`, `an ace`. */
export const anyOf = (selector: Selector): string =>
  namesOneCard(selector) ? symbolOf(selector) : withArticle(nounOf(selector.charAt(0)).one);

/** The name of a card that a selector names, without an article: `Q♠`, `heart`, `ace`. */
export const nameOf = (selector: Selector): string =>
  namesOneCard(selector) ? symbolOf(selector) : nounOf(selector.charAt(0)).one;

/** All the cards that a selector names: `Q♠`, `hearts`, `aces`. */
export const allOf = (selector: Selector): string =>
  namesOneCard(selector) ? symbolOf(selector) : nounOf(selector.charAt(0)).many;

/** Lists in a sentence: `a, b and c` with `andList`, `a, b or c` with `orList`. */
export const { and: andList, or: orList } = listsIn('en-GB');

/** Any one of the cards that several selectors name: `a heart or Q♠`. */
export const anyOfThese = (selectors: readonly Selector[]): string => orList(selectors.map(anyOf));

/** A number, as a word if it is small: `four`, `17`. */
export const numberWord = (n: number): string => NUMBERS[n] ?? figure(n);

/** A number of things. Small numbers are words: `one card`, `three deals`, `17 cards`. */
export const counted = (n: number, noun: keyof typeof NOUNS): string =>
  `${numberWord(n)} ${n === 1 ? NOUNS[noun].one : NOUNS[noun].many}`;

/** A number of things in figures: `1 point`, `−10 points`. */
export const figured = (n: number, noun: keyof typeof NOUNS): string =>
  `${figure(n)} ${Math.abs(n) === 1 ? NOUNS[noun].one : NOUNS[noun].many}`;

/** Capitalizes the first letter of a sentence. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

// Cards, suits, small numbers and lists in French with their articles, for sentences about the rules.
import {
  byCanon,
  type Card,
  figure,
  isWild,
  namesOneCard,
  type Rank,
  type Selector,
  SUIT_SYMBOLS,
  SUITS,
  type Suit,
  suitOf,
  symbolOf,
} from '@moonshot/rules/cards';
import { listsIn } from '@moonshot/rules/words';

interface Noun {
  readonly one: string;
  readonly many: string;
  readonly article: 'un' | 'une';
}

const masculine = (one: string, many = `${one}s`): Noun => ({ one, many, article: 'un' });
const feminine = (one: string, many = `${one}s`): Noun => ({ one, many, article: 'une' });
/** The noun for a number card. Its plural equals its singular: `le 8`, `les 8`. */
const pip = (one: string): Noun => masculine(one, one);

const SUIT_NOUNS: Readonly<Record<Suit, Noun>> = {
  C: masculine('trèfle'),
  D: masculine('carreau', 'carreaux'),
  S: masculine('pique'),
  H: masculine('cœur'),
};

const RANK_NOUNS: Readonly<Record<Rank, Noun>> = {
  '2': pip('2'),
  '3': pip('3'),
  '4': pip('4'),
  '5': pip('5'),
  '6': pip('6'),
  '7': pip('7'),
  '8': pip('8'),
  '9': pip('9'),
  T: pip('10'),
  J: masculine('valet'),
  Q: feminine('dame'),
  K: masculine('roi'),
  A: masculine('as', 'as'),
  W: masculine('joker'),
};

const NUMBERS = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];

const NOUNS = {
  card: feminine('carte'),
  deal: feminine('donne'),
  pack: masculine('jeu de cartes', 'jeux de cartes'),
  point: masculine('point'),
} as const;

const nounOf = (letter: string): Noun =>
  SUITS.some(suit => suit === letter) ? SUIT_NOUNS[letter as Suit] : RANK_NOUNS[letter as Rank];

/** Elides `le`, `la` or `de` before a vowel. Of the nouns in this module, only `as` begins with a vowel. */
const elided = (short: string, full: string, word: string): string =>
  word.startsWith('a') ? `${short}’${word}` : `${full} ${word}`;

export const suitWord = (suit: Suit): string => SUIT_NOUNS[suit].one;
export const suitWords = (suit: Suit): string => SUIT_NOUNS[suit].many;
export const rankWord = (rank: Rank): string => RANK_NOUNS[rank].one;
export const rankWords = (rank: Rank): string => RANK_NOUNS[rank].many;

/** A rank with its article: `l’as`, `la dame`, `le 2`. */
export const theRank = (rank: Rank): string => {
  const { one, article } = RANK_NOUNS[rank];
  return elided('l', article === 'un' ? 'le' : 'la', one);
};

/** The short form of a card's name, without an article: `Q♠`, `joker ♥`. */
export const symbol = (card: Card): string => (isWild(card) ? `joker ${SUIT_SYMBOLS[suitOf(card)]}` : symbolOf(card));

/** The short forms of several cards, in canonical order: `4♣ 9♣ joker ♥`. */
export const symbols = (cards: readonly Card[]): string => [...cards].sort(byCanon).map(symbol).join(' ');

/** A card inside a sentence: `Q♠`, `le joker ♥`. */
export const theCard = (card: Card): string => (isWild(card) ? `le ${symbol(card)}` : symbol(card));

/** A card after `de`: `de Q♠`, `du joker ♥`. */
export const ofCard = (card: Card): string => `${isWild(card) ? 'du' : 'de'} ${symbol(card)}`;

/** Any one of the cards that a selector names: `Q♠`, `un cœur`, `une dame`. */
export function anyOf(selector: Selector): string {
  if (namesOneCard(selector)) return theCard(selector);
  const { one, article } = nounOf(selector.charAt(0));
  return `${article} ${one}`;
}

/** Any one of the cards that a selector names, after `de`: `de Q♠`, `d’un cœur`. */
export const ofAny = (selector: Selector): string =>
  namesOneCard(selector) ? ofCard(selector) : `d’${anyOf(selector)}`;

/** The name of a card that a selector names, without an article: `Q♠`, `cœur`, `as`. */
export const nameOf = (selector: Selector): string =>
  namesOneCard(selector) ? symbol(selector) : nounOf(selector.charAt(0)).one;

/** All the cards that a selector names, without an article: `Q♠`, `cœurs`, `as`. */
export const allOf = (selector: Selector): string =>
  namesOneCard(selector) ? symbol(selector) : nounOf(selector.charAt(0)).many;

/** All the cards that a selector names, with their article: `Q♠`, `les cœurs`. */
export const theAll = (selector: Selector): string =>
  namesOneCard(selector) ? theCard(selector) : `les ${allOf(selector)}`;

/** All the cards that a selector names, after `de`: `de Q♠`, `de cœurs`, `d’as`. */
export const ofAll = (selector: Selector): string => elided('d', 'de', allOf(selector));

/** Lists in a sentence: `a, b et c` with `andList`, `a, b ou c` with `orList`. */
export const { and: andList, or: orList } = listsIn('fr');

/** Any one of the cards that several selectors name: `un cœur ou Q♠`. */
export const anyOfThese = (selectors: readonly Selector[]): string => orList(selectors.map(anyOf));

/** Any one of the cards that several selectors name, after `de`: `d’un cœur ou de Q♠`. */
export const ofAnyOfThese = (selectors: readonly Selector[]): string => orList(selectors.map(ofAny));

/** The form of a noun after a number. 0, 1 and −1 take the singular. */
const formOf = (n: number, { one, many }: Noun): string => (Math.abs(n) < 2 ? one : many);

/** A number of at least two, as a word if it is small: `quatre`, `17`. */
export const fromTwo = (n: number): string => NUMBERS[n - 2] ?? figure(n);

function numberWord(n: number, { article }: Noun): string {
  if (n === 0) return article === 'un' ? 'aucun' : 'aucune';
  return n === 1 ? article : fromTwo(n);
}

/** A number of things. Small numbers are words: `une carte`, `trois donnes`, `17 cartes`. */
export const counted = (n: number, noun: keyof typeof NOUNS): string =>
  `${numberWord(n, NOUNS[noun])} ${formOf(n, NOUNS[noun])}`;

/** A number of things in figures: `1 point`, `−10 points`. */
export const figured = (n: number, noun: keyof typeof NOUNS): string => `${figure(n)} ${formOf(n, NOUNS[noun])}`;

/** Capitalizes the first letter of a sentence. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

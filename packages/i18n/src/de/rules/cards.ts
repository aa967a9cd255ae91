// Cards, suits, small numbers and lists in German with gender and case, for sentences about the rules.
import {
  byCanon,
  type Card,
  figure,
  isWild,
  namesOneCard,
  type Rank,
  rankOf,
  type Selector,
  SUIT_SYMBOLS,
  SUITS,
  type Suit,
  suitOf,
  symbolOf,
} from '@moonshot/rules/cards';
import { listsIn } from '@moonshot/rules/words';

/** The cases for subjects, for objects, and after `mit`. */
export type GrammaticalCase = 'nominative' | 'accusative' | 'dative';

type Gender = 'm' | 'f' | 'n';
type Forms = Readonly<Record<Gender, Readonly<Record<GrammaticalCase, string>>>>;

interface Noun {
  readonly gender: Gender;
  readonly one: string;
  readonly oblique?: string; // the form in the accusative and the dative, if it differs from `one`
  readonly many: string;
}

const SUIT_NOUNS: Readonly<Record<Suit, Noun>> = {
  C: { gender: 'n', one: 'Kreuz', many: 'Kreuzkarten' },
  D: { gender: 'n', one: 'Karo', many: 'Karokarten' },
  S: { gender: 'n', one: 'Pik', many: 'Pikkarten' },
  H: { gender: 'n', one: 'Herz', many: 'Herzen' },
};

const RANK_NOUNS: Readonly<Record<Rank, Noun>> = {
  '2': { gender: 'f', one: 'Zwei', many: 'Zweien' },
  '3': { gender: 'f', one: 'Drei', many: 'Dreien' },
  '4': { gender: 'f', one: 'Vier', many: 'Vieren' },
  '5': { gender: 'f', one: 'Fünf', many: 'Fünfen' },
  '6': { gender: 'f', one: 'Sechs', many: 'Sechsen' },
  '7': { gender: 'f', one: 'Sieben', many: 'Siebenen' },
  '8': { gender: 'f', one: 'Acht', many: 'Achten' },
  '9': { gender: 'f', one: 'Neun', many: 'Neunen' },
  T: { gender: 'f', one: 'Zehn', many: 'Zehnen' },
  J: { gender: 'm', one: 'Bube', oblique: 'Buben', many: 'Buben' },
  Q: { gender: 'f', one: 'Dame', many: 'Damen' },
  K: { gender: 'm', one: 'König', many: 'Könige' },
  A: { gender: 'n', one: 'Ass', many: 'Asse' },
  W: { gender: 'm', one: 'Joker', many: 'Joker' },
};

const A: Forms = {
  m: { nominative: 'ein', accusative: 'einen', dative: 'einem' },
  f: { nominative: 'eine', accusative: 'eine', dative: 'einer' },
  n: { nominative: 'ein', accusative: 'ein', dative: 'einem' },
};
const THE: Forms = {
  m: { nominative: 'der', accusative: 'den', dative: 'dem' },
  f: { nominative: 'die', accusative: 'die', dative: 'der' },
  n: { nominative: 'das', accusative: 'das', dative: 'dem' },
};
const EACH: Readonly<Record<Gender, string>> = { m: 'jeder', f: 'jede', n: 'jedes' };

const NUMBERS = ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

export const suitName = (suit: Suit): string => SUIT_NOUNS[suit].one;
export const rankName = (rank: Rank): string => RANK_NOUNS[rank].one;
export const rankNames = (rank: Rank): string => RANK_NOUNS[rank].many;
/** A rank with its article: `das Ass`, `dem Buben`. */
export const theRank = (rank: Rank, form: GrammaticalCase): string => withArticle(THE, RANK_NOUNS[rank], form);

/** The short form of a card's name: `Q♠`, `10♣`, `♥-Joker`. */
export const signOf = (card: Card): string => (isWild(card) ? `${SUIT_SYMBOLS[suitOf(card)]}-Joker` : symbolOf(card));

/** Several cards in canonical order: `4♣ 9♣ Q♠`. */
export const signsOf = (cards: readonly Card[]): string => [...cards].sort(byCanon).map(signOf).join(' ');

/** The card in a sentence; only a joker takes an article: `Q♠`, `den ♥-Joker`. */
export const theCard = (card: Card, form: GrammaticalCase): string =>
  isWild(card) ? `${THE.m[form]} ${signOf(card)}` : symbolOf(card);

const letterNoun = (letter: string): Noun =>
  SUITS.some(suit => suit === letter) ? SUIT_NOUNS[letter as Suit] : RANK_NOUNS[letter as Rank];
const nounOf = (selector: Selector): Noun =>
  namesOneCard(selector) ? RANK_NOUNS[rankOf(selector)] : letterNoun(selector.charAt(0));

function withArticle(articles: Forms, noun: Noun, form: GrammaticalCase): string {
  const word = form === 'nominative' ? noun.one : (noun.oblique ?? noun.one);
  return `${articles[noun.gender][form]} ${word}`;
}

/** Any one of the cards that a selector names: `Q♠`, `ein Herz`, `einem Buben`. */
export const anyOf = (selector: Selector, form: GrammaticalCase): string =>
  namesOneCard(selector) ? theCard(selector, form) : withArticle(A, nounOf(selector), form);

/**
 * Each of the cards that a selector names, as the subject of a sentence: `jede Q♠`. Words such as `andere`
 * can be put after *each*: `jedes andere Herz`.
 */
export function eachOf(selector: Selector, between = ''): string {
  const noun = nounOf(selector);
  const name = namesOneCard(selector) ? signOf(selector) : noun.one;
  return [EACH[noun.gender], between, name].filter(word => word !== '').join(' ');
}

/** All the cards that a selector names, without an article: `Q♠`, `Herzen`, `Asse`. */
export const allOf = (selector: Selector): string =>
  namesOneCard(selector) ? signOf(selector) : nounOf(selector).many;

/** Lists in a sentence: `a, b und c` with `andList`, `a, b oder c` with `orList`. */
export const { and: andList, or: orList } = listsIn('de');

/** Any one of the cards that several selectors name: `ein Herz oder Q♠`. */
export const anyOfThese = (selectors: readonly Selector[], form: GrammaticalCase): string =>
  orList(selectors.map(selector => anyOf(selector, form)));

/**
 * Words for none of these cards, to be placed before a verb at the end: `kein Herz`, `Q♠ nicht`, `weder ein
 * Herz noch Q♠`.
 */
export function noneOf(selectors: readonly Selector[], form: Exclude<GrammaticalCase, 'dative'>): string {
  const [first, ...others] = selectors.map(selector => anyOf(selector, form));
  if (first === undefined) return 'nichts';
  if (others.length > 0) return ['weder', [first, ...others].join(' noch ')].join(' ');
  return selectors.every(namesOneCard) ? `${first} nicht` : `k${first}`;
}

/** A number of at least two, as a word if it is small: `vier`, `17`. */
export const numberWord = (n: number): string => NUMBERS[n] ?? figure(n);

/**
 * A number of cards or deals as a subject or an object. Small numbers are words: `eine Karte`, `drei Runden`.
 */
export function counted(n: number, noun: 'Karte' | 'Runde'): string {
  if (n === 0 || n === 1) return `${n === 0 ? 'keine' : 'eine'} ${noun}`;
  return `${numberWord(n)} ${noun}n`;
}

/** The number of packs after *with*: `einem Kartenspiel`, `zwei Kartenspielen`. */
export const packs = (n: number): string => (n === 1 ? 'einem Kartenspiel' : `${numberWord(n)} Kartenspielen`);

/** Points in figures: `1 Punkt`, `−10 Punkte`. */
export const points = (n: number): string => `${figure(n)} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`;

/** Capitalizes the first letter of a sentence. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

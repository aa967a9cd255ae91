// Cards, suits, small numbers and lists in Spanish, for sentences about the rules.
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

interface Noun {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
}

const el = (one: string, many: string): Noun => ({ one, many, feminine: false });
const la = (one: string, many: string): Noun => ({ one, many, feminine: true });

const SUIT_NOUNS: Readonly<Record<Suit, Noun>> = {
  C: el('trébol', 'tréboles'),
  D: el('diamante', 'diamantes'),
  S: la('pica', 'picas'),
  H: el('corazón', 'corazones'),
};

const RANK_NOUNS: Readonly<Record<Rank, Noun>> = {
  '2': el('2', '2'),
  '3': el('3', '3'),
  '4': el('4', '4'),
  '5': el('5', '5'),
  '6': el('6', '6'),
  '7': el('7', '7'),
  '8': el('8', '8'),
  '9': el('9', '9'),
  T: el('10', '10'),
  J: la('jota', 'jotas'),
  Q: la('reina', 'reinas'),
  K: el('rey', 'reyes'),
  A: el('as', 'ases'),
  W: el('comodín', 'comodines'),
};

const NUMBERS = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];

const NOUNS = {
  card: la('carta', 'cartas'),
  deal: la('ronda', 'rondas'),
  pack: la('baraja', 'barajas'),
  point: el('punto', 'puntos'),
} as const;

const SUPERLATIVES = { high: ['más alto', 'más alta'], low: ['más bajo', 'más baja'] } as const;

const definite = ({ feminine }: Noun): string => (feminine ? 'la' : 'el');
const definites = ({ feminine }: Noun): string => (feminine ? 'las' : 'los');

/** The short form of a card's name: `Q♠`, `10♣`, `comodín ♥`. */
const signOf = (card: Card): string => (isWild(card) ? `comodín ${SUIT_SYMBOLS[suitOf(card)]}` : symbolOf(card));

/** The short forms of several cards, in canonical order: `4♣ 9♣ Q♠`. */
export const signsOf = (cards: readonly Card[]): string => [...cards].sort(byCanon).map(signOf).join(' ');

/** A card with its article: `la Q♠`, `el 10♣`, `el comodín ♥`. */
export const theCard = (card: Card): string => `${definite(RANK_NOUNS[rankOf(card)])} ${signOf(card)}`;

/** Both copies of a card in a double deck: `las dos Q♠`. */
export const bothCards = (card: Card): string =>
  `${definites(RANK_NOUNS[rankOf(card)])} dos ${signOf(card).replace('comodín', 'comodines')}`;

export const theRank = (rank: Rank): string => `${definite(RANK_NOUNS[rank])} ${RANK_NOUNS[rank].one}`;
/** A rank after the preposition *a*, which is contracted with `el`: `al as`, `a la reina`. */
export const toRank = (rank: Rank): string => `a ${theRank(rank)}`.replace(/^a el /, 'al ');
/** All cards of a rank with the article: `los 2`, `las reinas`. */
export const theRanks = (rank: Rank): string => `${definites(RANK_NOUNS[rank])} ${RANK_NOUNS[rank].many}`;

export const rankWord = (rank: Rank): string => RANK_NOUNS[rank].one;
export const suitWords = (suit: Suit): string => SUIT_NOUNS[suit].many;
/** All cards of a suit with the article: `los corazones`, `las picas`. */
export const theSuit = (suit: Suit): string => `${definites(SUIT_NOUNS[suit])} ${SUIT_NOUNS[suit].many}`;
/** The highest or the lowest card of a suit: `el trébol más bajo`, `la pica más alta`. */
export function extreme(suit: Suit, end: 'high' | 'low'): string {
  const noun = SUIT_NOUNS[suit];
  return `${definite(noun)} ${noun.one} ${SUPERLATIVES[end][noun.feminine ? 1 : 0]}`;
}

function nounOf(selector: Selector): Noun {
  const letter = selector.charAt(0);
  const isSuit = !namesOneCard(selector) && SUITS.some(suit => suit === letter);
  return isSuit ? SUIT_NOUNS[letter as Suit] : RANK_NOUNS[letter as Rank];
}

/** Any one of the cards that a selector names: `la Q♠`, `un corazón`, `una reina`. */
export function anyOf(selector: Selector): string {
  if (namesOneCard(selector)) return theCard(selector);
  const noun = nounOf(selector);
  return `${noun.feminine ? 'una' : 'un'} ${noun.one}`;
}

/** The name of a card that a selector names, without an article: `Q♠`, `corazón`, `as`. */
export const nameOf = (selector: Selector): string =>
  namesOneCard(selector) ? signOf(selector) : nounOf(selector).one;

/** The card that a selector names if the deck has only one such card: `la Q♠`, `el comodín`. */
export const theOne = (selector: Selector): string => `${definite(nounOf(selector))} ${nameOf(selector)}`;

/** All the cards that a selector names, without an article: `Q♠`, `corazones`, `ases`. */
export const allOf = (selector: Selector): string =>
  namesOneCard(selector) ? signOf(selector) : nounOf(selector).many;

/** All the cards that a selector names, with an article: `la Q♠`, `los corazones`, `las reinas`. */
export const theAll = (selector: Selector): string =>
  namesOneCard(selector) ? theCard(selector) : `${definites(nounOf(selector))} ${allOf(selector)}`;

/** Each of the other cards that a selector names: `cada uno de los demás corazones`. */
export const eachOther = (selector: Selector): string => {
  const noun = nounOf(selector);
  return `cada ${noun.feminine ? 'una de las' : 'uno de los'} demás ${allOf(selector)}`;
};

/** A number of at least two, as a word if it is small: `cuatro`, `17`. */
export const numberWord = (n: number): string => NUMBERS[n] ?? figure(n);

/** All cards that a selector names, with their number: `los 13 corazones`, `las cuatro reinas`. */
export const allSoMany = (selector: Selector, count: number): string =>
  `${definites(nounOf(selector))} ${numberWord(count)} ${allOf(selector)}`;

/** *How many* of each of these cards: `cuántos corazones`, `cuántas Q♠ y cuántos corazones`. */
export const howMany = (selectors: readonly Selector[]): string =>
  andList(selectors.map(selector => `${nounOf(selector).feminine ? 'cuántas' : 'cuántos'} ${allOf(selector)}`));

/** Lists in a sentence: `a, b y c` with `andList`, `a, b o c` with `orList`. */
export const { and: andList, or: orList } = listsIn('es');

/** Any one of the cards that several selectors name: `un corazón o la Q♠`. */
export const anyOfThese = (selectors: readonly Selector[]): string => orList(selectors.map(anyOf));

/**
 * Words for none of these cards, to be placed after *no* and a verb: `un corazón ni la Q♠`. With the
 * preposition `con ` as `before`: `con un corazón ni con la Q♠`.
 */
export function noneOf(selectors: readonly Selector[], before = ''): string {
  const all = selectors.map(selector => before + anyOf(selector));
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ni ${all.at(-1)}`;
}

/** A number of things. Small numbers are words: `una carta`, `tres rondas`, `17 cartas`. */
export function counted(n: number, noun: keyof typeof NOUNS): string {
  const { one, many, feminine } = NOUNS[noun];
  if (n === 0) return `${feminine ? 'ninguna' : 'ningún'} ${one}`;
  if (n === 1) return `${feminine ? 'una' : 'un'} ${one}`;
  return `${numberWord(n)} ${many}`;
}

/** A number of things in figures: `1 punto`, `−10 puntos`. */
export const figured = (n: number, noun: keyof typeof NOUNS): string =>
  `${figure(n)} ${Math.abs(n) === 1 ? NOUNS[noun].one : NOUNS[noun].many}`;

/** Capitalizes the first letter of a sentence. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

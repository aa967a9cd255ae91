// Tests of card names, card lists with repeated cards, and selectors.
import { expect, test } from 'vitest';
import { byCanon, CARDS, type Card, cardOf, isCard } from './card.ts';
import {
  holdsAll,
  isSelector,
  pick,
  type Selector,
  selects,
  someOf,
  sorted,
  specificity,
  strengthsOf,
  without,
  withoutAll,
} from './card-set.ts';
import { symbolOf, symbolsOf } from './symbols.ts';

const cards = (text: string): readonly Card[] => (text === '' ? [] : (text.split(' ') as Card[]));

const TAKEN: readonly [from: string, gone: string, left: string][] = [
  ['QS AH 2C', 'AH', 'QS 2C'],
  ['QS QS AH', 'QS', 'QS AH'],
  ['QS QS AH', 'QS QS', 'AH'],
  ['QS', 'QS', ''],
  ['QS AH', '', 'QS AH'],
];

test.each(TAKEN)('%s without %s is %s', (from, gone, left) => {
  expect(withoutAll(cards(from), cards(gone))).toEqual(cards(left));
});

test.each([
  ['', 'QS', 'nothing'],
  ['AH 2C', 'QS', 'AH 2C'],
])('a card that %s does not hold cannot be taken from it', (from, gone, held) => {
  expect(() => without(cards(from), gone as Card)).toThrow(`Cannot take ${gone} from a list: it holds ${held}`);
});

const HELD: readonly [list: string, wanted: string, holds: boolean][] = [
  ['QS AH', 'AH QS', true],
  ['QS AH', 'QS QS', false],
  ['QS QS AH', 'QS QS', true],
  ['QS', '', true],
  ['', 'QS', false],
];

test.each(HELD)('whether %s holds all of %s: %s', (list, wanted, holds) => {
  expect(holdsAll(cards(list), cards(wanted))).toBe(holds);
});

const SELECTED: readonly [selector: Selector, from: string, found: string, narrow: number][] = [
  ['QS', 'QS QH KS QS', 'QS QS', 2],
  ['H*', '2H WH QS AH', '2H WH AH', 0],
  ['Q*', 'QS QH KS', 'QS QH', 1],
  ['W*', 'WS WH KS', 'WS WH', 1],
  ['C*', 'WC 2C 2D', 'WC 2C', 0],
];

test.each(SELECTED)('%s names of %s: %s', (selector, from, found, narrow) => {
  expect(cards(from).filter(card => selects(selector, card))).toEqual(cards(found));
  expect(pick(cards(from), [selector, selector]), 'named twice, found once').toEqual(cards(found));
  expect(specificity(selector)).toBe(narrow);
});

const TEXTS: readonly [text: unknown, card: boolean, selector: boolean][] = [
  ['QS', true, true],
  ['WH', true, true],
  ['H*', false, true],
  ['T*', false, true],
  ['10S', false, false],
  ['qs', false, false],
  ['SQ', false, false],
  ['*H', false, false],
  ['X*', false, false],
  ['H**', false, false],
  ['HH*', false, false],
  ['', false, false],
  ['constructor', false, false],
  [7, false, false],
  [null, false, false],
  [['QS'], false, false],
  [['H*'], false, false],
];

test.each(TEXTS)('%j: a card %s, a selector %s', (text, card, selector) => {
  expect(isCard(text)).toBe(card);
  expect(isSelector(text)).toBe(selector);
});

test('the one copy of a name is found by its text', () => {
  expect(CARDS.map(card => cardOf(`${card.charAt(0)}${card.charAt(1)}`))).toEqual(CARDS);
  expect(['1C', 'QSS', ''].map(cardOf)).toEqual([undefined, undefined, undefined]);
});

test('every choice of some cards, from none to all', () => {
  expect(someOf(cards('QS TC 2D')).map(some => some.join(' '))).toEqual([
    '',
    'QS',
    'TC',
    'QS TC',
    '2D',
    'QS 2D',
    'TC 2D',
    'QS TC 2D',
  ]);
});

test('cards sort by suit and rank, the wild of a suit last', () => {
  expect(sorted(cards('AH WC 2S TD AC JD 2H 2C'))).toEqual(cards('2C AC WC TD JD 2S 2H AH'));
  expect([...CARDS].reverse().sort(byCanon)).toEqual(CARDS);
  expect(CARDS).toHaveLength(56);
});

const STRENGTHS: readonly [ranks: string, stronger: Card, weaker: Card][] = [
  ['AKQJT98765432', 'AS', 'KS'],
  ['AKQJT98765432', 'TS', '9S'],
  ['AKQJT98765432', '3S', '2S'],
  ['KQJT98765432A', '2S', 'AS'],
  ['KQJT98765432A', 'KS', 'QS'],
];

test.each(STRENGTHS)('in the order %s %s beats %s', (ranks, stronger, weaker) => {
  const strength = strengthsOf(ranks);
  expect(strength.get(stronger)).toBe(
    (strength.get(weaker) ?? 0) + (ranks.indexOf(weaker.charAt(0)) - ranks.indexOf(stronger.charAt(0))),
  );
  expect(strength.get('WS'), 'a wild has no strength before it is called').toBeUndefined();
});

const WRITTEN: readonly [card: Card, symbol: string][] = [
  ['QS', 'Q♠'],
  ['TC', '10♣'],
  ['AD', 'A♦'],
  ['WH', 'wild ♥'],
];

test.each(WRITTEN)('%s is written %s', (card, symbol) => {
  expect(symbolOf(card)).toBe(symbol);
  expect(symbolsOf([card, '2C'])).toBe(`2♣ ${symbol}`);
});

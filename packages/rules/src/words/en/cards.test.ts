// Cards, numbers and lists in English words.
import { expect, test } from 'vitest';
import { CARDS, type Card } from '../../cards/card.ts';
import type { Selector } from '../../cards/card-set.ts';
import { figure, suitSigns } from '../../cards/figures.ts';
import { allOf, andList, anyOf, capital, cardWords, counted, figured, orList, suitWord } from './cards.ts';

const spoken: readonly [Card, string][] = [
  ['QS', 'queen of spades'],
  ['TC', '10 of clubs'],
  ['2D', '2 of diamonds'],
  ['AH', 'ace of hearts'],
  ['WH', 'wild heart'],
  ['WC', 'wild club'],
];
test.each(spoken)('%s is the %s', (card, words) => {
  expect(cardWords(card)).toBe(words);
});

test('every card is spoken of in its own words', () => {
  expect(new Set(CARDS.map(cardWords)).size).toBe(56);
});

const groups: readonly [Selector, any: string, all: string][] = [
  ['QS', 'Q♠', 'Q♠'],
  ['TC', '10♣', '10♣'],
  ['H*', 'a heart', 'hearts'],
  ['A*', 'an ace', 'aces'],
  ['8*', 'an 8', '8s'],
  ['T*', 'a 10', '10s'],
  ['Q*', 'a queen', 'queens'],
  ['W*', 'a wild card', 'wild cards'],
];
test.each(groups)('%s: %s, %s', (selector, any, all) => {
  expect([anyOf(selector), allOf(selector)]).toEqual([any, all]);
});

test.each([
  [[], '', ''],
  [['a'], 'a', 'a'],
  [['a', 'b'], 'a and b', 'a or b'],
  [['a', 'b', 'c'], 'a, b and c', 'a, b or c'],
])('%o', (words, and, or) => {
  expect([andList(words), orList(words)]).toEqual([and, or]);
});

test.each([
  [0, '0', 'no cards', '0 points'],
  [1, '1', 'one card', '1 point'],
  [12, '12', 'twelve cards', '12 points'],
  [17, '17', '17 cards', '17 points'],
  [-1, '−1', '−1 cards', '−1 point'],
  [-26, '−26', '−26 cards', '−26 points'],
])('%i', (n, figures, cards, points) => {
  expect([figure(n), counted(n, 'card'), figured(n, 'point')]).toEqual([figures, cards, points]);
});

test('suits and beginnings', () => {
  expect([suitSigns(['D', 'C', 'S', 'H']), suitWord('H'), capital('an ace'), capital('10♣')]).toEqual([
    '♦ ♣ ♠ ♥',
    'heart',
    'An ace',
    '10♣',
  ]);
});

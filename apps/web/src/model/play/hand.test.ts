// The order of a hand, its split into two rows, and lists with several copies of a card.
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { placesOf, sortHand, suitOrder, upperRow, withoutCards } from './hand.ts';

const cards = (text: string): readonly Card[] => text.split(' ').filter(Boolean) as Card[];

const orders: readonly [name: string, hand: string, suits: string][] = [
  ['all four', 'AH KS QD JC', 'CDSH'],
  ['no clubs', 'AH KS QD', 'DSH'],
  ['no diamonds: the heart parts the blacks', 'AH KS JC', 'CHS'],
  ['no spades: the club parts the reds', 'AH QD JC', 'DCH'],
  ['one black and one red', 'AH JC', 'CH'],
  ['reds alone must touch', 'AH QD', 'DH'],
  ['nothing', '', ''],
];

test.each(orders)('suits alternate in colour: %s', (_, hand, suits) => {
  expect(suitOrder(cards(hand)).join('')).toBe(suits);
});

const hands: readonly [name: string, hand: string, sorted: string][] = [
  ['low to high, ten between nine and jack', 'AC TC 2C JC 9C', '2C 9C TC JC AC'],
  ['a wild stands after the ace of its suit', 'WC AC 3D 2C', '2C AC WC 3D'],
  ['copies stay together', '5H 2S 5H', '2S 5H 5H'],
];

test.each(hands)('a hand is sorted: %s', (_, hand, sorted) => {
  expect(sortHand(cards(hand), {}).join(' ')).toBe(sorted);
});

test('a hand that falls has the highest first in each suit, and the suits where they were', () => {
  expect(sortHand(cards('AC TC 2C 3D WC JD'), {}, 'falling')).toEqual(['WC', 'AC', 'TC', '2C', 'JD', '3D']);
});

test('the suits stay where they were when one of them has been played', () => {
  expect(sortHand(cards('QS AH'), {}, 'rising', cards('JC'))).toEqual(['AH', 'QS']);
  expect(sortHand(cards('QS AH'), {})).toEqual(['QS', 'AH']);
});

test('by rank, cards of one rank stand together, in the order of suits, and wild cards last', () => {
  expect(sortHand(cards('AH 2S WC 2D TC 2H TD AC'), {}, 'ranks')).toEqual(cards('2D 2S 2H TC TD AC AH WC'));
  expect(sortHand(cards('KC AC 2D'), { AC: 1, '2D': 2, KC: 13 }, 'ranks')).toEqual(['AC', '2D', 'KC']);
});

test('where the sheet says that the ace is low, it stands first', () => {
  expect(sortHand(cards('KC AC 2C'), { AC: 1, '2C': 2, KC: 13 })).toEqual(['AC', '2C', 'KC']);
});

const rows: readonly [name: string, hand: string, upper: number][] = [
  ['at the change of suit nearest to the middle', '2C 3C 4C 5C 2D 3D 4D 2S 3S', 4],
  ['of two as near, the later', '2C 3C 4C 2D 3D 2S 3S 4S', 5],
  ['through a suit where no change is near', '2C 2D 3D 4D 5D 6D 7D 8D 9D 2S', 5],
];

test.each(rows)('two rows part %s', (_, hand, upper) => {
  expect(upperRow(cards(hand))).toBe(upper);
});

test('of two copies, one is taken for one', () => {
  expect([...placesOf(cards('5H 2S 5H'), cards('5H'))]).toEqual([0]);
  expect(withoutCards(cards('5H 2S 5H'), cards('5H'))).toEqual(cards('2S 5H'));
  expect(withoutCards(cards('5H 2S 5H'), cards('5H 5H 5H AC'))).toEqual(cards('2S'));
});

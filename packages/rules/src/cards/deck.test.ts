// Tests decks, shuffles and deals against lists of expected cards.
import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { draws, seedOf } from './chance.ts';
import { type DeckPlan, dealOut, deckOf, shuffled } from './deck.ts';

const plan = (change: Partial<DeckPlan>): DeckPlan => ({ packs: 1, wilds: [], remove: [], ...change });

const DECKS: readonly [name: string, plan: DeckPlan, size: number, begins: string, ends: string][] = [
  ['one pack', plan({}), 52, '2C 3C 4C', 'QH KH AH'],
  ['four wilds', plan({ wilds: ['H', 'C', 'S', 'D'] }), 56, '2C 3C 4C', 'KH AH WH'],
  ['one wild', plan({ wilds: ['C'] }), 53, '2C 3C 4C', 'QH KH AH'],
  ['two packs, one after the other', plan({ packs: 2 }), 104, '2C 3C 4C', 'QH KH AH'],
  ['low clubs removed', plan({ remove: ['2C', '3C'] }), 50, '4C 5C 6C', 'QH KH AH'],
  ['both copies removed', plan({ packs: 2, remove: ['AH', 'AH'] }), 102, '2C 3C 4C', 'JH QH KH'],
];

test.each(DECKS)('a deck of %s', (_, of, size, begins, ends) => {
  const deck = deckOf(of);
  expect(deck).toHaveLength(size);
  expect(deck.slice(0, 3).join(' ')).toBe(begins);
  expect(deck.slice(-3).join(' ')).toBe(ends);
});

test('suits stand in the order clubs, diamonds, spades, hearts, each from two to ace', () => {
  const suits = ['C', 'D', 'S', 'H'];
  expect(deckOf(plan({})).join(' ')).toBe(
    suits.flatMap(suit => [...'23456789TJQKA'].map(rank => rank + suit)).join(' '),
  );
});

test('a card that the deck lacks cannot be removed', () => {
  expect(() => deckOf(plan({ remove: ['WC'] }))).toThrow(/^Cannot take WC from a list/);
});

const SHUFFLES: readonly [name: string, choose: (n: number) => number, order: string][] = [
  ['the last partner each time leaves all as it is', n => n - 1, 'a b c d e'],
  ['the first partner each time turns the rest up by one', () => 0, 'b c d e a'],
  ['partners 0 1 0 1', n => n % 2, 'c d e a b'],
];

test.each(SHUFFLES)('%s', (_, choose, order) => {
  const asked: number[] = [];
  const below = (n: number): number => {
    asked.push(n);
    return choose(n);
  };
  expect(shuffled(['a', 'b', 'c', 'd', 'e'], below).join(' ')).toBe(order);
  expect(asked).toEqual([5, 4, 3, 2]);
});

test('a shuffle is pinned by its seed and leaves its cards alone', () => {
  const cards = [...'abcdefgh'];
  expect(shuffled(cards, draws(seedOf('moonshot'), 'shuffle')).join('')).toBe('gchdfaeb');
  expect(cards.join('')).toBe('abcdefgh');
});

const pack: readonly Card[] = deckOf(plan({}));

const DEALS: readonly [seats: number, size: number, first: number, hands: readonly string[], rest: string][] = [
  [4, 3, 0, ['2C 6C TC', '3C 7C JC', '4C 8C QC', '5C 9C KC'], 'AC 2D 3D'],
  [4, 3, 1, ['5C 9C KC', '2C 6C TC', '3C 7C JC', '4C 8C QC'], 'AC 2D 3D'],
  [3, 2, 2, ['3C 6C', '4C 7C', '2C 5C'], '8C 9C TC'],
];

test.each(DEALS)('%i hands of %i, one card at a time from seat %i', (seats, size, first, hands, rest) => {
  const dealt = dealOut(pack, seats, size, first);
  expect(dealt.hands.map(hand => hand.join(' '))).toEqual(hands);
  expect(dealt.rest.slice(0, 3).join(' ')).toBe(rest);
  expect(dealt.rest).toHaveLength(52 - seats * size);
});

// Hearts at Play, clause by clause: every worked example of its rules, run on the engine.

import { seedOf } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { findDealer } from '../../packages/rules/src/game/dealer.ts';
import { outcome } from '../../packages/rules/src/game/match.ts';
import {
  act,
  cards,
  deal,
  deals,
  line,
  names,
  open,
  type Position,
  piles,
  plays,
  position,
  scored,
  start,
  takes,
  tricks,
} from './table.ts';

const game = tricks('at-play');
const followWins = tricks('at-play', 4, { 'firstTrick.vsFollow': 'followWins' });
const later: Position = { piles: ['2S'] };

const packs: readonly [name: string, seats: number, deck: number, hand: number, opening: string][] = [
  ['HAP 1: three players play without 2♣, 17 cards each, and 3♣ opens (HAP-04)', 3, 51, 17, '3C'],
  ['HAP 1: four players play with the whole pack, 13 cards each, and 2♣ opens', 4, 52, 13, '2C'],
  ['HAP 1: five players play without 2♣ and 2♦, 10 cards each, and 3♣ opens', 5, 50, 10, '3C'],
];
test.each(packs)('%s', (_, seats, deck, hand, opening) => {
  const table = tricks('at-play', seats);
  const [state] = deals(table, 1);
  expect([table.rules.deck.length, state?.hands.map(one => one.length)]).toEqual([deck, Array(seats).fill(hand)]);
  expect(state && plays(table, state)).toEqual([opening]);
});

test('HAP 2: the player who draws the lowest card deals; players with equal cards draw again (HAP-14)', () => {
  const found = Array.from({ length: 60 }, (_, i) =>
    findDealer(game.sheet, game.rules.deck, 4, seedOf(`draw ${i}`), 'dealer 1'),
  );
  const ranks = '23456789TJQKA';
  for (const { dealer, rounds } of found) {
    const lowest = rounds.map(cuts => {
      const least = Math.min(...cuts.map(cut => ranks.indexOf(cut.card.charAt(0))));
      return cuts.filter(cut => ranks.indexOf(cut.card.charAt(0)) === least).map(cut => cut.seat);
    });
    expect(rounds.map(cuts => cuts.map(cut => cut.seat))).toEqual([[0, 1, 2, 3], ...lowest.slice(0, -1)]);
    expect(lowest.at(-1)).toEqual([dealer]);
  }
  expect(found.filter(({ rounds }) => rounds.length > 1).length).toBeGreaterThan(3);
});

test('HAP 2: the deal then goes left (HAP-03)', () => {
  expect(deals(game, 5).map(state => state.dealer)).toEqual([0, 1, 2, 3, 0]);
});

test('HAP 3: nothing is passed in any deal (HAP-19)', () => {
  expect(deals(game, 4).map(state => [state.step, state.phase])).toEqual(Array(4).fill(['hold', 'play']));
});

test('HAP 4: the holder of the lowest club leads it, regardless of the dealer', () => {
  const state = deal(game, start(game), { hands: ['', '', '2C AD AS'] });
  expect([state.trick.leader, plays(game, state)]).toEqual([2, ['2C']]);
});

const legal: readonly [name: string, hand: string, position: Position & { led?: string }, expected: string][] = [
  ['HAP 5: a player who can follow suit must do so', '5D 9D AH QC', { ...later, led: 'KD' }, '5D 9D'],
  [
    'HAP 5: a player who cannot follow suit may play any card, a trump or not (HAP-12)',
    '5C AH QC',
    { ...later, led: 'KD' },
    '5C AH QC',
  ],
  ['HAP 7: no heart is played to the first trick', '5H QD 2S', { led: '2C' }, 'QD 2S'],
  ['HAP 7: Q♣ is not played to the first trick if another club can follow', 'QC 5C 9H', { led: '2C' }, '5C'],
  ['HAP 7: a player whose only club is Q♣ plays another suit (HAP-06)', 'QC 4D 9H', { led: '2C' }, '4D'],
  ['HAP 7: a player who holds only hearts and Q♣ must play Q♣ (HAP-07)', 'QC 9H 2H', { led: '2C' }, 'QC'],
  ['HAP 7: a player who holds only hearts plays any heart (HAP-07)', '9H 2H', { led: '2C' }, '9H 2H'],
  ['HAP 8: no heart may be led before hearts are broken, but Q♣ may (HAP-10)', '5H QC 2D', later, 'QC 2D'],
  ['HAP 8: a player who holds only hearts leads a heart (HAP-08)', '5H 9H', later, '5H 9H'],
  ['HAP 8: once hearts are broken, they may be led', '5H QC 2D', { ...later, broken: true }, '5H QC 2D'],
];
test.each(legal)('%s', (_, hand, where, expected) => {
  expect(open(game, hand, where)).toEqual(names(expected));
});

test('HAP 7: in the other reading a player whose only club is Q♣ must play it (HAP-06)', () => {
  expect(open(followWins, 'QC 4D 9H', { led: '2C' })).toEqual(['QC']);
});

test('HAP 7: the refusal of Q♣ names the ban and what may be played instead (HAP-06)', () => {
  const state = position(game, { hands: ['', 'QC 4D 9H'], trick: '2C' });
  expect(game.game.decide(state, 1, { type: 'play', card: 'QC' })).toEqual({
    ok: false,
    refusal: { type: 'not-legal', card: 'QC', rule: 'first-trick-ban', legal: cards('4D') },
  });
});

const taken: readonly [name: string, trick: string, seat: number, points: number][] = [
  ['HAP 6: a heart trumps the suit led (HAP-13)', 'KD 3D 2H AD', 2, 1],
  ['HAP 6: the highest of several hearts takes the trick', 'KD 2H 9H AD', 2, 2],
  ['HAP 6: if hearts are led, the highest heart takes the trick (HAP-11)', '4H AS KH AH', 3, 3],
  ['HAP 6: without a heart the highest card of the suit led takes the trick, even Q♣', '4C QC AD 2S', 1, 13],
  ['HAP 10: Q♠ is worth nothing (HAP-02)', '4S QS 3S 2S', 1, 0],
];
test.each(taken)('%s', (_, trick, seat, points) => {
  expect(takes(game, trick)).toEqual([seat, points]);
});

test('HAP 7: a heart forced into the first trick trumps it and breaks hearts (HAP-07)', () => {
  const state = line(game, position(game, { hands: ['2C 5D', '9H 2H', '4C 6D', 'AC 7D'] }), '2C 9H 4C AC');
  expect([state.trick.leader, state.broken]).toEqual([1, true]);
});

test('HAP 9: if Q♣ follows suit in the third trick, hearts may be led in the fourth (HAP-09)', () => {
  const hands = ['4C 2H', 'QC 3H 5D', '7C 6D', '8C 9D'];
  const state = line(game, position(game, { hands, piles: ['2S 3S 4S 5S', '6S 7S 8S 9S'] }), '4C QC 7C 8C');
  expect([state.broken, state.trick.leader, plays(game, state)]).toEqual([true, 1, names('3H 5D')]);
});

type Score = readonly [
  name: string,
  seats: number,
  before: Position,
  choice: 'shed' | 'burden',
  totals: number[],
  winners: number[],
];
const moonAt = { piles: piles([0, 13], ['2C', 'QC', '3C', '4C']), totals: [40, 52, 61, 30] };
const scores: readonly Score[] = [
  [
    'HAP 10: 5 hearts and Q♣, 8 hearts, nothing, and Q♠ score 18 8 0 0',
    4,
    { piles: piles([5, 8, 0, 0], ['QC', '', '', 'QS']) },
    'shed',
    [18, 8, 0, 0],
    [],
  ],
  ['HAP 11: the shooter may add 26 to every other player’s score', 4, moonAt, 'burden', [66, 52, 87, 56], []],
  ['HAP 11: or the shooter may take 26 off their own score (HAP-17)', 4, moonAt, 'shed', [40, 26, 61, 30], []],
  [
    'HAP 11: three players can shoot the moon too (HAP-18)',
    3,
    { piles: piles([13], ['QC']), totals: [5, 5, 5] },
    'burden',
    [5, 31, 31],
    [],
  ],
  [
    'HAP 11: five players can shoot the moon too (HAP-18)',
    5,
    { piles: piles([13], ['QC']), totals: [5, 5, 5, 5, 5] },
    'shed',
    [-21, 5, 5, 5, 5],
    [],
  ],
  [
    'HAP 12: a total of 100 ends the match, and the lowest total wins (HAP-15)',
    3,
    { piles: piles([12, 1, 0], ['', '', 'QC']), totals: [88, 97, 62] },
    'shed',
    [100, 98, 75],
    [2],
  ],
  [
    'HAP 12: 99 does not end it',
    3,
    { piles: piles([11, 2, 0], ['', '', 'QC']), totals: [88, 97, 70] },
    'shed',
    [99, 99, 83],
    [],
  ],
  [
    'HAP 13: two players with the lowest total win together (HAP-16)',
    3,
    { piles: piles([13, 0, 0], ['', 'QC']), totals: [88, 51, 64] },
    'shed',
    [101, 64, 64],
    [1, 2],
  ],
];
test.each(scores)('%s', (_, seats, before, choice, totals, winners) => {
  const state = scored(tricks('at-play', seats), before, choice);
  expect([state.totals, state.winners, state.phase]).toEqual([totals, winners, winners.length > 0 ? 'over' : 'deal']);
});

test('HAP 11: the shooter must choose one of the two, and may not keep the points instead (HAP-17)', () => {
  const state = scored(game, moonAt, 'ask');
  expect(() => act(game, state, 1, { type: 'moon', option: 'keep' })).toThrow('no-such-option');
});

test('HAP 12: after totals of 88, 97 and 70, points of 12, 9 and 5 end the match, and 75 wins', () => {
  // Computed from points alone, because in every real deal Q♣ makes one of the three numbers at least 13.
  const before = { totals: [88, 97, 70], deals: 5, tiebreak: false };
  expect(outcome(game.sheet, undefined, before, [12, 9, 5])).toMatchObject({ totals: [100, 106, 75], winners: [2] });
});

test('HAP 12: another limit may be agreed (HAP-15)', () => {
  const before: Position = { piles: piles([8, 5, 0, 0], ['', '', '', 'QC']), totals: [42, 0, 0, 0] };
  expect(scored(game, before).winners).toEqual([]);
  expect(scored(game, { ...before, length: { target: 50 } }).winners).toEqual([2]);
});

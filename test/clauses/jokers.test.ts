// Jokers in the catalogue's games: when they may be played, that they take no trick and have no suit, and
// tricks worked by hand.

import { prepare, settle, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import {
  heartsOnly,
  line,
  names,
  open,
  type Position,
  plays,
  position,
  scored,
  type Tricks,
  takes,
  variant,
} from './table.ts';

const jokers = variant('joker-hearts');
const dragon = variant('dragon');
const WILDS = { points: [{ cards: ['W*'], value: 2 }], 'moon.needs': [] };
const later: Position = { piles: ['2C'] };

const sizes: readonly (readonly [seats: number, cards: number, each: number])[] = [
  [3, 54, 18],
  [4, 56, 14],
  [5, 55, 11],
  [6, 54, 9],
  [7, 56, 8],
  [8, 56, 7],
  [9, 54, 6],
];
test.each(sizes)('row 18 with %i seats %i cards are dealt, %i to each', (seats, cards, each) => {
  const { rules } = variant('joker-hearts', {}, seats);
  expect([rules.deck.length, rules.handSize, rules.kittySize]).toEqual([cards, each, 0]);
});

type Row = readonly [name: string, hand: string, led: string, legal: string, when: 'first' | 'later'];

const anyTime: readonly Row[] = [
  ['goes although the suit led is held', '9C WH 3D', '5C', '9C WH', 'later'],
  ['of the sign led does not follow it', '9C WC 3D', '5C', '9C WC', 'later'],
  ['alone of the sign led forces nothing', 'WC 3D 4S', '5C', 'WC 3D 4S', 'later'],
  ['may be led', 'WH 3D 4S', '', 'WH 3D 4S', 'later'],
  ['keeps hearts closed, because it is something else to lead', 'WS 3H', '', 'WS', 'later'],
  ['that was led makes the next seat lead: hearts stay closed', '9C 3H WD', 'WS', '9C WD', 'later'],
  ['after a joker that was led makes the third seat lead', '9C 3H', 'WS WH', '9C', 'later'],
  ['that was led says nothing of the suit to follow', '9S 9C', 'WS 5C', '9C', 'later'],
  ['goes to the first trick, in which hearts do not', 'AH WH 3D', '2C', 'WH 3D', 'first'],
];
test.each(anyTime)('row 18 a joker %s', (_, hand, led, legal, when) => {
  expect(open(jokers, hand, { ...(when === 'first' ? {} : later), led })).toEqual(names(legal));
});

const ofColour: readonly Row[] = [
  ['is led where else only closed hearts are held', 'WS 3H', '', 'WS', 'later'],
  ['waits while the suit led is held', 'WS 9C', '5C', '9C', 'later'],
  ['goes to a suit of its colour', 'WS 3D', '5C', 'WS 3D', 'later'],
  ['waits for a suit of its colour', 'WD 3S', '5C', '3S', 'later'],
  ['goes where nothing else is held', 'WD', '5C', 'WD', 'later'],
  ['goes before one of the other colour', 'WD WC', '5S', 'WC', 'later'],
  ['is not led', 'WS 3D', '', '3D', 'later'],
  ['is led where nothing else is held', 'WS WD', '', 'WS WD', 'later'],
  ['goes to the first trick, in which hearts do not', 'AH WS 3D', '2C', 'WS 3D', 'first'],
];
test.each(ofColour)('row 20 a joker %s', (_, hand, led, legal, when) => {
  expect(open(dragon, hand, { ...(when === 'first' ? {} : later), led })).toEqual(names(legal));
});

const tricksTaken: readonly (readonly [name: string, table: Tricks, trick: string, seat: number, points: number])[] = [
  ['18 a joker does not take a trick of its sign', jokers, '5C WC 7C 6C', 2, 0],
  ['18 nor one that nobody follows', jokers, '5C WC WD WS', 0, 0],
  ['18 behind a joker that was led the first suit counts', jokers, 'WH 5D AC 9D', 3, 0],
  ['18 a trick of jokers alone goes to its leader', jokers, 'WC WD WS WH', 0, 0],
  ['18 a joker of hearts counts nothing beside a heart', jokers, '5C WH AH 9C', 3, 1],
  ['18 where every wild costs, jokers do', variant('joker-hearts', WILDS), '5C WH AH 9C', 3, 2],
  ['20 a joker does not take a trick either', dragon, '5C WS 7C 6C', 2, 0],
];
test.each(tricksTaken)('row %s', (_, table, trick, seat, points) => {
  expect(takes(table, trick, later)).toEqual([seat, points]);
});

test('row 18 the moon needs all hearts and Q♠, and no joker', () => {
  const state = scored(jokers, { piles: [`${heartsOnly} QS`, 'WH', '3C', '4C'] });
  expect(state.totals).toEqual([0, 26, 26, 26]);
});

test('row 18 a joker of hearts does not break hearts, and is never called', () => {
  const before = position(jokers, { hands: ['9S', '3D WH', 'TS 2D', 'JS 4D'], trick: '5S', piles: ['2C'] });
  expect(plays(jokers, before)).toEqual(names('3D WH'));
  expect(line(jokers, before, 'WH').broken).toBe(false);
  expect(jokers.game.decide(before, 1, { type: 'play', card: 'WH', call: 'low' })).toEqual({
    ok: false,
    refusal: { type: 'call-wrong', card: 'WH', legal: [{ card: 'WH' }] },
  });
});

test('row 18 three tricks worked by hand: a joker gives the lead away, one saves from the queen, and all come to their takers', () => {
  const hands = ['WC 9S 4D', '6D KS 2H', 'WH TD 3S', 'JD QS AC'];
  const first = line(jokers, position(jokers, { hands, piles: ['2C'] }), 'WC 6D TD JD');
  expect(first.trick.leader).toBe(3);
  const second = line(jokers, first, 'QS 9S KS WH');
  expect([second.trick.leader, jokers.game.view(second, 0).points]).toEqual([1, [0, 13, 0, 0]]);
  const third = line(jokers, second, '2H 3S AC 4D');
  expect(third.results[0]?.points).toEqual([0, 14, 0, 0]);
});

test('row 20 three jokers stand for three low cards, and the two of clubs still opens', () => {
  const { rules } = dragon;
  expect([rules.deck.length, rules.handSize, rules.openingCard]).toEqual([52, 13, '2C']);
  const before = position(dragon, { hands: ['9S', '3S WD'], trick: '5C', piles: ['2C'] });
  expect(dragon.game.decide(before, 1, { type: 'play', card: 'WD' })).toEqual({
    ok: false,
    refusal: { type: 'not-legal', card: 'WD', rule: 'wild-colour', legal: ['3S'] },
  });
});

test('row 20 two tricks worked by hand: a black joker goes to a black suit, and a red one has to wait', () => {
  const hands = ['9S 4D', 'KS 5D', 'WC WD', 'QS AD'];
  const first = line(dragon, position(dragon, { hands, piles: ['2C'] }), '9S KS WC QS');
  expect([first.trick.leader, dragon.game.view(first, 0).points]).toEqual([1, [0, 13, 0, 0]]);
  const second = line(dragon, first, '5D WD AD 4D');
  expect([second.tricks.at(-1)?.winner, second.results[0]?.points]).toEqual([3, [0, 13, 0, 0]]);
});

const five = variant('joker-of-five', {}, 4);

const shedding: readonly Row[] = [
  ['keeps to its suit while no higher heart lies', '9C WH 3D', '5C TH', '9C', 'later'],
  ['goes under a higher heart although the suit led is held', '9C WH 3D', '5C JH', '9C WH', 'later'],
  ['goes off suit where nothing follows', 'WH 3D 4S', '5C', 'WH 3D 4S', 'later'],
  ['follows hearts as a heart', 'WH 3D', 'AH', 'WH', 'later'],
  ['may be led', 'WH 3D', '', 'WH 3D', 'later'],
];
test.each(shedding)('row 19 the joker %s', (_, hand, led, legal) => {
  expect(open(five, hand, { ...later, led })).toEqual(names(legal));
});

test.each([
  ['between the ten and the jack', '9H TH WH 8H', 2, -8],
  ['under the jack', 'WH JH TH 2C', 1, -7],
  ['thrown on a plain suit it takes the trick', 'AC KC WH QC', 2, -5],
  ['also over lower hearts', 'AC TH WH 3H', 2, -7],
  ['unless a higher heart lies', 'AC QH WH KC', 1, -6],
  ['or falls later', 'AC WH KH 3D', 2, -6],
  ['without it a plain suit is taken as ever', 'AC QH KH KC', 0, -2],
])('row 19 %s', (_, trick, winner, points) => {
  expect(takes(five, trick, later)).toEqual([winner, points]);
});

/** Seat 0 leads the joker. It goes to seat 1 under its jack, or stays with its player. */
const joker = (trick: string, taken: readonly string[], table = five): readonly number[] => {
  const before = position(table, { piles: taken, trick });
  return settle(table.game, before, table.game.follow(before) ?? expect.fail()).state.results[0]?.points ?? [];
};

test('row 19 the taker of the joker pays its five to the player who shed it, and the rest goes by the pool', () => {
  // Seat 1 takes JH WH and pays seat 0 five. Of 13 − 1 hearts (2♥ is out) seats 1 and 2 have 2 and 10; two
  // seats are clear.
  expect(joker('WH JH 2C 3C', ['', 'AH', '3H 4H 5H 6H 7H 8H 9H TH QH KH', ''])).toEqual([11, -7, -10, 6]);
});

test('row 19 who takes its own joker pays it into the pool', () => {
  expect(joker('WH TH 2C 3C', ['', 'AH', '3H 4H 5H 6H 7H 8H 9H JH QH KH', ''])).toEqual([-6, -1, -10, 17]);
});

test('row 19 who takes its own joker and nothing else is not clear', () => {
  expect(joker('WH TC 2C 3C', ['', 'AH', '3H 4H 5H 6H 7H 8H 9H TH JH QH KH', ''])).toEqual([-5, -1, -11, 17]);
});

test('where differences are settled five go from taker to shedder, no more and no less', () => {
  // Of twelve points seats 1 and 2 have 2 and 10: each settles 12 × 1 − 4 × own points, plus the five.
  const table = variant('joker-of-five', { 'settle.as': 'difference' }, 4);
  const taken = ['', 'AH', '3H 4H 5H 6H 7H 8H 9H TH QH KH', ''];
  expect(joker('WH JH 2C 3C', taken, table)).toEqual([12 + 5, 4 - 5, -28, 12]);
});

test('row 19 a pack of 52 with the joker for 2♥, seventeen points', () => {
  const { deck, points } = five.rules;
  expect([deck.length, deck.includes('2H'), [...points.values()].reduce((sum, one) => sum + one, 0)]).toEqual([
    52,
    false,
    17,
  ]);
});

const alone = { 'deck.wilds': ['H'], 'deck.remove': ['2H'], 'wild.rank': 'overTen' };
test.each([
  ['one wild', { ...alone, 'deck.wilds': ['H', 'S'], 'deck.remove': ['2H', '2S'] }, 'deck.wilds'],
  ['no other trumps', { ...alone, 'trick.trump': 'S' }, 'trick.trump'],
  ['nothing that cancels', { ...alone, 'trick.cancel': 'alike' }, 'trick.cancel'],
  ['a suit whose cards beat it', { ...alone, 'wild.rank': 'none', 'wild.play': 'underHigher' }, 'wild.play'],
  ['chips to be paid in', { ...alone, 'wild.pays': 'whoShedIt' }, 'wild.pays'],
])('a wild that makes trumps needs %s', (_, changes, path) => {
  const prepared = prepare(sheetOf('black-lady'), 4, changes);
  expect((prepared.ok ? [] : prepared.errors).map(error => error.path)).toContain(path);
});

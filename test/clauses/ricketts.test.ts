// Ricketts House Hearts, clause by clause: every worked example of its rules, run on the engine.

import type { TrickState as State } from '@moonshot/rules';
import { expect, test } from 'vitest';
import {
  act,
  cards,
  deal,
  dealNumber,
  deals,
  finish,
  line,
  names,
  open,
  type Position,
  pass,
  passed,
  piles,
  plays,
  position,
  scored,
  shuffle,
  start,
  takes,
  tricks,
} from './table.ts';

const game = tricks('ricketts');

/** The state just before this deal; earlier deals are played arbitrarily. */
const beforeDeal = (number: number): State =>
  number === 1 ? start(game) : finish(game, dealNumber(game, number - 1, { length: { deals: 99 } }));

test('RIC 1: four players get thirteen cards each of a whole pack', () => {
  const [first] = deals(game, 1);
  expect([game.rules.deck.length, first?.kitty]).toEqual([52, []]);
  expect(first?.hands.map(hand => hand.length)).toEqual([13, 13, 13, 13]);
});

test('RIC 2: the first dealer is drawn by lot, always the same one for the same seed (RIC-17)', () => {
  const drawn = (seed: string): State => shuffle(game, game.game.evolve(undefined, game.game.open({})), seed);
  const many = Array.from({ length: 40 }, (_, i) => drawn(`lot ${i}`).dealer);
  expect([drawn('lot 7').dealer, game.game.owed(drawn('lot 7'))]).toEqual([many[7], 'deal']);
  expect([...new Set(many)].sort()).toEqual([0, 1, 2, 3]);
});

test('RIC 2: seats 0 1 2 3 0 1 deal in turn, and the player on the left of each leads', () => {
  const dealt = deals(game, 6);
  expect(dealt.map(state => state.dealer)).toEqual([0, 1, 2, 3, 0, 1]);
  expect(dealt.map(state => passed(game, state).trick.leader)).toEqual([1, 2, 3, 0, 1, 2]);
});

test('RIC 3: eleven deals pass left, right, across, scatter, hold, and begin again', () => {
  const cycle = ['left', 'right', 'across', 'scatter', 'hold'];
  expect(deals(game, 11).map(state => state.step)).toEqual([...cycle, ...cycle, 'left']);
});

const gifts = ['2C KD 5S', '3C 4C 5C', '6C 7C 8C', '9C TC JC'];

const passes: readonly [name: string, deal: number, received: readonly string[]][] = [
  ['RIC 3: a left pass gives three cards to the next seat', 1, ['9C TC JC', '2C KD 5S', '3C 4C 5C', '6C 7C 8C']],
  ['RIC 3: a right pass gives three cards to the seat before', 2, ['3C 4C 5C', '6C 7C 8C', '9C TC JC', '2C KD 5S']],
  ['RIC 3: a pass across gives three cards to the opposite seat', 3, ['6C 7C 8C', '9C TC JC', '2C KD 5S', '3C 4C 5C']],
  ['RIC 4: a scatter brings one card from each opponent (RIC-02)', 4, ['5C 7C 9C', '2C 8C TC', 'KD 3C JC', '5S 4C 6C']],
];
test.each(passes)('%s', (_, number, received) => {
  const after = pass(game, deal(game, beforeDeal(number), { hands: gifts }), gifts);
  const got = after.hands.map((_hand, seat) => [...game.game.view(after, seat).received].sort());
  expect(got).toEqual(received.map(names));
  expect(after.hands.map(hand => hand.length)).toEqual([13, 13, 13, 13]);
});

test('RIC 4: in a scatter two cards for the same opponent are refused', () => {
  const state = deal(game, beforeDeal(4), { hands: gifts });
  const given = cards('2C KD 5S').map((card, i) => ({ card, to: [1, 2, 2][i] ?? 0 }));
  expect(game.game.decide(state, 0, { type: 'pass', gifts: given })).toEqual({
    ok: false,
    refusal: { type: 'wrong-gifts', wanted: [1, 2, 3].map(to => ({ to, count: 1 })) },
  });
});

test('RIC 5: nobody sees received cards before all players have chosen (RIC-03)', () => {
  const state = deal(game, start(game), { hands: gifts });
  expect(game.game.view(state, 'watcher').asked).toEqual([0, 1, 2, 3]);
  const three = pass(game, state, gifts.slice(0, 3));
  expect(game.game.view(three, 1).received).toEqual([]);
  expect(game.game.view(three, 'watcher').asked).toEqual([3]);
});

test('passed cards are listed by seat, in whatever order seats chose', () => {
  const state = [3, 1, 0, 2].reduce(
    (now, seat) =>
      act(game, now, seat, {
        type: 'pass',
        gifts: cards(gifts[seat] ?? '').map(card => ({ card, to: (seat + 1) % 4 })),
      }),
    deal(game, start(game), { hands: gifts }),
  );
  expect([state.phase, state.passes.map(({ seat }) => seat)]).toEqual(['play', [0, 1, 2, 3]]);
});

const later: Position = { piles: ['2C'] };

const legal: readonly [name: string, hand: string, position: Position & { led?: string }, expected: string][] = [
  ['RIC 6: the first lead may be the queen of spades (RIC-05)', 'QS 4C 3H', {}, 'QS 4C'],
  ['RIC 7: a player who can follow suit must do so', '5D 9D AH QS', { ...later, led: 'KD' }, '5D 9D'],
  [
    'RIC 7: a player who cannot follow suit may play any card',
    'QS AH 3H 4C KC',
    { ...later, led: '9D' },
    'QS AH 3H 4C KC',
  ],
  ['RIC 8: hearts and the queen are not discarded in the first trick', 'QS AH 3H 4C KC', { led: '9D' }, '4C KC'],
  ['RIC 8: a player who holds nothing else may discard them (RIC-06)', 'QS AH 3H', { led: '9D' }, 'QS AH 3H'],
  ['RIC 8: the queen may follow spades in the first trick (RIC-04)', 'QS 4C 9H', { led: '8S' }, 'QS'],
  ['RIC 9: no heart may be led before hearts are broken, but the queen may', '3H 7H QS 2D', later, 'QS 2D'],
  ['RIC 9: a player who holds only hearts and the queen leads the queen (RIC-08)', '3H 7H QS', later, 'QS'],
  ['RIC 9: a player who holds only hearts leads a heart (RIC-07)', '3H 7H', later, '3H 7H'],
  ['RIC 9: once hearts are broken, they may be led', '3H 7H QS', { ...later, broken: true }, '3H 7H QS'],
];
test.each(legal)('%s', (_, hand, where, expected) => {
  expect(open(game, hand, where)).toEqual(names(expected));
});

const breaking: readonly [name: string, hands: readonly string[], line: string, broken: boolean][] = [
  ['RIC 10: the queen led to the first trick breaks hearts (RIC-09)', ['4C', 'QS 2H', '3S', '4S'], 'QS 3S 4S 4C', true],
  ['RIC 10: if the queen follows suit, hearts are broken', ['4C', '9S 2H', 'QS', '4S'], '9S QS 4S 4C', true],
  ['RIC 10: no other card breaks hearts', ['4C', '9S 2H', 'KS', 'AS'], '9S KS AS 4C', false],
];
test.each(breaking)('%s', (_, hands, text, broken) => {
  const state = line(game, position(game, { hands, leader: 1 }), text);
  expect(state.broken).toBe(broken);
});

test('RIC 10: if the queen is led to the first trick, hearts may be led in the second', () => {
  const state = line(
    game,
    position(game, { hands: ['4C 5C', 'QS 2H 3D', '3S 6C', '4S 7C'], leader: 1 }),
    'QS 3S 4S 4C',
  );
  expect(plays(game, state)).toEqual(names('2H 3D'));
});

test('RIC 10: a discarded heart breaks hearts for the next trick', () => {
  const hands = ['5D 2C', 'AD 3C', '7H 4C', '9D 6H'];
  const state = line(game, position(game, { hands, ...later }), '5D AD 7H 9D');
  expect([state.broken, state.trick.leader]).toEqual([true, 1]);
});

const taken: readonly [name: string, trick: string, seat: number, points: number][] = [
  ['RIC 7: the highest card of the suit led takes the trick, and a discarded heart never does', '5D AH 9D KS', 2, 1],
  ['RIC 7: the ace is high', '5D AD KD QS', 1, 13],
  ['RIC 11: Q♠ costs 13 and a heart 1', '5S QS 2H KS', 3, 14],
];
test.each(taken)('%s', (_, trick, seat, points) => {
  expect(takes(game, trick)).toEqual([seat, points]);
});

test('RIC 11: hearts 4 3 6 0 and the queen to seat 2 score 4 3 19 0, 26 in all', () => {
  const [line1] = scored(game, { piles: piles([4, 3, 6, 0], ['', '', 'QS']) }).results;
  expect(line1?.points).toEqual([4, 3, 19, 0]);
});

type Score = readonly [name: string, before: Position, choice: 'shed' | 'burden', totals: number[], winners: number[]];
const moonAt = [50, 60, 78, 99];
const scores: readonly Score[] = [
  [
    'RIC 12: the shooter adds 26 to the others, and a total that becomes 104 wraps to 0 (RIC-14, RIC-16)',
    { piles: piles([13], ['QS', '2C', '3C']), totals: moonAt },
    'burden',
    [50, 86, 0, 125],
    [2],
  ],
  [
    'RIC 12: or the shooter takes off 26 and scores none of the points (RIC-10)',
    { piles: piles([13], ['QS', '2C', '3C']), totals: moonAt },
    'shed',
    [24, 60, 78, 99],
    [],
  ],
  [
    'RIC 13: a total may fall below zero (RIC-11)',
    { piles: piles([13], ['QS']), totals: [10, 0, 0, 0] },
    'shed',
    [-16, 0, 0, 0],
    [],
  ],
  [
    'RIC 14: exactly 104 falls to 0 before the end is tested (RIC-12)',
    { piles: piles([6, 3, 4, 0], ['', '', 'QS']), totals: [98, 40, 55, 71] },
    'shed',
    [0, 43, 72, 71],
    [],
  ],
  [
    'RIC 15: 105 ends the match, and the lowest total wins (RIC-01)',
    { piles: piles([7, 3, 3, 0], ['', '', 'QS']), totals: [98, 40, 55, 71] },
    'shed',
    [105, 43, 71, 71],
    [1],
  ],
  [
    'RIC 15: exactly 100 ends the match',
    { piles: piles([2, 3, 8, 0], ['', '', 'QS']), totals: [98, 40, 55, 71] },
    'shed',
    [100, 43, 76, 71],
    [1],
  ],
  [
    'RIC 15: 99 does not',
    { piles: piles([1, 4, 8, 0], ['', '', 'QS']), totals: [98, 40, 55, 71] },
    'shed',
    [99, 44, 76, 71],
    [],
  ],
  [
    'RIC 16: in an extra deal the match ends as soon as one total is lowest, whatever it is',
    { piles: piles([0, 4, 9, 0], ['QS']), totals: [100, 30, 30, 70], deal: 9, tiebreak: true },
    'shed',
    [113, 34, 39, 70],
    [1],
  ],
  [
    'RIC 14: 126 falls to 0 in an extra deal too (RIC-13)',
    { piles: piles([0, 4, 9, 0], ['QS']), totals: [113, 34, 34, 70], deal: 10, tiebreak: true },
    'shed',
    [0, 38, 43, 70],
    [0],
  ],
];
test.each(scores)('%s', (_, before, choice, totals, winners) => {
  const state = scored(game, before, choice);
  expect([state.totals, state.winners, state.phase]).toEqual([totals, winners, winners.length > 0 ? 'over' : 'deal']);
});

test('RIC 12: a player who lacks one heart has not shot the moon', () => {
  const state = scored(game, { piles: piles([12, 1, 0, 0], ['QS']) });
  expect([state.results[0]?.moon, state.totals]).toEqual([null, [25, 1, 0, 0]]);
});

test('RIC 14: before choosing, the shooter is shown which totals would wrap and who would win (RIC-14)', () => {
  const state = scored(game, { piles: piles([13], ['QS', '2C', '3C']), totals: moonAt }, 'ask');
  expect(game.game.ask(state, 0)).toEqual({
    type: 'moon',
    options: [
      { name: 'shed', points: [-26, 0, 0, 0], totals: [24, 60, 78, 99], ends: false, winners: [] },
      { name: 'burden', points: [0, 26, 26, 26], totals: [50, 86, 0, 125], ends: true, winners: [2] },
    ],
  });
});

test('RIC 16: a tie for the lowest brings another deal for all, and dealer and passing continue (RIC-15)', () => {
  const before = { piles: piles([0, 13, 0, 0], ['QS']), totals: [87, 17, 30, 70], deal: 2, dealer: 1 };
  const state = scored(game, before);
  expect([state.totals, state.tiebreak, state.dealer, state.winners]).toEqual([[100, 30, 30, 70], true, 2, []]);
  expect(shuffle(game, state, 'extra').hands.map(hand => hand.length)).toEqual([13, 13, 13, 13]);
});

test('RIC 16: a tie after an extra deal brings one more deal', () => {
  const before = { piles: piles([0, 6, 7, 0], ['QS']), totals: [100, 31, 30, 70], deal: 9, tiebreak: true };
  expect(scored(game, before)).toMatchObject({ totals: [113, 37, 37, 70], tiebreak: true, winners: [] });
});

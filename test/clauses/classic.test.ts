// Classic Hearts, clause by clause: every worked example of its rules, run on the engine.

import { seedOf } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { findDealer } from '../../packages/rules/src/game/dealer.ts';
import { outcome } from '../../packages/rules/src/game/match.ts';
import { pileOf } from '../../packages/rules/src/trick/play/score.ts';
import {
  cards,
  deal,
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
  start,
  takes,
  tricks,
} from './table.ts';

const game = tricks('classic');
const later: Position = { piles: ['2C'] };

const sizes: readonly [name: string, seats: number, hand: number, kitty: number][] = [
  ['KIT 1: three players get 17 cards each and leave a kitty of 1 (KIT-01)', 3, 17, 1],
  ['KIT 1: four players get 13 cards each and leave none', 4, 13, 0],
  ['KIT 1: five players get 10 cards each and leave a kitty of 2', 5, 10, 2],
  ['KIT 1: six players get 8 cards each and leave a kitty of 4', 6, 8, 4],
  ['KIT 1: seven players get 7 cards each and leave a kitty of 3', 7, 7, 3],
];
test.each(sizes)('%s', (_, seats, hand, kitty) => {
  const [state] = deals(tricks('classic', seats), 1);
  expect([state?.hands.map(one => one.length), state?.kitty.length]).toEqual([Array(seats).fill(hand), kitty]);
});

test('KIT 2: the player with the lowest cut deals first, and players with equal cuts cut again (KIT-17)', () => {
  const found = Array.from({ length: 60 }, (_, i) =>
    findDealer(game.sheet, game.rules.deck, 5, seedOf(`cut ${i}`), 'dealer 1'),
  );
  const rankOf = (card: string): number => '23456789TJQKA'.indexOf(card.charAt(0));
  for (const { dealer, rounds } of found) {
    const last = rounds.at(-1) ?? [];
    const least = Math.min(...last.map(cut => rankOf(cut.card)));
    expect(last.filter(cut => rankOf(cut.card) === least).map(cut => cut.seat)).toEqual([dealer]);
  }
  expect(found.some(({ rounds }) => rounds.length > 1)).toBe(true);
});

test('KIT 2: the deal then goes clockwise', () => {
  expect(deals(tricks('classic', 3), 4).map(state => state.dealer)).toEqual([0, 1, 2, 0]);
});

const offsets: readonly [name: string, seats: number, places: readonly number[]][] = [
  ['KIT 3: three players pass right, left, hold', 3, [-1, 1, 0, -1, 1, 0, -1]],
  ['KIT 3: four players pass right, left, across, hold (KIT-03)', 4, [-1, 1, 2, 0, -1, 1, 2]],
  ['KIT 3: five players pass right, left, second right, second left, hold (KIT-02)', 5, [-1, 1, -2, 2, 0, -1, 1]],
  ['KIT 3: six players pass as five do, then across, then hold (KIT-02)', 6, [-1, 1, -2, 2, 3, 0, -1]],
  ['KIT 3: seven players also pass to the third on the right and on the left (KIT-02)', 7, [-1, 1, -2, 2, -3, 3, 0]],
];
test.each(offsets)('%s', (_, seats, places) => {
  const table = tricks('classic', seats);
  const seen = deals(table, 7).map(state =>
    Array.from({ length: seats }, (_seat, seat) => {
      const ask = table.game.ask(state, seat);
      return ask?.type === 'pass' ? ask.to : [];
    }),
  );
  const wanted = places.map(offset =>
    Array.from({ length: seats }, (_seat, seat) =>
      offset === 0 ? [] : [{ to: (seat + offset + seats) % seats, count: 3 }],
    ),
  );
  expect(seen).toEqual(wanted);
});

test('KIT 3: in the first deal of four seat 0 gives three cards to seat 3 and gets three from seat 1 (KIT-18)', () => {
  const gifts = ['3C 4C 5C', '6C 7C 8C', '9C TC JC', 'QC KC AC'];
  const after = pass(game, deal(game, start(game), { hands: gifts }), gifts);
  expect(game.game.view(after, 3).received).toEqual(cards('3C 4C 5C'));
  expect(game.game.view(after, 0).received).toEqual(cards('6C 7C 8C'));
  expect(after.hands.map(hand => hand.length)).toEqual([13, 13, 13, 13]);
});

test('KIT 3: seven players with seven cards still pass three (KIT-16)', () => {
  const seven = tricks('classic', 7);
  const [state] = deals(seven, 1);
  expect(state && seven.game.ask(state, 0)).toMatchObject({ type: 'pass', to: [{ to: 6, count: 3 }] });
});

test('KIT 3: all players choose before anybody sees received cards', () => {
  const gifts = ['3C 4C 5C', '6C 7C 8C', '9C TC JC'];
  const state = pass(game, deal(game, start(game), { hands: [...gifts, 'QC'] }), gifts);
  expect([game.game.view(state, 0).received, game.game.view(state, 0).asked]).toEqual([[], [3]]);
});

test('KIT 4: the holder of 2♣ after the exchange leads any card (KIT-04, KIT-06)', () => {
  const state = deal(game, start(game), { hands: ['2C 3C 4C', '5D', '6D', 'AH QS'] });
  const after = pass(game, state, ['2C 3C 4C', ...state.hands.slice(1).map(hand => hand.slice(0, 3).join(' '))]);
  expect(after.trick.leader).toBe(3);
  expect(plays(game, after)).toEqual(after.hands[3]?.toSorted());
});

test('KIT 4: with 2♣ in the kitty the holder of the lowest club leads, and trick 1 takes the kitty (KIT-05)', () => {
  const five = tricks('classic', 5, { 'pass.cycle.5': ['hold'] });
  const state = deal(five, start(five), { hands: ['5D', '6D', 'AH 3C', '7D', '8D'], kitty: '2C QS' });
  expect([state.trick.leader, plays(five, state).length]).toEqual([2, 10]);
  const result = finish(five, state).results[0];
  const taker = result?.taken.findIndex(pile => pile.includes('QS')) ?? -1;
  expect(result?.points[taker]).toBeLessThanOrEqual(-13);
});

const legal: readonly [name: string, hand: string, position: Position & { led?: string }, expected: string][] = [
  ['KIT 5: a player who can follow suit must do so', '5D 9D AH QS', { ...later, led: 'KD' }, '5D 9D'],
  ['KIT 5: penalty cards may be discarded in the first trick (KIT-08)', 'AH QS 4C', { led: '7D' }, 'AH QS 4C'],
  ['KIT 5: a heart may be led at once (KIT-07)', 'AH 4C', later, 'AH 4C'],
  ['KIT 5: even the first lead may be a heart', '2C AH QS', {}, '2C AH QS'],
];
test.each(legal)('%s', (_, hand, where, expected) => {
  expect(open(game, hand, where)).toEqual(names(expected));
});

const taken: readonly [name: string, trick: string, seat: number, points: number][] = [
  ['KIT 5: the highest card of the suit led takes the trick', '7D AH 9D KS', 2, -1],
  ['KIT 7: Q♠ scores −13 and a heart −1 (KIT-09)', '5S QS 2H KS', 3, -14],
];
test.each(taken)('%s', (_, trick, seat, points) => {
  expect(takes(game, trick)).toEqual([seat, points]);
});

const three = tricks('classic', 3, { 'pass.cycle.3': ['hold'] });
const withQueen = deal(three, start(three), { hands: ['2C AD', '3C', 'AC'], kitty: 'QS' });

test('KIT 6: the kitty goes to the pile of the player who takes the first trick (KIT-13)', () => {
  const state = line(three, withQueen, '2C 3C AC');
  expect([pileOf(state, 2), state.kitty, state.hands[2]?.length]).toEqual([cards('2C 3C AC QS'), [], 16]);
});

test('KIT 6: the kitty stays face down until the score, even for the player who took it (KIT-13)', () => {
  const state = line(three, withQueen, '2C 3C AC');
  expect([0, 1, 2].map(seat => three.game.view(state, seat).tricks[0]?.kitty)).toEqual([1, 1, 1]);
  expect(finish(three, state).results[0]?.taken[2]).toContain('QS');
});

type Score = readonly [name: string, before: Position, totals: number[], winners: number[]];
const scores: readonly Score[] = [
  [
    'KIT 7: hearts 4 0 9 0 and Q♠ to seat 1 score −4 −13 −9 0, −26 in all',
    { piles: piles([4, 0, 9, 0], ['', 'QS']) },
    [-4, -13, -9, 0],
    [],
  ],
  [
    'KIT 8: a slam costs the others 26 each and the shooter nothing, with no choice (KIT-15)',
    { piles: piles([0, 0, 13], ['2C', '3C', 'QS']), totals: [-60, -80, -10, -95] },
    [-86, -106, -10, -121],
    [2],
  ],
  [
    'KIT 9: −100 exactly does not end the match (KIT-10)',
    { piles: piles([0, 4, 2, 7], ['QS']), totals: [-87, -36, -58, -52] },
    [-100, -40, -60, -59],
    [],
  ],
  [
    'KIT 9: −101 does, and the total closest to 0 wins (KIT-11)',
    { piles: piles([1, 4, 2, 6], ['QS']), totals: [-87, -36, -58, -53] },
    [-101, -40, -60, -59],
    [1],
  ],
];
test.each(scores)('%s', (_, before, totals, winners) => {
  const state = scored(game, before);
  expect([state.totals, state.winners, state.phase]).toEqual([totals, winners, winners.length > 0 ? 'over' : 'deal']);
});

test('KIT 8: with Q♠ in the kitty, all hearts without the first trick are no slam (KIT-14)', () => {
  const state = position(three, { piles: ['2C', piles([13])[0] ?? ''] });
  const [first, ...rest] = state.tricks;
  const event = first && three.game.follow({ ...state, tricks: [{ ...first, kitty: cards('QS') }, ...rest] });
  expect(event).toMatchObject({ type: 'scored', result: { moon: null, points: [-13, -13, 0] } });
});

test('KIT 8: with Q♠ in the kitty, all hearts and the first trick are a slam (KIT-14)', () => {
  const state = position(three, { piles: ['', piles([13])[0] ?? ''] });
  const [first] = state.tricks;
  const event = first && three.game.follow({ ...state, tricks: [{ ...first, kitty: cards('QS') }] });
  expect(event).toEqual({ type: 'shot', seat: 1 });
});

test('KIT 10: two players whose totals are closest to 0 win together (KIT-12)', () => {
  const before = { totals: [-12, -8, -82], deals: 6, tiebreak: false };
  expect(outcome(three.sheet, undefined, before, [0, -4, -22])).toMatchObject({
    totals: [-12, -12, -104],
    winners: [0, 1],
  });
});

test('KIT 4: the player to whom 2♣ was passed opens the first deal of five', () => {
  const five = tricks('classic', 5);
  const state = deal(five, start(five), { hands: ['', '', '2C AD AH'] });
  expect(passed(five, state).trick.leader).toBe(1);
});

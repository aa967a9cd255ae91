// Wild Twist Hearts, clause by clause: every worked example of its rules, run on the engine.

import { lengthsOnOffer } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { type DealOutcome, outcome } from '../../packages/rules/src/game/match.ts';
import { pileOf } from '../../packages/rules/src/trick/play/score.ts';
import type { Event } from '../../packages/rules/src/trick/state/event.ts';
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
  piles,
  plays,
  position,
  scored,
  start,
  takes,
  tricks,
  unclaimed,
} from './table.ts';

const game = tricks('wild-twist');
const later: Position = { piles: ['2C'] };

const sizes: readonly [name: string, seats: number, hand: number, kitty: number][] = [
  ['WLD 1: two players, where a table allows them, get 28 cards each (WLD-01)', 2, 28, 0],
  ['WLD 1: three players get 18 cards each and leave 2', 3, 18, 2],
  ['WLD 1: four players get 14 cards each', 4, 14, 0],
  ['WLD 1: five players get 11 cards each and leave 1', 5, 11, 1],
  ['WLD 1: six players get 9 cards each and leave 2', 6, 9, 2],
  ['WLD 1: seven players get 8 cards each', 7, 8, 0],
  ['WLD 1: eight players, where a table allows them, get 7 cards each (WLD-01)', 8, 7, 0],
];
test.each(sizes)('%s', (_, seats, hand, kitty) => {
  const [state] = deals(tricks('wild-twist', seats, { 'seats.min': 2, 'seats.max': 8 }), 1);
  expect([state?.hands.map(one => one.length), state?.kitty.length]).toEqual([Array(seats).fill(hand), kitty]);
});

test('WLD 2: the deal goes to the left, and nothing is passed (WLD-16, WLD-21)', () => {
  expect(deals(game, 5).map(state => [state.dealer, state.step])).toEqual([0, 1, 2, 3, 0].map(seat => [seat, 'hold']));
});

/** Four players: 2♣ with seat 0, the wild club with seat 2. */
const apart = deal(game, start(game), { hands: ['2C', '', 'WC'] });

test('WLD 3: the holder of the lowest club leads it', () => {
  const state = unclaimed(game, apart);
  expect([state.trick.leader, plays(game, state)]).toEqual([0, ['2C']]);
});

test('WLD 3: with 2♣ in the middle the lowest club in any hand opens (WLD-08)', () => {
  const three = tricks('wild-twist', 3);
  const state = unclaimed(three, deal(three, start(three), { hands: ['WC', '3C', ''], kitty: '2C AD' }));
  expect([state.trick.leader, plays(three, state)]).toEqual([1, ['3C']]);
});

test('WLD 4: only the holder of the wild club is asked whether to open (WLD-06)', () => {
  expect([0, 1, 2, 3].map(seat => game.game.ask(apart, seat))).toEqual([
    undefined,
    undefined,
    { type: 'claim', card: 'WC' },
    undefined,
  ]);
  expect(game.game.view(apart, 0).asked).toEqual([]);
});

test('WLD 4: a player who claims the wild club leads it, and only called low (WLD-07)', () => {
  const state = act(game, apart, 2, { type: 'claim', claim: true });
  expect([state.trick.leader, plays(game, state)]).toEqual([2, ['WC:low']]);
});

test('WLD 4: a player who holds both clubs is not asked and leads either (WLD-06)', () => {
  const state = deal(game, start(game), { hands: ['', '2C WC'] });
  expect([0, 1, 2, 3].map(seat => game.game.ask(state, seat))).toEqual([undefined, undefined, undefined, undefined]);
  expect(plays(game, unclaimed(game, state))).toEqual(names('2C WC:low'));
});

test('WLD 4: with the wild club in the kitty nobody is asked, but the deal pauses all the same (WLD-20)', () => {
  const three = tricks('wild-twist', 3);
  const state = deal(three, start(three), { hands: ['', '2C'], kitty: 'WC AD' });
  expect([0, 1, 2].map(seat => three.game.ask(state, seat))).toEqual([undefined, undefined, undefined]);
  expect(three.game.owed(state)).toBe('opening');
  expect(plays(three, unclaimed(three, state))).toEqual(['2C']);
});

test('WLD 4: the others see the same event whether a player declined or nobody was asked (WLD-06)', () => {
  const shown = (event: Event | undefined): readonly unknown[] =>
    [1, 3, 'watcher' as const].map(viewer => event && game.game.show(event, viewer));
  const declined = game.game.decide(apart, 2, { type: 'claim', claim: false });
  const both = deal(game, start(game), { hands: ['2C WC'] });
  const silent = game.game.supply(both, { imposed: { hands: [], kitty: [], stock: [] } });
  expect(shown(declined.ok ? declined.event : undefined)).toEqual(shown(silent));
});

const legal: readonly [name: string, hand: string, position: Position & { led?: string }, expected: string][] = [
  [
    'WLD 5: a player whose only card of the suit led is the wild must play it (WLD-04)',
    'WS 4D 9H',
    { ...later, led: '8S' },
    'WS:high WS:low',
  ],
  ['WLD 5: a wild of another suit does not follow', 'WD 4S 9H', { ...later, led: '8S' }, '4S'],
  [
    'WLD 6: a wild is called high or low in every trick, discarded or led (WLD-05, WLD-20)',
    'WS 4D',
    { ...later, led: '8C' },
    'WS:high WS:low 4D',
  ],
  ['WLD 6: a wild club led later may be called high (WLD-07)', 'WC', later, 'WC:high WC:low'],
  ['WLD 8: penalty cards may be discarded in the first trick (WLD-12)', 'AH QS 4D', { led: '2C' }, 'AH QS 4D'],
  ['WLD 9: no heart may be led before hearts are broken, not even the wild heart (WLD-15)', 'WH 3H 4S', later, '4S'],
  ['WLD 9: a player who holds only hearts leads a heart (WLD-09)', 'WH 3H', later, 'WH:high WH:low 3H'],
  ['WLD 9: once hearts are broken, they may be led', '3H 4S', { ...later, broken: true }, '3H 4S'],
];
test.each(legal)('%s', (_, hand, where, expected) => {
  expect(open(game, hand, where)).toEqual(names(expected));
});

test('WLD 6: a wild without a call is refused (WLD-19)', () => {
  const state = position(game, { hands: ['WS'], ...later });
  expect(game.game.decide(state, 0, { type: 'play', card: 'WS' })).toEqual({
    ok: false,
    refusal: { type: 'call-missing', card: 'WS' },
  });
});

test('WLD 6: the call lies open with the card and stays for the trick (WLD-19)', () => {
  const state = line(game, position(game, { hands: ['WS', '2S', '3S', '4S'], ...later }), 'WS:low 2S');
  expect(game.game.view(state, 3).trick.plays[0]).toEqual({ seat: 0, card: 'WS', call: 'low' });
  expect(game.game.view(state, 3).winning).toBe(1);
});

const taken: readonly [name: string, trick: string, seat: number, points: number][] = [
  ['WLD 6: a wild called high beats the ace (WLD-03)', 'KS AS WS:high QS', 2, 13],
  ['WLD 6: a wild called low loses to every other card of its suit (WLD-03)', 'KS AS WS:low QS', 1, 13],
  ['WLD 6: a discarded wild never wins, called high or low (WLD-05)', '7D WC:high 9D 3D', 2, 0],
  ['WLD 6: a wild led and called high takes the trick', 'WD:high AD KD 2D', 0, 0],
  ['WLD 7: the highest club takes a trick opened with the wild called low', 'WC:low 2C 9C 4C', 2, 0],
  ['WLD 7: if no other club is played, the wild called low takes the trick', 'WC:low 4D 9S KD', 0, 0],
  ['WLD 12: the wild heart costs 1 like any heart, the wild spade nothing (WLD-02)', 'KS WS:low WH:low 2S', 0, 1],
];
test.each(taken)('%s', (_, trick, seat, points) => {
  expect(takes(game, trick)).toEqual([seat, points]);
});

const breaking: readonly [name: string, hand: string, discard: string, expected: boolean][] = [
  ['WLD 10: a discarded heart breaks hearts', 'AH QS 4D', 'AH', true],
  ['WLD 10: a discarded wild heart breaks hearts (WLD-05)', 'WH QS 4D', 'WH:low', true],
  ['WLD 10: a heart that had to be discarded breaks hearts (WLD-11)', 'AH 3H', 'AH', true],
  ['WLD 10: Q♠ does not break hearts (WLD-10)', 'AH QS 4D', 'QS', false],
];
test.each(breaking)('%s', (_, hand, discard, expected) => {
  const hands = ['2C 5H', hand, '4C 6D', '5C 7D'];
  expect(line(game, position(game, { hands }), `2C ${discard} 4C 5C`).broken).toBe(expected);
});

test('WLD 10: a heart led by a player who holds only hearts does not break hearts (WLD-09)', () => {
  const state = line(game, position(game, { hands: ['3H 4H', '5H 6C', '7H 6D', '8H 7D'], ...later }), '3H 5H 7H 8H');
  expect([state.broken, state.trick.leader, plays(game, state)]).toEqual([false, 3, ['7D']]);
});

const three = tricks('wild-twist', 3);
const withKitty = unclaimed(three, deal(three, start(three), { hands: ['2C AD', '3C', 'AC'], kitty: 'QS 6H' }));

test('WLD 11: the player who takes the first trick takes the kitty, here worth 14 points', () => {
  const before = line(three, withKitty, '2C 3C AC');
  const taker = before.trick.leader;
  expect([taker, pileOf(before, taker)]).toEqual([2, cards('2C 3C AC QS 6H')]);
  const result = finish(three, before).results[0];
  expect(result?.taken[2]).toEqual(expect.arrayContaining([...cards('QS 6H')]));
});

test('WLD 11: the kitty stays face down, even for the player who took it (WLD-13)', () => {
  const state = line(three, withKitty, '2C 3C AC');
  expect([0, 1, 2].map(seat => three.game.view(state, seat).tricks[0]?.kitty)).toEqual([2, 2, 2]);
  expect(three.game.view(state, 2).points).toEqual([0, 0, 0]);
});

type Score = readonly [
  name: string,
  piles: readonly string[],
  totals: number[],
  choice: 'shed' | 'burden',
  expected: number[],
];
const allHearts = `${piles([13])[0]} QS`;
const scores: readonly Score[] = [
  [
    'WLD 12: five hearts, the wild heart and Q♠ cost 19',
    [...piles([5, 8], ['WH QS'])],
    [0, 0, 0, 0],
    'shed',
    [19, 8, 0, 0],
  ],
  [
    'WLD 13: thirteen hearts and Q♠ without the wild heart cost 26 and are no moon',
    [allHearts, 'WH'],
    [0, 0, 0, 0],
    'shed',
    [26, 1, 0, 0],
  ],
  [
    'WLD 13: with all fourteen hearts and Q♠ the shooter may add 27 to the others',
    [`${allHearts} WH`],
    [20, 5, 11, 9],
    'burden',
    [20, 32, 38, 36],
  ],
  [
    'WLD 13: or the shooter may take off 27, even below zero (WLD-18)',
    [`${allHearts} WH`],
    [20, 5, 11, 9],
    'shed',
    [-7, 5, 11, 9],
  ],
];
test.each(scores)('%s', (_, heaps, totals, choice, expected) => {
  expect(scored(game, { piles: heaps, totals, length: { deals: 3 } }, choice).totals).toEqual(expected);
});

test('WLD 13: the kitty’s hearts and Q♠ are needed for the moon too (WLD-14)', () => {
  const state = position(three, { piles: piles([12, 0, 0], ['WH', '2C', '3C']) });
  const tricksTaken = state.tricks.map(trick => (trick.winner === 1 ? { ...trick, kitty: cards('QS AH') } : trick));
  const event = three.game.follow({ ...state, tricks: tricksTaken });
  expect(event).toMatchObject({ type: 'scored', result: { moon: null, points: [13, 14, 0] } });
});

test('WLD 14: a match can be one deal, and a moon can end it at −27 (WLD-18)', () => {
  expect(scored(game, { piles: [`${allHearts} WH`] }, 'shed')).toMatchObject({ totals: [-27, 0, 0, 0], winners: [0] });
});

test('WLD 14: after deals of 4, 10, 13, of 0, 27, 0 and of 6, 1, 20, seat 0 wins with 10', () => {
  // Computed from points alone, because no deal scores 27 for one seat: that would be a moon.
  const points = [
    [4, 10, 13],
    [0, 27, 0],
    [6, 1, 20],
  ];
  const reached: DealOutcome[] = [];
  for (const added of points) {
    const standing = { totals: reached.at(-1)?.totals ?? [0, 0, 0], deals: reached.length + 1, tiebreak: false };
    reached.push(outcome(three.sheet, { deals: 3 }, standing, added));
  }
  expect(reached.map(one => one.winners)).toEqual([[], [], [0]]);
  expect(reached.at(-1)?.totals).toEqual([10, 38, 33]);
});

test('WLD 14: the match lasts one, three or five deals as the table chose', () => {
  const offered = lengthsOnOffer(game.sheet);
  const dealsPlayed = offered.map(count => deals(game, count).length);
  const phases = offered.map(count => finish(game, dealNumber(game, count)).phase);
  expect([dealsPlayed, phases]).toEqual([
    [1, 3, 5],
    ['over', 'over', 'over'],
  ]);
});

test('WLD 14: equal totals after the last deal win together (WLD-17)', () => {
  const before = { piles: piles([13], ['WH', '2C', 'QS']), totals: [0, 8, 0, 8] };
  expect(scored(game, before)).toMatchObject({ totals: [14, 8, 13, 8], winners: [1, 3] });
});

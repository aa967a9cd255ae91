// Fields that none of the five games changes, each with positions worked by hand.
import { settle } from '@moonshot/rules';
import { explainHearts } from '@moonshot/rules/explain';
import { expect, test } from 'vitest';
import { deal, finish, follows, line, names, open, passed, scored, start, takes, tricks, variant } from './table.ts';

const POLIGNAC = variant('polignac');

test.each([
  ['the jack above the ace', '7C AC JC TC', 2],
  ['the king above all', 'QC AC 7C KC', 3],
  ['and the ace above the ten', 'TC AC 9C 8C', 1],
])('the ranks in the order K Q J A 10: %s', (_, trick, winner) => {
  expect(takes(POLIGNAC, trick, { piles: ['3C'] })[0]).toBe(winner);
});

const LATER = tricks('classic', 4, { 'deck.packs': 2, 'trick.identical': 'last' });
const TIED = { 'deck.packs': 2, 'deck.wilds': ['C'], 'deck.remove': ['2C', '2D'], 'opening.wild': 'never' };
const later = (rank: string) => tricks('classic', 4, { ...TIED, 'trick.identical': 'last', 'wild.rank': rank });

test.each([
  ['the later of two aces', LATER, '7C AC AC TC', 2],
  ['but not over a higher card', LATER, 'AC KC KC TC', 0],
  ['the earlier of an ace and a wild that ties so', later('tieFirst'), '7C AC WC:high TC', 1],
  ['the later of two wilds that are beyond', later('beyond'), 'AC WC:high WC:high TC', 2],
])('where the later of two identical cards is the higher: %s', (_, table, trick, winner) => {
  expect(takes(table, trick, { piles: ['3C'] })[0]).toBe(winner);
});

const THROWN = tricks('ricketts', 4, { 'discard.must': ['H*', 'Q*', 'TD'], 'discard.order': 'listed' });

test.each([
  ['any heart goes first, queen or not', '2H QH QS TD 3S', '2H QH'],
  ['without a heart a queen', 'QS QD TD 3S', 'QS QD'],
  ['without both the ten of diamonds', 'TD 3S', 'TD'],
  ['without all of them any card', '3S 4D', '3S 4D'],
  ['and who can follow follows', '2H 9C', '9C'],
])('discards follow the order of their list: %s', (_, hand, expected) => {
  expect(open(THROWN, hand, { piles: ['2C'], led: '5C' })).toEqual(names(expected));
});

const NEXT = tricks('ricketts', 4, { 'trick.cancel': 'alike', 'trick.allCancelled': 'next' });
const AFTER = ['4C 5C', '6C 7C', '8C 9C', 'TC JC'];

test('a trick in which all that could take it cancel goes with the next, and its leader leads again', () => {
  const [full, event] = follows(NEXT, 'KH KD 2S 3S', { piles: ['', '3C'], hands: AFTER });
  if (event === undefined) throw new Error('Cannot go on: nothing follows a full trick');
  const { state } = settle(NEXT.game, full, event);
  const open = NEXT.game.view(state, 0);
  expect([event, open.trick.leader, open.points]).toEqual([{ type: 'cancelled', leader: 0 }, 0, [0, 0, 0, 0]]);
  const next = NEXT.game.view(line(NEXT, state, '4C 6C 8C TC'), 0);
  expect(next.tricks.map(({ winner, cancelled }) => [winner, cancelled])).toEqual([
    [1, undefined],
    [3, true],
    [3, undefined],
  ]);
  expect(next.points).toEqual([0, 0, 0, 1]);
});

test.each([
  ['the last trick, which its leader takes', 'KH KD 2S 3S', [], [0, 1]],
  ['a card of the suit led that stands', 'KH KD 2S 3H', AFTER, [3, 2]],
] as const)('all that could take a trick cancel, but for %s', (_, trick, hands, taken) => {
  expect(takes(NEXT, trick, { piles: ['', '3C'], hands })).toEqual(taken);
});

const OUT = { 'deal.rest': 'out', 'moon.needs': ['H*'], 'moon.options': [{ name: 'burden', self: 0, others: 26 }] };
const FIVE = tricks('ricketts', 5, { 'seats.max': 5, 'pass.cycle': [], ...OUT });

test.each([
  ['out', 2, []],
  ['outShown', 0, ['2H', '3H']],
])('cards left over that are %s go to nobody', (rest, kitty, aside) => {
  const table = tricks('ricketts', 5, { 'seats.max': 5, 'pass.cycle': [], ...OUT, 'deal.rest': rest });
  const dealt = deal(table, start(table), { kitty: '2H 3H' });
  const seen = table.game.view(dealt, 0);
  expect([seen.kitty, seen.aside]).toEqual([kitty, aside]);
  const result = finish(table, dealt).results[0];
  expect(result?.taken.flat()).toHaveLength(12);
  expect(result?.taken.flat()).not.toContain('2H');
});

test.each([
  ['all hearts but those out of the deal shoot the moon', '2H 3H', [0, 26, 26, 26, 26]],
  ['and one heart elsewhere stops it', '2C 3C', [11 + 13, 2, 0, 0, 0]],
])('%s', (_, kitty, points) => {
  const rest = kitty === '2H 3H' ? '' : '2H 3H';
  const state = scored(FIVE, { piles: ['4H 5H 6H 7H 8H 9H TH JH QH KH AH QS', rest, '4C'], kitty });
  expect(state.results[0]?.points).toEqual(
    kitty === '2H 3H' ? points.map((n, seat) => (seat === 0 ? n + 13 : n)) : points,
  );
});

test.each([
  ['left', 'left', 3],
  ['right', 'right', 1],
  ['across', 'across', 2],
])(
  'counter-clockwise, where seats are numbered in the order of play, a pass %s goes to the %s',
  (step, _, receiver) => {
    const table = tricks('ricketts', 4, { direction: 'counterclockwise', 'pass.cycle': [step] });
    const dealt = deal(table, start(table));
    const ask = table.game.ask(dealt, 0);
    expect(ask?.type === 'pass' && ask.to).toEqual([{ to: receiver, count: 3 }]);
    expect(passed(table, dealt).trick.leader).toBe(1);
  },
);

test('counter-clockwise, the sheet’s left is called right, and a pass keeps its side', () => {
  const table = tricks('ricketts', 4, { direction: 'counterclockwise', 'pass.cycle': ['left'] });
  const told = explainHearts(table).map(({ sentence }) => sentence);
  expect(told.filter(sentence => /\bleft\b/.test(sentence))).toEqual([
    'In every deal, before play, you pass three cards left.',
  ]);
  expect(told.filter(sentence => /\bright\b|counter-clockwise/.test(sentence))).toHaveLength(4);
});

test('cards left over that are dealt too make hands unequal, and the last with cards keeps them', () => {
  const table = tricks('ricketts', 3, {
    'seats.min': 3,
    'seats.best': 3,
    'pass.cycle': ['left'],
    'deal.rest': 'dealt',
  });
  const dealt = deal(table, start(table), { kitty: '2C' });
  expect(dealt.hands.map(hand => hand.length)).toEqual([17, 17, 17]);
  const after = passed(table, dealt);
  expect(after.hands.map(hand => hand.length)).toEqual([17, 18, 17]);
  expect(after.hands[1]).toContain('2C');
  expect(finish(table, after).results[0]?.taken.flat()).toHaveLength(14);
});

const UNDER = tricks('ricketts', 4, { 'follow.under': ['QS'], 'discard.must': ['QS'] });
const UNDER_TRUMPS = tricks('at-play', 4, { 'follow.under': ['QC'], 'firstTrick.ban': [] });
const UNDER_COPY = tricks('classic', 4, { 'deck.packs': 2, 'follow.under': ['QS'], 'trick.identical': 'last' });

test.each([
  ['under the king', UNDER, 'QS 4S 2H', 'KS 5S', 'QS'],
  ['not under the jack', UNDER, 'QS 4S 2H', 'JS 5S', '4S QS'],
  ['at the first chance to throw it off', UNDER, 'QS 4S 2H', '5D', 'QS'],
  ['not where other cards have to follow', UNDER, 'QS 4D 2H', 'AD', '4D'],
  ['under a trump', UNDER_TRUMPS, 'QC 4C', '5C 2H', 'QC'],
  ['under no copy that it beats', UNDER_COPY, 'QS 4S', 'QS', '4S QS'],
])('a queen is played under a higher card: %s', (_, table, hand, led, expected) => {
  expect(open(table, hand, { piles: ['2C'], led })).toEqual(names(expected));
});

const TAKER = { 'dealer.next': 'taker', 'dealer.taken': 'QS' };

test.each([
  ['the player who took it', tricks('ricketts', 4, TAKER), ['', '2C', 'QS', '3C'], 2],
  [
    'the player who took another card that is named',
    tricks('ricketts', 4, { ...TAKER, 'dealer.taken': 'AH' }),
    ['', '', '', 'AH'],
    3,
  ],
  [
    'the player after the dealer, if it lies out',
    tricks('ricketts', 4, { ...TAKER, ...OUT, 'deal.hand': 12 }),
    ['2H', '', '', '3H'],
    1,
  ],
])('where the taker of a card deals next: %s', (_, table, taken, dealer) => {
  expect(scored(table, { piles: taken, dealer: 0 }, 'burden').dealer).toBe(dealer);
});

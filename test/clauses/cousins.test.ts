// Related trick-avoidance games under other names, each with a deal worked by hand.

import type { Overrides } from '@moonshot/rules';
import { contractOf } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { deal, line, open, type Position, position, scored, start, takes, variant } from './table.ts';

const suit = (ranks: string, of: string): string => [...ranks].map(rank => rank + of).join(' ');

/**
 * Seat 1 holds every trump except the two turned up, seat 2 all spades, seat 0 all diamonds, and each some
 * clubs.
 */
const KNAVES = {
  hands: [
    `${suit('AKQJT98765432', 'D')} ${suit('T987', 'C')}`,
    `${suit('AKQJT9876543', 'H')} ${suit('23456', 'C')}`,
    `${suit('AKQJT98765432', 'S')} ${suit('AKQJ', 'C')}`,
  ],
  kitty: '2H',
};

/** Twelve trumps draw twelve diamonds and spades, including the two jacks. */
const TRUMPS = [...'AKQJT9876543'].map((rank, i) => `${rank}H ${'JAKQT9876543'[i]}S ${'JAKQT9876543'[i]}D`).join(' ');

test('49 in Knaves a trick counts 1 and a jack costs, of hearts 4, of diamonds 3, of clubs 2, of spades 1', () => {
  const table = variant('knaves');
  const dealt = deal(table, start(table), KNAVES);
  expect([dealt.upcard, dealt.kitty, table.game.view(dealt, 0).upcard]).toEqual(['2H', [], '2H']);
  const state = line(table, dealt, `${TRUMPS} 2C JC TC AC 9C 3C KC 8C 4C QC 7C 5C 2S 2D 6C`);
  expect(state.results[0]?.points).toEqual([0, 12 - 4 - 3 - 1, 5 - 2]);
  expect(state.upcard).toBe('2H');
});

const turned: readonly [upcard: string, winner: number][] = [
  ['3C', 0], // clubs are trumps, and the highest one takes the trick
  ['3D', 1], // diamonds are trumps
];
test.each(turned)('49 in Knaves with %s turned up seat %i takes a trick of diamonds and clubs', (upcard, winner) => {
  const table = variant('knaves');
  const others = (cards: string): string => cards.replace(upcard, '').trim();
  const hands = [
    `${suit('AKQJT987654', 'C')} ${suit('765432', 'S')}`,
    others(suit('AKQJT98765432', 'D')),
    others(`2C 3C ${suit('AKQJT98765432', 'H')}`),
  ];
  const dealt = deal(table, start(table), { hands, kitty: upcard });
  expect(line(table, dealt, '2D 2C AC').tricks[0]?.winner).toBe(winner);
});

type Row = readonly [name: string, id: string, before: Position, totals: number[], winners: number[]];
const rows: readonly Row[] = [
  [
    '49 Knaves goes to 20, and the highest wins',
    'knaves',
    { piles: ['2C 3C 4C', '5C JH', '6C JS'], totals: [19, 19, 3] },
    [20, 16, 3],
    [0],
  ],
  [
    '49 in Reversis an ace costs 4, a king 3, a queen 2, a jack 1, of any suit',
    'reversis',
    { piles: ['AC KD 2H', 'QS JH', '9C 3D', 'JC'], totals: [93, 40, 20, 10] },
    [100, 43, 20, 11],
    [3],
  ],
];
/** Seat 0 takes every trick but the last; it leads from the top of its suits. */
const HIGH = ['A', 'K', 'Q', 'J', '9', '8', '7', '6', '5', '4', '3', '2'];

const reversis: readonly [
  name: string,
  hands: readonly string[],
  plays: (rank: string, i: number) => string,
  points: number[],
][] = [
  [
    'all tricks are the reversis: the others have 40',
    ['C', 'D', 'S', 'H'].map(of => suit(HIGH.join(''), of)),
    rank => `${rank}C ${rank}D ${rank}S ${rank}H`,
    [0, 40, 40, 40],
  ],
  [
    'with one trick less it is none, and the cards are counted',
    [
      `${suit('AKQJ9876543', 'C')} 2D`,
      `${suit('AKQJ9876543', 'D')} 2C`,
      suit(HIGH.join(''), 'S'),
      suit(HIGH.join(''), 'H'),
    ],
    (rank, i) => `${rank === '2' ? '2D' : `${rank}C`} ${i === 0 ? '2C' : `${HIGH[i - 1]}D`} ${rank}S ${rank}H`,
    [40, 0, 0, 0],
  ],
];
test.each(reversis)('49 in Reversis %s', (_, hands, plays, points) => {
  const table = variant('reversis');
  const dealt = deal(table, start(table, { firstDealer: 3 }), { hands });
  const state = line(table, dealt, HIGH.map(plays).join(' '));
  expect(state.results[0]?.points).toEqual(points);
});

test.each(rows)('%s', (_, id, before, totals, winners) => {
  const state = scored(variant(id), before);
  expect([state.totals, state.winners]).toEqual([totals, winners]);
});

const EACH = { 'moon.needs': [], 'moon.options': [], points: [], 'trickPoints.each': 2 } as const;
const tricksCount: readonly [name: string, changes: Overrides, left: string, points: number][] = [
  ['every trick', EACH, '9D', 2],
  ['every trick and its cards', { ...EACH, points: [{ cards: ['5S'], value: 7 }] }, '9D', 9],
  ['the last but one', { ...EACH, 'trickPoints.lastButOne': 10, 'trickPoints.last': 20 }, '9D', 12],
  ['the last', { ...EACH, 'trickPoints.lastButOne': 10, 'trickPoints.last': 20 }, '', 22],
  ['one before them', { ...EACH, 'trickPoints.lastButOne': 10, 'trickPoints.last': 20 }, '9D TD', 2],
];
test.each(tricksCount)('what a trick counts in itself: %s', (_, changes, left, points) => {
  const hands = [left, left.replace(/D/g, 'C'), left.replace(/D/g, 'H'), left.replace(/D/g, 'S')];
  expect(takes(variant('plain', changes), '2S 3S 4S 5S', { piles: ['2C'], hands })).toEqual([3, points]);
});

test('what a trick counts in itself: the first', () => {
  const table = variant('plain', { ...EACH, 'trickPoints.first': 5 });
  const hands = ['9D', '9C', '9H', '9S'];
  const points = [{}, { piles: ['2C'] }].map(before => takes(table, '2S 3S 4S 5S', { ...before, hands })[1]);
  expect(points).toEqual([7, 2]);
});

const ALL = { ...EACH, 'trickPoints.first': 3, 'trickPoints.lastButOne': 10, 'trickPoints.last': 20 } as const;
const TWO = ['2C 5S', '3C'];
const soFar: readonly [name: string, before: Position, points: number[]][] = [
  ['two are left', { piles: TWO, hands: ['9D TD', '9C TC', '9H TH', '9S TS'] }, [12, 2, 0, 0]],
  ['the last but one lies half', { piles: TWO, hands: ['9D', '9C TC', '9H TH', '9S TS'], trick: '8D' }, [12, 2, 0, 0]],
  ['one is left', { piles: [...TWO, '4C'], hands: ['9D', '9C', '9H', '9S'] }, [12, 2, 12, 0]],
  ['the last lies half', { piles: TWO, hands: ['', '9C', '9H', '9S'], trick: '9D' }, [12, 12, 0, 0]],
  ['the last lies full', { piles: TWO, trick: '9D 9C 9H 9S' }, [12, 12, 0, 0]],
  ['all are taken', { piles: [...TWO, '4C'] }, [12, 12, 22, 0]],
];
test.each(soFar)('what tricks and their cards have cost so far: %s', (_, before, points) => {
  const table = variant('plain', { ...ALL, points: [{ cards: ['5S'], value: 7 }] });
  expect(table.game.view(position(table, before), 0).points).toEqual(points);
});

type Contract = readonly [name: string, deal: number, piles: readonly string[], points: number[]];
const barbu: readonly Contract[] = [
  ['1, no tricks: each costs 2', 1, ['KH', 'QS AH', '2C', ''], [2, 2, 2, 0]],
  ['2, no hearts: each costs 2, the ace 6', 2, ['KH 2H', 'AH QS', 'KD', ''], [4, 6, 0, 0]],
  ['3, no queens: each costs 6', 3, ['QS QH', 'AH KH', 'QD', ''], [12, 0, 6, 0]],
  ['4, no king of hearts: it costs 20', 4, ['AH QH', 'KH KD', '2C', ''], [0, 20, 0, 0]],
  ['5, no last two: 10 and 20', 5, ['KH QS', 'AH', '2C', '3C'], [0, 0, 10, 20]],
  ['6, the first again', 6, ['KH', 'QS AH', '2C', ''], [2, 2, 2, 0]],
];
test.each(barbu)('49 in Barbu the contract of deal %s', (_, number, taken, points) => {
  const state = scored(variant('barbu'), { deal: number, piles: taken });
  expect(state.results.at(-1)?.points).toEqual(points);
});

const leads: readonly [name: string, deal: number, hand: string, legal: string[]][] = [
  ['2 hearts are not led while another suit is held', 2, '2H 3C', ['3C']],
  ['2 a player with hearts alone leads them', 2, '2H 3H', ['2H', '3H']],
  ['3 hearts are led like any suit', 3, '2H 3C', ['2H', '3C']],
  ['4 hearts are not led while another suit is held', 4, '2H 3C', ['3C']],
];
test.each(leads)('49 in Barbu in deal %s', (_, number, hand, legal) => {
  expect(open(variant('barbu'), hand, { deal: number, piles: ['', '', '', '4H'] })).toEqual(legal);
});

test('49 in Barbu each of the four deals every contract once in twenty deals', () => {
  const { sheet } = variant('barbu');
  const turns = Array.from({ length: sheet.match.deals }, (_, i) => `${i % 4} ${contractOf(sheet, i + 1)?.name}`);
  expect([new Set(turns).size, sheet.match.deals]).toEqual([20, 20]);
});

test('49 in Barbu a whole deal of no tricks: thirteen of clubs take all', () => {
  const table = variant('barbu');
  const ranks = [...'AKQJT98765432'];
  const hands = ['C', 'D', 'S', 'H'].map(of => suit(ranks.join(''), of));
  const dealt = deal(table, start(table), { hands });
  const state = line(table, dealt, ranks.map(rank => `${rank}C ${rank}D ${rank}S ${rank}H`).join(' '));
  expect(state.results[0]?.points).toEqual([26, 0, 0, 0]);
});

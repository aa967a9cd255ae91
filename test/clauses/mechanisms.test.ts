// Catalogue games with their own mechanism, each with an example worked by hand: settlement, and matches
// there and back.

import type { Overrides } from '@moonshot/rules';
import type { MoonOption } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { BASE_SHEET } from '../../packages/rules/src/trick/sheet/sheet.ts';
import {
  deals,
  follows,
  hearts,
  heartsOnly,
  names,
  open,
  type Position,
  piles,
  scored,
  type Tricks,
  takes,
  tricks,
  variant,
} from './table.ts';

const ricketts = (changes: Overrides): Tricks => tricks('ricketts', 4, changes);

type Match = readonly [name: string, key: string, before: Position, totals: number[], winners: number[]];
const matches: readonly Match[] = [
  [
    '29 15 points cost a life and 14 do not',
    'danger',
    { piles: piles([2, 1, 10], ['QS', '', '', '4C']), totals: [3, 2, 3, 1] },
    [2, 2, 3, 1],
    [],
  ],
  [
    '29 the first without a life ends the match, and most lives win',
    'danger',
    { piles: piles([2, 1, 10], ['QS', '', '', '4C']), totals: [1, 2, 3, 3] },
    [0, 2, 3, 3],
    [2, 3],
  ],
  [
    '29 after ten deals it is over',
    'danger',
    { piles: piles([1, 2, 10], ['QS', '', '', '4C']), totals: [3, 2, 3, 1], deal: 10 },
    [3, 2, 3, 1],
    [0, 2],
  ],
  [
    '33 75 ends nothing',
    'hartenjagen',
    { piles: piles([2, 3, 8], ['JC', 'QS', 'TD', '4C']), totals: [73, 40, 20, 10] },
    [77, 48, 38, 10],
    [],
  ],
  [
    '33 from then on points come off, and below 0 a total bounces',
    'hartenjagen',
    { piles: piles([2, 3, 8], ['JC', 'QS', 'TD', '4C']), totals: [77, 48, 10, 30], turned: true },
    [73, 40, 8, 30],
    [],
  ],
  [
    '33 exactly 0 wins',
    'hartenjagen',
    { piles: piles([2, 3, 8], ['JC', 'QS', 'TD', '4C']), totals: [77, 8, 30, 30], turned: true },
    [73, 0, 12, 30],
    [1],
  ],
  [
    '40 three players settle by differences',
    'three-handed',
    { piles: piles([2, 4, 7]), totals: [0, 0, 0] },
    [7, 1, -8],
    [],
  ],
  [
    '48 hearts 3 5 5 0 pay +1 −7 −7 +13',
    'howell',
    { piles: piles([3, 5, 5], ['', '', '', '4C']), totals: [0, 0, 0, 0] },
    [1, -7, -7, 13],
    [],
  ],
  [
    '48 the only clear player has the pool',
    'sweepstake',
    { piles: piles([3, 4, 6], ['', '', '', '4C']), totals: [0, 0, 0, 0] },
    [-3, -4, -6, 13],
    [],
  ],
  [
    '48 two divide it, and the odd chip stays',
    'sweepstake',
    { piles: piles([6, 7], ['', '', '3C', '4C']), totals: [0, 0, 0, 0] },
    [-6, -7, 6, 6],
    [],
  ],
  [
    '48 with nobody clear it stays for the next deal',
    'sweepstake',
    { piles: piles([3, 4, 5, 1]), totals: [0, 0, 0, 0] },
    [-3, -4, -5, -1],
    [],
  ],
  [
    '48 and goes with what that brings',
    'sweepstake',
    { piles: piles([3, 4, 6], ['', '', '', '4C']), totals: [-3, -4, -5, -1] },
    [-6, -8, -11, 25],
    [],
  ],
  [
    '48 it stays where one has taken every heart',
    'sweepstake',
    { piles: piles([13], ['', '2C', '3C', '4C']), totals: [0, 0, 0, 0] },
    [-13, 0, 0, 0],
    [],
  ],
  [
    '49 the first trick, the last and Q♣ cost 1 each',
    'slobberhannes',
    { piles: ['7C', '8C', 'QC', '9C'], totals: [0, 0, 0, 0] },
    [1, 0, 1, 1],
    [],
  ],
  ['49 all three cost one more', 'slobberhannes', { piles: ['QC'], totals: [0, 0, 0, 0] }, [4, 0, 0, 0], []],
  [
    '21 partners have the sum of their points',
    'partners',
    { piles: piles([3, 4, 6], ['QS', '', '', '4C']), totals: [100, 90, 100, 90] },
    [122, 94, 122, 94],
    [],
  ],
  [
    '21 at 200 the side with less wins, both partners together',
    'partners',
    { piles: piles([3, 4, 6], ['QS', '', '', '4C']), totals: [180, 90, 180, 90] },
    [202, 94, 202, 94],
    [1, 3],
  ],
  [
    '22 each has points of its own, and the first over the limit loses for its side',
    'partners-apart',
    { piles: piles([3, 4, 6], ['QS', '', '', '4C']), totals: [90, 80, 10, 70] },
    [106, 84, 16, 70],
    [1, 3],
  ],
  [
    '23 101 ends it, and the ten of diamonds costs 10',
    'likha',
    { piles: piles([3, 4, 6], ['QS', 'TD', '', '4C']), totals: [20, 87, 30, 0] },
    [36, 101, 36, 0],
    [0, 2],
  ],
];
test.each(matches)('row %s', (_, key, before, totals, winners) => {
  const state = scored(variant(key), before);
  expect([state.totals, state.winners]).toEqual([totals, winners]);
});

const moons: readonly [name: string, key: string, pile: string, totals: number[]][] = [
  ['29 a moon costs each of the others a life', 'danger', `${heartsOnly} QS`, [3, 2, 2, 2]],
  ['21 one member with everything costs the other side 52', 'partners', `${heartsOnly} QS`, [0, 52, 0, 52]],
  ['22 one member with everything costs each of the others 26', 'partners-apart', `${heartsOnly} QS`, [0, 26, 0, 26]],
  ['33 all thirty burden the others with 30', 'hartenjagen', `${heartsOnly} JC QS TD`, [0, 30, 30, 30]],
];
test.each(moons)('row %s', (_, key, pile, totals) => {
  expect(scored(variant(key), { piles: [pile, '2C', '3C', '4C'] }).totals).toEqual(totals);
});

const SHED: MoonOption = { name: 'shed', self: -26, others: 0 };
const BURDEN: MoonOption = { name: 'burden', self: 0, others: 26 };
const TURN: MoonOption = { name: 'turn', self: 0, others: 0 };
const JACK = [...BASE_SHEET.points, { cards: ['JD'], value: -10 }];
const fixed = (option: MoonOption): Overrides => ({ 'moon.options': [option], 'moon.choose': 'fixed' });

type Paid = readonly [name: string, table: Tricks, more: string, points: number[]];
const paid: readonly Paid[] = [
  [
    'turns its cards round, and no trick counts as ever',
    ricketts({ ...fixed(TURN), 'trickPoints.none': 5 }),
    '',
    [-26, 0, 0, 5],
  ],
  ['leaves other cards their points', ricketts({ ...fixed(BURDEN), points: JACK }), 'JD', [-10, 26, 26, 26]],
  ['lets them lapse', ricketts({ ...fixed(BURDEN), points: JACK, 'moon.bonus': 'lapses' }), 'JD', [0, 26, 26, 26]],
  ['is not paid to the partner as well', variant('partners-apart', fixed(SHED)), '', [-26, 0, 0, 0]],
  ['is no choice with a single option', ricketts({ 'moon.options': [BURDEN] }), '', [0, 26, 26, 26]],
  [
    'goes by the lead that is gained',
    ricketts({ 'moon.choose': 'auto', 'moon.options': [{ ...SHED, self: -20 }, BURDEN] }),
    '',
    [0, 26, 26, 26],
  ],
];
test.each(paid)('the moon %s', (_, table, more, points) => {
  const state = scored(table, { piles: [`${heartsOnly} QS ${more}`, '2C', '3C'] }, 'ask');
  expect(state.results[0]?.points).toEqual(points);
});

test('where there is no moon nobody shoots it', () => {
  const state = scored(variant('plain', { 'moon.needs': [] }), { piles: [heartsOnly, '2C', '3C', '4C'] });
  expect(state.results[0]?.moon).toBeNull();
});

const CLUBS = [...'23456789TJQKA'].map(rank => `${rank}C`).join(' ');

test('row 22 in the one style partners do not shoot the moon together, in the other they do', () => {
  const apart: Position = { piles: [heartsOnly, '2C', 'QS', '4C'] };
  const totals = ['partners-apart', 'partners-moon'].map(key => scored(variant(key), apart).totals);
  expect(totals).toEqual([
    [13, 0, 13, 0],
    [0, 26, 0, 26],
  ]);
});

test.each([
  ['the hearts', [`QS ${CLUBS}`, '', heartsOnly], 2],
  ['the hearts and sits first', [heartsOnly, '', `QS ${CLUBS}`], 0],
  ['as many of them and sits first', [hearts(7), '', `${hearts(6, 7)} QS ${CLUBS}`], 0],
])('row 22 of partners the one who took %s has shot the moon', (_, taken, seat) => {
  const state = scored(variant('partners-moon'), { piles: taken });
  expect(state.results[0]?.moon?.seat).toBe(seat);
});

test.each([
  ['a total of 76 turns the match back', 73, true],
  ['one of 74 does not', 71, false],
])('row 33 %s', (_, before, turned) => {
  const state = scored(variant('hartenjagen'), {
    piles: piles([3, 10], ['', '', 'QS', 'JC']),
    totals: [before, 0, 0, 0],
  });
  expect(state.turned).toBe(turned);
});

test.each([
  ['without the first trick', ['7C', '8C QC'], [1, 2, 0, 0]],
  ['without the last', ['7C QC', '8C'], [2, 1, 0, 0]],
])('row 49 Q♣ and one of the two tricks cost nothing more, %s', (_, taken, totals) => {
  expect(scored(variant('slobberhannes'), { piles: taken }).totals).toEqual(totals);
});

test('row 24 the score lists the cards that count, and those that would make another count', () => {
  const state = scored(variant('gong-zhu'), { piles: ['TC 3H 9C', '2C', 'QS 4C', 'JD'] });
  expect(state.results[0]?.taken).toEqual([['TC', '3H'], [], ['QS'], ['JD']]);
});

test.each([
  ['Q♠ is thrown as soon as the suit is not there', 'QS 4D AH', 'QS'],
  ['either of the two may go', 'QS TD AH', 'QS TD'],
  ['a hand without them throws what it likes', '4D AH', '4D AH'],
  ['and a player who can follow follows', 'QS 9C AH', '9C'],
])('row 23 the discard that is demanded: %s', (_, hand, expected) => {
  expect(open(variant('likha'), hand, { piles: ['2C'], led: '5C' })).toEqual(names(expected));
});

test.each([
  ['waits for hearts to be broken', 'QS 4D', false, '4D'],
  ['goes once they are', 'QS 4D', true, 'QS 4D'],
  ['goes where nothing else is held', 'QS', false, 'QS'],
])('a queen that is held back %s', (_, hand, broken, expected) => {
  expect(open(variant('late-queen'), hand, { piles: ['2C'], led: '5C', broken })).toEqual(names(expected));
});

const cancelled: readonly [name: string, key: string, trick: string, taken: [seat: number, points: number]][] = [
  ['41 two aces cancel, and the king takes the trick', 'cancellation', '5C AC KC 2C AC QS', [2, 13]],
  ['41 two of a suit that was not led change nothing', 'cancellation', '5C AC KC 2D 2D 3D', [1, 0]],
  ['41 both queens of spades cost 13 each', 'cancellation', '2S QS KS 3S QS 4S', [2, 26]],
  ['42 a king of diamonds cancels the king of hearts', 'mini-cancellation', '4H KH KD 9H', [3, 3]],
  ['42 but not that of spades', 'mini-cancellation', '4H KH KS 9H', [1, 3]],
];
test.each(cancelled)('row %s', (_, key, trick, taken) => {
  expect(takes(variant(key), trick, { piles: ['3C'], hands: ['7C'] })).toEqual(taken);
});

test('row 41 where everything cancels, nobody takes the trick, and its leader leads again', () => {
  const [, event] = follows(variant('cancellation'), 'AC AC 5C 5C 2H 3H', { piles: ['3C'], hands: ['7C'] });
  expect(event).toEqual({ type: 'cancelled', leader: 0 });
});

test.each([
  ['nine of the suit led', '5C 9C KC 2C', '3C 4C', undefined],
  ['nine of another suit', '5C 9D KC 2C', '3C 4C', [2, 0]],
  ['nine without cards to go on', '5C 9C KC 2C', '', [2, 0]],
  ['second round takes the trick', '5C 9C KC 2C 6C AC 7C QS', '3C', [1, 13]],
  ['nine in the second round does nothing more', '5C 9C KC 2C 6C 7C 9C 8C', '3C', [2, 0]],
] as const)('row 26 %s', (_, trick, hand, taken) => {
  const table = variant('booster-nines');
  const [state, event] = follows(table, trick, { piles: ['TC'], hands: [hand, hand, hand, hand] });
  expect(event?.type === 'taken' ? [event.seat, event.points] : undefined).toEqual(taken);
  if (taken === undefined) expect(table.game.view(state, 0).asked).toEqual([0]);
});

test.each([
  [5, 20, 4],
  [6, 17, 2],
  [8, 13, 0],
  [11, 9, 5],
])('row 41 with %i seats deals %i cards each and leaves %i for the first trick', (seats, hand, left) => {
  const [state] = deals(variant('cancellation', {}, seats), 1);
  expect([state?.hands[seats - 1]?.length, state?.kitty.length]).toEqual([hand, left]);
});

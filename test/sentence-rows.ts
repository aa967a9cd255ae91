// Rows about partners and scores for the test that the rules' sentences cover each field: values of a field
// whose sentences differ.
import type { Overrides } from '@moonshot/rules';
import { BASE_SHEET } from '../packages/rules/src/trick/sheet/sheet.ts';

export type Row = readonly [path: string, id: string, seats: number, variants: readonly Overrides[]];

/** A row with each of these values for one field, on top of the other overrides. */
export const row = (path: string, id: string, seats: number, values: readonly unknown[], base: Overrides = {}): Row => [
  path,
  id,
  seats,
  values.map(value => ({ ...base, [path]: value })),
];

const JACK = [...BASE_SHEET.points, { cards: ['JD'], value: -10 }];
const UNMOONED: Overrides = { 'moon.needs': [], 'moon.options': [] };
const QUEENS = { name: 'Q', points: [{ cards: ['Q*'], value: 6 }], each: 0, lastButOne: 1, last: 2, closed: ['H*'] };
export const TWO_PACKS: Overrides = { 'deck.packs': 2 };
const ONE_WILD: Overrides = { 'deck.wilds': ['S'], 'opening.wild': 'never' };

export const SCORE_ROWS: readonly Row[] = [
  row('teams.seating', 'ricketts', 4, ['none', 'opposite']),
  row('teams.score', 'ricketts', 4, ['own', 'pooled'], { 'teams.seating': 'opposite' }),
  row('teams.moon', 'ricketts', 4, ['seat', 'team'], { 'teams.seating': 'opposite' }),
  row('follow.under', 'classic', 4, [[], ['QS'], ['QS', 'TD']]),
  row('discard.must', 'classic', 4, [[], ['QS'], ['QS', 'TD']]),
  row('discard.order', 'classic', 4, ['any', 'listed'], { 'discard.must': ['H*', 'Q*', 'TD'] }),
  row('settle.as', 'classic', 4, ['points', 'difference', 'lives', 'pool'], { 'match.kind': 'deals' }),
  row('settle.shareMax', 'classic', 4, [13, 2], { 'settle.as': 'pool', 'match.kind': 'deals' }),
  row('settle.leftOver', 'classic', 4, ['shared', 'alone'], { 'settle.as': 'pool', 'match.kind': 'deals' }),
  row('settle.belowZero', 'ricketts', 4, ['scores', 'lapses'], { points: JACK }),
  row('settle.belowZero', 'classic', 4, ['scores', 'lapses'], { points: JACK }),
  row('auction.prize', 'classic', 4, ['none', 'suit']),
  row('auction.most', 'classic', 4, [13, 5], { 'auction.prize': 'suit' }),
  row('wild.rank', 'wild-twist', 4, ['overTen', 'beyond'], ONE_WILD),
  row('wild.play', 'wild-twist', 4, ['asSuit', 'underHigher'], { ...ONE_WILD, 'wild.rank': 'overTen' }),
  row('wild.pays', 'classic', 4, ['likeOthers', 'whoShedIt'], {
    ...ONE_WILD,
    'wild.rank': 'overTen',
    'settle.as': 'difference',
    'match.kind': 'deals',
  }),
  row('settle.lifeAt', 'classic', 4, [15, 10], { 'settle.as': 'lives' }),
  row('trickPoints.none', 'ricketts', 4, [0, -5, 1]),
  row('trickPoints.first', 'ricketts', 4, [0, 1, 5]),
  row('contracts', 'ricketts', 4, [[], [QUEENS]], UNMOONED),
  row('points', 'ricketts', 4, [[], [{ cards: ['Q*'], value: 6 }]], { ...UNMOONED, 'trickPoints.each': 1 }),
  row('trickPoints.each', 'ricketts', 4, [0, 1, -1]),
  row('trickPoints.lastButOne', 'ricketts', 4, [0, 2, -5]),
  row('trickPoints.last', 'ricketts', 4, [0, 1, -5]),
  row('trickPoints.all', 'ricketts', 4, [0, 1]),
  row('trickPoints.besideMoon', 'ricketts', 4, ['scores', 'lapses'], { 'trickPoints.none': -5 }),
  row('moon.needs', 'ricketts', 4, [[], ['H*'], ['H*', 'QS'], ['2H', '3H', 'QS']]),
  row('moon.needs', 'ricketts', 4, [['H*'], ['H*', 'QS']], TWO_PACKS),
  row('moon.options', 'ricketts', 4, [
    [{ name: 'shed', self: -26, others: 0 }],
    [{ name: 'burden', self: 0, others: 26 }],
    [{ name: 'both', self: -26, others: 26 }],
    [{ name: 'both', self: 0, others: 0 }],
    [{ name: 'shed', self: 'start', others: 0 }],
    [{ name: 'keep', self: 0, others: 0 }],
    [{ name: 'turn', self: 0, others: 0 }],
    [
      { name: 'shed', self: -26, others: 0 },
      { name: 'burden', self: 0, others: 26 },
    ],
    [
      { name: 'burden', self: 0, others: 26 },
      { name: 'keep', self: 0, others: 0 },
    ],
  ]),
  row('moon.choose', 'ricketts', 4, ['shooter', 'auto']),
  [
    'moon.choose',
    'classic',
    4,
    [
      { 'moon.choose': 'fixed' },
      {
        'moon.choose': 'shooter',
        'moon.options': [
          { name: 'shed', self: -26, others: 0 },
          { name: 'burden', self: 0, others: 26 },
        ],
      },
    ],
  ],
  row('moon.choiceFrom', 'ricketts', 4, [26, 50]),
  row('moon.passer', 'classic', 4, ['likeOthers', 'double', 'forAll']),
  row('moon.sun', 'ricketts', 4, [1, 2, 3]),
  row('moon.bonus', 'ricketts', 4, ['scores', 'lapses'], { 'moon.needs': ['H*'] }),
];

// The small tables of printed rules, and their height.
import { expect, test } from 'vitest';
import { heartsNamed } from '../catalogue/catalogue.ts';
import type { Hearts, Overrides } from '../games.ts';
import { en } from '../words/en.ts';
import type { PrintWords } from '../words/print-words.ts';
import { rowsHigh, type SmallTable, tablesOf } from './tables.ts';

const PRINT: PrintWords = {
  players: String,
  scoreSheet: '',
  link: '',
  points: '',
  total: '',
  date: '',
  counts: 'Counts',
  captured: 'Captured',
  inHand: 'In hand',
  deal: 'Deal',
  pass: 'Pass',
  step: step => `to ${step}`,
  topics: {},
};

type Kind = SmallTable['kind'];

const heights: readonly [what: string, tables: readonly (readonly [Kind, ...cells: string[]])[], height: number][] = [
  ['no table', [], 0],
  ['a head', [['values']], 2],
  ['an empty cell', [['values', '']], 2],
  ['a row', [['values', 'Q♠']], 3],
  ['a cell of a line', [['values', 'x'.repeat(12)]], 3],
  ['a cell of two lines', [['values', 'x'.repeat(13)]], 4],
  ['a cell of three lines', [['values', 'x'.repeat(25)]], 5],
  ['contracts, whose lines are long', [['contracts', 'x'.repeat(25), 'x']], 4],
  [
    'a pair, the first higher',
    [
      ['values', 'a', 'b', 'c'],
      ['passes', '1'],
    ],
    5,
  ],
  [
    'a pair, the second higher',
    [
      ['values', 'a'],
      ['passes', '1', '2', '3'],
    ],
    5,
  ],
  [
    'a pair and a further table',
    [
      ['values', 'a'],
      ['values', 'a', 'b'],
      ['passes', '1', '2', '3'],
    ],
    9,
  ],
  [
    'two pairs',
    [
      ['values', 'a'],
      ['values', 'a', 'b'],
      ['values', 'a', 'b', 'c'],
      ['passes', '1'],
    ],
    9,
  ],
  [
    'a pair beside contracts',
    [
      ['contracts', '1', '2'],
      ['values', 'a'],
      ['contracts', '1'],
      ['passes', '1'],
    ],
    10,
  ],
];

test.each(heights)('the height of %s', (_, tables, height) => {
  expect(rowsHigh(tables.map(([kind, ...cells]) => ({ kind, head: [], rows: cells.map(cell => [cell, '1']) })))).toBe(
    height,
  );
});

test('a row without cells has no height', () => {
  expect(rowsHigh([{ kind: 'values', head: [], rows: [[]] }])).toBe(2);
});

const tablesIn = (hearts: Hearts): readonly unknown[] =>
  tablesOf(hearts, en, PRINT).map(({ kind, head, rows }) => [kind, head.join(' '), rows.map(row => row.join(' '))]);

const PIPS = { cards: ['H*', '2S'], value: 'pips' };

const games: readonly [game: string, seats: number, overrides: Overrides, tables: readonly unknown[]][] = [
  [
    'ricketts',
    4,
    {},
    [
      ['values', 'Cards Points each', ['♥ 1', 'Q♠ 13']],
      ['passes', 'Deal Pass #', ['1 to left 3', '2 to right 3', '3 to across 3', '4 to scatter 1', '5 to hold –']],
    ],
  ],
  ['ricketts', 4, { 'pass.cycle': ['hold', 'hold'] }, [['values', 'Cards Points each', ['♥ 1', 'Q♠ 13']]]],
  [
    'ricketts',
    4,
    { 'pass.cycle': ['hold', 'left'], 'pass.count': [0, 2] },
    [
      ['values', 'Cards Points each', ['♥ 1', 'Q♠ 13']],
      ['passes', 'Deal Pass #', ['1 to hold –', '2 to left 2']],
    ],
  ],
  ['capture', 4, {}, [['values', 'Cards Points each', ['Captured 1', 'In hand −1']]]],
  ['capture', 4, { 'hearts.inHand': 0 }, [['values', 'Cards Points each', ['Captured 1']]]],
  ['capture', 4, { 'hearts.captured': 0 }, [['values', 'Cards Points each', ['In hand −1']]]],
  [
    'ricketts',
    4,
    { points: [PIPS], 'pass.cycle': [], 'moon.needs': [], 'moon.options': [] },
    [
      [
        'values',
        'Cards Points each',
        [...'AKQJ'].map((r, i) => `${r}♥ ${14 - i}`).concat([10, 9, 8, 7, 6, 5, 4, 3, 2].map(n => `${n}♥ ${n}`)),
      ],
      ['values', 'Cards Points each', ['2♠ 2']],
    ],
  ],
  [
    'barbu',
    4,
    {},
    [
      [
        'contracts',
        'Deal Counts',
        ['1 No tricks', '2 No hearts', '3 No queens', '4 No king of hearts', '5 No last two'],
      ],
    ],
  ],
];

test.each(games)('the tables of %s for %i with %o', (game, seats, overrides, tables) => {
  expect(tablesIn(heartsNamed(game, seats, overrides))).toEqual(tables);
});

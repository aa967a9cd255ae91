// The groups of cards that have one value, and the table of values. More than three rows of values are shown
// as a table. Up to three appear only in the sentence.
import { expect, test } from 'vitest';
import { variantOf } from '../../catalogue/catalogue.ts';
import { type Overrides, sheetOf } from '../../games.ts';
import { heartsOf } from '../../prepare.ts';
import { en } from '../../words/en.ts';
import { explain } from './explain.ts';
import { valueGroups, valueRows } from './values.ts';

const pointsOf = (points: unknown, more: Overrides = {}) => {
  const hearts = heartsOf(sheetOf('ricketts'), 4, { points, 'moon.needs': [], 'moon.options': [], ...more });
  if (hearts.kind !== 'tricks') throw new Error('Cannot value the cards of another kind of game');
  return hearts.rules;
};

function tableOf(game: string, overrides: Overrides = {}): readonly string[] | undefined {
  const variant = variantOf(game);
  const hearts = heartsOf(sheetOf(variant?.base ?? game), 4, { ...variant?.overrides, ...overrides });
  if (hearts.kind !== 'tricks') throw new Error(`Cannot explain ${game} as a trick game`);
  const table = explain(hearts.rules, en).find(clause => clause.table !== undefined)?.table;
  return table?.rows.map(([cards, worth]) => `${cards} ${worth}`);
}

const rows: readonly [name: string, game: string, overrides: Overrides, table: readonly string[] | undefined][] = [
  ['two values', 'ricketts', {}, undefined],
  ['three values', 'omnibus', {}, undefined],
  [
    'points that count for their taker',
    'gong-zhu',
    {},
    ['A♥ −50', 'K♥ −40', 'Q♥ −30', 'J♥ −20', '10♥–5♥ −10', 'Q♠ −100', 'J♦ +100', '10♣ +50'],
  ],
  [
    'a suit, a rank in several suits, and cards that count nothing',
    'ricketts',
    {
      points: [
        { cards: ['H*'], value: 2 },
        { cards: ['J*'], value: 5 },
        { cards: ['QS', 'KS'], value: 9 },
        { cards: ['2H'], value: 0 },
        { cards: ['AD'], value: -7 },
      ],
    },
    ['A♥ K♥ Q♥ 10♥ 9♥ 8♥ 7♥ 6♥ 5♥ 4♥ 3♥ 2', 'J 5', 'Q♠ 9', 'K♠ 9', 'A♦ −7'],
  ],
  [
    'whole ranks, of which the ten has two figures, and of which a removed card is no part',
    'ricketts',
    {
      'deck.remove': ['9C'],
      points: [
        { cards: ['T*'], value: 4 },
        { cards: ['9*'], value: 3 },
        { cards: ['8*'], value: 2 },
        { cards: ['7C', '7D', '7S'], value: 1 },
      ],
      'deal.hand': 12,
      'deal.rest': 'kitty',
      'moon.needs': [],
      'moon.options': [],
    },
    ['10 4', '9 3', '8 2', '7♣ 1', '7♦ 1', '7♠ 1'],
  ],
  [
    'every card of a suit alike',
    'ricketts',
    {
      points: [
        { cards: ['H*'], value: 1 },
        { cards: ['QS'], value: 13 },
        { cards: ['JD'], value: -10 },
        { cards: ['TC'], value: 4 },
      ],
    },
    ['♥ 1', 'Q♠ 13', 'J♦ −10', '10♣ 4'],
  ],
];

test.each(rows)('%s', (_, game, overrides, table) => {
  expect(tableOf(game, overrides)).toEqual(table);
});

const QUEEN = { cards: ['QS'], value: 13 };
const QUEENS = { cards: ['Q*'], value: 5 };
const SPADES = { cards: ['S*'], value: 2 };
const LOW = ['2C', '2D', '2S', '2H'];

const groups: readonly [name: string, points: unknown, groups: readonly string[]][] = [
  ['a card before its suit', [QUEEN, SPADES], ['QS 13: 1', 'S* 2: 12 of its cards']],
  ['a card after its suit', [SPADES, QUEEN], ['S* 2: 12 of its cards', 'QS 13: 1']],
  [
    'a card before its rank and its suit',
    [QUEEN, QUEENS, SPADES],
    ['QS 13: 1', 'Q* 5: 3 of its cards', 'S* 2: 12 of its cards'],
  ],
  [
    'a suit, its card and a rank, the widest first',
    [SPADES, QUEENS, QUEEN],
    ['S* 2: 12 of its cards', 'Q* 5: 3 of its cards', 'QS 13: 1'],
  ],
  ['a rank before a suit', [QUEENS, SPADES], ['Q* 5: 4', 'S* 2: 12 of its cards']],
  ['a card that comes twice', [QUEEN, { cards: ['QS'], value: 7 }], ['QS 7: 1']],
  [
    'a card that comes twice, and its suit',
    [QUEEN, { cards: ['QS'], value: 7 }, SPADES],
    ['QS 7: 1', 'S* 2: 12 of its cards'],
  ],
  [
    'a suit that comes twice',
    [SPADES, QUEEN, { cards: ['S*'], value: 'low' }],
    ['QS 13: 1', 'S* low: 12 of its cards'],
  ],
  ['several selectors of a value', [{ cards: ['QS', 'H*', 'KD'], value: 1 }], ['QS 1: 1', 'H* 1: 13', 'KD 1: 1']],
];

test.each(groups)('groups of cards: %s', (_, points, found) => {
  const told = valueGroups(pointsOf(points)).map(
    ({ selector, value, cards, whole }) => `${selector} ${value}: ${cards.length}${whole ? '' : ' of its cards'}`,
  );
  expect(told).toEqual(found);
});

const LOWER = [...'T98765432'];
const without = (...ranks: readonly string[]) => ({ cards: ranks.map(rank => `${rank}S`), value: 0 });

const cells: readonly [name: string, points: unknown, overrides: Overrides, rows: readonly string[]][] = [
  ['the whole suit', [{ cards: ['S*'], value: 1 }], {}, ['♠ 1']],
  ['three cards of a suit in sequence', [{ cards: ['S*'], value: 1 }, without('A', ...LOWER)], {}, ['K♠–J♠ 1']],
  ['two cards of a suit in sequence', [{ cards: ['S*'], value: 1 }, without('A', 'J', ...LOWER)], {}, ['K♠ Q♠ 1']],
  ['four cards of a suit in sequence', [{ cards: ['S*'], value: 1 }, without(...LOWER)], {}, ['A♠–J♠ 1']],
  ['a rank without one card', [QUEENS, QUEEN], {}, ['Q♣ Q♦ Q♥ 5', 'Q♠ 13']],
  ['the only queen', [QUEENS], { 'deck.remove': ['QC', 'QD', 'QH', '2C'] }, ['Q♠ 5']],
  ['the only two queens', [QUEENS], { 'deck.remove': ['QC', 'QD', '2D', '2C'] }, ['Q 5']],
  ['two cards that are named one by one', [{ cards: ['AS', 'KS'], value: 1 }], {}, ['A♠ 1', 'K♠ 1']],
  [
    'a rank',
    [
      { cards: ['S*'], value: 1 },
      { cards: ['A*'], value: 4 },
    ],
    {},
    ['K♠–2♠ 1', 'A 4'],
  ],
  [
    'a suit without an end',
    [
      { cards: ['S*'], value: 1 },
      { cards: ['2S'], value: 0 },
    ],
    {},
    ['A♠–3♠ 1'],
  ],
  [
    'two of a rank',
    [{ cards: ['S*', 'C*'], value: 'low' }],
    {},
    ['A♠ 5', 'K♠ 4', 'Q♠ 3', 'J♠ 2', '10♠–2♠ 1', 'A♣ 5', 'K♣ 4', 'Q♣ 3', 'J♣ 2', '10♣–2♣ 1'],
  ],
  [
    'a gap',
    [
      { cards: ['S*'], value: 1 },
      { cards: ['7S'], value: 2 },
    ],
    {},
    ['A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 6♠ 5♠ 4♠ 3♠ 2♠ 1', '7♠ 2'],
  ],
  [
    'cards of a scale',
    [
      { cards: ['H*'], value: 'tens' },
      { cards: ['5H', '6H', '7H', '8H', '9H', 'TH'], value: 0 },
    ],
    {},
    ['A♥ 50', 'K♥ 40', 'Q♥ 30', 'J♥ 20'],
  ],
  ['a gain', [{ cards: ['JD'], value: -10 }, QUEEN], {}, ['J♦ −10', 'Q♠ 13']],
  [
    'points that count for their taker',
    [
      { cards: ['JD'], value: -10 },
      { cards: ['QS'], value: 13 },
    ],
    {
      'score.sign': 'minus',
      'match.winner': 'highest',
      'match.cmp': '<',
      'match.limit': -100,
      'match.offer': [],
    },
    ['J♦ +10', 'Q♠ −13'],
  ],
  [
    'a removed card',
    [
      { cards: ['S*'], value: 1 },
      { cards: ['2*'], value: 3 },
    ],
    { 'deck.remove': LOW },
    ['♠ 1'],
  ],
];

test.each(cells)('rows of values: %s', (_, points, overrides, rows) => {
  expect(valueRows(pointsOf(points, overrides)).map(row => row.join(' '))).toEqual(rows);
});

// More than three rows of values are shown as a table. Up to three appear only in the sentence.
import { expect, test } from 'vitest';
import { variantOf } from '../../catalogue/catalogue.ts';
import { type Overrides, sheetOf } from '../../games.ts';
import { heartsOf } from '../../prepare.ts';
import { en } from '../../words/en.ts';
import { explain } from './explain.ts';

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

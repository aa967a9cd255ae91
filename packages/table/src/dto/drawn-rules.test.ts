// Tests what a screen shows of a game and of its rules: the length of a match, whether cards are passed, and
// what cards cost.

import { heartsOf, type Overrides, type Sheet, sheetOf } from '@moonshot/rules';
import { sheetOfVariant, variantOf } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { drawableCard, drawableRules } from './drawn-rules.ts';

/** One of the main games, or one of the catalogue. */
function sheetNamed(id: string): Sheet {
  const variant = variantOf(id);
  const sheet = variant ? sheetOfVariant(variant) : sheetOf(id);
  if (sheet === undefined) throw new Error(`Cannot draw ${id}: there is no such game`);
  return sheet;
}

const drawn = (id: string, seats = 4) => drawableRules(heartsOf(sheetNamed(id), seats));

test.each([
  ['a match to so many points', 'ricketts', { kind: 'target', offer: [50, 100, 150], usual: 100 }, true],
  ['a match of so many deals', 'wild-twist', { kind: 'deals', offer: [1, 3, 5], usual: 1 }, false],
  ['a match to points, at most of so many deals', 'danger', { kind: 'target', offer: [], usual: 0 }, true],
  ['a game without tricks', 'capture', { kind: 'deals', offer: [1, 3, 5], usual: 1, targets: [25] }, false],
  ['a game whose cards are never passed', 'at-play', { kind: 'target', offer: [50, 100, 150], usual: 100 }, false],
] as const)('%s is drawn with its length and whether it passes', (_, game, lengths, passes) => {
  const { id, version, name, kind, seats, match } = sheetNamed(game);
  const said = { id, version, name, kind, seats, lengths, winner: match.winner, aim: '', passes };
  expect(drawableCard(sheetNamed(game))).toEqual(said);
});

test('a game in which every deal is held passes nothing', () => {
  const { sheet } = heartsOf(sheetNamed('ricketts'), 4, { 'pass.cycle': ['hold'] });
  expect(drawableCard(sheet).passes).toBe(false);
});

test.each([
  ['a heart costs a point, the queen 13', 'ricketts', { '2H': 1, QS: 13 }, 14],
  ['what counts down is drawn as it is counted', 'classic', { '2H': -1, QS: -13 }, 14],
  ['a heart costs its pips', 'plain-pips', { '2H': 2, AH: 14 }, 13],
  ['each captured heart is worth one', 'capture', { '2H': 1, AH: 1 }, 13],
  ['of two packs each card is named once', 'cancellation', { '2H': 1, QS: 13 }, 14, 6],
] as const)('%s', (_, id, some, count, seats?: number) => {
  const { costs } = drawn(id, seats);
  expect(costs).toMatchObject(some);
  expect(Object.keys(costs)).toHaveLength(count);
});

test.each([
  ['hearts are closed until they are broken', 'ricketts', { closesHearts: true }],
  ['hearts may always be led', 'classic', { closesHearts: false }],
  ['the middle is a stock', 'draw-hearts', { stock: true }, 2],
  ['the middle is a kitty', 'heartsette', { stock: false }],
  ['a suit is trumps', 'at-play', { trump: 'H' }],
  ['wilds are called', 'wild-twist', { jokers: false, wilds: ['WC', 'WD', 'WS', 'WH'] }],
  ['wilds are jokers', 'dragon', { jokers: true, wilds: ['WC', 'WD', 'WS'] }],
  ['partners sit opposite', 'partners', { sides: [0, 1, 0, 1], pooled: true }],
  ['partners count by themselves', 'partners-apart', { sides: [0, 1, 0, 1], pooled: false }],
  ['equal cards cancel each other', 'cancellation', { cancels: 'identical' }, 6],
  ['deals are passed in turn', 'classic', { passCycle: ['right', 'left', 'across', 'hold'] }],
  ['the sentences are still to come', 'ricketts', { sentences: [] }],
  ['the fewest points win', 'ricketts', { winner: 'lowest' }],
  [
    'a game without tricks has none of what belongs to them',
    'capture',
    {
      trump: 'none',
      contracts: [],
      jokers: false,
      closesHearts: false,
      stock: false,
      out: false,
      sides: [0, 1, 2, 3],
      pooled: false,
      passCycle: [],
    },
  ],
] as const)('%s: %s', (_, id, some, seats?: number) => {
  expect(drawn(id, seats)).toMatchObject(some);
});

test.each<readonly [name: string, id: string, seats: number, some: object, overrides: Overrides]>([
  ['a game without any of them', 'ricketts', 4, {}, {}],
  ['a game that counts lives', 'danger', 4, { lives: true }, {}],
  ['a pool that is empty at first', 'sweepstake', 4, { poolFrom: 0 }, {}],
  ['a pool that begins with chips', 'sweepstake', 4, { poolFrom: 20 }, { 'score.start': 20 }],
  ['Capture', 'capture', 4, { spoils: 'hidden' }, {}],
  ['Capture of the face-up cards', 'capture', 4, { spoils: 'shown' }, { winnerTakes: 'tops' }],
  ['Capture of all cards', 'capture', 4, { spoils: 'everything' }, { topsTo: 'winner' }],
  ['a game in which equal cards cancel', 'cancellation', 6, { cancels: 'identical' }, {}],
  ['a game in which equal ranks cancel', 'cancellation', 6, { cancels: 'alike' }, { 'trick.cancel': 'alike' }],
])('%s is drawn with exactly these of the rare rules', (_, id, seats, some, overrides) => {
  const { cancels, lives, poolFrom, spoils } = drawableRules(heartsOf(sheetNamed(id), seats, overrides));
  expect({ cancels, lives, poolFrom, spoils }).toEqual(some);
});

test.each([
  [['QS'], true],
  [[], false],
])('if the cards %j may not be led, hearts are closed: %s', (restrict, closesHearts) => {
  const hearts = heartsOf(sheetNamed('ricketts'), 4, { 'lead.restrict': restrict });
  expect(drawableRules(hearts)).toMatchObject({ closesHearts });
});

test('each contract has its own costs', () => {
  expect(drawn('barbu').contracts.map(({ name, costs }) => [name, Object.keys(costs).length])).toEqual([
    ['No tricks', 0],
    ['No hearts', 13],
    ['No queens', 4],
    ['No king of hearts', 1],
    ['No last two', 0],
  ]);
});

test('only cards of the deck are ranked', () => {
  const { strength } = drawn('hope', 2);
  expect(Object.keys(strength).sort()).toEqual([...heartsOf(sheetNamed('hope'), 2).rules.deck].sort());
  expect(strength.AS).toBeGreaterThan(strength.QS ?? 0);
});

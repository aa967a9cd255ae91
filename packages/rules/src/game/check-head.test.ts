// Tests the fields that all sheets (rules of a game as data) share. Also tests the match length that players
// choose: the starting totals must not have reached it already.
import { expect, test } from 'vitest';
import { CARDS, type Card, isWild, type Suit } from '../cards/card.ts';
import { sheetOf } from '../games.ts';
import { ricketts } from '../trick/sheets/ricketts.ts';
import { checkHead, HEAD_FIELDS } from './check-head.ts';
import { check } from './fields.ts';
import { checkLength } from './head.ts';
import { sentenceOf } from './sheet-errors.ts';

const rows: readonly [game: string, length: { target: number } | { deals: number }, fits: boolean][] = [
  ['ricketts', { target: 50 }, true],
  ['ricketts', { target: 0 }, false], // reached by everybody before the first deal
  ['ricketts', { target: -50 }, false], // totals rise, so they are above it from the start
  ['classic', { target: -50 }, true],
  ['classic', { target: 50 }, false], // totals fall from 0, and 0 is below 50 already
  ['capture', { target: 25 }, true],
  ['wild-twist', { deals: 5 }, true],
];

test.each(rows)('%s to %j fits: %s', (game, length, fits) => {
  const sheet = sheetOf(game);
  expect(sheet && checkLength(sheet, length).map(error => error.path)).toEqual(fits ? [] : ['length.target']);
});

test.each<[keyof typeof HEAD_FIELDS, unknown, boolean]>([
  ['id', 'black-lady-2', true],
  ['id', 'Black-lady', false],
  ['id', 'black lady', false],
  ['id', 'lady!', false],
  ['id', '', false],
  ['id', 'a'.repeat(40), true],
  ['id', 'a'.repeat(41), false],
  ...[{ at: 50 }, { every: 25 }].flatMap(of =>
    [0, 'mean', 'wins'].map((to): ['wrap', unknown, true] => [
      'wrap',
      { ...ricketts.wrap, list: [{ ...of, to }] },
      true,
    ]),
  ),
  ['wrap', { ...ricketts.wrap, list: [{ at: 50, to: 'loses' }] }, false],
])('as the %s of a sheet %j fits: %s', (field, value, fits) => {
  expect(check(HEAD_FIELDS[field], value, field)).toHaveLength(fits ? 0 : 1);
});

test('an error about a bad id says what an id is', () => {
  expect(check(HEAD_FIELDS.id, 'My game', 'id').map(error => sentenceOf(error))).toEqual([
    expect.stringMatching(/"My game".*small letters, digits and hyphens/),
  ]);
});

const ONLY_ACES = CARDS.filter(card => !isWild(card) && !card.startsWith('A'));
const ONLY_ACES_AND_A_KING = ONLY_ACES.filter(card => card !== 'KH');

test.each<readonly [name: string, remove: readonly Card[], dealer: object, wilds: readonly Suit[], fits: boolean]>([
  ['four aces', ONLY_ACES, { first: 'cutHigh' }, [], false],
  ['four aces, between which suits decide', ONLY_ACES, { first: 'cutHigh', tie: 'suitOrder' }, [], true],
  ['four aces, and a lot', ONLY_ACES, { first: 'random' }, [], true],
  ['four aces and a king', ONLY_ACES_AND_A_KING, { first: 'cutLow' }, [], true],
  ['three cards, and wilds', ['AC', 'AD', ...ONLY_ACES_AND_A_KING], { first: 'cutLow' }, ['C', 'D'], false],
])('four players find a dealer with %s', (_, remove, dealer, wilds, fits) => {
  const deck = { ...ricketts.deck, remove, wilds };
  const errors = checkHead({ ...ricketts, deck, dealer: { ...ricketts.dealer, ...dealer } }, 4);
  expect(errors.map(error => error.path)).toEqual(fits ? [] : ['dealer.first']);
});

test.each([
  [1, false],
  [2, true],
  [5, true],
  [6, false],
])('%i as the best of 2 to 5 seats fits: %s', (best, fits) => {
  const errors = checkHead({ ...ricketts, seats: { min: 2, max: 5, best } }, 4);
  expect(errors.map(error => error.path)).toEqual(fits ? [] : ['seats.best']);
});

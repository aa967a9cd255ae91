// Tests of a sheet (rules as data) that is compiled for a number of seats: what cards cost, the opening card,
// what breaks hearts, and directions of passes.
import { expect, test } from 'vitest';
import { withOverrides } from '../../game/overrides.ts';
import type { Overrides } from '../../games.ts';
import type { PassStep, TrickSheet } from '../sheet/sheet.ts';
import { ricketts } from '../sheets/ricketts.ts';
import { wildTwist } from '../sheets/wild-twist.ts';
import { compile, costOf, lowestNatural, openingWild, placesOf, type Rules, receivers } from './rules.ts';

const sheetOf = (overrides: Overrides, sheet: TrickSheet = ricketts) => withOverrides(sheet, overrides) as TrickSheet;
const rulesOf = (overrides: Overrides, sheet?: TrickSheet): Rules => compile(sheetOf(overrides, sheet), 4);

const QUEEN = { cards: ['QS'], value: 13 };
const SPADES = { cards: ['S*'], value: 2 };

test.each([
  ['the narrower, though it stands first', [QUEEN, SPADES], 13, 2],
  ['the narrower, though it stands last', [SPADES, QUEEN], 13, 2],
  ['of equals the later', [SPADES, { cards: ['S*'], value: 5 }], 5, 5],
])('of two that name a card there counts %s', (_, points, queen, king) => {
  const rules = rulesOf({ points });
  expect([costOf(rules, 'QS'), costOf(rules, 'KS'), costOf(rules, '2C')]).toEqual([queen, king, 0]);
});

test.each([
  ['pips', [1, 2, 10, 11, 14]],
  ['pipsFace10', [1, 2, 10, 10, 15]],
])('a heart counts %s, a wild one 1', (value, costs) => {
  const rules = rulesOf({ points: [{ cards: ['H*'], value }] }, wildTwist);
  expect((['WH', '2H', 'TH', 'JH', 'AH'] as const).map(card => costOf(rules, card))).toEqual(costs);
});

test.each([
  ['lowest:C', undefined, '2C', 'C'],
  ['lowest:C', { 4: ['2C', '3C'] }, '4C', 'C'],
  ['holder:7D', undefined, '7D', 'D'],
  ['leftOfDealer', undefined, undefined, undefined],
])('%s of a pack without %o: which card opens', (leader, remove, openingCard, openingSuit) => {
  const rules = rulesOf({ 'opening.leader': leader, ...(remove && { 'deck.remove': remove }) });
  expect({ card: rules.openingCard, suit: rules.openingSuit }).toEqual({ card: openingCard, suit: openingSuit });
});

test('the lowest card is never a wild, and undefined if all are wild', () => {
  expect(lowestNatural(wildTwist, ['WC', 'AC', 'KC'])).toBe('KC');
  expect(lowestNatural(wildTwist, ['WC'])).toBeUndefined();
});

test.each([
  ['beyond', 'lowest:C', 'WC'],
  ['none', 'lowest:C', undefined],
  ['beyond', 'leftOfDealer', undefined],
])('wilds that rank %s, opened by %s: the wild that opens', (rank, leader, wild) => {
  expect(openingWild(rulesOf({ 'wild.rank': rank, 'opening.leader': leader }, wildTwist))).toBe(wild);
});

test.each([
  ['beyond', ['WH']],
  ['none', []],
])('a wild that ranks %s breaks hearts off suit if it is named', (rank, breakers) => {
  const on = [{ cards: ['WH'], how: 'discard' }];
  expect([...rulesOf({ 'wild.rank': rank, 'break.on': on }, wildTwist).discardBreakers]).toEqual(breakers);
});

const STEPS: readonly (readonly [step: PassStep, places: number | undefined, to: readonly unknown[]])[] = [
  ['left', 1, [{ to: 2, count: 3 }]],
  ['right', -1, [{ to: 0, count: 3 }]],
  ['left-2', 2, [{ to: 3, count: 3 }]],
  ['right-2', -2, [{ to: 3, count: 3 }]],
  ['across', 2, [{ to: 3, count: 3 }]],
  ['scatter', undefined, [2, 3, 0].map(to => ({ to, count: 1 }))],
  ['mix', undefined, [{ to: 1, count: 3 }]],
  ['mix-if-uncharged', undefined, [{ to: 1, count: 3 }]],
  ['hold', undefined, []],
];

test.each(STEPS)('the step %s of seat 1 at four seats goes so far and to these', (step, places, to) => {
  expect(placesOf({ sheet: { direction: 'clockwise' }, seats: 4 }, step)).toBe(places);
  expect(
    receivers(
      rulesOf({
        'pass.cycle': [step],
        ...(step.startsWith('mix') ? { 'charge.cards': [{ shown: 'QS', doubles: ['QS'] }] } : {}),
      }),
      { step, deal: 1 },
      1,
    ),
  ).toEqual(to);
});

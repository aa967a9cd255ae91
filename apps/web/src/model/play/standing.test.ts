// Partners under the rules of a table, and card values by contract and named suit.

import type { TableView } from '@moonshot/protocol';
import { heartsOf, sheetOf } from '@moonshot/rules';
import { CARDS, type Card, SUITS } from '@moonshot/rules/cards';
import { CATALOGUE, sheetOfVariant, variantOf } from '@moonshot/rules/catalogue';
import { auctioned } from '@moonshot/rules/engine';
import { drawableRules } from '@moonshot/table';
import { expect, test } from 'vitest';
import { pointsIn } from './points.ts';
import { isPartner } from './sides.ts';

/** The partners of a viewer (a seat or a spectator) at a table of four. */
function partnersAt(game: string, viewer: number | 'watcher'): readonly number[] {
  const variant = CATALOGUE.find(({ id }) => id === game) ?? expect.fail(`There is no ${game}`);
  const { sides } = drawableRules(heartsOf(sheetOfVariant(variant), 4));
  return [0, 1, 2, 3].filter(seat => isPartner(sides, viewer, seat));
}

test.each([
  ['black-lady', 0, []],
  ['likha', 0, [2]],
  ['likha', 1, [3]],
  ['likha', 3, [1]],
  ['likha', 'watcher', []],
] as const)('in %s seat %s has the partners %j', (game, viewer, partners) => {
  expect(partnersAt(game, viewer)).toEqual(partners);
});

test.each([...SUITS])('once %s was named, every card counts what the rules have it count', suit => {
  const bids = [0, 2, 0, 0, suit].map((bid, seat) => ({ seat: seat === 4 ? 1 : seat, bid }));
  const hearts = heartsOf(sheetOf('black-lady'), 4, {
    'auction.prize': 'suit',
    'opening.leader': 'bidder',
    'opening.card': 'any',
    'firstTrick.ban': [],
    'moon.needs': [],
    'moon.options': [],
  });
  if (hearts.kind !== 'tricks') return expect.fail('Black Lady is a trick game');
  const { points } = auctioned(hearts.rules, suit, { seat: 1, chips: 2 });
  const view = { deal: { kind: 'tricks', bids } } as unknown as TableView;
  const told = CARDS.map(card => pointsIn(drawableRules(hearts), view, card));
  expect(told).toEqual(CARDS.map(card => points.get(card) ?? 0));
});

test.each([
  [1, 'no tricks', {}],
  [2, 'no hearts', { QH: 2, AH: 6 }],
  [3, 'no queens', { QH: 6, QS: 6 }],
  [4, 'no king of hearts', { KH: 20 }],
  [5, 'no last two tricks', {}],
  [7, 'no hearts again', { QH: 2, AH: 6 }],
])('in deal %i of Barbu, %s, each card counts what the contract has it count', (deal, _, dear) => {
  const barbu = variantOf('barbu') ?? expect.fail('There is no Barbu');
  const rules = drawableRules(heartsOf(sheetOfVariant(barbu), 4));
  const view = { deal: { kind: 'tricks', bids: [], deal } } as unknown as TableView;
  const told = (['QH', 'AH', 'KH', 'QS', '2C'] as const).map((card: Card) => [card, pointsIn(rules, view, card)]);
  const usual = deal % 5 === 2 ? { KH: 2 } : {};
  const wanted = { QH: 0, AH: 0, KH: 0, QS: 0, '2C': 0, ...usual, ...dear };
  expect(Object.fromEntries(told)).toEqual(wanted);
});

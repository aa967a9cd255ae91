// Tests which games the networks support, and how the features of their rules are read.

import { heartsOf, type Overrides, type Sheet, sheetOf } from '@moonshot/rules';
import { CATALOGUE, sheetOfVariant } from '@moonshot/rules/catalogue';
import { describe, expect, it } from 'vitest';
import { type FeatureConfig, featureConfigOf } from './feature-config.ts';

function read(sheet: Sheet | undefined, seats: number, set: Overrides = {}): FeatureConfig | null {
  if (sheet === undefined) throw new Error('There is no such sheet');
  const hearts = heartsOf(sheet, seats, set);
  return hearts.kind === 'tricks' ? featureConfigOf(hearts.rules) : null;
}

describe('customs', () => {
  it.each<[string, number, Overrides, FeatureConfig | null]>([
    ['ricketts', 4, {}, { opening: 2, breaking: 2, ban: true }],
    ['ricketts', 4, { 'lead.restrict': [], 'firstTrick.ban': [] }, { opening: 2, breaking: 0, ban: false }],
    ['classic', 4, {}, { opening: 1, breaking: 0, ban: false }],
    ['classic', 4, { 'opening.card': 'thatCard' }, { opening: 0, breaking: 0, ban: false }],
    ['classic', 3, {}, null],
    ['at-play', 4, {}, null],
    ['wild-twist', 4, {}, null],
    ['ricketts', 4, { 'match.winner': 'highest' }, null],
    ['classic', 4, { 'match.winner': 'lowest' }, null],
    ['ricketts', 4, { 'trickPoints.last': 5 }, null],
    ['ricketts', 4, { 'moon.options': [{ name: 'burden', self: 0, others: 52 }] }, null],
    ['ricketts', 4, { 'trick.trump': 'S' }, null],
    ['ricketts', 4, { 'deck.ranks': 'KQJT98765432A' }, null],
  ])('of %s for %i with %j', (name, seats, set, wanted) => {
    expect(read(sheetOf(name as 'ricketts'), seats, set)).toEqual(wanted);
  });

  it('are known of six further games', () => {
    const known = CATALOGUE.filter(one => {
      const sheet = sheetOfVariant(one);
      return sheet.seats.min <= 4 && sheet.seats.max >= 4 && read(sheet, 4) !== null;
    }).map(one => one.id);
    expect(known).toEqual([
      'black-lady',
      'black-lady-choice',
      'hoyle-alternate',
      'hoyle-any-lead',
      'caltech',
      'kitty-later',
    ]);
  });
});

// Which cards count as costly, and how points are scaled in proportion to all points of a deal.

import { heartsOf, type Sheet, sheetOf } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { sheetOfVariant, type Variant, variantOf } from '@moonshot/rules/catalogue';
import type { TrickRules as Rules } from '@moonshot/rules/engine';
import { expect, test } from 'vitest';
import { costIn, costsOf } from './costs.ts';

function rulesOf(game: string, seats: number): Rules {
  const sheet: Sheet = sheetOf(game) ?? sheetOfVariant(variantOf(game) as Variant);
  const hearts = heartsOf(sheet, seats);
  if (hearts.kind !== 'tricks') throw new Error(`Cannot look at the cards of ${game}: it has no tricks`);
  return hearts.rules;
}

const highCostIn = (rules: Rules): readonly Card[] =>
  [...new Set(rules.deck)].filter(card => costIn(rules, card) >= costsOf(rules).highCost).sort();

const games: readonly (readonly [game: string, seats: number, unit: number, highCost: string])[] = [
  ['ricketts', 4, 1, 'QS'],
  ['at-play', 5, 1, 'QC'],
  ['wild-twist', 7, 1, 'QS'],
  ['classic', 3, 1, 'QS'],
  ['spot', 4, 4, 'QS'],
  ['plain-pips', 4, 4, ''],
  ['plain', 4, 0.5, ''],
  ['sevens-and-queens', 4, 0.5, 'QC QD QH QS'],
  ['polignac', 4, 0.25, 'JC JD JH JS'],
  ['black-maria', 3, 2, 'AS KS QS'],
  ['likha', 4, 1, 'QS TD'],
  ['cancellation', 6, 2, 'QS'],
  ['gong-zhu', 4, 16, 'AH QS'],
];

test.each(games)('%s with %i seats: a usual point is %d, costly is %s', (game, seats, unit, highCost) => {
  const rules = rulesOf(game, seats);
  expect(costsOf(rules).unit).toBe(unit);
  expect(highCostIn(rules).join(' ')).toBe(highCost);
});

// The predicted effect of calling a wild card claims no more than the cards on the table show.

import { page } from '@moonshot/i18n/english';
import type { Call, SeatPlay } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { freshOf, staged } from '../../../testing/stage.ts';
import { KEYS, type TableModel } from '../../model/model.ts';
import { begin, update } from '../../model/update.ts';
import { consequence } from './consequence.ts';

/** A table of Wild Twist with these cards played, the first led, and this seat winning. */
function tableWith(plays: readonly Card[], winning: number | null, trump: 'none' | 'H' = 'none'): TableModel {
  const { model } = begin(key => (key === KEYS.table ? 'staged' : null));
  const { table } = update(model, { type: 'received', message: freshOf(staged('wild-twist', 4)) }).model;
  if (table?.view.deal.kind !== 'tricks') throw new Error('Cannot stage a trick: the table has none');
  const placed = plays.map((card, i): SeatPlay => ({ seat: i + 1, card }));
  const deal = { ...table.view.deal, trick: { leader: 1, plays: placed }, winning };
  return { ...table, rules: { ...table.rules, trump }, view: { ...table.view, deal } };
}

const rows: readonly [name: string, plays: string, winning: number | null, wild: Card, call: Call, says: string][] = [
  ['led', '', null, 'WS', 'high', 'The highest spade. You lead ♠.'],
  ['high wins what lies there', '4H JH', 2, 'WH', 'high', 'The highest heart. You are winning so far: 3 points.'],
  [
    'high takes the trick as the last card',
    '4H JH QS',
    2,
    'WH',
    'high',
    'The highest heart. You take the trick: 16 points.',
  ],
  ['low leaves the trick to its winner so far', '4H JH', 2, 'WH', 'low', 'The lowest heart. Bot 2 keeps winning.'],
  ['off suit it cannot win', '4C JC', 2, 'WH', 'high', 'The highest heart. ♣ was led, so it cannot win.'],
  ['beside the ace nothing is claimed', '4S AS', 2, 'WS', 'high', 'The highest spade.'],
  ['beside the deuce nothing is claimed', '2S', 1, 'WS', 'low', 'The lowest spade.'],
];

test.each(rows)('a wild %s', (_, plays, winning, wild, call, says) => {
  const table = tableWith(plays.split(' ').filter(Boolean) as Card[], winning);
  expect(consequence(page, table, wild, call)).toBe(says);
});

test.each(['high', 'low'] as const)('the first trump of a trick wins it, even if it is a wild called %s', call => {
  expect(consequence(page, tableWith(['4C', 'JC'], 2, 'H'), 'WH', call)).toMatch(
    / heart\. You are winning so far: 1 point\.$/,
  );
});

test('a trumped trick is not won by a wild of the suit led', () => {
  expect(consequence(page, tableWith(['4C', '3H'], 2, 'H'), 'WC', 'high')).toBe(
    'The highest club. Bot 2 keeps winning.',
  );
});

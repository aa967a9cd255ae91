// The parts of a score either explain it or are not shown.

import { page as en } from '@moonshot/i18n/english';
import { heartsOf, sheetOf } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { sheetOfVariant, variantOf } from '@moonshot/rules/catalogue';
import { drawableRules } from '@moonshot/table';
import { expect, test } from 'vitest';
import { freshOf, staged } from '../../../testing/stage.ts';
import { KEYS, type TableModel } from '../../model/model.ts';
import { begin, update } from '../../model/update.ts';
import { sums } from './sums.ts';

const opened = begin(key => (key === KEYS.table ? 'staged' : null)).model;
const some = update(opened, { type: 'heard', message: freshOf(staged('ricketts', 4)) }).model.table as TableModel;

/** The table of a game at the end of a deal with this result. */
function after(game: string, result: object): TableModel {
  const variant = variantOf(game);
  const sheet = variant === undefined ? sheetOf(game) : sheetOfVariant(variant);
  if (sheet === undefined) throw new Error(`Cannot end a deal of ${game}: there is no such game`);
  const told = { deal: 1, step: 'hold', moon: null, wraps: [], totals: [0, 0, 0, 0], ...result };
  const deal = { ...some.view.deal, results: [told] } as unknown as TableModel['view']['deal'];
  return { ...some, rules: drawableRules(heartsOf(sheet, 4)), view: { ...some.view, deal } };
}

const taken = (cards: readonly Card[]): readonly (readonly Card[])[] => [cards, [], [], []];

test.each<[string, string, readonly Card[], number, readonly string[]]>([
  ['the queen and the jack', 'omnibus', ['QS', 'JD', '4H'], 4, ['Q♠ +13 · J♦ −10 · ♥ +1']],
  ['the queen and hearts', 'ricketts', ['2H', 'QS', '4H', '7C'], 15, ['♥ +2 · Q♠ +13']],
  ['hearts alone are no sum', 'ricketts', ['2H', '4H'], 2, []],
  ['points that other rules change', 'doubling-ten', ['QS', 'JD', 'TC'], 6, []],
])('%s', (_, game, cards, points, told) => {
  const table = after(game, { taken: taken(cards), points: [points, 0, 0, 0] });
  expect(sums(en, table).map(([, text]) => text)).toEqual(told);
});

test('hearts left in hand are a part of the score', () => {
  const table = after('capture', { bouts: 9, captured: [6, 3, 0, 0], inHand: [1, 0, 0, 2], points: [5, 3, 0, -2] });
  expect(sums(en, table).map(([, text]) => text)).toEqual(['Captured +6 · Hearts left in hand −1']);
});

test('the sums of an earlier deal are told, too, and partners have one', () => {
  const table = after('ricketts', { taken: taken(['2H', 'QS']), points: [14, 0, 0, 0] });
  const [earlier] = table.view.deal.results;
  const later = after('ricketts', { taken: taken(['2H']), points: [1, 0, 0, 0] });
  expect(sums(en, later, earlier).map(([, text]) => text)).toEqual(['♥ +1 · Q♠ +13']);
  const rules = { ...table.rules, sides: [0, 1, 0, 1], pooled: true };
  const shared = after('ricketts', { taken: [['2H'], [], ['QS'], []], points: [14, 0, 14, 0] });
  expect(sums(en, { ...shared, rules }).map(([, text]) => text)).toEqual(['♥ +1 · Q♠ +13']);
});

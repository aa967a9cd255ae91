// The parts of each side's points, with the name of the side.

import { page as en } from '@moonshot/i18n/english';
import { heartsOf, type ScoreParts, sheetOf } from '@moonshot/rules';
import { sheetOfVariant, variantOf } from '@moonshot/rules/catalogue';
import { drawableRules } from '@moonshot/table';
import { expect, test } from 'vitest';
import { answers, asked, freshOf, staged, viewOf } from '../../../testing/stage.ts';
import { KEYS, type TableModel } from '../../model/model.ts';
import { begin, update } from '../../model/update.ts';
import { sums } from './sums.ts';

const opened = begin(key => (key === KEYS.table ? 'staged' : null)).model;
const some = update(opened, { type: 'received', message: freshOf(staged('ricketts', 4)) }).model.table as TableModel;

/** The table of a game at the end of a deal with this result. */
function after(game: string, result: object): TableModel {
  const variant = variantOf(game);
  const sheet = variant === undefined ? sheetOf(game) : sheetOfVariant(variant);
  if (sheet === undefined) throw new Error(`Cannot end a deal of ${game}: there is no such game`);
  const told = { deal: 1, step: 'hold', moon: null, wraps: [], totals: [0, 0, 0, 0], ...result };
  const deal = { ...some.view.deal, results: [told] } as unknown as TableModel['view']['deal'];
  return { ...some, rules: drawableRules(heartsOf(sheet, 4)), view: { ...some.view, deal } };
}

const parts: readonly ScoreParts[] = [{ QS: 26, JD: -20, H: 2, tricks: 1 }, {}, {}, {}];

test('the parts of a score stand beside the player, and those without parts are left out', () => {
  const table = after('doubling-ten', { points: [9, 0, 0, 1], parts });
  expect(sums(en, table).map(([, text]) => text)).toEqual(['Q♠ +26 · J♦ −20 · ♥ +2 · Tricks +1']);
  expect(sums(en, after('ricketts', { points: [9, 0, 0, 1] }))).toEqual([]);
});

/** The table at the end of the first deal of Omnibus Hearts in which one player takes Q♠ and J♦. */
function omnibus(): TableModel {
  const { base = '', overrides = {} } = variantOf('omnibus') ?? {};
  for (let n = 0; n < 100; n++) {
    const stage = staged(base, 4, `omnibus ${n}`, overrides);
    while (viewOf(stage).deal.results.length === 0) answers(stage, asked(stage)[0] ?? 0);
    const { table } = update(opened, { type: 'received', message: freshOf(stage) }).model;
    const [result] = table?.view.deal.results ?? [];
    const isBoth = (cards: readonly string[]): boolean => cards.includes('QS') && cards.includes('JD');
    if (table && result && 'taken' in result && !result.moon && result.taken.some(isBoth)) return table;
  }
  throw new Error('Cannot end a deal of Omnibus Hearts: nobody takes both cards');
}

test('who takes the queen of spades and the jack of diamonds reads of both', () => {
  const parts = sums(en, omnibus()).flatMap(([, text]) => text.split(' · '));
  expect(parts).toEqual(expect.arrayContaining(['Q♠ +13', 'J♦ −10']));
});

test('hearts left in hand are a part of the score', () => {
  const table = after('capture', { captured: [6, 3, 0, 0], inHand: [1, 0, 0, 2], points: [5, 3, 0, -2] });
  expect(sums(en, table).map(([, text]) => text)).toEqual(['Captured +6 · Hearts left in hand −1']);
});

test('the sums of an earlier deal are shown too, and partners share one', () => {
  const earlier = after('ricketts', { points: [9, 0, 0, 1], parts }).view.deal.results[0];
  const later = after('ricketts', { points: [1, 0, 0, 0] });
  expect(sums(en, later, earlier)).toHaveLength(1);
  const [own = {}] = parts;
  const table = after('ricketts', { points: [9, 0, 9, 0], parts: [own, {}, own, {}] });
  expect(sums(en, { ...table, rules: { ...table.rules, sides: [0, 1, 0, 1], pooled: true } })).toHaveLength(1);
});

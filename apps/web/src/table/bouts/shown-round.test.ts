// While the result of a round of Capture is shown, everything on the screen belongs to that round.
import { page as en } from '@moonshot/i18n/english';
import { expect, test } from 'vitest';
import { answers, asked, freshOf, staged } from '../../../testing/stage.ts';
import { KEYS, type Model, type TableModel } from '../../model/model.ts';
import { dealerNow } from '../../model/play/standing.ts';
import { begin, update } from '../../model/update.ts';
import { shownHand } from '../hand/shown-hand.ts';
import { subtitle } from '../subtitle.ts';

const tableOf = ({ table }: Model): TableModel => {
  if (table === null) throw new Error('Cannot read the table: the page is not at one');
  return table;
};
const cardsOf = (table: TableModel): readonly string[] => shownHand(table).map(one => one.card);
const stockOf = ({ view: { deal } }: TableModel): number => (deal.kind === 'tricks' ? 0 : deal.stock);

test('the result of a round keeps its number, its dealer, its stock and the order of the hand', () => {
  const stage = staged('capture', 3);
  const page = begin(key => (key === KEYS.table ? 'staged' : null)).model;
  const before = update(page, { type: 'received', message: freshOf(stage) }).model;
  const first = tableOf(before);
  let model = before;
  for (const seat of asked(stage)) model = update(model, { type: 'received', message: answers(stage, seat) }).model;
  const shown = tableOf(model);
  const { pause } = shown;
  if (pause?.kind !== 'bout') throw new Error('Capture pauses on the result of a round');
  expect(subtitle(en, shown)).toBe('Deal 1 · Round 1');
  expect([dealerNow(shown), pause.stock]).toEqual([dealerNow(first), stockOf(first)]);
  const laid = [pause.bout.tops[0], pause.bout.bottoms[0]];
  expect(cardsOf(shown)).toEqual(cardsOf(first).filter(card => !laid.includes(card as '2C')));

  const next = tableOf(update(model, { type: 'go-on' }).model);
  expect(subtitle(en, next)).toBe('Deal 1 · Round 2');
  expect(dealerNow(next)).not.toBe(dealerNow(first));
  expect(stockOf(next)).toBeLessThan(stockOf(first));
});

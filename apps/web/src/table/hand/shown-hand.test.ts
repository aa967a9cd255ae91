// Which cards of the hand keep their object identity, and which are dimmed.
import { expect, test } from 'vitest';
import { freshOf, staged, viewOf } from '../../../testing/stage.ts';
import { KEYS } from '../../model/model.ts';
import { begin, update } from '../../model/update.ts';
import { allowedNow, type HandCard, redrawn, shownHand } from './shown-hand.ts';

const card = (key: string, more: Partial<HandCard> = {}): HandCard => ({
  card: '2C',
  key,
  look: 'legal',
  received: false,
  hinted: false,
  choosable: false,
  ...more,
});

const before = [card('2C0'), card('5D0'), card('QS0')];

test.each<[string, readonly HandCard[], readonly boolean[]]>([
  ['nothing changes', [card('2C0'), card('5D0'), card('QS0')], [true, true, true]],
  ['one is raised', [card('2C0'), card('5D0', { look: 'lifted' }), card('QS0')], [true, false, true]],
  ['one is hinted at', [card('2C0', { hinted: true }), card('5D0'), card('QS0')], [false, true, true]],
  ['one was received', [card('2C0'), card('5D0'), card('QS0', { received: true })], [true, true, false]],
  ['all may be chosen', ['2C0', '5D0', 'QS0'].map(key => card(key, { choosable: true })), [false, false, false]],
  ['one is gone', [card('2C0'), card('QS0')], [true, true]],
  ['one has come', [card('2C0'), card('3C0'), card('5D0'), card('QS0')], [true, false, true, true]],
])('%s', (_, now, same) => {
  const drawn = redrawn(before, now);
  expect(drawn).toEqual(now);
  expect(drawn.map(one => before.includes(one))).toEqual(same);
});

test.each([
  ['all cards may be passed', {}, undefined],
  ['some may not', { 'pass.keep': ['C*', 'D*'] }, /[SH]$/],
])('while %s, the hand is dimmed by that', (_, overrides, may) => {
  const stage = staged('ricketts', 4, 'stage', overrides);
  const { table } = update(begin(key => (key === KEYS.table ? 'staged' : null)).model, {
    type: 'received',
    message: freshOf(stage),
  }).model;
  const cards = viewOf(stage).deal.hand.filter(card => may?.test(card));
  expect(table && allowedNow(table)).toEqual(may && new Set(cards));
});

test('the suits of the hand stay in order when the last card of one of them is on its way, and when it lies', () => {
  const { table } = update(begin(key => (key === KEYS.table ? 'staged' : null)).model, {
    type: 'received',
    message: freshOf(staged('ricketts', 4)),
  }).model;
  const { view } = table ?? {};
  if (table === null || view?.deal.kind !== 'tricks') throw new Error('Ricketts is a trick game');
  const { deal } = view;
  const order = (now: Partial<typeof table>, more: Partial<typeof deal>): string =>
    shownHand({ ...table, ...now, view: { ...view, deal: { ...deal, ...more } } })
      .map(one => one.card)
      .join(' ');
  const flight = { number: 1, action: { type: 'play', card: 'JC' }, sure: true } as const;
  expect(order({}, { hand: ['JC', 'QS', 'AH'] })).toBe('JC AH QS');
  expect(order({ flight }, { hand: ['JC', 'QS', 'AH'] })).toBe('AH QS');
  const trick = { ...deal.trick, plays: [{ seat: 0, card: 'JC' } as const] };
  expect(order({}, { hand: ['QS', 'AH'], trick })).toBe('AH QS');
});

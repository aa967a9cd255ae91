// Which game a review names: that of the open table, or that of the kept one, whether it is one of the five or not.
import { expect, test } from 'vitest';
import { KEYS } from '../model/model.ts';
import { begin, update } from '../model/update.ts';
import { freshOf, staged } from '../worker/stage.ts';
import { underReview } from './reviewed.ts';

const line = { seats: 4, deal: 2, totals: [0, 0, 0, 0], over: true, at: 1, trouble: null };

test.each([
  ['the open table', 'staged', 'Countdown Hearts'],
  ['a kept table', 'kept', 'Black Maria'],
  ['a table that is not known here', 'gone', ''],
] as const)('of %s', (_, id, title) => {
  const stage = staged('black-lady', 4, 'stage', { name: 'Countdown Hearts' });
  const open = update(begin(key => (key === KEYS.table ? 'staged' : null)).model, {
    type: 'heard',
    message: freshOf(stage),
  }).model;
  const model = { ...open, tables: [{ ...line, id: 'kept', game: 'black-lady', name: 'Black Maria' }] };
  expect(underReview(model, id)).toEqual({ table: id, online: null, title, seat: 0 });
});

// Review addresses: the name of a review leads back to the same table and seat.

import type { TableView } from '@moonshot/protocol';
import { expect, test } from 'vitest';
import { freshOf, staged } from '../../../testing/stage.ts';
import { KEYS } from '../../model/model.ts';
import { begin, update } from '../../model/update.ts';
import { reviewName, reviewSubject } from './subject.ts';

const message = freshOf(staged('ricketts', 4));
const open = update(begin(key => (key === KEYS.table ? 'staged' : null)).model, { type: 'received', message }).model
  .table;

/** The view of the staged table from this seat, local or on a server. */
const seen = (viewer: TableView['viewer'], away: boolean): TableView =>
  ({ ...open?.view, viewer, online: away ? {} : null }) as TableView;

test.each([
  ['a table of this device', seen(0, false), 'staged', { table: 'staged', away: false, seat: 0 }],
  ['one that was forked from another seat', seen(2, false), 'staged', { table: 'staged', away: false, seat: 2 }],
  ['a match of a server', seen(3, true), '@staged/3', { table: 'staged', away: true, seat: 3 }],
  ['one that was watched', seen('watcher', true), '@staged/0', { table: 'staged', away: true, seat: 0 }],
] as const)('%s', (_, view, name, under) => {
  const table = open && { ...open, view };
  expect(reviewName(view)).toBe(name);
  expect(reviewSubject({ table }, name)).toEqual(under);
});

test('a table that is not open is looked at from the first seat', () => {
  expect(reviewSubject({ table: null }, 'kept')).toEqual({ table: 'kept', away: false, seat: 0 });
});

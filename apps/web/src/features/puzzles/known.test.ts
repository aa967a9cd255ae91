// The cards that have been played and the suits in which players are void, from finished tricks.

import type { CaptureView, SeatPlay, TrickView } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { freshOf, staged } from '../../../testing/stage.ts';
import { KEYS, type TableModel } from '../../model/model.ts';
import { begin, update } from '../../model/update.ts';
import { knownAt } from './known.ts';

const opened = begin(key => (key === KEYS.table ? 'staged' : null)).model;
const table = update(opened, { type: 'received', message: freshOf(staged('ricketts', 4)) }).model.table as TableModel;

const plays = (...cards: readonly SeatPlay['card'][]): readonly SeatPlay[] =>
  cards.map((card, seat) => ({ seat, card }));
const at = (tricks: readonly (readonly SeatPlay[])[], now: readonly SeatPlay[]): TrickView =>
  ({
    ...table.view.deal,
    tricks: tricks.map(one => ({ plays: one })),
    trick: { leader: 0, plays: now },
  }) as unknown as TrickView;

test('gone are the cards of finished tricks, by suit and from low to high', () => {
  const view = at([plays('KC', '2C', 'TC', '9H'), plays('3D', 'AD', '4D', '5D')], plays('6S'));
  expect(knownAt(table, view).gone).toEqual([['2C', 'TC', 'KC'], ['3D', '4D', '5D', 'AD'], ['9H']]);
});

test('a player who did not follow has run out of the suit, in the current trick too', () => {
  const view = at([plays('KC', '2C', 'TC', '9H')], plays('3D', '4D', 'QS'));
  expect(knownAt(table, view).voids).toEqual([
    { seat: 2, suits: ['D'] },
    { seat: 3, suits: ['C'] },
  ]);
});

test('in Capture gone are the face-up cards, and the hidden cards that one laid or captured', () => {
  const bouts = [
    { tops: ['KC', '2C', '4D'], bottoms: ['9H', null, null] },
    { tops: ['3D', '5C', '6D'], bottoms: ['QS', '7H', '8H'] },
  ];
  const deal = { kind: 'commit-reveal', bouts } as unknown as CaptureView;
  const gone = [['2C', '5C', 'KC'], ['3D', '4D', '6D'], ['QS'], ['7H', '8H', '9H']];
  expect(knownAt(table, deal)).toEqual({ gone, voids: [] });
});

test('at the first trick nothing is known', () => {
  expect(knownAt(table, at([], plays('3D')))).toEqual({ gone: [], voids: [] });
});

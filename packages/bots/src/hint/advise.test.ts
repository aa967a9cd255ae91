// Tests the reason that comes from the search: the player whose points change most in favour of the asked
// seat. The asked seat is always seat 0.
import { expect, test } from 'vitest';
import { questionAt, type TestPosition } from '../../testing/staged.ts';
import type { JudgedAnswer } from '../players/judge.ts';
import { shiftBetween } from './advise.ts';

const HAND: TestPosition = { hand: '9S KS', trick: '3 4S' };
const PARTNERS: TestPosition = { ...HAND, rules: { 'teams.seating': 'opposite' } };

const judged = (card: '9S' | 'KS', points: readonly number[]): JudgedAnswer => ({
  action: { type: 'play', card },
  points,
  worth: 0,
  behind: 0,
  error: 0,
});

test.each<[string, TestPosition, best: number[], other: number[], seat: number | null | undefined, points?: number]>([
  ['fewer points of its own', HAND, [1, 3, 2, 2], [4, 1, 2, 1], null, -3],
  ['more points of an opponent', HAND, [1, 8, 2, 2], [2, 3, 2, 2], 1, 5],
  ['points are subtracted', { ...HAND, game: 'classic' }, [-1, -8, -2, -2], [-2, -3, -2, -2], 1, 5],
  ['fewer points of a partner', PARTNERS, [1, 3, 1, 2], [1, 1, 6, 1], 2, -5],
  ['no noticeable change', HAND, [1, 3, 2, 2], [1, 3, 2, 2], undefined],
])('%s', (_, position, best, other, seat, points) => {
  const shift = shiftBetween(questionAt(position), judged('9S', best), judged('KS', other));
  const expected = { kind: 'shifts', seat, points, other: { type: 'play', card: 'KS' } };
  expect(shift).toEqual(seat === undefined ? undefined : expected);
});

// Tests the courses of deals that are computed from events: the points captured in a bout (a round of
// Capture), and which events belong to which deal.
import { expect, test } from 'vitest';
import type { Card } from '../cards/card.ts';
import type { Event } from '../games.ts';
import { coursesIn } from './deal-course.ts';

/** Events with only the fields that courses read. */
const told = (events: readonly object[]) => events as readonly Event[];
const scored = (points: readonly number[]) => ({ type: 'scored', result: { dealer: 1, points, totals: points } });

test('for bouts it reports who captured what, if the cards’ values are known', () => {
  const cards: readonly Card[] = ['KH', '2S'];
  const events = told([
    { type: 'dealt' },
    { type: 'laid', seat: 0, pair: null },
    { type: 'revealed', tops: [], winner: 2 },
    { type: 'captured', seat: 2, cards },
    { type: 'revealed', tops: [], winner: null },
    { type: 'captured', seat: 0, cards: 4 },
    { type: 'revealed', tops: [], winner: 1 },
    { type: 'captured', seat: 1, cards: [] },
    scored([1, 2, 3]),
    { type: 'dealt' },
    { type: 'revealed', tops: [], winner: 0 },
    { type: 'captured', seat: 0, cards: ['QS'] },
    scored([4, 5, 6]),
  ]);
  expect(coursesIn(events, captured => captured.length * 10)).toEqual([
    {
      ...{ dealer: 1, shooter: null, points: [1, 2, 3], totals: [1, 2, 3] },
      takings: [
        { trick: 1, seat: 2, points: 20 },
        { trick: 3, seat: 1, points: 0 },
      ],
    },
    {
      ...{ dealer: 1, shooter: null, points: [4, 5, 6], totals: [4, 5, 6] },
      takings: [{ trick: 1, seat: 0, points: 10 }],
    },
  ]);
  expect(coursesIn(events).map(({ takings }) => takings)).toEqual([[], []]);
});

test('a cancelled trick keeps its number, though nobody takes it', () => {
  const events = told([
    { type: 'dealt' },
    { type: 'cancelled', leader: 1 },
    { type: 'taken', seat: 2, points: 3 },
    { type: 'cancelled', leader: 2 },
    { type: 'taken', seat: 0, points: 1 },
    scored([1, 0, 3]),
  ]);
  expect(coursesIn(events).map(({ takings }) => takings.map(({ trick }) => trick))).toEqual([[2, 4]]);
});

test('a shot belongs to its own deal, and a deal that was thrown in leaves nothing behind', () => {
  const events = told([
    { type: 'dealt' },
    { type: 'taken', seat: 3, points: 26 },
    { type: 'shot', seat: 3 },
    scored([26]),
    { type: 'dealt' },
    { type: 'taken', seat: 1, points: 7 },
    { type: 'misdealt' },
    { type: 'dealt' },
    { type: 'taken', seat: 0, points: 2 },
    scored([2]),
  ]);
  expect(coursesIn(events).map(({ shooter, takings }) => [shooter, takings])).toEqual([
    [3, [{ trick: 1, seat: 3, points: 26 }]],
    [null, [{ trick: 1, seat: 0, points: 2 }]],
  ]);
});

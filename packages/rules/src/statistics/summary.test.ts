// Summaries of handmade matches: points by place and by trick, moons, and errors of means.
import { expect, test } from 'vitest';
import type { Event } from '../games.ts';
import { countMatch, type MatchSummary, type PlayedMatch, type Summaries, summariesOf } from './summary.ts';

interface DealFacts {
  readonly dealer: number;
  readonly points: readonly number[];
  readonly takings?: readonly (readonly [seat: number, points: number])[];
  readonly moon?: number;
}

/** The events of a deal, with only the fields that summaries read. */
const dealt = ({ dealer, points, takings = [], moon }: DealFacts): readonly unknown[] => [
  { type: 'dealt' },
  ...takings.map(([seat, points]) => ({ type: 'taken', seat, points })),
  ...(moon === undefined ? [] : [{ type: 'shot', seat: moon }]),
  { type: 'scored', result: { dealer, points, totals: points } },
];

const match = (deals: readonly DealFacts[], more: Partial<PlayedMatch> = {}): PlayedMatch => ({
  ...{ name: 'Any Hearts', game: 'any', seats: 3, events: deals.flatMap(dealt) as readonly Event[] },
  ...more,
});

function summed(matches: readonly PlayedMatch[]): readonly MatchSummary[] {
  const summaries: Summaries = new Map();
  for (const one of matches) countMatch(summaries, one);
  return summariesOf(summaries);
}

test('matches of one rule set are summarized together: means by place, points by trick, moons', () => {
  const first = match([
    // In order from the dealer's left: 0, 1, 9.
    {
      dealer: 1,
      points: [1, 9, 0],
      takings: [
        [0, 1],
        [1, 9],
      ],
      moon: 0,
    },
    // In order from the dealer's left: 0, 2, 9.
    {
      dealer: 2,
      points: [0, 2, 9],
      takings: [
        [2, 4],
        [1, 2],
        [2, 5],
      ],
    },
  ]);
  // In order from the dealer's left: 9, 6, 9.
  const second = match([{ dealer: 0, points: [9, 9, 6], takings: [[0, 10]] }]);
  const [summary, ...others] = summed([first, second]);
  expect(others).toEqual([]);
  expect(summary).toMatchObject({ name: 'Any Hearts', game: 'any', seats: 3, matches: 2, deals: 3, moons: 1 });
  // The sums of squared deviations are 54, 14 and 0. A standard error is the root of such a sum divided by 2
  // (for the variance) and by 3 (the number of deals).
  const told = summary?.byPlace.map(({ mean, se }) => [mean.toFixed(6), se?.toFixed(6)]);
  expect(told).toEqual([
    ['3.000000', '3.000000'],
    ['3.000000', '1.527525'],
    ['9.000000', '0.000000'],
  ]);
  expect(summary?.byTrick.map(n => n.toFixed(6))).toEqual(['5.000000', '3.666667', '1.666667']);
});

test('a cancelled trick has no points', () => {
  const [begun, ...rest] = dealt({ dealer: 0, points: [3, 0, 0], takings: [[0, 3]] });
  const events = [begun, { type: 'cancelled', leader: 1 }, ...rest] as readonly Event[];
  expect(summed([match([], { events })])).toMatchObject([{ byTrick: [0, 3] }]);
});

test.each<[deals: number, byPlace: readonly { mean: number; se: number | null }[]]>([
  [0, [{ mean: 0, se: null }]],
  [1, [{ mean: 1, se: null }]],
  [2, [{ mean: 3, se: 2 }]],
])('of %i deals the mean has the error that it can have', (deals, byPlace) => {
  const points = [1, 5].slice(0, deals).map(one => ({ dealer: 0, points: [one] }));
  expect(summed([match(points, { seats: 1 })])).toMatchObject([{ deals, byPlace, byTrick: [], moons: 0 }]);
});

test('other rules, games and seats are separate, the one with the most deals first', () => {
  const deal = { dealer: 0, points: [0, 0, 0] };
  const told = summed([
    match([deal]),
    match([deal, deal, deal], { name: 'Any Hearts, changed' }),
    match([deal, deal], { game: 'other' }),
    match([deal, deal, deal, deal], { seats: 4 }),
  ]);
  expect(told.map(({ name, game, seats, deals }) => [name, game, seats, deals])).toEqual([
    ['Any Hearts', 'any', 4, 4],
    ['Any Hearts, changed', 'any', 3, 3],
    ['Any Hearts', 'other', 3, 2],
    ['Any Hearts', 'any', 3, 1],
  ]);
});

// An achievement is reached at the moment when its condition first holds, and never before.
import { expect, test } from 'vitest';
import { ACHIEVEMENTS, type Achievement, achieved, achievedIn, type Lived, type LivedDeal } from './achievements.ts';

const END = { place: 2, won: false };
const WON = { place: 1, won: true };

const deal = (at: number, more: Partial<LivedDeal> = {}): LivedDeal => ({
  ...{ table: `t${at}`, deal: 1, game: 'a', seats: 4, seat: 0, points: 5, moon: null, end: null, at },
  ...more,
});

const course = (more: Partial<LivedDeal['course']> = {}): NonNullable<LivedDeal['course']> => ({
  ...{ all: [0, 9, 9, 8], tricks: [0], dear: [], stopper: null, passed: false, online: false, others: [] },
  ...more,
});

const lived = (deals: readonly LivedDeal[], more: Partial<Lived> = {}): Lived => ({
  ...{ deals, games: ['a', 'b'], winnerOf: () => 'lowest', verifiedAt: null, puzzlesAt: [] },
  ...more,
});

const many = (n: number, make: (i: number) => Partial<LivedDeal>): readonly LivedDeal[] =>
  Array.from({ length: n }, (_, i) => deal(i, make(i)));

const days = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => 100 + i);
const ada = { seat: 1, name: 'Ada', bot: null };
const bot = { seat: 2, name: 'Io', bot: 'expert' };

test.each<[name: Achievement, before: Lived, after: Lived, at: number]>([
  ['match', lived([deal(1)]), lived([deal(1), deal(7, { end: END })]), 7],
  ['moon', lived([deal(1, { moon: 2 })]), lived([deal(3, { moon: 0 }), deal(2, { moon: 0 })]), 2],
  [
    'stopped',
    lived([deal(1, { course: course({ stopper: 1 }) })]),
    lived([deal(4, { course: course({ stopper: 0 }) })]),
    4,
  ],
  ['clear', lived([deal(1, { points: 0, course: course({ tricks: [4] }) })]), lived([deal(5, { points: 0 })]), 5],
  ['won', lived(many(2, () => ({ end: WON }))), lived(many(3, () => ({ end: WON }))), 2],
  [
    'games',
    lived([deal(1, { end: END }), deal(2, { game: 'b', end: END, further: { name: 'Own' } })]),
    lived([deal(1, { end: END }), deal(2, { game: 'b', end: END })]),
    2,
  ],
  [
    'further',
    lived(many(9, i => ({ end: END, further: { name: `Game ${i % 4}` } }))),
    lived(many(9, i => ({ end: END, further: { name: `Game ${i % 5}` } }))),
    4,
  ],
  [
    'friends',
    lived([deal(1, { end: END, course: course({ online: true, others: [bot] }) })]),
    lived([deal(6, { end: END, course: course({ online: true, others: [bot, ada] }) })]),
    6,
  ],
  ['verified', lived([]), lived([], { verifiedAt: 8 }), 8],
  ['puzzles', lived([], { puzzlesAt: [...days(9), ...days(9)] }), lived([], { puzzlesAt: days(10) }), 109],
])('%s is reached when its law first holds', (name, before, after, at) => {
  expect(achieved(before)[name]).toBeUndefined();
  expect(achieved(after)[name]).toBe(at);
});

test('if more is better, a deal without a point does not count', () => {
  expect(achieved(lived([deal(1, { points: 0 })], { winnerOf: () => 'highest' })).clear).toBeUndefined();
});

test('what was kept stays, the earlier moment holds, and nonsense is left out', () => {
  const kept = achievedIn({ moon: 3, match: 'soon', games: 0, won: -1, clear: Number.NaN, nothing: 5 });
  expect(kept).toEqual({ moon: 3, games: 0 });
  expect(achieved(lived([deal(9, { moon: 0 })]), kept)).toEqual({ moon: 3, games: 0 });
  for (const nonsense of [undefined, null, 'text', 7, []]) expect(achievedIn(nonsense)).toEqual({});
  expect(ACHIEVEMENTS).toHaveLength(10);
});

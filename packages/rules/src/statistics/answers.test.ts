// Tests a player's statistics with handmade deals, some with only their scores.
import { expect, test } from 'vitest';
import type { Card } from '../cards/card.ts';
import { againstWhom, keyCardShares, moonsOf, pointSources, progressOf } from './answers.ts';
import type { LifeDeal, Opponent } from './lifetime.ts';

type Course = NonNullable<LifeDeal['course']>;

/** A deal of which only the score is known. */
const scored = (points: number, more: Partial<LifeDeal> = {}): LifeDeal => ({
  ...{ table: 'a', deal: 1, game: 'any', seats: 4, seat: 0, points, moon: null, end: null, at: 0 },
  ...more,
});

const whole = (points: number, course: Partial<Course> = {}, more: Partial<LifeDeal> = {}): LifeDeal => ({
  ...scored(points, more),
  course: {
    ...{ all: [points, 5, 5, 5], tricks: [], dear: [], stopper: null, passed: false, online: false, others: [] },
    ...course,
  },
});

test('points come from each trick, also those that some deals did not have, and the rest from the end', () => {
  const { deals, tricks, end, mean } = pointSources([
    whole(9, { tricks: [0, 5] }),
    whole(3, { tricks: [3] }),
    scored(80),
  ]);
  expect({ deals, end, mean }).toEqual({ deals: 2, end: 2, mean: 6 });
  expect(tricks).toEqual([
    { n: 2, value: 1.5, low: null, high: null },
    { n: 2, value: 2.5, low: null, high: null },
  ]);
});

test('each costly card has its own deals, and the one with the most comes first', () => {
  const dear = (...cards: readonly (readonly [Card, taken: number])[]) =>
    whole(0, { dear: cards.map(([card, taken]) => ({ card, taken })) });
  const shares = keyCardShares([
    dear(['TS', 0], ['QS', 1]),
    dear(['QS', 0]),
    dear(['QS', 1]),
    dear(['QS', 2]),
    scored(5),
  ]);
  expect(shares.map(({ card, times, n, value }) => ({ card, times, n, value }))).toEqual([
    { card: 'QS', times: 3, n: 4, value: 0.75 },
    { card: 'TS', times: 0, n: 1, value: 0 },
  ]);
});

test('moons of others are suffered, one’s own is made', () => {
  const { made, suffered } = moonsOf([1, 2, 3, 0, null].map(moon => scored(0, { moon })));
  expect([made.value, suffered.value]).toEqual([0.2, 0.6]);
});

test.each([
  [19, null],
  [20, 20],
])('of %i deals the change is %j', (n, of) => {
  const deals = Array.from({ length: n }, (_, i) => whole(i % 3));
  const { whole: all, change } = progressOf([scored(3), ...deals, scored(90)], 'lowest');
  expect(all.n).toBe(n);
  expect(change?.n ?? null).toBe(of);
});

const zoe: Opponent = { seat: 1, name: 'Zoe', bot: null };
const ada: Opponent = { seat: 2, name: 'Ada', bot: null };
const io: Opponent = { seat: 3, name: 'Io', bot: 'expert' };

test('opponents: the most deals first, then by name; deals without known opponents do not count', () => {
  const deals = [
    whole(2, { others: [zoe, ada, io] }),
    whole(2, { others: [zoe, ada, io] }),
    whole(2, { others: [io] }),
    scored(2),
  ];
  const told = (some: readonly LifeDeal[]) => againstWhom(some, 'lowest').map(({ key, deals }) => [key, deals]);
  const order = [
    ['bot expert', 3],
    ['person Ada', 2],
    ['person Zoe', 2],
  ];
  expect(told(deals)).toEqual(order);
  expect(told([whole(2, { others: [ada, io, zoe] }), ...deals.slice(1)])).toEqual(order);
});

test.each([
  ['lowest', 2],
  ['highest', -2],
  ['closestToZero', -2],
] as const)('where the %s wins, 3 points against 5 are %i better', (winner, edge) => {
  expect(againstWhom([whole(3, { others: [ada] })], winner)).toMatchObject([{ name: 'Ada', edge: { value: edge } }]);
});

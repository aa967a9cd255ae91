// Tests the statistics of played deals: counts and averages for each game. Whether low or high points are
// better depends on the game.

import { botWords, statisticsWords } from '@moonshot/i18n/features';
import type { DealRecord } from '@moonshot/protocol';
import { expect, test } from 'vitest';
import { nameOf } from './names.ts';
import { gamesIn, LAST, statisticsOf } from './statistics.ts';

const record = (deal: number, points: number, more: Partial<DealRecord> = {}): DealRecord => ({
  table: 'a',
  deal,
  game: 'ricketts',
  rules: 1,
  seats: 4,
  seat: 0,
  points,
  totals: [points, 0, 0, 0],
  tricks: 3,
  dearest: { card: 'QS', taken: points >= 13 ? 1 : 0 },
  moon: null,
  end: null,
  at: deal,
  ...more,
});

const RECORDS = [
  record(3, 2, { end: { place: 1, won: true } }),
  record(1, 14),
  record(2, 0, { moon: 2, end: { place: 3, won: false } }),
  record(4, 0, { moon: 0, end: { place: 1, won: true } }),
  record(1, 9, { table: 'b', game: 'capture', dearest: null, at: 0 }),
];

test('matches, places, moons and the dearest card are counted for one game alone', () => {
  expect(statisticsOf(RECORDS, 'ricketts', 'lowest')).toMatchObject({
    matches: 3,
    won: 2,
    places: [
      { place: 1, times: 2 },
      { place: 3, times: 1 },
    ],
    deals: 4,
    average: 4,
    made: 1,
    suffered: 1,
    dearest: { card: 'QS', taken: 1 },
    lately: 4,
    before: null,
  });
  expect(statisticsOf(RECORDS, 'capture', 'highest')).toMatchObject({ deals: 1, dearest: null, matches: 0 });
  expect(statisticsOf(RECORDS, 'classic', 'lowest')).toBeUndefined();
});

test.each([
  ['lowest', 0, 14],
  ['highest', 14, 0],
  ['closestToZero', 14, 0],
] as const)('where the %s wins, the best deal is %i and the worst %i', (winner, best, worst) => {
  const found = statisticsOf(RECORDS, 'ricketts', winner);
  expect([found?.best.points, found?.worst.points]).toEqual([best, worst]);
});

test('the last deals stand apart from those before, in the order in which they were played', () => {
  const many = Array.from({ length: LAST + 10 }, (_, i) => record(i + 1, i < 10 ? 10 : 4)).reverse();
  const found = statisticsOf(many, 'ricketts', 'lowest');
  expect([found?.lately, found?.before]).toEqual([4, 10]);
  expect(found?.last.map(({ deal }) => deal)).toEqual(Array.from({ length: LAST }, (_, i) => i + 11));
});

test('the game played last comes first', () => {
  expect(gamesIn(RECORDS).map(({ key }) => key)).toEqual(['ricketts', 'capture']);
});

test('games of one sheet with names of their own stand apart, each with its own way of winning', () => {
  const [plain, down] = (['Plain', 'Down'] as const).map((name, i) =>
    record(i + 1, i + 5, { game: 'black-lady', further: { name, winner: 'highest' }, at: i }),
  );
  const both = [plain, down].flatMap(one => one ?? []);
  expect(gamesIn(both).map(({ key, game, further }) => [key, game, further?.winner])).toEqual([
    ['Down', 'black-lady', 'highest'],
    ['Plain', 'black-lady', 'highest'],
  ]);
  expect(statisticsOf(both, 'Plain', 'highest')).toMatchObject({ deals: 1, average: 5 });
  expect(statisticsOf(both, 'black-lady', 'highest')).toBeUndefined();
});

test.each([
  ['Somebody', null, 'Jemand'], // a deleted player
  ['Ada', null, 'Ada'],
  ['Vega', 'careful', 'Bots: Umsichtig'],
])('the opponent %s (level %s) is called %s in German', async (name, bot, called) => {
  const [{ life }, bots] = await Promise.all([statisticsWords('de'), botWords('de')]);
  expect(nameOf({ name, bot }, life, bots)).toBe(called);
});

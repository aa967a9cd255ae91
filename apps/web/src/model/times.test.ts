// Tests the durations at each pace: of plays and tricks, of dealing, and in stylesheets.
import { expect, test } from 'vitest';
import type { GamePace } from './model.ts';
import { botMs, dealGapMs, dealMs, holdMs, ms, stylesheetTimes, trickMs } from './times.ts';

const paces: readonly [pace: GamePace, bot: number, hold: number, holdPoints: number, trick: number, kitty: number][] =
  [
    ['instant', 0, 0, 0, 0, 0],
    ['quick', 275, 465, 690, 675, 735],
    ['normal', 550, 930, 1380, 1350, 1470],
    ['calm', 770, 1302, 1932, 1890, 2058],
  ];

test.each(paces)(
  '%s: a bot waits %i ms, a trick lies %i or with points %i, and is gone after %i or with a kitty %i',
  (pace, ...expected) => {
    const found = [botMs(pace), holdMs(0, pace), holdMs(13, pace), trickMs(0, false, pace), trickMs(0, true, pace)];
    expect(found).toEqual(expected);
  },
);

test('a trick with negative points stays on the table as long as one with positive points', () => {
  expect(holdMs(-13, 'normal')).toBe(holdMs(13, 'normal'));
});

const deals: readonly [cards: number, gap: number, whole: number][] = [
  [8, 55, 825],
  [22, 55, 1595],
  [28, 42.96, 1600],
  [52, 22.75, 1600],
  [104, 11.26, 1600],
];

test.each(deals)('%i cards are dealt %f ms apart, in %i ms', (cards, gap, whole) => {
  expect(dealGapMs(cards, 'normal')).toBeCloseTo(gap, 2);
  expect(dealMs(cards, 'normal')).toBe(whole);
  expect(dealMs(cards, 'quick')).toBeCloseTo(whole / 2, -1);
  expect(dealMs(cards, 'instant')).toBe(0);
});

test('the stylesheets hear the same times', () => {
  expect(Object.fromEntries(stylesheetTimes('calm'))).toMatchObject({
    '--d-play': `${ms('play', 'calm')}ms`,
    '--d-fast': '168ms',
  });
  expect(new Set(stylesheetTimes('instant').map(([, value]) => value))).toEqual(new Set(['0ms']));
});

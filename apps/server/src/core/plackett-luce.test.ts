// Compares the update with openskill 5.0.1 under its default constants, and tests what holds for any match.
import { expect, test } from 'vitest';
import { type Rating, shownRating, UNRATED, updateRatings } from './plackett-luce.ts';

const N = UNRATED;
const MIXED: readonly Rating[] = [{ mu: 30, sigma: 3 }, { mu: 22, sigma: 6 }, { mu: 27, sigma: 2 }, N];

/** The results of openskill's `rate`, rounded to eight places. */
const ORACLE: readonly [
  name: string,
  before: readonly Rating[],
  ranks: readonly number[],
  after: readonly [number, number][],
][] = [
  [
    'two',
    [N, N],
    [1, 2],
    [
      [27.63538949, 8.06590141],
      [22.36461051, 8.06590141],
    ],
  ],
  [
    'four',
    [N, N, N, N],
    [1, 2, 3, 4],
    [
      [27.79525267, 8.26357179],
      [26.55291815, 8.17961799],
      [24.68941637, 8.08412788],
      [20.96241281, 8.08412788],
    ],
  ],
  [
    'two level at the top',
    [N, N, N, N],
    [1, 1, 3, 4],
    [
      [25.93175089, 8.26357179],
      [25.93175089, 8.26357179],
      [25.93175089, 8.1690631],
      [22.20474733, 8.1690631],
    ],
  ],
  [
    'all level',
    [N, N, N],
    [1, 1, 1],
    [
      [25, 8.20524338],
      [25, 8.20524338],
      [25, 8.20524338],
    ],
  ],
  [
    'mixed',
    MIXED,
    [4, 1, 2, 2],
    [
      [29.52193111, 2.99390153],
      [24.14710015, 5.96290425],
      [26.97527398, 2.00045102],
      [24.97349981, 7.97365296],
    ],
  ],
];

test.each(ORACLE)('as openskill has it: %s', (_, before, ranks, after) => {
  const found = updateRatings(before.map((one, i) => ({ ...one, rank: ranks[i] ?? 0 })));
  found.forEach(({ mu, sigma }, i) => {
    expect(mu).toBeCloseTo(after[i]?.[0] ?? 0, 7);
    expect(sigma).toBeCloseTo(after[i]?.[1] ?? 0, 7);
  });
});

test('the seating changes nothing', () => {
  const placed = MIXED.map((one, i) => ({ ...one, rank: [4, 1, 2, 3][i] ?? 0 }));
  expect(updateRatings(placed.toReversed()).toReversed()).toEqual(
    updateRatings(placed).map(({ mu, sigma }) => ({ mu: expect.closeTo(mu, 10), sigma: expect.closeTo(sigma, 10) })),
  );
});

test('a new player is shown as 1500 within 1000', () => {
  expect(shownRating(UNRATED)).toEqual({ value: 1500, within: 1000 });
});

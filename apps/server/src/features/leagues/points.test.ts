// Tests the points and the standings of a league against results worked out by hand.
import { expect, test } from 'vitest';
import type { LeaguePlace } from '../../store/rows/league.ts';
import { pointsOf, standings } from './points.ts';

const place = (player: string, rank: number, total: number | null = rank * 10): LeaguePlace => ({
  player,
  rank,
  total,
});
const low = (total: number): number => total;

test.each([
  ['four, each at another place', [1, 2, 3, 4], [6, 4, 2, 0]],
  ['two share the first place', [1, 1, 3, 4], [5, 5, 2, 0]],
  ['two left and are last together', [1, 2, 3, 3], [6, 4, 1, 1]],
  ['two people', [1, 2], [2, 0]],
  ['all level', [1, 1, 1], [2, 2, 2]],
])('%s', (_, ranks, points) => {
  const places = ranks.map((rank, i) => place(`p${i}`, rank));
  expect(places.map(one => pointsOf(one, places))).toEqual(points);
});

test('a match gives the same points in total for any ranking', () => {
  for (const ranks of [
    [1, 2, 3, 4],
    [1, 1, 1, 1],
    [1, 2, 2, 2],
    [1, 1, 3, 3],
  ]) {
    const places = ranks.map((rank, i) => place(`p${i}`, rank));
    expect(places.reduce((sum, one) => sum + pointsOf(one, places), 0)).toBe(4 * 3);
  }
});

const MATCHES = [
  { match: 'a', at: 1, places: [place('ada', 1, 20), place('bob', 2, 30), place('eve', 3, null)] },
  { match: 'b', at: 2, places: [place('bob', 1, 10), place('ada', 2, 40)] },
];

test('points add up, a player who left has no total, and members without a match come last', () => {
  expect(standings(['ada', 'bob', 'kim'], MATCHES, low)).toEqual([
    { player: 'bob', place: 1, matches: 2, won: 1, points: 4, mean: 20 },
    { player: 'ada', place: 2, matches: 2, won: 1, points: 4, mean: 30 },
    { player: 'kim', place: 3, matches: 0, won: 0, points: 0, mean: null },
    { player: 'eve', place: 3, matches: 1, won: 0, points: 0, mean: null },
  ]);
});

test('if many points are good, the higher mean comes first', () => {
  expect(standings(['ada', 'bob'], MATCHES, total => -total).map(({ player }) => player)).toEqual([
    'ada',
    'bob',
    'eve',
  ]);
});

// The match with the length that its players chose, and whether points are good to have.
import { expect, test } from 'vitest';
import { ricketts } from '../trick/sheets/ricketts.ts';
import type { SheetHead } from './common-fields.ts';
import type { Length } from './game.ts';
import { matchFor, pointsAreGood } from './standing.ts';

type Kind = SheetHead['match']['kind'];

test.each<[Kind, Length | undefined, Kind]>([
  ['limitOrDeals', undefined, 'limitOrDeals'],
  ['limitOrDeals', { deals: 5 }, 'deals'],
  ['deals', { target: 60 }, 'limit'],
  ['limit', { target: 60 }, 'limit'],
  ['limitOrDeals', { target: 60 }, 'limitOrDeals'],
  ['thereAndBack', { target: 60 }, 'thereAndBack'],
])('a match of kind %s with a length of %j is one of kind %s', (kind, length, becomes) => {
  const match = { ...ricketts.match, kind, limit: 100, deals: 9 };
  expect(matchFor({ match }, length)).toEqual({
    ...match,
    kind: becomes,
    ...(length && ('deals' in length ? { deals: 5 } : { limit: 60 })),
  });
});

test.each<[SheetHead['match']['winner'], SheetHead['score']['sign'], boolean]>([
  ['highest', 'plus', true],
  ['highest', 'minus', true],
  ['lowest', 'plus', false],
  ['lowest', 'minus', false],
  ['closestToZero', 'plus', false],
  ['closestToZero', 'minus', true], // totals fall from zero
])('if the %s wins and points count %s they are good: %s', (winner, sign, good) => {
  expect(pointsAreGood({ match: { ...ricketts.match, winner }, score: { ...ricketts.score, sign } })).toBe(good);
});

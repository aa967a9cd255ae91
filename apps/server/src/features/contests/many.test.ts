// Tests contests and leagues with many players. Each result is read a constant number of times.
import { expect, test } from 'vitest';
import type { ContestTable } from '../../store/rows/contest.ts';
import { placesOf, scoresOf } from '../duplicate/compare.ts';
import { standings } from '../leagues/points.ts';

const MANY = 400;

/** Tables that count how often their points are read. */
function counted(many: number): { readonly tables: readonly ContestTable[]; readonly reads: () => number } {
  let reads = 0;
  const watched = (points: readonly (readonly number[])[]): ContestTable['points'] =>
    new Proxy(points as number[][], {
      get: (target, key, receiver) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
        return Reflect.get(target, key, receiver);
      },
    });
  const tables = Array.from({ length: many }, (_, i) => {
    const table = { table: `t${i}`, round: 1, places: [`p${i}`, null, null, null], over: true };
    return { ...table, points: watched([[i % 27, 0, 0, 26 - (i % 27)]]) } as unknown as ContestTable;
  });
  return { tables, reads: () => reads };
}

test('each table of a contest is read a constant number of times', () => {
  const { tables, reads } = counted(MANY);
  const scores = scoresOf(tables, false);
  expect(scores.size).toBe(MANY);
  expect(reads()).toBeLessThanOrEqual(3 * MANY);
});

test('a rank is one more than the number of better results', () => {
  const worth = Array.from({ length: 60 }, (_, i) => ((i * 37) % 11) / 3);
  expect(placesOf(worth)).toEqual(worth.map(mine => 1 + worth.filter(other => other > mine + 1e-9).length));
});

test('each match of a league is read once for all its players', () => {
  let reads = 0;
  const players = Array.from({ length: 40 }, (_, i) => `p${i}`);
  const matches = Array.from({ length: 50 }, (_, i) => ({
    ...{ match: `m${i}`, league: 'l', at: i },
    get places() {
      reads += 1;
      return players.slice(0, 4).map((player, rank) => ({ player, rank: rank + 1, total: rank * 10 }));
    },
  }));
  const rows = standings(players, matches, total => total);
  expect(rows[0]).toMatchObject({ player: 'p0', place: 1, matches: 50, won: 50 });
  expect(reads).toBeLessThanOrEqual(2 * matches.length);
});

// Tests duplicate scores (comparisons with others who had the same cards) against numbers worked out by hand.
// Also tests properties that all such scores have.
import { expect, test } from 'vitest';
import type { ContestTable } from '../../store/rows/contest.ts';
import { duplicateOf, moreIsBetter, placesOf, scoresOf, sum } from './compare.ts';

const table = (player: string, points: ContestTable['points'], round = 1): ContestTable => ({
  table: player,
  contest: 'c',
  round,
  places: [player, null],
  points,
  over: true,
});

const THREE = [
  table('ada', [
    [0, 26],
    [10, 16],
  ]),
  table('bob', [
    [6, 20],
    [4, 22],
  ]),
  table('eve', [[12, 14]]),
];

test.each([
  ['ada', [9, -6], 3],
  ['bob', [0, 6], 6],
  ['eve', [-9], -9],
])('%s against the mean of the others, if few points are good', (player, better, duplicate) => {
  const scored = scoresOf(THREE, false).get(player) ?? [];
  expect(scored.map(one => one.better)).toEqual(better);
  expect(duplicateOf(scored)).toBe(duplicate);
});

test('if many points are good, every sign is reversed', () => {
  const less = [...scoresOf(THREE, false).values()].flat().map(one => one.better ?? 0);
  const more = [...scoresOf(THREE, true).values()].flat().map(one => one.better ?? 0);
  expect(more).toEqual(less.map(n => (n === 0 ? 0 : -n)));
});

test('a deal that no other player has played is not compared, and rounds do not mix', () => {
  const alone = scoresOf([table('ada', [[3, 9]]), table('bob', [[5, 7]], 2)], false);
  expect(alone.get('ada')).toEqual([{ round: 1, deal: 0, points: 3, better: null }]);
  expect(duplicateOf(alone.get('ada') ?? [])).toBeNull();
});

test('if all have played, the differences add up to 0', () => {
  const all = scoresOf(THREE.slice(0, 2), false);
  expect(sum([...all.values()].map(scored => duplicateOf(scored) ?? Number.NaN))).toBe(0);
});

test.each([
  ['lowest', 'plus', false],
  ['highest', 'plus', true],
  ['closestToZero', 'plus', false],
  ['closestToZero', 'minus', true],
] as const)('the %s total wins, points count %s: more is better, %s', (winner, sign, more) => {
  expect(moreIsBetter({ match: { winner }, score: { sign } } as Parameters<typeof moreIsBetter>[0])).toBe(more);
});

test('level ones share a place, and the next one waits', () => {
  expect(placesOf([3, 5, 3, 1])).toEqual([2, 1, 2, 4]);
  expect(placesOf([0.1 + 0.2, 0.3])).toEqual([1, 1]);
  expect(placesOf([])).toEqual([]);
});

test('the cost is linear in the tables', () => {
  const reads = (many: number): number => {
    let count = 0;
    const points = new Proxy([[3, 9]], {
      get: (deals, name, self) => {
        if (name === '0') count += 1;
        return Reflect.get(deals, name, self);
      },
    });
    scoresOf(
      Array.from({ length: many }, (_, i) => ({ ...table(`player ${i}`, []), points })),
      false,
    );
    return count;
  };
  expect(reads(400)).toBe(2 * reads(200));
});

// Tests the number of legal lines against a second, independent count, and against numbers worked out by
// hand.
import { type HeartsGame, heartsOf, type Overrides, sheetOf } from '@moonshot/rules';
import { expect, test } from 'vitest';
import { lines } from '../../../../test/perft.ts';
import { inside } from '../../../../test/terminal/inside.ts';
import { choices } from './legal-answers.ts';
import { firstDeal, perft } from './perft.ts';

const tables: readonly [game: string, seats: number, overrides: Overrides, depth: number][] = [
  ['ricketts', 4, {}, 1],
  ['ricketts', 4, { 'pass.cycle': [] }, 5],
  ['at-play', 5, {}, 6],
  ['wild-twist', 3, {}, 4],
  ['classic', 7, { 'pass.cycle': [] }, 4],
  ['capture', 2, {}, 2],
];

test.each(tables)('%s with %i seats %j: both counts agree', (id, seats, overrides, depth) => {
  const game: HeartsGame = heartsOf(sheetOf(id), seats, overrides).game;
  const state = firstDeal(game, 'a');
  const depths = Array.from({ length: depth }, (_, i) => i + 1);
  expect(depths.map(d => perft(game, state, d))).toEqual(depths.map(d => lines(game, state, d)));
});

test('two copies of a card make no two choices', () => {
  expect(choices(['2C', '2C', '3C'], 2)).toEqual([
    ['2C', '2C'],
    ['2C', '3C'],
  ]);
  expect(choices(['2C', '3C', '4C', '5C'], 3)).toHaveLength(4);
});

test('the command counts every depth, and the seed decides', async () => {
  const words = ['perft', '--game', 'ricketts', '--depth', '1', '--seed'];
  expect((await inside([...words, 'a'])).out).toBe('depth 1: 286 lines\n'); // 13 choose 3
  const seen = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'a']) {
    const { out } = await inside([
      'perft',
      '--game',
      'capture',
      '--seats',
      '2',
      '--depth',
      '3',
      '--json',
      '--seed',
      seed,
    ]);
    const { lines, ...chosen } = JSON.parse(out);
    expect(chosen).toEqual({ game: 'capture', seats: 2, seed, depth: 3 });
    seen.add(`${seed} ${lines}`);
  }
  expect(seen.size).toBe(4); // both runs with the seed `a` give the same numbers
  expect(new Set([...seen].map(line => line.slice(2))).size).toBeGreaterThan(1);
});

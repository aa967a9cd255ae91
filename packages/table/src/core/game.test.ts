// Tests the cache of compiled games that tables share: its size, and which game is evicted first.
import { expect, test } from 'vitest';
import { specOf } from '../../testing/runner.ts';
import { heartsFor } from './game.ts';

const KEPT = 32;
const gameOf = (n: number) => heartsFor(specOf('ricketts', 1, 4, { overrides: { 'match.limit': 500 + n } }));

test('the cache of compiled games is bounded, and evicts the least recently used', () => {
  const [first, second] = Array.from({ length: KEPT }, (_, i) => gameOf(i));
  expect(gameOf(0)).toBe(first); // now it was used more recently than the second game
  gameOf(KEPT);
  expect(gameOf(0)).toBe(first);
  expect(gameOf(1)).not.toBe(second);
});

// Fresh seeds depend on the commit alone, and a sample has the requested number of rows.
import { expect, test } from 'vitest';
import { freshSample, freshSeed, freshSeeds, RUN_SEED } from './seeds.ts';

test('a run has a seed, which is a commit or what was said', () => {
  expect(RUN_SEED).toMatch(/^[\w-]{4,64}$/);
});

test('a name always has the same seed, and another name another', () => {
  expect(freshSeed('simulations')).toBe(freshSeed('simulations'));
  expect(new Set(Array.from({ length: 1000 }, (_, i) => freshSeed(`${i}`))).size).toBe(1000);
  expect(freshSeeds('simulations', 3)).toEqual([0, 1, 2].map(i => freshSeed('simulations') + i));
});

test.each([0, 1, 5, 20, 30])('a sample of %i in 20 has that many distinct rows, in their order', count => {
  const all = Array.from({ length: 20 }, (_, i) => i);
  const sample = freshSample('rows', all, count);
  expect(sample).toHaveLength(process.env.MODE === 'deep' ? 20 : Math.min(count, 20));
  expect([...new Set(sample)].sort((a, b) => a - b)).toEqual(sample);
});

// Tests that the verifier and the engine draw the same random numbers. A thousand numbers take several
// requests of 1024 bytes to the generator. A deal takes only one.
import { belowOf, seedOf } from '@moonshot/rules/cards';
import { expect, test } from 'vitest';
import { drawing } from './chance.ts';

test.each([1, 2, 52, 2 ** 31])('the verifier and the engine draw a thousand numbers below %i alike', n => {
  const [drawn, below] = [drawing(seedOf('draws')), belowOf(seedOf('draws'))];
  const thousand = Array.from({ length: 1000 }, () => [drawn(n), below(n)]);
  expect(thousand.map(([ours]) => ours)).toEqual(thousand.map(([, theirs]) => theirs));
});

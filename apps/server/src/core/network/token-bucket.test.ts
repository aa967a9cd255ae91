// Tests that a token bucket gives out what it holds and what it gains, and never exceeds its size.
import { expect, test } from 'vitest';
import { fullBucket, takeTokens } from './token-bucket.ts';

const RATE = { burst: 3, count: 5, perMs: 1000 };
const EACH_MS = 200; // time to gain a token

/** Tries to take a token at each of these moments. Returns how long each has to wait; 0 if it got one. */
function waits(atMs: readonly number[]): readonly number[] {
  const bucket = fullBucket(RATE);
  return atMs.map(ms => takeTokens(bucket, RATE, ms));
}

const rows: readonly [name: string, atMs: readonly number[], waits: readonly number[]][] = [
  ['what it holds, at once', [0, 0, 0], [0, 0, 0]],
  ['then nothing until it has gained one', [0, 0, 0, 0, EACH_MS - 50, EACH_MS + 1], [0, 0, 0, EACH_MS, 50, 0]],
  ['one for each that it gains', [0, 0, 0, 200, 400, 400], [0, 0, 0, 0, 0, EACH_MS]],
  ['no more than it holds after an hour', [0, 3_600_000, 3_600_000, 3_600_000, 3_600_000], [0, 0, 0, 0, EACH_MS]],
  ['as much, whenever it is first asked', [3_600_000, 3_600_000, 3_600_000, 3_600_000], [0, 0, 0, EACH_MS]],
];

test.each(rows)('it gives %s', (_, atMs, expected) => {
  expect(waits(atMs)).toEqual(expected);
});

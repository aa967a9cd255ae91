// The delay before a reconnect: how it depends on the number of failures, the server's request, and chance.
import { expect, test } from 'vitest';
import { backoffMs, requestedDelayMs } from './backoff.ts';

test.each([
  ['the first try without luck', 0, 0, 0, 250],
  ['the first try with the most', 0, 0, 1, 1000],
  ['the third try', 2, 0, 1, 4000],
  ['the tenth', 9, 0, 1, 10_000],
  ['as the server asked', 0, 250, 0, 250],
  ['a little later than it asked', 0, 250, 1, 312.5],
  ['a server that asks for next to nothing', 0, 20, 0.5, 625],
  ['a server that asks for long', 0, 5000, 1, 6250],
  ['what it asked after a try that failed', 1, 250, 1, 2000],
  ['long after a try that failed', 1, 5000, 0, 5000],
])('%s: after %i that failed, asked for %i ms, by chance %d', (_, tries, askedMs, chance, afterMs) => {
  expect(backoffMs(tries, askedMs, chance)).toBe(afterMs);
});

test.each([
  [1012, 'come back after 250 ms', 250],
  [1012, 'restart', 0],
  [1013, 'try again later', 5000],
  [1006, 'come back after 250 ms', 0],
])('a socket that ends with %i "%s" asks for %i ms', (code, reason, ms) => {
  expect(requestedDelayMs(code, reason)).toBe(ms);
});

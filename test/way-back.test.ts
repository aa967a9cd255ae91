// The breakdown of a reconnect's duration: the parts add up to the whole, whatever happened.

import type { ServerToClient } from '@moonshot/protocol/server';
import { expect, test } from 'vitest';
import { newWatch, partsOf, type Trouble } from '../bench/cluster/watch.ts';
import type { Line } from './server/line.ts';

const line = {} as Line;
const FRESH = { type: 'snapshot' } as ServerToClient;
const still = (trouble: unknown): ServerToClient => ({ type: 'table', table: { trouble } }) as ServerToClient;

/** The recording of these steps, each at its millisecond. */
function noted(
  steps: readonly (readonly [atMs: number, step: 'ended' | 'tries' | 'reached' | ServerToClient])[],
): Trouble[] {
  let nowMs = 0;
  const watch = newWatch(() => nowMs);
  for (const [atMs, step] of steps) {
    nowMs = atMs;
    if (typeof step === 'string') watch[step](line);
    else watch.hears(line, step);
  }
  expect(watch.open.size).toBe(0);
  return [...watch.troubles];
}

test.each([
  [
    'a line that is lost',
    [
      [1000, 'ended'],
      [1600, 'tries'],
      [1700, 'reached'],
      [1750, FRESH],
    ],
    [1000, 600, 100, 50],
    1,
  ],
  [
    'a try that fails',
    [
      [100, 'ended'],
      [400, 'tries'],
      [900, 'tries'],
      [950, 'reached'],
      [1000, FRESH],
    ],
    [100, 800, 50, 50],
    2,
  ],
  [
    'a table that stands still',
    [
      [100, still({})],
      [700, FRESH],
    ],
    [0, 0, 0, 700],
    0,
  ],
  [
    'a line that is lost at such a table',
    [
      [100, still({})],
      [300, 'ended'],
      [400, 'tries'],
      [450, 'reached'],
      [500, FRESH],
    ],
    [100, 300, 50, 50],
    1,
  ],
] as const)('%s', (_, steps, parts, tries) => {
  const [trouble] = noted(steps) as [Trouble];
  expect([partsOf(trouble, 0), trouble.tries]).toEqual([parts, tries]);
  expect(parts.reduce<number>((sum, part) => sum + part, 0)).toBe(trouble.toMs);
});

test('what was before the moment from which is counted counts nowhere', () => {
  const [trouble] = noted([
    [100, 'ended'],
    [300, 'tries'],
    [500, 'reached'],
    [900, FRESH],
  ]) as [Trouble];
  expect(partsOf(trouble, 400)).toEqual([0, 0, 100, 400]);
});

test('nobody has trouble whose table continues and whose connection holds', () => {
  expect(
    noted([
      [100, still(null)],
      [200, FRESH],
      [300, 'tries'],
    ]),
  ).toEqual([]);
});

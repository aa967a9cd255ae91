// Tests that simulations in several threads give the same results as their seeds run once each in order. Each
// seed simulates hours of play.
import { expect, test } from 'vitest';
import { type Fleet, fleet, joined, NO_FLEET } from '../../test/server/simulation/fleet.ts';
import { fleets } from './lanes.ts';

test('in two threads the same is met as in none, in the order of the seeds, until nobody wants more', async () => {
  const parts: Fleet[] = [];
  for await (const part of fleets({ from: 1, simulations: 1_000_000 }, 2, 1)) if (parts.push(part) === 2) break;
  expect(parts.reduce(joined, NO_FLEET)).toEqual(await fleet([1, 2]));
});

test('every simulation is lived through once', async () => {
  const parts = await Array.fromAsync(fleets({ from: 7, simulations: 3, several: true }, 1, 2));
  expect(parts.map(({ simulations }) => simulations)).toEqual([2, 1]);
});

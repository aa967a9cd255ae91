// The whole server in simulations: under all faults nothing acknowledged is lost, nothing is shown
// early, and all matches continue. Seeds that once failed run every time. Simulates hours of play.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshSample } from '../seeds.ts';
import { either, often, seedsOf } from './depth.ts';
import { fleet, seedsFrom, unmet } from './simulation/fleet.ts';
import { type Kind, living } from './simulation/kinds.ts';
import { simulation } from './simulation/simulation.ts';

const SIMULATIONS = either(4, 1000);
const RESTLESS = either(2, 300);
/**
 * Minimum mean number of acknowledged actions per simulation. A simulation has 57 on average but occasionally
 * only 2, so the mean of a few simulations may be far lower than that of many.
 */
const ACKED = either(1, 20);
/**
 * Minimum mean number of starts per simulation. It has 4.6 on average, but one in 18 never starts again. So
 * four have eight starts or fewer in one of 300 runs, and only four in one of 100,000.
 */
const STARTS = either(1, 2);
const ENOUGH = 100; // fewer need not cover every fault and phase
/**
 * Seeds of simulations that are run twice. In the last simulation a person asks for a hint, which real
 * threads used to answer at arbitrary times.
 */
const TWICE = [...freshSample('simulations lived through twice', seedsFrom(1, 5), 1), 500_024];
const LIMIT_MS = often(300_000);

interface FoundSeed extends Kind {
  readonly seed: number;
  readonly found: string;
}

const kept = JSON.parse(readFileSync('fixtures/simulations.json', 'utf8')) as readonly FoundSeed[];

const told = (failed: readonly { readonly seed: number; readonly violation: string | undefined }[]) =>
  failed.map(({ seed, violation }) => `npm run simulation -- --seeds 1 --from ${seed}: ${violation}`);

test(
  `${SIMULATIONS} simulations leave everything as it was acknowledged`,
  async () => {
    const { failed, cells, acked, starts } = await fleet(seedsOf('simulations', SIMULATIONS));
    expect(told(failed)).toEqual([]);
    expect(SIMULATIONS < ENOUGH ? [] : unmet(cells, false), 'faults and phases that were not met').toEqual([]);
    expect(acked).toBeGreaterThan(SIMULATIONS * ACKED);
    expect(starts).toBeGreaterThan(SIMULATIONS * STARTS);
  },
  LIMIT_MS,
);

test(
  `${RESTLESS} simulations in which people do more than play leave everything as it was acknowledged`,
  async () => {
    const { failed, acked } = await fleet(
      seedsOf('restless simulations', RESTLESS),
      {},
      undefined,
      living({ restless: true }),
    );
    expect(told(failed)).toEqual([]);
    expect(acked).toBeGreaterThan(RESTLESS * ACKED);
  },
  LIMIT_MS,
);

const again = kept.map(({ seed, found, ...kind }) => [seed, found, living(kind)] as const);

test.each(again)('simulation %i, which once found: %s', async (seed, _, live) => {
  expect(told([await live(seed)].filter(({ violation }) => violation !== undefined))).toEqual([]);
});

test('the same seed gives the same simulation, step by step and byte by byte, and another gives another', async () => {
  const traces: string[] = [];
  for (const seed of TWICE) {
    const [one, other] = [await simulation(seed), await simulation(seed)];
    expect(other).toEqual(one);
    traces.push(one.trace);
  }
  expect(new Set(traces).size).toBe(TWICE.length);
});

test('simulations in which nothing goes wrong are noticed', async () => {
  const { failed, cells } = await fleet([1], { faults: false });
  expect(told(failed)).toEqual([]);
  expect(unmet(cells, false).length).toBeGreaterThan(20);
});

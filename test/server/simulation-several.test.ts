// Simulations with several servers on one database: nothing is written twice or out of order, and all matches
// continue. Each simulation starts three servers.
import { expect, test } from 'vitest';
import type { Store } from '../../apps/server/src/store/store.ts';
import { either, often, seedsOf } from './depth.ts';
import { FAULTS_OF_SEVERAL } from './simulation/cells.ts';
import { fleet, seedsFrom, unmet } from './simulation/fleet.ts';
import { severalSimulation } from './simulation/several.ts';
import type { Simulation, SimulationOptions } from './simulation/simulation.ts';

const SIMULATIONS = either(2, 600);
const ENOUGH = 60; // fewer need not cover every fault
const MOST = 40;
const LIMIT_MS = often(300_000);

const told = (failed: readonly Simulation[]) =>
  failed.map(({ seed, violation }) => `npm run simulation -- --several --seeds 1 --from ${seed}: ${violation}`);

const each = (): boolean => true;

test(
  `${SIMULATIONS} simulations with three servers leave everything as it was acknowledged`,
  async () => {
    const { failed, cells, acked, starts } = await fleet(
      seedsOf('simulations of several', SIMULATIONS),
      {},
      each,
      severalSimulation,
    );
    expect(told(failed)).toEqual([]);
    expect(SIMULATIONS < ENOUGH ? [] : unmet(cells, false, FAULTS_OF_SEVERAL), 'faults that were not met').toEqual([]);
    // A simulation has 56 on average, but occasionally only 6. So two of them can have few.
    expect(acked).toBeGreaterThan(SIMULATIONS * either(1, 20));
    expect(starts).toBeGreaterThan(SIMULATIONS * either(2.9, 3.5)); // three at the start, and restarts
  },
  LIMIT_MS,
);

test('the same seed gives the same simulation, and simulations in which nothing goes wrong are noticed', async () => {
  const [one, other, another] = [await severalSimulation(1), await severalSimulation(1), await severalSimulation(2)];
  expect(other).toEqual(one);
  expect(another.trace).not.toBe(one.trace);
  const { failed, cells } = await fleet([1], { faults: false }, each, severalSimulation);
  expect(told(failed)).toEqual([]);
  expect(unmet(cells, false, FAULTS_OF_SEVERAL).length).toBeGreaterThan(FAULTS_OF_SEVERAL.length);
});

type Append = Store['log']['append'];

/** A server with a modified append. */
const appending =
  (append: (log: Store['log'], ...all: Parameters<Append>) => ReturnType<Append>) =>
  (store: Store): Store => ({
    ...store,
    log: { ...store.log, append: (...all) => append(store.log, ...all) },
  });

const OTHERWISE = /of which \d+ events are on the disk|stands at|otherwise than it/;

/** Deliberate bugs, each with the first seed whose simulation detects it. */
const PLANTS: readonly (readonly [name: string, seed: number, finds: RegExp, plant: SimulationOptions])[] = [
  [
    'a server that was overtaken acknowledges what it meant to write',
    1,
    OTHERWISE,
    { store: appending((log, ...all) => log.append(...all).then(() => 'written' as const)) },
  ],
  [
    'an answer that did not come is taken for a yes',
    7,
    OTHERWISE,
    { store: appending((log, ...all) => log.append(...all).catch(() => 'written' as const)) },
  ],
  [
    'a server that was overtaken writes the same behind what others wrote',
    1,
    /./,
    {
      store: appending(async (log, match, expected, ...rest) => {
        for (let at = expected; ; at++) if ((await log.append(match, at, ...rest)) === 'written') return 'written';
      }),
    },
  ],
];

test.each(PLANTS)('%s: found', async (_, seed, finds, plant) => {
  const { failed } = await fleet(
    seedsFrom(seed, MOST),
    plant,
    ({ violation }) => violation === undefined,
    severalSimulation,
  );
  expect(failed.map(({ violation }) => violation)).toEqual([expect.stringMatching(finds)]);
});

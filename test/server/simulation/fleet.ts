// Runs many simulations one after another, and adds up their coverage.
import { type Cells, FAULTS, type FaultName, PHASES, together } from './cells.ts';
import { type Simulation, type SimulationOptions, simulation } from './simulation.ts';

export interface Fleet {
  readonly simulations: number;
  readonly failed: readonly Simulation[];
  readonly cells: Cells;
  readonly events: number;
  readonly acked: number;
  readonly starts: number;
}

export const NO_FLEET: Fleet = { simulations: 0, failed: [], cells: new Map(), events: 0, acked: 0, starts: 0 };

/**
 * Runs the simulations of these seeds. `each` receives every simulation and stops the run by returning false.
 */
export async function fleet(
  seeds: readonly number[],
  options: SimulationOptions = {},
  each: (one: Simulation) => boolean = () => true,
  live: (seed: number, options: SimulationOptions) => Promise<Simulation> = simulation,
): Promise<Fleet> {
  let all = NO_FLEET;
  for (const seed of seeds) {
    const one = await live(seed, options);
    all = joined(all, { ...one, simulations: 1, failed: one.violation === undefined ? [] : [one] });
    if (!each(one)) break;
  }
  return all;
}

/** Merges two results. */
export function joined(one: Fleet, other: Fleet): Fleet {
  const sum = (name: 'simulations' | 'events' | 'acked' | 'starts'): number => one[name] + other[name];
  return {
    simulations: sum('simulations'),
    failed: [...one.failed, ...other.failed],
    cells: together(one.cells, other.cells),
    events: sum('events'),
    acked: sum('acked'),
    starts: sum('starts'),
  };
}

export const seedsFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => first + i);

/** Phases in which every kind of fault must occur, given many simulations. */
const CROSSED = PHASES.filter(phase => phase !== 'paused' && phase !== 'choice');

/** Faults and phases that never occurred; with `crossed`, the pairs of a fault and a phase that never did. */
export function unmet(cells: Cells, crossed: boolean, faults: readonly FaultName[] = FAULTS): readonly string[] {
  const met = [...cells.keys()];
  if (crossed)
    return faults.flatMap(fault => CROSSED.map(phase => `${fault}: ${phase}`)).filter(one => !cells.has(one));
  return [
    ...faults.filter(fault => !met.some(one => one.startsWith(`${fault}: `))),
    ...PHASES.filter(phase => !met.some(one => one.endsWith(`: ${phase}`))),
  ];
}

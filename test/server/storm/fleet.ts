// Many storms, one after the other, and what all of them together have met.
import { addCells, type Cells, FAULTS, PHASES } from './cells.ts';
import { type Storm, type StormOptions, storm } from './storm.ts';

export interface Fleet {
  readonly storms: number;
  readonly failed: readonly Storm[];
  readonly cells: Cells;
  readonly events: number;
  readonly acked: number;
  readonly starts: number;
}

/** Lives through the storms of these seeds; `each` hears of every one, and ends it by saying false. */
export async function fleet(
  seeds: readonly number[],
  options: StormOptions = {},
  each: (one: Storm) => boolean = () => true,
): Promise<Fleet> {
  const failed: Storm[] = [];
  const cells: Cells = new Map();
  const sum = { storms: 0, events: 0, acked: 0, starts: 0 };
  for (const seed of seeds) {
    const one = await storm(seed, options);
    sum.storms += 1;
    sum.events += one.events;
    sum.acked += one.acked;
    sum.starts += one.starts;
    addCells(cells, one.cells);
    if (one.violation !== undefined) failed.push(one);
    if (!each(one)) break;
  }
  return { ...sum, failed, cells };
}

export const seedsFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => first + i);

/** In these phases a fault of any kind is to be met, where many storms are lived through. */
const CROSSED = PHASES.filter(phase => phase !== 'paused' && phase !== 'choice');

/** The faults and phases that were never met; with `crossed` every fault in every phase. */
export function unmet(cells: Cells, crossed: boolean): readonly string[] {
  const met = [...cells.keys()];
  if (crossed)
    return FAULTS.flatMap(fault => CROSSED.map(phase => `${fault}: ${phase}`)).filter(one => !cells.has(one));
  return [
    ...FAULTS.filter(fault => !met.some(one => one.startsWith(`${fault}: `))),
    ...PHASES.filter(phase => !met.some(one => one.endsWith(`: ${phase}`))),
  ];
}

// How much the tests of the server try: enough for every run, ten times as much for `npm run deep`, which may
// be run in parts.
import { freshSeeds } from '../seeds.ts';

const TIMES = process.env.MODE === 'deep' ? 10 : 1;

/** So many, or ten times as many. */
export const often = (count: number): number => count * TIMES;

/**
 * So many seeds: fresh ones with every commit, or in a deep run the first ones, so that its parts have none
 * in common.
 */
export const seedsOf = (name: string, count: number): readonly number[] =>
  TIMES === 1 ? freshSeeds(name, count) : Array.from({ length: count }, (_, i) => 1 + i);

/** So many in every run, and another number of them for `npm run deep`. */
export const either = (usual: number, deep: number): number => (TIMES === 1 ? usual : deep);

/** What is tried in this run of a whole: so many, after so many that are left to other parts. */
export interface Part {
  readonly first: number;
  readonly count: number;
}

/**
 * All of so many, or with `PART=2/5` the second fifth of them: parts have nothing in common, and together try
 * everything.
 */
export function partOf(whole: number, wanted = process.env.PART ?? '1/1'): Part {
  const [, at = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(wanted) ?? []).map(Number);
  if (at < 1 || at > of) throw new RangeError(`Cannot try PART=${wanted}: expected which part of how many, as in 2/5.`);
  const first = Math.floor((whole * (at - 1)) / of);
  return { first, count: Math.floor((whole * at) / of) - first };
}

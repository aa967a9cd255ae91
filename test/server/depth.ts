// Effort of the server's tests: a base for every run, ten times as much for `npm run deep`, which may run in
// parts.
import { freshSeeds } from '../seeds.ts';

const TIMES = process.env.MODE === 'deep' ? 10 : 1;

/** `count`, or ten times as many in deep mode. */
export const often = (count: number): number => count * TIMES;

/** `count` seeds: new ones per commit, or in deep mode consecutive ones, so that its parts do not overlap. */
export const seedsOf = (name: string, count: number): readonly number[] =>
  TIMES === 1 ? freshSeeds(name, count) : Array.from({ length: count }, (_, i) => 1 + i);

/** One value for normal runs, another for `npm run deep`. */
export const either = <T>(usual: T, deep: T): T => (TIMES === 1 ? usual : deep);

/** A part of the cases in this run: `count` cases after those of earlier parts. */
export interface Part {
  readonly first: number;
  readonly count: number;
}

/** All cases, or with `PART=2/5` the second fifth. Parts do not overlap and together cover everything. */
export function partOf(whole: number, wanted = process.env.PART ?? '1/1'): Part {
  const [, at = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(wanted) ?? []).map(Number);
  if (at < 1 || at > of) throw new RangeError(`Cannot try PART=${wanted}: expected which part of how many, as in 2/5.`);
  const first = Math.floor((whole * (at - 1)) / of);
  return { first, count: Math.floor((whole * at) / of) - first };
}

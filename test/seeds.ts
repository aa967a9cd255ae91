// Seeds of simulations. They are new for each commit, so that each run tries something new, and reproducible
// after a failure.
// The import names the file itself, because vitest.config.ts needs it before any condition leads to the
// packages' sources.
import { seedOf } from '../packages/rules/src/cards/chance.ts';

// Also used by tests of the page's worker, whose types have no `process`.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
const { env } = process;

/** The source of fresh seeds: RUN_SEED, by default the commit. */
export const RUN_SEED = env.RUN_SEED ?? 'none';

/** Whether a run includes everything. Set by `--mode deep`. */
export const isDeep = (): boolean => env.MODE === 'deep';

/** A whole number below 2^31, derived from the commit and this name. */
export function freshSeed(name: string): number {
  const { buffer } = seedOf(`${RUN_SEED} ${name}`);
  return new DataView(buffer).getUint32(0) >>> 1;
}

/** `count` consecutive seeds, starting at `freshSeed`. */
export const freshSeeds = (name: string, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => freshSeed(name) + i);

/** A sample of `count` items, new per commit, in their original order; all items in deep mode. */
export function freshSample<T>(name: string, all: readonly T[], count: number): readonly T[] {
  if (isDeep() || count >= all.length) return all;
  const order = all.map((_, i) => [freshSeed(`${name} ${i}`), i] as const).sort(([a], [b]) => a - b);
  const chosen = new Set(order.slice(0, count).map(([, i]) => i));
  return all.filter((_, i) => chosen.has(i));
}

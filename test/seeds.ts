// Seeds of simulations: fresh ones with every commit, so that each run tries something new, and a failing one
// can be drawn again.
import { seedOf } from '../packages/rules/src/cards/chance.ts';

/** Also the tests of the page's worker read it, whose types know no process. */
const { env } = (globalThis as unknown as { readonly process: { readonly env: Record<string, string | undefined> } })
  .process;

/** What fresh seeds follow from: the commit, or what RUN_SEED says. */
export const RUN_SEED = env.RUN_SEED ?? 'none';

/** A whole number below 2^31 that follows from the commit and this name. */
export function freshSeed(name: string): number {
  const { buffer } = seedOf(`${RUN_SEED} ${name}`);
  return new DataView(buffer).getUint32(0) >>> 1;
}

/** So many seeds in a row, beginning where `freshSeed` says. */
export const freshSeeds = (name: string, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => freshSeed(name) + i);

/** So many of these, chosen anew with every commit, in their own order; all of them in a deep run. */
export function freshSample<T>(name: string, all: readonly T[], count: number): readonly T[] {
  if (env.MODE === 'deep' || count >= all.length) return all;
  const order = all.map((_, i) => [freshSeed(`${name} ${i}`), i] as const).sort(([a], [b]) => a - b);
  const chosen = new Set(order.slice(0, count).map(([, i]) => i));
  return all.filter((_, i) => chosen.has(i));
}

// Chooses the smallest of several costs, with the same result on every machine.

/** Costs that differ by less than this are equal: their last digits may differ between machines. */
const LEVEL = 1e-9;

/** The first of the cheapest things; undefined for an empty list. */
export function leastCostly<T>(things: readonly T[], costOf: (thing: T) => number): T | undefined {
  const costs = things.map(costOf);
  const least = Math.min(...costs);
  return things[costs.findIndex(cost => cost < least + LEVEL)];
}

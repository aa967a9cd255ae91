// Chooses the lowest of several costs. The result is the same on every machine.

/**
 * Costs that differ by less than this count as equal, because their last digits may differ between machines.
 */
const LEVEL = 1e-9;

/** The first of the items with the lowest cost; undefined for an empty list. */
export function leastCostly<T>(things: readonly T[], costOf: (thing: T) => number): T | undefined {
  const costs = things.map(costOf);
  const least = Math.min(...costs);
  return things[costs.findIndex(cost => cost < least + LEVEL)];
}

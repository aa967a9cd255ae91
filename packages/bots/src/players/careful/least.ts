// Choosing the least of several costs so that every machine chooses alike.

/**
 * Costs nearer to each other than this are level: powers may differ in their last digits from machine to
 * machine.
 */
const LEVEL = 1e-9;

/** The first of the things that cost least; undefined where there are none. */
export function leastCostly<T>(things: readonly T[], costOf: (thing: T) => number): T | undefined {
  const costs = things.map(costOf);
  const least = Math.min(...costs);
  return things[costs.findIndex(cost => cost < least + LEVEL)];
}

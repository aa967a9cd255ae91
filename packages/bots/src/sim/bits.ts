// Bit operations on lanes. A lane is the set of a suit's cards as one number, with one bit for each card.
// Table look-ups give the number of its set bits and the index of the k-th set bit.

const HALF = 14; // two packs fill 28 bits of a lane, looked up in two halves
const HALF_MASK = (1 << HALF) - 1;

/** The index in a row of `PLACES` at which the number of set bits is stored. */
export const COUNT = 15;

/**
 * For every half lane, a row of sixteen bytes: the indices of the half lane's set bits, lowest first, and
 * their number in the last byte. One cache line contains both results.
 */
export const PLACES: Uint8Array = new Uint8Array(1 << (HALF + 4));

for (let lane = 0; lane <= HALF_MASK; lane++) {
  let count = 0;
  for (let rest = lane; rest !== 0; rest &= rest - 1) PLACES[(lane << 4) | count++] = 31 - Math.clz32(rest & -rest);
  PLACES[(lane << 4) | COUNT] = count;
}

/** The numbers of set bits once more, in a compact table that is faster to read. */
const COUNTS = Uint8Array.from({ length: 1 << HALF }, (_, lane) => PLACES[(lane << 4) | COUNT]!);

/** The number of set bits of a lane. */
export const countOf = (lane: number): number => COUNTS[lane & HALF_MASK]! + COUNTS[lane >>> HALF]!;

/**
 * The index of the k-th set bit of a lane, counted from 0 at the lowest. Branchless, because a branch would
 * be unpredictable.
 */
export function placeOf(lane: number, k: number): number {
  const low = lane & HALF_MASK;
  const count = COUNTS[low]!;
  const beyond = (count - 1 - k) >> 31; // all ones if the k-th set bit is in the upper half, otherwise 0
  const half = low ^ ((low ^ (lane >>> HALF)) & beyond);
  return PLACES[(half << 4) | (k - (count & beyond))]! + (HALF & beyond);
}

// Bits of a lane: how many are set and where the k-th one stands, looked up instead of counted.

const HALF = 14; // two packs fill 28 bits of a lane, looked up in two halves
const HALF_MASK = (1 << HALF) - 1;

/** The byte of a row that counts. */
export const COUNT = 15;

/**
 * Sixteen bytes for every half lane, so that one cache line answers both questions: from byte 0 on the places of its
 * set bits, lowest first, and in the last byte how many there are.
 */
export const PLACES: Uint8Array = new Uint8Array(1 << (HALF + 4));

for (let lane = 0; lane <= HALF_MASK; lane++) {
  let count = 0;
  for (let rest = lane; rest !== 0; rest &= rest - 1) PLACES[(lane << 4) | count++] = 31 - Math.clz32(rest & -rest);
  PLACES[(lane << 4) | COUNT] = count;
}

/** How many bits of a lane are set. */
export const countOf = (lane: number): number =>
  PLACES[((lane & HALF_MASK) << 4) | COUNT]! + PLACES[((lane >>> HALF) << 4) | COUNT]!;

/** Where the k-th set bit of a lane stands, counted from 0 at the lowest. */
export function placeOf(lane: number, k: number): number {
  const low = lane & HALF_MASK;
  const count = PLACES[(low << 4) | COUNT]!;
  return k < count ? PLACES[(low << 4) | k]! : HALF + PLACES[((lane >>> HALF) << 4) | (k - count)]!;
}

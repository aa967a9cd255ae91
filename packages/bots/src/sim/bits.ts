// Bits of a lane: how many are set and where the k-th one stands, looked up instead of counted.

const HALF = 14; // two packs fill 28 bits of a lane, looked up in two halves
const HALF_MASK = (1 << HALF) - 1;

/** The byte of a row that counts. */
export const COUNT = 15;

/**
 * Sixteen bytes for every half lane, so that one cache line answers both questions: from byte 0 on the places
 * of its
 * set bits, lowest first, and in the last byte how many there are.
 */
export const PLACES: Uint8Array = new Uint8Array(1 << (HALF + 4));

for (let lane = 0; lane <= HALF_MASK; lane++) {
  let count = 0;
  for (let rest = lane; rest !== 0; rest &= rest - 1) PLACES[(lane << 4) | count++] = 31 - Math.clz32(rest & -rest);
  PLACES[(lane << 4) | COUNT] = count;
}

/** The counts once more, close together for whoever asks nothing else. */
const COUNTS = Uint8Array.from({ length: 1 << HALF }, (_, lane) => PLACES[(lane << 4) | COUNT]!);

/** How many bits of a lane are set. */
export const countOf = (lane: number): number => COUNTS[lane & HALF_MASK]! + COUNTS[lane >>> HALF]!;

/**
 * Where the k-th set bit of a lane stands, counted from 0 at the lowest; without a branch, for nobody can
 * foresee it.
 */
export function placeOf(lane: number, k: number): number {
  const low = lane & HALF_MASK;
  const count = COUNTS[low]!;
  const beyond = (count - 1 - k) >> 31; // all bits where it stands in the upper half, or none
  const half = low ^ ((low ^ (lane >>> HALF)) & beyond);
  return PLACES[(half << 4) | (k - (count & beyond))]! + (HALF & beyond);
}

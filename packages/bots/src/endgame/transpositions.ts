// A table of solved positions for the endgame solver. Its keys are whole numbers in one array, because text
// keys in a map are slower.

/** A hash table with keys of one length. Each entry has the scores of all seats once they are known. */
export interface Transpositions {
  readonly key: Int32Array; // where the key of the next call of `entryOf` is written
  keys: Int32Array; // the keys of all entries
  slots: Int32Array; // by hash, 1 + the index of the entry; 0: free
  readonly results: (Int32Array | undefined)[]; // scores by entry; undefined: not solved yet
}

const SIZE = 256; // initial number of entries
const SPARSE = 2; // number of slots per entry

export const emptyTranspositions = (length: number): Transpositions => ({
  key: new Int32Array(length),
  keys: new Int32Array(length * SIZE),
  slots: new Int32Array(SIZE * SPARSE),
  results: [],
});

/** The entry of the key that the caller has written to `table.key`. A new key gets an empty entry. */
export function entryOf(table: Transpositions): number {
  const { key, results } = table;
  if (results.length * key.length === table.keys.length) grow(table);
  const slot = slotOf(table, key, 0);
  const found = table.slots[slot]!;
  if (found !== 0) return found - 1;
  const entry = results.length;
  table.keys.set(key, entry * key.length);
  results.push(undefined);
  table.slots[slot] = entry + 1;
  return entry;
}

/** The slot with the key that stands at `from` in `source`, or the free slot for it. */
function slotOf({ keys, slots, key: { length } }: Transpositions, source: Int32Array, from: number): number {
  const mask = slots.length - 1;
  let hash = 0;
  for (let i = 0; i < length; i++) {
    hash = Math.imul(hash ^ source[from + i]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const first = (slots[slot]! - 1) * length;
    if (first < 0) return slot;
    let same = 0;
    while (same < length && keys[first + same] === source[from + same]) same++;
    if (same === length) return slot;
  }
}

/** Doubles the room for entries. */
function grow(table: Transpositions): void {
  const { length } = table.key;
  const before = table.keys;
  table.keys = new Int32Array(before.length * 2);
  table.keys.set(before);
  table.slots = new Int32Array(table.slots.length * 2);
  for (let entry = 0; entry < table.results.length; entry++)
    table.slots[slotOf(table, before, entry * length)] = entry + 1;
}

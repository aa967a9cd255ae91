// Tests random bytes from a pool: each byte is given out once, for requests of any size.
import { expect, test } from 'vitest';
import { pooled } from './cipher.ts';

/** A source that counts up, so that a byte given out twice is noticed. */
function counting(): { readonly random: (bytes: number) => Uint8Array; readonly drawn: number[] } {
  let next = 0;
  const drawn: number[] = [];
  return {
    drawn,
    random: bytes => {
      drawn.push(bytes);
      return Uint8Array.from({ length: bytes }, () => next++ % 251);
    },
  };
}

test.each([
  ['nonces', Array(1000).fill(12)],
  ['all sizes', Array.from({ length: 100 }, (_, i) => i)],
  ['more than a pool', [12, 5000, 12, 4096, 4097]],
])('%s are drawn once each, and many at a time', (_, sizes: readonly number[]) => {
  const { random, drawn } = counting();
  const take = pooled(random);
  const taken = sizes.map(size => take(size));
  expect(taken.map(one => one.length)).toEqual(sizes);
  const buffers = new Map<ArrayBufferLike, Set<number>>();
  for (const one of taken) {
    const used = buffers.get(one.buffer) ?? new Set();
    buffers.set(one.buffer, used);
    for (let at = one.byteOffset; at < one.byteOffset + one.length; at++) {
      expect(used.has(at)).toBe(false);
      used.add(at);
    }
  }
  expect(drawn.length).toBeLessThanOrEqual(sizes.length / 10 + 5);
});

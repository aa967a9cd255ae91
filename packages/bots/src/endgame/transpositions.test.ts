// Tests that the table of solved positions distinguishes keys that differ in any number, also after the table
// has grown.
import { expect, test } from 'vitest';
import { emptyTranspositions, entryOf } from './transpositions.ts';

test('every key of 4,000 has an entry of its own, and the same one again', () => {
  const table = emptyTranspositions(3);
  const entries = (): readonly number[] =>
    Array.from({ length: 4000 }, (_, i) => {
      table.key.set([i % 20, Math.floor(i / 20) % 20, -Math.floor(i / 400)]);
      return entryOf(table);
    });
  const first = entries();
  expect(new Set(first).size).toBe(4000);
  for (const entry of first) table.results[entry] = Int32Array.of(entry);
  expect(entries()).toEqual(first);
  expect(first.map(entry => table.results[entry]?.[0])).toEqual(first);
});

// Tests batched queries: each caller gets its own answer, and an error reaches only the callers in its batch.
import { expect, test } from 'vitest';
import { batched, padded } from './batching.ts';
import { grouped } from './postgres-groups.ts';
import type { SqlStatements } from './steps.ts';

/**
 * A query that doubles numbers. It waits until the test lets it continue, and records the numbers of each
 * batch.
 */
function doubling() {
  const asked: (readonly number[])[] = [];
  const lets: (() => void)[] = [];
  const double = batched(async (keys: readonly number[]) => {
    asked.push(keys);
    await new Promise<void>(resolve => lets.push(resolve));
    if (keys.includes(13)) throw new Error('thirteen');
    return keys.map(key => 2 * key);
  });
  return { asked, double, go: () => lets.shift()?.() };
}

test('calls during a query share the next one, and each gets its own answer', async () => {
  const { asked, double, go } = doubling();
  const first = double(1);
  await expect.poll(() => asked).toEqual([[1]]);
  const others = [2, 3, 2].map(double);
  go();
  expect(await first).toBe(2);
  await expect.poll(() => asked.length).toBe(2);
  go();
  expect([await Promise.all(others), asked]).toEqual([
    [4, 6, 4],
    [[1], [2, 3, 2]],
  ]);
});

test('a question that fails fails for those who asked it, and the next is asked', async () => {
  const { double, go, asked } = doubling();
  const first = double(13);
  await expect.poll(() => asked.length).toBe(1);
  const second = double(5);
  go();
  await expect(first).rejects.toThrow('thirteen');
  await expect.poll(() => asked.length).toBe(2);
  go();
  expect(await second).toBe(10);
});

test('keys of a group that fails are retried one after the other', async () => {
  let [running, most] = [0, 0];
  const append = async <T>(steps: () => SqlStatements<T>): Promise<T> => {
    const { value } = steps().next();
    running += 1;
    most = Math.max(most, running);
    await new Promise(resolve => setImmediate(resolve));
    running -= 1;
    if (Array.isArray(value) && value.length > 1) throw new Error('together');
    return value as T;
  };
  const write = grouped<{ readonly key: number }, number>(
    append,
    function* (keys) {
      return keys.map(({ key }) => key);
    },
    () => 'm',
  );
  const all = [1, 2, 3, 4].map(key => write({ key }));
  expect([await Promise.all(all), most]).toEqual([[1, 2, 3, 4], 1]);
});

test('a query has at most 64 keys', async () => {
  const { asked, double, go } = doubling();
  const all = Array.from({ length: 100 }, (_, i) => double(i + 100));
  for (const many of [1, 2]) {
    await expect.poll(() => asked.length).toBe(many);
    go();
  }
  expect((await Promise.all(all)).at(-1)).toBe(398);
  expect(asked.map(({ length }) => length)).toEqual([64, 36]);
});

test.each([
  [1, 1],
  [2, 4],
  [4, 4],
  [5, 16],
  [17, 64],
  [64, 64],
])('%i keys take %i places', (many, places) => {
  const keys = padded(Array.from({ length: many }, (_, i) => i));
  expect([keys.length, new Set(keys).size, keys.at(-1)]).toEqual([places, many, many - 1]);
});

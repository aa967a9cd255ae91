// Tests the cache of day trees: how often a tree is built, how many are built at a time, and which are kept.
import { expect, test } from 'vitest';
import { dayTrees } from './day-trees.ts';
import { growingTree, type SealTree, sealTree } from './seal-tree.ts';

const leaves = (many: number): readonly Uint8Array[] => Array.from({ length: many }, (_, i) => Buffer.from(String(i)));

/** A builder of trees with `many` leaves. It records the days that it built and the highest concurrency. */
function maker(many: number) {
  const made: string[] = [];
  const at = { now: 0, most: 0 };
  const make = async (day: string): Promise<SealTree> => {
    made.push(day);
    at.now += 1;
    at.most = Math.max(at.most, at.now);
    await Promise.resolve();
    at.now -= 1;
    return sealTree(leaves(many));
  };
  return { made, at, make };
}

test('each day is built once, and never two at a time', async () => {
  const { made, at, make } = maker(10);
  const treeOf = dayTrees(make, 100_000);
  await Promise.all(['a', 'b', 'a', 'b', 'a'].map(treeOf));
  await treeOf('b');
  expect([made, at.most]).toEqual([['a', 'b'], 1]);
});

test('the most recently used trees are kept, within the bound', async () => {
  const { made, make } = maker(10);
  const treeOf = dayTrees(make, 2000); // room for two trees, because a small tree counts as a thousand leaves
  for (const day of ['a', 'b', 'a', 'c', 'a', 'b']) await treeOf(day);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a failed day is retried', async () => {
  let tries = 0;
  const treeOf = dayTrees(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no disk');
    return [];
  }, 1000);
  await expect(treeOf('a')).rejects.toThrow('no disk');
  expect([await treeOf('a'), tries]).toEqual([[], 2]);
});

test('a tree built in slices of a thousand hashes is the same tree', () => {
  const all = leaves(5000);
  const growing = growingTree(all);
  let slices = 1;
  for (;;) {
    const { done, value } = growing.next();
    if (!done) slices += 1;
    else {
      expect(value).toEqual(sealTree(all));
      break;
    }
  }
  expect(slices).toBeGreaterThanOrEqual(8); // the tree needs some 10,000 hashes
});

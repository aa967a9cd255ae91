// A cache of seal trees of past days. Each tree is built once for all concurrent requests.
import type { SealTree } from './seal-tree.ts';

/** Builds the tree of a day. */
export type MakeTree = (day: string) => Promise<SealTree>;

/** The minimum number of leaves that a cached tree counts as, because even a small tree needs memory. */
const LEAVES_LEAST = 1000;

const weightOf = (tree: SealTree): number => Math.max(LEAVES_LEAST, tree[0]?.length ?? 0);

/** An LRU cache of day trees, up to `leavesMost` leaves in all. Trees are built one at a time. */
export function dayTrees(make: MakeTree, leavesMost: number): MakeTree {
  const trees = new Map<string, Promise<SealTree>>();
  const weights = new Map<string, number>(); // leaves of each cached tree, by day
  let last: Promise<unknown> = Promise.resolve();
  const keepFew = (): void => {
    let sum = [...weights.values()].reduce((all, one) => all + one, 0);
    for (const [day] of trees) {
      if (sum <= leavesMost) return;
      sum -= weights.get(day) ?? 0;
      if (weights.delete(day)) trees.delete(day);
    }
  };
  const begun = (day: string): Promise<SealTree> => {
    const mine = last.then(() => make(day));
    last = mine.then(
      tree => {
        weights.set(day, weightOf(tree));
        keepFew();
      },
      () => trees.delete(day),
    );
    return mine;
  };
  return day => {
    const tree = trees.get(day) ?? begun(day);
    trees.delete(day);
    trees.set(day, tree); // most recently used last
    return tree;
  };
}

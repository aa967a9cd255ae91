// A cache of the hash trees over past days' seals (commitments to deals). Concurrent requests for a day share
// one computation.
import type { SealTree } from './seal-tree.ts';

/** Builds the hash tree of a day. */
export type MakeTree = (day: string) => Promise<SealTree>;

/** The cache counts every tree as at least this number of leaves, because even a small tree needs memory. */
const LEAVES_LEAST = 1000;

const weightOf = (tree: SealTree): number => Math.max(LEAVES_LEAST, tree[0]?.length ?? 0);

/**
 * Creates a cache of trees that drops the least recently used ones. All trees together have at most
 * `leavesMost` leaves. Trees are built one at a time.
 */
export function dayTrees(make: MakeTree, leavesMost: number): MakeTree {
  const trees = new Map<string, Promise<SealTree>>();
  const weights = new Map<string, number>(); // leaves that each cached tree counts as, by day
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
    trees.set(day, tree); // moves the day to the end, the place of the most recently used
    return tree;
  };
}

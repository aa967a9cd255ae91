// The trees of the days that are over: each is made once however many ask for it, and some are kept.
import type { SealTree } from './seal-tree.ts';

/** Makes the tree of a day. */
export type MakeTree = (day: string) => Promise<SealTree>;

/** A day with few deals takes room as well. */
const LEAVES_LEAST = 1000;

const weightOf = (tree: SealTree): number => Math.max(LEAVES_LEAST, tree[0]?.length ?? 0);

/** The trees of days, made one after another; those asked for last are kept, with so many leaves together. */
export function dayTrees(make: MakeTree, leavesMost: number): MakeTree {
  const trees = new Map<string, Promise<SealTree>>();
  const weights = new Map<string, number>(); // of those that are made
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
    trees.set(day, tree); // the last one asked for goes last
    return tree;
  };
}

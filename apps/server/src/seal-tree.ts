// The tree of hashes over a day's commitments (RFC 9162, 2.1): its root stands for all of them, and a path to it shows that one is among them.
import { hash } from 'node:crypto';

/** All levels of a tree, the leaves' hashes first and the root alone last; none of a tree without leaves. */
export type SealTree = readonly (readonly Buffer[])[];

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

const sha256 = (...parts: readonly Uint8Array[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer');

/** The tree over the leaves in their order. */
export function sealTree(leaves: readonly Uint8Array[]): SealTree {
  const levels: (readonly Buffer[])[] = [];
  let level: readonly Buffer[] = leaves.map(leaf => sha256(LEAF, leaf));
  while (level.length > 1) {
    levels.push(level);
    level = paired(level);
  }
  return level.length === 0 ? [] : [...levels, level];
}

/** Two become one; the last of an odd number goes up as it is. */
const paired = (level: readonly Buffer[]): readonly Buffer[] =>
  level.flatMap((left, i) => {
    const right = level[i + 1];
    return i % 2 === 1 ? [] : [right === undefined ? left : sha256(NODE, left, right)];
  });

/** As hexadecimal digits; null of a tree without leaves. */
export const rootOf = (tree: SealTree): string | null => tree.at(-1)?.[0]?.toString('hex') ?? null;

/** Where the leaf stands, -1 where it does not. */
export const placeOf = (tree: SealTree, leaf: Uint8Array): number => {
  const wanted = sha256(LEAF, leaf);
  return tree[0]?.findIndex(one => one.equals(wanted)) ?? -1;
};

/** The hashes beside the way from a leaf's place up to the root, lowest first, as hexadecimal digits. */
export const pathFrom = (tree: SealTree, place: number): readonly string[] =>
  tree.flatMap((level, height) => {
    const beside = level[(place >> height) ^ 1];
    return beside === undefined ? [] : [beside.toString('hex')];
  });

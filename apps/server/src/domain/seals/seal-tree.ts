// A hash tree over the commitments (seals) of a day's deals (RFC 9162, 2.1). The root commits to the whole
// list, and a path of hashes proves that a commitment is included.
import { hash } from 'node:crypto';

/** All levels of a tree, from the leaf hashes to the root. Empty for a tree without leaves. */
export type SealTree = readonly (readonly Buffer[])[];

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

const sha256 = (...parts: readonly Uint8Array[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer');

/** The number of hashes to compute before yielding: a few milliseconds of work. */
const SLICE = 1000;

/**
 * Builds the tree over the leaves in this order. Yields after each slice of hashes, so that the event loop
 * stays free.
 */
export function* growingTree(leaves: readonly Uint8Array[]): Generator<void, SealTree> {
  if (leaves.length === 0) return [];
  const levels: (readonly Buffer[])[] = [];
  let level = yield* hashed(leaves.length, i => sha256(LEAF, leaves[i] ?? LEAF));
  while (level.length > 1) {
    levels.push(level);
    const below = level;
    level = yield* hashed(Math.ceil(below.length / 2), i => pair(below, 2 * i));
  }
  return [...levels, level];
}

function* hashed(many: number, at: (i: number) => Buffer): Generator<void, readonly Buffer[]> {
  const made: Buffer[] = [];
  for (let i = 0; i < many; i++) {
    made.push(at(i));
    if (made.length % SLICE === 0) yield;
  }
  return made;
}

/**
 * Hashes two neighbouring nodes of a level into their parent. The last node of an odd level moves up
 * unchanged.
 */
function pair(level: readonly Buffer[], i: number): Buffer {
  const [left = LEAF, right] = [level[i], level[i + 1]];
  return right === undefined ? left : sha256(NODE, left, right);
}

/** Builds the tree without yielding to the event loop. */
export function sealTree(leaves: readonly Uint8Array[]): SealTree {
  const growing = growingTree(leaves);
  for (;;) {
    const { done, value } = growing.next();
    if (done) return value;
  }
}

/** The root of a tree as hexadecimal digits; null if the tree has no leaves. */
export const rootOf = (tree: SealTree): string | null => tree.at(-1)?.[0]?.toString('hex') ?? null;

/** The index of a leaf in the tree; -1 if the tree does not contain the leaf. */
export const placeOf = (tree: SealTree, leaf: Uint8Array): number => {
  const wanted = sha256(LEAF, leaf);
  return tree[0]?.findIndex(one => one.equals(wanted)) ?? -1;
};

/** The sibling hashes on the path from a leaf to the root, lowest first, as hexadecimal digits. */
export const pathFrom = (tree: SealTree, place: number): readonly string[] =>
  tree.flatMap((level, height) => {
    const beside = level[(place >> height) ^ 1];
    return beside === undefined ? [] : [beside.toString('hex')];
  });

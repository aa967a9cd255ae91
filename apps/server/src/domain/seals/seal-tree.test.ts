// Tests that the roots match the test data of RFC 6962, and that inclusion paths pass the check of RFC 9162.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pathFrom, placeOf, rootOf, sealTree } from './seal-tree.ts';

const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map(
  hex => Buffer.from(hex, 'hex'),
);

const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

test('the root of one leaf and more', () => {
  expect(LEAVES.map((_, last) => rootOf(sealTree(LEAVES.slice(0, last + 1))))).toEqual(ROOTS);
  expect(rootOf(sealTree([]))).toBeNull();
});

const sha256 = (...parts: readonly Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();

/** The root to which an inclusion path leads (RFC 9162, 2.1.3.2); null if the path has a wrong length. */
function leadsTo(leaf: Uint8Array, place: number, count: number, path: readonly string[]): string | null {
  let [fn, sn, r] = [place, count - 1, sha256(Buffer.of(0), leaf)];
  for (const text of path) {
    const p = Buffer.from(text, 'hex');
    if (sn === 0) return null;
    if (fn % 2 === 1 || fn === sn) {
      r = sha256(Buffer.of(1), p, r);
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn >> 1, sn >> 1];
    } else r = sha256(Buffer.of(1), r, p);
    [fn, sn] = [fn >> 1, sn >> 1];
  }
  return sn === 0 ? r.toString('hex') : null;
}

test.each([1, 2, 3, 5, 8, 13, 64, 100])(
  'of %i leaves each has its place and a path to the root, and no other has',
  count => {
    const leaves = Array.from({ length: count }, (_, i) => sha256(Buffer.from(`${i}`)));
    const tree = sealTree(leaves);
    for (const [i, leaf] of leaves.entries()) {
      expect(placeOf(tree, leaf)).toBe(i);
      expect(leadsTo(leaf, i, count, pathFrom(tree, i))).toBe(rootOf(tree));
      expect(leadsTo(sha256(leaf), i, count, pathFrom(tree, i))).not.toBe(rootOf(tree));
    }
    expect(placeOf(tree, sha256(Buffer.from('dropped')))).toBe(-1);
  },
);

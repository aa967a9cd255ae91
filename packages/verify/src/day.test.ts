// Inclusion paths in a day's hash tree as RFC 9162 defines them, for every size and position, and invalid
// answers of a server.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { daySeal, type Get, leadsTo } from './day.ts';

const sha256 = (...parts: readonly (Uint8Array | string)[]): string =>
  createHash('sha256')
    .update(Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'hex') : part))))
    .digest('hex');

const seals = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => sha256(Buffer.from(`${i}`)));

/** The largest power of two below n. */
const split = (n: number): number => 2 ** Math.ceil(Math.log2(n) - 1);

/** RFC 9162, 2.1.1 and 2.1.3.1, implemented exactly as written there. */
const root = (leaves: readonly string[]): string => {
  const k = split(leaves.length);
  return leaves.length === 1
    ? sha256('00', leaves[0] ?? '')
    : sha256('01', root(leaves.slice(0, k)), root(leaves.slice(k)));
};
const path = (m: number, leaves: readonly string[]): readonly string[] => {
  const k = split(leaves.length);
  if (leaves.length === 1) return [];
  return m < k
    ? [...path(m, leaves.slice(0, k)), root(leaves.slice(k))]
    : [...path(m - k, leaves.slice(k)), root(leaves.slice(0, k))];
};

const placed = (leaves: readonly string[], place: number) => ({
  commitments: leaves.length,
  root: root(leaves),
  place,
  path: path(place, leaves),
});

test.each([1, 2, 3, 4, 5, 7, 8, 11, 16, 33])('of %i seals each leads to the root, and from no other place', count => {
  const leaves = seals(count);
  for (const [place, seal] of leaves.entries()) {
    const one = placed(leaves, place);
    expect(leadsTo(seal, one)).toBe(true);
    expect(leadsTo(sha256(seal), one)).toBe(false);
    for (const other of leaves.keys()) if (other !== place) expect(leadsTo(seal, { ...one, place: other })).toBe(false);
    expect(leadsTo(seal, { ...one, path: [...one.path, one.root] })).toBe(false);
    expect(leadsTo(seal, { ...one, path: one.path.slice(1) })).toBe(count === 1);
    expect(leadsTo(seal, { ...one, place: count })).toBe(false);
  }
});

const leaves = seals(5);
const [seal = ''] = leaves;
const day = '2026-11-21';
const whole = { day, ...placed(leaves, 0) };

const answers =
  (first: unknown, second: unknown): Get =>
  async asked =>
    asked === `api/seals?commitment=${seal}` ? first : second;

const found = { day, over: true };

test.each([
  ['a seal of its day', found, whole, { type: 'in', day, commitments: 5, root: whole.root, place: 0 }],
  ['a day that is not over', { day, over: false }, null, { type: 'later', day }],
  ['a server that knows no such seal', { day: null, over: false }, null, { type: 'none' }],
  ['another root', found, { ...whole, root: sha256(whole.root) }, { type: 'wrong', day }],
  ['a seal that was left out', found, { ...whole, place: null, path: null }, { type: 'wrong', day }],
  ['a path of something else', found, { ...whole, path: [7] }, { type: 'wrong', day }],
  ['no answer', found, null, { type: 'wrong', day }],
])('%s', async (_, first, second, is) => {
  expect(await daySeal(answers(first, second), seal)).toEqual(is);
});

test.each([null, '<!doctype html>', { day: '../me', over: true }])('what tells no day is a fault: %s', async first => {
  await expect(daySeal(answers(first, whole), seal)).rejects.toThrow('it tells no day');
});

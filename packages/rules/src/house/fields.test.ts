// Tests the fields that house rules may change, and which values count as equal.
import { expect, test } from 'vitest';
import { baseOf, fieldsOf, same, valueAt } from './fields.ts';

test.each(['tricks', 'commit-reveal'] as const)(
  'of %s everything can be changed but what says which sheet it is',
  kind => {
    const paths = fieldsOf({ kind }).map(({ path }) => path);
    expect(paths.slice(0, 3)).toEqual(['name', 'seats.min', 'seats.max']);
    expect(paths).not.toContain('version');
    expect(paths).not.toContain('kind');
  },
);

test.each([
  ['a', 1],
  ['b.c', 2],
  ['b.x', undefined],
  ['none.x', undefined],
  ['a.x', undefined],
  ['b.toString', undefined],
])('the value at %s', (path, value) => {
  expect(valueAt({ a: 1, b: { c: 2 }, none: null }, path)).toBe(value);
});

const KINDS: readonly (readonly [name: string, value: unknown])[] = [
  ['a number', 1],
  ['a text', ''],
  ['null', null],
  ['nothing', undefined],
  ['an empty list', []],
  ['an empty object', {}],
  ['a list', [null]],
  ['an object', { 0: null }],
  ['another object', { 1: null }],
];

test.each(KINDS)('%s is the same as itself and as nothing else', (name, value) => {
  for (const [other, another] of KINDS) expect(same(value, another), other).toBe(other === name);
});

test('keys may stand in another order, and entries may not', () => {
  expect(same({ a: [1, 2], b: {} }, { b: {}, a: [1, 2] })).toBe(true);
  expect(same({ a: [1, 2], b: {} }, { b: {}, a: [2, 1] })).toBe(false);
});

test('rules that start from no sheet cannot be read', () => {
  expect(() => baseOf({ base: 'auntie', overrides: {} })).toThrow(
    'Cannot read house rules: there is no sheet called auntie',
  );
});

// Tests whether two plain values are equal, in both orders of comparison and with any order of keys.
import { expect, test } from 'vitest';
import { deepEqual } from './deep-equal.ts';

test.each([
  ['numbers that are equal', 1, 1, true],
  ['numbers that are not', 1, 2, false],
  ['keys in another order', { a: 1, b: [null, 'x'] }, { b: [null, 'x'], a: 1 }, true],
  ['a key more', { a: 1 }, { a: 1, b: 2 }, false],
  ['one value of two that is another', { a: 1, b: 1 }, { a: 1, b: 2 }, false],
  ['another key', { a: undefined }, { b: undefined }, false],
  ['another value far below', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
  ['an entry more', [1], [1, 2], false],
  ['a list and what has its keys', ['x'], { 0: 'x' }, false],
  ['nothing and what has no keys', null, {}, false],
  ['a number and what has no keys', 5, {}, false],
  ['a text and its letters', 'x', ['x'], false],
])('%s', (_, a, b, are) => {
  expect([deepEqual(a, b), deepEqual(b, a)]).toEqual([are, are]);
});

// Tests the inspection of values from untrusted sources.
import { expect, test } from 'vitest';
import { isRecord, jsonIn } from './record.ts';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [null, false],
  [[], false],
  ['text', false],
  [7, false],
  [undefined, false],
])('%j has fields: %s', (value, fields) => {
  expect(isRecord(value)).toBe(fields);
});

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['{', undefined],
  ['', undefined],
])('%s holds %j', (text, value) => {
  expect(jsonIn(text)).toEqual(value);
});

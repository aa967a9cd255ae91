// Tests which patterns are really a choice between a few names, and which names those are.
import { expect, test } from 'vitest';
import { HEAD_FIELDS } from '../game/check-head.ts';
import { choice, pattern, text } from '../game/fields.ts';
import { namesIn } from './names.ts';

const namesOf = (regex: RegExp): readonly string[] | undefined => namesIn(pattern('later', regex));

test('a choice has its names, and a text none', () => {
  expect(namesIn(choice('a', 'b'))).toEqual(['a', 'b']);
  expect(namesIn(text(2))).toBeUndefined();
  expect(namesIn(HEAD_FIELDS.id)).toBeUndefined();
});

test.each([
  [/^(a|bc)$/, ['a', 'bc']],
  [/^(any|of:[CD])$/, ['any', 'of:C', 'of:D']],
  [/^([2-4T][CD]x)$/, ['2Cx', '2Dx', '3Cx', '3Dx', '4Cx', '4Dx', 'TCx', 'TDx']],
])('%s is a choice', (regex, names) => {
  expect(namesOf(regex)).toEqual(names);
});

test.each([
  ['something else before the names', /c|^(a|b)$/],
  ['something else behind them', /^(a|b)$|c/],
  ['a name that stands for others', /^(a|b+)$/],
])('%s makes no choice', (_, regex) => {
  expect(namesOf(regex)).toBeUndefined();
});

test('a hundred and sixty names are a choice, and one more is none', () => {
  expect(namesOf(/^([A-Z][a-e]|[0-9][a-c])$/)).toHaveLength(160);
  expect(namesOf(/^([A-Z][a-e]|[0-9][a-c]|x)$/)).toBeUndefined();
});

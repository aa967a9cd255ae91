// Every kind of field has a text for what was expected.
import { expect, test } from 'vitest';
import type { FieldKind } from './errors.ts';
import { CARD, choice, either, list, pattern, perSeats, shape, text, whole } from './fields.ts';
import { sentenceOf, wrongText } from './sheet-errors.ts';

const rows: readonly (readonly [expected: string, kind: FieldKind])[] = [
  ['a text of 1 to 40 characters', text(40)],
  ['one of any, none', choice('any', 'none')],
  ['a whole number from 1 to 3', whole(1, 3)],
  ['a card such as QS', CARD],
  ['one of asFirst or took:QS (a card)', pattern('later', /x/)],
  ['a list of at most 4: a card such as QS', list(CARD, 4)],
  ['a whole number from 1 to 3, or one for each number of seats', perSeats(whole(1, 3))],
  ['a whole number from 1 to 3, or one of none', either(whole(1, 3), choice('none'))],
  ['an object with at, to', shape({ at: CARD, to: CARD })],
];

test.each(rows)('%s', (expected, kind) => {
  expect(wrongText({ value: true, expected: { type: 'kind', kind } })).toBe(`is true, expected ${expected}`);
});

test('a missing value is reported as missing', () => {
  expect(sentenceOf({ path: 'charge', value: undefined, expected: { type: 'kind', kind: CARD } })).toBe(
    'charge is missing, expected a card such as QS',
  );
});

// A contradictory sheet yields one error with the same facts in every language, and every kind of
// contradiction has a row.

import { sheetWords } from '@moonshot/i18n/games';
import { inEveryLanguage } from '@moonshot/i18n/testing';
import { prepare, type SheetError, sheetOf } from '@moonshot/rules';
import { expectedText } from '@moonshot/rules/explain';
import { expect, test } from 'vitest';
import { contradictions, type Row } from './contradictions.ts';
import { further } from './contradictions-further.ts';
import { PASSING } from './contradictions-passing.ts';
import { WORTH } from './contradictions-worth.ts';

const ROWS: readonly Row[] = [...contradictions, ...further, ...PASSING, ...WORTH];

const LANGUAGES = await inEveryLanguage(sheetWords);

function errorsOf([, id, seats, overrides]: Row): readonly SheetError[] {
  const prepared = prepare(sheetOf(id), seats, overrides);
  return prepared.ok ? [] : prepared.errors;
}

/** The parts of an error that all languages share: numbers, cards, fields and their values. */
const factsIn = (text: string): readonly string[] =>
  (text.match(/\d+|\b[2-9TJQKAW][CDSH]\b|\b[a-z]+\.\w+|\b[a-z]+[A-Z]\w+/g) ?? []).toSorted();

test.each(ROWS)('%s', (...row) => {
  const [, , , , path, value, expected] = row;
  const errors = errorsOf(row);
  expect(errors.map(error => ({ ...error, expected: expectedText(error.expected) }))).toEqual([
    { path, value, expected: expect.stringContaining(expected) },
  ]);
  const [english = '', ...others] = LANGUAGES.map(([, words]) =>
    errors.map(one => expectedText(one.expected, words)).join(),
  );
  for (const text of others) {
    expect(text).not.toBe(english);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    expect(factsIn(text)).toEqual(factsIn(english));
  }
});

test('every contradiction there is has its row', () => {
  const caused = ROWS.flatMap(errorsOf).flatMap(({ expected }) =>
    expected.type === 'clash' ? [expected.clash[0]] : [],
  );
  const elsewhere = ['anySeats', 'seatsKey']; // errors about the number of seats, which validation covers
  expect([...new Set([...caused, ...elsewhere])].toSorted()).toEqual(
    Object.keys(LANGUAGES[0]?.[1].clashes ?? {}).toSorted(),
  );
});

// An invalid field of a sheet yields exactly one error, with its path, its value and what was expected.

import { heartsOf, prepare, SHEETS, sheetOf } from '@moonshot/rules';
import { expectedText, sentenceOf } from '@moonshot/rules/explain';
import { expect, test } from 'vitest';
import type { Prepared } from '../../packages/rules/src/prepare.ts';
import type { Row } from './contradictions.ts';

const fields: readonly Row[] = [
  ['an unknown field', 'ricketts', 4, { jokers: 2 }, 'jokers', 2, 'no such field; there are'],
  [
    'an unknown field inside another',
    'ricketts',
    4,
    { 'moon.chose': 'auto' },
    'moon.chose',
    'auto',
    'no such field; there are needs',
  ],
  ['an unknown field of Capture', 'capture', 4, { pass: 3 }, 'pass', 3, 'no such field'],
  [
    'a name that is no alternative',
    'ricketts',
    4,
    { 'firstTrick.scope': 'all' },
    'firstTrick.scope',
    'all',
    'one of discard, any',
  ],
  [
    'true where a name is wanted',
    'ricketts',
    4,
    { misdeal: true },
    'misdeal',
    true,
    'one of none, allPenalty, noPenalty, noHearts, noFaces',
  ],
  [
    'a text where a number is wanted',
    'ricketts',
    4,
    { 'match.limit': '100' },
    'match.limit',
    '100',
    'a whole number from',
  ],
  ['half a point', 'ricketts', 4, { 'match.limit': 99.5 }, 'match.limit', 99.5, 'a whole number from'],
  ['no card of any pack', 'at-play', 3, { 'deck.remove.3': ['1C'] }, 'deck.remove.3[0]', '1C', 'a card such as QS'],
  ['no selector', 'ricketts', 4, { 'firstTrick.ban': ['hearts'] }, 'firstTrick.ban[0]', 'hearts', 'a suit (H*)'],
  ['no step of a pass', 'ricketts', 4, { 'pass.cycle': ['up'] }, 'pass.cycle[0]', 'up', 'one of left, right'],
  [
    'no seats there are',
    'classic',
    4,
    { 'pass.cycle.40': ['left'] },
    'pass.cycle.40',
    ['left'],
    'a number of seats from 2 to 14',
  ],
  [
    'a leader nobody is',
    'classic',
    4,
    { 'opening.leader': 'youngest' },
    'opening.leader',
    'youngest',
    'lowest:C (a suit)',
  ],
  [
    'a field left out',
    'ricketts',
    4,
    { 'moon.choose': undefined },
    'moon.choose',
    undefined,
    'one of shooter, fixed, auto',
  ],
  [
    'a wrap with two ends',
    'ricketts',
    4,
    { 'wrap.list': [{ at: 100, every: 25, to: 0 }] },
    'wrap.list[0]',
    { at: 100, every: 25, to: 0 },
    'an object with at, to, or',
  ],
];

/** The errors, with what was expected in words. */
const said = (prepared: Prepared) =>
  prepared.ok ? [] : prepared.errors.map(error => ({ ...error, expected: expectedText(error.expected) }));

test.each(fields)('%s', (_, id, seats, overrides, path, value, expected) => {
  const prepared = prepare(sheetOf(id), seats, overrides);
  expect(said(prepared)).toMatchObject([{ path, value, expected: expect.stringContaining(expected) }]);
});

test.each([
  ['no sheet at all', undefined],
  ['a text', 'ricketts'],
  ['a list', []],
])('%s gives one error', (_, sheet) => {
  const prepared = prepare(sheet, 4);
  expect(said(prepared)).toMatchObject([
    { path: '', value: sheet, expected: expect.stringContaining('an object with id') },
  ]);
});

test('two faults give two errors, and one sentence says both', () => {
  const overrides = { 'firstTrick.scope': 'all', jokers: 2 };
  const prepared = prepare(sheetOf('ricketts'), 4, overrides);
  expect(prepared.ok ? [] : prepared.errors.map(error => error.path)).toEqual(['jokers', 'firstTrick.scope']);
  expect(prepared.ok ? '' : prepared.errors.map(error => sentenceOf(error)).join('; ')).toMatch(
    /^jokers is 2, expected .*; firstTrick.scope is "all", expected one of discard, any$/,
  );
  expect(() => heartsOf(sheetOf('ricketts'), 4, overrides)).toThrow(
    /^Cannot play this sheet: jokers is 2; firstTrick.scope is "all"\. sentenceOf of @moonshot\/rules\/explain says what was expected$/,
  );
});

test('every sheet can be played with each number of seats it allows, and with no other', () => {
  const seats = Object.fromEntries(
    SHEETS.map(sheet => [sheet.id, Array.from({ length: 17 }, (_, n) => n).filter(n => prepare(sheet, n).ok)]),
  );
  expect(seats).toEqual({
    ricketts: [4],
    'at-play': [3, 4, 5],
    'wild-twist': [3, 4, 5, 6, 7],
    classic: [3, 4, 5, 6, 7],
    capture: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  });
});

test('a sheet is plain data: it survives being written and read', () => {
  for (const sheet of SHEETS) expect(prepare(JSON.parse(JSON.stringify(sheet)), sheet.seats.best).ok).toBe(true);
});

// Tests how a game is made from a sheet (the rules as data): the game's title, its family, and which sheets
// are refused.
import { expect, test } from 'vitest';
import { expectedText } from './game/sheet-errors.ts';
import { sheetOf, titleOf } from './games.ts';
import { heartsOf, prepare } from './prepare.ts';

test.each([
  ['by its sheet', 'classic', {}, 'Classic Hearts'],
  ['by its own name', 'classic', { name: 'At home' }, 'At home'],
  ['by its sheet where its name is no text', 'classic', { name: 7 }, 'Classic Hearts'],
  ['by its id where there is no sheet', 'auntie', {}, 'auntie'],
])('a game is called %s', (_, game, overrides, title) => {
  expect(titleOf({ game, overrides })).toBe(title);
});

test.each([
  ['ricketts', 'tricks'],
  ['capture', 'commit-reveal'],
])('%s is a game of %s', (id, kind) => {
  expect(heartsOf(sheetOf(id), 4).kind).toBe(kind);
});

test.each([0, 1, 15, 2.5, Number.NaN])('no game has %d seats', seats => {
  const prepared = prepare(sheetOf('capture'), seats);
  expect(prepared.ok ? [] : prepared.errors.map(({ path, expected }) => [path, expectedText(expected)])).toEqual([
    ['seats', 'a whole number of seats from 2 to 14'],
  ]);
});

test.each([
  ['null', null],
  ['7', 7],
  ['nothing. heartsNamed of @moonshot/rules/catalogue finds every game by its name', undefined],
])('%s is not a sheet, and the error says so', (told, sheet) => {
  expect(prepare(sheet, 4)).toMatchObject({ ok: false, errors: [{ path: '', value: sheet }] });
  expect(() => heartsOf(sheet, 4)).toThrow(`Cannot play this sheet: it is ${told}`);
});

// Titles must be legible, with letters of one script. A game's name is allowed only for rules that are based
// on that game.
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { TITLE_MAX } from '../game/limits.ts';
import { SHEETS } from '../games.ts';
import { prepare } from '../prepare.ts';
import { en } from '../words/sheet/en.ts';
import { type House, tidied, wholeOf } from './fields.ts';
import { checkTitle, titleOfHouse, untitledText } from './title.ts';

const GAMES: readonly (House & { readonly name: string })[] = [
  ...SHEETS.map(({ id, name }) => ({ base: id, name, overrides: {} })),
  ...CATALOGUE,
];
const isOfGame = (house: House, name: string): boolean =>
  titleOfHouse({ ...house, overrides: { ...house.overrides, name } }).ok;

test('every game bears its own name, however its changes are written, and plain rules of another base do not', () => {
  for (const { base, overrides, name } of GAMES) {
    expect(titleOfHouse({ base, overrides: { ...overrides, name } })).toEqual({ ok: true, name });
    expect(isOfGame(tidied({ base, overrides }), name), name).toBe(true);
    const other = SHEETS.find(({ id }) => id !== base)?.id ?? '';
    expect(isOfGame({ base: other, overrides: {} }, name), `${name} from ${other}`).toBe(false);
  }
});

test('a title is as long as its bound, in letters as a reader counts them', () => {
  expect(checkTitle('é'.normalize('NFD').repeat(TITLE_MAX)).ok).toBe(true);
  for (const text of ['x'.repeat(TITLE_MAX + 1), '👩‍🚀'.repeat(13)]) {
    const long = checkTitle(text);
    expect(long.ok ? '' : untitledText(long.why, en.titles)).toBe('A name has at most 60 letters.');
  }
  expect(checkTitle('👩‍🚀'.repeat(12)).ok).toBe(true);
});

test('what is allowed as a title is allowed in a sheet', () => {
  for (const name of ['x'.repeat(TITLE_MAX), '👩‍🚀'.repeat(12), '👩‍🚀'.repeat(13)])
    expect(prepare(wholeOf({ base: 'ricketts', overrides: { name } }), 4).ok).toBe(checkTitle(name).ok);
});

test.each([
  ['Ada', true],
  ['Ада', true],
  ['Άδα', true],
  ['Аda', false], // a Cyrillic A
  ['Adα', false], // a Greek alpha
  ['Adа αβ', false],
])('%j is in letters of one script: %s', (name, isOne) => {
  expect(checkTitle(name)).toEqual(isOne ? { ok: true, name } : { ok: false, why: { type: 'mixed' } });
});

test('rules without a title, or with one that is no text, bear that of their base', () => {
  for (const overrides of [{}, { name: 7 }, { name: null }])
    expect(titleOfHouse({ base: 'ricketts', overrides })).toEqual({ ok: true, name: 'Ricketts House Hearts' });
});

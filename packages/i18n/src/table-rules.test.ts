// A client gets a table's rules in its own language, including the names of contracts. Custom names are not
// translated.

import { heartsOf, SHEETS, sheetOf } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { sheetCard, tableRules } from '@moonshot/table';
import { expect, test } from 'vitest';
import { inEveryLanguage } from '../testing/index.ts';
import { rules as de } from './de/rules.ts';
import { rules as en } from './en/rules.ts';
import { rules as es } from './es/rules.ts';
import { rules as fr } from './fr/rules.ts';
import { ruleWords } from './games.ts';

const LANGUAGES = await inEveryLanguage(ruleWords);
const [, ...OTHERS] = LANGUAGES;

const barbu = CATALOGUE.find(({ id }) => id === 'barbu');
const [first, ...rest] = (barbu?.overrides.contracts ?? []) as readonly { readonly name: string }[];
const hearts = heartsOf(sheetOf(barbu?.base ?? ''), 4, {
  ...barbu?.overrides,
  contracts: [first, { ...rest[0], name: 'Opa’s Herzen' }],
});

test.each([
  ['en', en, 'No tricks'],
  ['de', de, 'Keine Stiche'],
  ['fr', fr, 'Pas de plis'],
  ['es', es, 'Sin bazas'],
] as const)('%s', (_, words, name) => {
  const { contracts, sentences } = tableRules(hearts, words);
  expect(contracts.map(one => one.name)).toEqual([name, 'Opa’s Herzen']);
  const told = sentences.map(({ sentence }) => sentence).join(' ');
  expect(told).toContain(name);
  expect(told).toContain('Opa’s Herzen');
});

test('each contract of the catalogue has its own name in every language', () => {
  const all = CATALOGUE.flatMap(({ overrides }) => (overrides.contracts ?? []) as readonly { readonly name: string }[]);
  for (const [, { points }] of OTHERS)
    expect(Object.keys(points.contracts)).toEqual([...new Set(all.map(({ name }) => name))]);
});

test.each(LANGUAGES)('what a picker says of a game in %s is its aim', (_, words) => {
  for (const sheet of SHEETS) {
    const { sentences } = tableRules(heartsOf(sheet, sheet.seats.best), words);
    const { aim, ...drawn } = sheetCard(sheet, words);
    expect(aim).toBe(sentences.find(({ topic }) => topic === 'aim')?.sentence);
    expect(drawn).toMatchObject({ id: sheet.id, seats: sheet.seats });
  }
});

test('cached explanations are returned unchanged', () => {
  expect(tableRules(hearts, de)).toBe(tableRules(hearts, de));
  expect(tableRules(hearts, fr)).not.toBe(tableRules(hearts, de));
});

// A table's rules for a client are in its language, including names of contracts. Custom names stay.

import { heartsOf, SHEETS, sheetOf } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import {
  ruleWordsDe as de,
  ruleWordsEn as en,
  ruleWordsEs as es,
  ruleWordsFr as fr,
  type RuleWords,
} from '@moonshot/rules/words';
import { expect, test } from 'vitest';
import { sheetCard, tableRules } from './table-rules.ts';

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
] as const satisfies readonly (readonly [string, RuleWords, string])[])('%s', (_, words, name) => {
  const { contracts, sentences } = tableRules(hearts, words);
  expect(contracts.map(one => one.name)).toEqual([name, 'Opa’s Herzen']);
  const told = sentences.map(({ sentence }) => sentence).join(' ');
  expect(told).toContain(name);
  expect(told).toContain('Opa’s Herzen');
});

test('each contract of the catalogue has its own name in every language', () => {
  const all = CATALOGUE.flatMap(({ overrides }) => (overrides.contracts ?? []) as readonly { readonly name: string }[]);
  for (const { points } of [de, fr, es])
    expect(Object.keys(points.contracts)).toEqual([...new Set(all.map(({ name }) => name))]);
});

test.each([
  ['en', en],
  ['de', de],
  ['fr', fr],
  ['es', es],
] as const satisfies readonly (readonly [string, RuleWords])[])(
  'what a picker says of a game in %s is its aim',
  (_, words) => {
    for (const sheet of SHEETS) {
      const { sentences } = tableRules(heartsOf(sheet, sheet.seats.best), words);
      const { aim, ...drawn } = sheetCard(sheet, words);
      expect(aim).toBe(sentences.find(({ topic }) => topic === 'aim')?.sentence);
      expect(drawn).toMatchObject({ id: sheet.id, seats: sheet.seats });
    }
  },
);

test('cached explanations are returned unchanged', () => {
  expect(tableRules(hearts, de)).toBe(tableRules(hearts, de));
  expect(tableRules(hearts, fr)).not.toBe(tableRules(hearts, de));
});

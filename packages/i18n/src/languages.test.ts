// Tests the choice of a language. Every language has every section, and no translation still contains an
// English sentence.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inEveryLanguage } from '../testing/index.ts';
import { page } from './en/page.ts';
import * as features from './features.ts';
import * as games from './games.ts';
import { LANGUAGES, languageFor } from './languages.ts';
import * as pages from './page.ts';
import type { TextSection } from './section.ts';
import * as servers from './server.ts';
import * as terminals from './terminal.ts';

test.each([
  [['en-US', 'fr'], 'en'],
  [['zh', 'EN'], 'en'],
  [['zh', 'fr-CA', 'en'], 'fr'],
  [['zh'], 'en'],
  [[], 'en'],
  [['de-AT', 'en'], 'de'],
  [['es-MX', 'en'], 'es'],
  [['de'], 'de'],
  [['zh', ' fr;q=0.8', ' de;q=0.7'], 'fr'],
  [['deu', 'toString', '*'], 'en'],
] as const)('who asks for %j is spoken to in %s', (tags, language) => {
  expect(languageFor(tags)).toBe(language);
});

/** Texts that may be the same in English and another language. */
const SHARED = new Set<string>([
  'Moonshot',
  'Esc',
  'Alt',
  'Ctrl',
  'Auto',
  'Date',
  'Person',
  'points',
  'total',
  'Menu',
  'Message',
  'Options',
  'Points',
  'Scores',
  'Table',
  'Total',
  'Vibration',
  'Volume',
  'Actions',
  'bot',
  'Bot',
  'Bots',
  'Code',
  'Expert',
  'Licence (CC0)',
  'Name',
  'Passes', // of cards, in French
  'Passkeys',
  'Server',
  'Token',
]);

type Path = readonly [path: string, text: string];

/** Every constant text of a catalogue, with its path. */
const textsIn = (words: unknown, path = ''): readonly Path[] => {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
};

/**
 * Texts that are equal in English and another language although they are not in `SHARED`. Texts without three
 * letters in a row are ignored.
 */
function kept(english: unknown, other: unknown): readonly Path[] {
  const theirs = new Map(textsIn(other));
  return textsIn(english).filter(
    ([path, text]) => /\p{L}{3}/u.test(text) && !SHARED.has(text) && theirs.get(path) === text,
  );
}

test('what was left in English is found', () => {
  expect(kept(page, page).length).toBeGreaterThan(100);
  expect(kept(page, { ...page, close: 'Schließen' })).not.toContainEqual(['.close', page.close]);
  expect(kept(page, {})).toEqual([]);
});

const SECTIONS: readonly (readonly [name: string, section: TextSection<unknown>])[] = [
  ...Object.entries<TextSection<unknown>>(pages),
  ...Object.entries<TextSection<unknown>>(features),
  ...Object.entries<TextSection<unknown>>(games),
  ...Object.entries<TextSection<unknown>>(servers),
  ...Object.entries<TextSection<unknown>>(terminals),
];

test.each(SECTIONS)('%s: no language has kept an English sentence', async (_, section) => {
  const [[, english] = [], ...others] = await inEveryLanguage(section);
  expect(Object.keys(english ?? {})).not.toEqual([]);
  for (const [language, words] of others) expect(kept(english, words), language).toEqual([]);
});

/** The files of a folder, without tests. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted();

test('each language is a folder, and the folders of translations have the same files', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(entry => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual([...LANGUAGES].toSorted());
  const [, first = '', ...others] = LANGUAGES;
  for (const other of others) expect(filesIn(other), other).toEqual(filesIn(first));
});

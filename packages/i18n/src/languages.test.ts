// Tests the choice of a language. Every language has every section, and no translation still contains an
// English sentence.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inEveryLanguage } from '../testing/index.ts';
import { page } from './en/page.ts';
import * as features from './features.ts';
import * as games from './games.ts';
import { LANGUAGES, type Language, languageFor } from './languages.ts';
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

/** Wordings that players misunderstood, by what they were about. */
const MISUNDERSTOOD: Readonly<Record<string, Readonly<Partial<Record<Language, RegExp>>>>> = {
  'the next deal': { en: /Deal again/, es: /'Repartir'/ },
  'passing cards': { en: /'Exchange/, de: /'Tauschen/, fr: /'Échanger/ },
  'no longer being ready': { en: /Not ready yet/, de: /Noch nicht bereit/, fr: /Pas encore prêt/, es: /Aún no estoy/ },
  'a backup': { en: /Take a file over/, de: /Datei übernehmen/, fr: /Reprendre un fichier/, es: /Cargar un archivo/ },
  playback: { en: /Go on by itself/, de: /Von selbst weiter/, fr: /Continuer tout seul/, es: /Seguir solo/ },
  'the time of the lesson': { en: /About a minute/, de: /Etwa eine Minute/, fr: /Une minute environ/, es: /Un minuto/ },
  'a rule without a name': { en: /\(as written\)/, de: /\(wie geschr/, fr: /\(comme écrit\)/, es: /\(como está/ },
  'a rule without a value': { en: /is said of this/, de: /Dazu ist nichts/, fr: /n’en est dit/, es: /De esto no se/ },
  'a player who waits': { en: /reading the rules/, de: /liest die Regeln/, fr: /lit les règles/, es: /lee las reglas/ },
  'a vote': { en: /Some want|is wanted/, de: /ist gewünscht|Es soll/, fr: /est demandée/, es: /Se pide/ },
  'a pause': { en: /table stands still/, de: /Tisch steht still/ },
  sources: { en: /by a source/, de: /belegt eine Quelle/, fr: /confirmé par une/, es: /confirmado por una/ },
  'the queen that counts': { de: /kühne Dame/ },
};

test.each(Object.entries(MISUNDERSTOOD))('%s: no language has kept what was misunderstood', (_, wordings) => {
  const found = LANGUAGES.flatMap(language =>
    filesIn(language)
      .map(file => join(import.meta.dirname, language, file))
      .filter(path => wordings[language]?.test(readFileSync(path, 'utf8'))),
  );
  expect(found).toEqual([]);
});

// Language selection, and no untranslated English text in another language.
import { LANGUAGES } from '@moonshot/protocol';
import { expect, test } from 'vitest';
import { ENGLISH, spokenIn } from '../worker/language.ts';
import { whole } from './all-messages.ts';
import { CATALOGUES, languageFor } from './languages.ts';

test.each([
  ['auto', ['en-US', 'fr'], 'en'],
  ['auto', ['zh', 'EN'], 'en'],
  ['auto', ['zh', 'fr-CA', 'en'], 'fr'],
  ['auto', ['zh'], 'en'],
  ['auto', [], 'en'],
  ['auto', ['de-AT', 'en'], 'de'],
  ['en', ['zh'], 'en'],
  ['auto', ['es-MX', 'en'], 'es'],
  ['de', ['en'], 'de'],
] as const)('%s in a browser that prefers %o is %s', (choice, preferred, language) => {
  expect(languageFor(choice, preferred)).toBe(language);
});

/** Texts that may be the same in English and another language. */
const SHARED = new Set<string>([
  'Moonshot',
  'English',
  'Deutsch',
  'Français',
  'Español',
  'Esc',
  'Alt',
  'Ctrl',
  'Auto',
  'Date',
  'Menu',
  'Message',
  'Points',
  'Scores',
  'Table',
  'Total',
  'Vibration',
  'Volume',
  'Actions',
  'bot',
  'Bot',
  'Name',
  'Passes', // of cards, in French
]);

type Path = readonly [path: string, text: string];

/** Every constant text in a catalogue, with its path. */
const textsIn = (words: unknown, path = ''): readonly Path[] => {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
};

/** Texts of more than one character that are the same in another language. */
function kept(english: unknown, other: unknown): readonly Path[] {
  const theirs = new Map(textsIn(other));
  return textsIn(english).filter(
    ([path, text]) => /\p{L}{3}/u.test(text) && !SHARED.has(text) && theirs.get(path) === text,
  );
}

test('what was left in English is found', () => {
  expect(kept(whole, whole).length).toBeGreaterThan(100);
  expect(kept(whole, { ...whole, close: 'Schließen' })).not.toContainEqual(['.close', whole.close]);
  expect(kept(whole, {})).toEqual([]);
});

interface Catalogue {
  readonly wordsIn: (language: string) => Promise<unknown>;
}
/** The texts of lazy-loaded parts. */
const LATER = import.meta.glob<Catalogue>('./*/catalogue.ts', { eager: true });

test.each(Object.entries(LATER))('%s: no language has kept an English sentence', async (_, { wordsIn }) => {
  const english = await wordsIn('en');
  for (const language of LANGUAGES.filter(one => one !== 'en'))
    expect(kept(english, await wordsIn(language)), language).toEqual([]);
});

test('every other language has its own words, and the tables speak whatever the page speaks', async () => {
  for (const language of LANGUAGES.filter(one => one !== 'en')) {
    const [page, tables] = [await CATALOGUES[language](), await spokenIn(language)];
    expect(kept(whole, page), language).toEqual([]);
    expect(kept(ENGLISH, tables), language).toEqual([]);
  }
});

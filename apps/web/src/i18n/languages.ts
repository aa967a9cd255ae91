// The languages of the page, and their selection.
import { LANGUAGES, type Language } from '@moonshot/protocol';
import { en, type Words } from './en.ts';

/** Every language but English is lazy-loaded. */
export const CATALOGUES: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
};

const isSpoken = (language: string): language is Language => LANGUAGES.some(one => one === language);

/** The chosen language, or the first supported one of the browser's preferences; English if there is none. */
export function languageFor(choice: Language | 'auto', preferred: readonly string[]): Language {
  const wanted = choice === 'auto' ? preferred.map(tag => tag.toLowerCase().split('-')[0] ?? '') : [choice];
  return wanted.find(isSpoken) ?? 'en';
}

// The languages that the page speaks, and which of them is meant by a choice.
import type { Language } from '@moonshot/wire';
import { en, type Words } from './en.ts';

/** Every language but English is a chunk of its own, loaded when it is wanted. */
export const CATALOGUES: Partial<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
};

/** The languages that the page speaks. */
export const LANGUAGES = Object.keys(CATALOGUES) as readonly Language[];

const isSpoken = (language: string): language is Language => Object.hasOwn(CATALOGUES, language);

/**
 * The chosen language, or the first of the browser's own that the page speaks; English where it speaks none
 * of them.
 */
export function languageFor(choice: Language | 'auto', preferred: readonly string[]): Language {
  const wanted = choice === 'auto' ? preferred.map(tag => tag.toLowerCase().split('-')[0] ?? '') : [choice];
  return wanted.find(isSpoken) ?? 'en';
}

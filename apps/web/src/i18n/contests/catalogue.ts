// The texts of contests, by language.
import { inLanguage } from '../load-language.ts';
import { en } from './en.ts';

export const wordsIn = inLanguage(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
});

// The reasons in hints, by language; all languages but English are lazy-loaded.
import { en } from '@moonshot/bots/hint/words/en';
import type { HintWords } from '@moonshot/bots/hint/words/shape';
import { inLanguage } from '../i18n/load-language.ts';

/** The texts of a language by its code; English if unknown. */
export const hintWords = inLanguage<HintWords>(en, {
  de: async () => (await import('@moonshot/bots/hint/words/de')).de,
  fr: async () => (await import('@moonshot/bots/hint/words/fr')).fr,
  es: async () => (await import('@moonshot/bots/hint/words/es')).es,
});

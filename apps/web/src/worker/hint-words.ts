// The reasons for an answer in each language; every other language than English is loaded when it is wanted.
import { en } from '@moonshot/bots/hint/words/en';
import type { HintWords } from '@moonshot/bots/hint/words/shape';
import { inLanguage } from '../words/in-language.ts';

/** The words of a language by its code; English where there are none. */
export const hintWords = inLanguage<HintWords>(en, {
  de: async () => (await import('@moonshot/bots/hint/words/de')).de,
  fr: async () => (await import('@moonshot/bots/hint/words/fr')).fr,
  es: async () => (await import('@moonshot/bots/hint/words/es')).es,
});

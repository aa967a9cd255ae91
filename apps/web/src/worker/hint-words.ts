// The reasons for an answer in each language; every other language than English is loaded when it is wanted.
import { en } from '@moonshot/bots/hint/words/en';
import type { HintWords } from '@moonshot/bots/hint/words/shape';

const OTHERS: Readonly<Record<string, () => Promise<HintWords>>> = {
  de: async () => (await import('@moonshot/bots/hint/words/de')).de,
  fr: async () => (await import('@moonshot/bots/hint/words/fr')).fr,
  es: async () => (await import('@moonshot/bots/hint/words/es')).es,
};

/** The words of a language by its code; English where there are none. */
export const hintWords = async (language: string): Promise<HintWords> => (await OTHERS[language]?.()) ?? en;

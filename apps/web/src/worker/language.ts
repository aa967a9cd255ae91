// The languages that the tables speak: what they say of the rules, and what they say by themselves.
import { type RuleWords, en as rulesInEnglish } from '@moonshot/rules/words/en';
import type { Language } from '@moonshot/wire';
import { en, type WorkerWords } from './words/en.ts';

export interface Spoken {
  readonly rules: RuleWords;
  readonly tables: WorkerWords;
}

export const ENGLISH: Spoken = { rules: rulesInEnglish, tables: en };

/** Every other language is a chunk of its own, loaded when it is wanted. */
const OTHERS: Partial<Record<Language, () => Promise<Spoken>>> = {
  de: async () => {
    const [rules, tables] = await Promise.all([import('@moonshot/rules/words/de'), import('./words/de.ts')]);
    return { rules: rules.de, tables: tables.de };
  },
  fr: async () => {
    const [rules, tables] = await Promise.all([import('@moonshot/rules/words/fr'), import('./words/fr.ts')]);
    return { rules: rules.fr, tables: tables.fr };
  },
  es: async () => {
    const [rules, tables] = await Promise.all([import('@moonshot/rules/words/es'), import('./words/es.ts')]);
    return { rules: rules.es, tables: tables.es };
  },
};

/** The words of a language; English where the tables do not speak it. */
export const spokenIn = async (language: Language): Promise<Spoken> => OTHERS[language]?.() ?? ENGLISH;

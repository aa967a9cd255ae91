// The list of games for home in each language, generated from the sheets by the build.
import type { Language, SheetCard } from '@moonshot/protocol';
import en from '../../plugins/sheets.ts?en';

/** Every language but English is lazy-loaded. */
const OTHERS: Partial<Record<Language, () => Promise<readonly SheetCard[]>>> = {
  de: async () => (await import('../../plugins/sheets.ts?de')).default,
  fr: async () => (await import('../../plugins/sheets.ts?fr')).default,
  es: async () => (await import('../../plugins/sheets.ts?es')).default,
};

/** All games, in this language. Rejects if the list cannot be loaded. */
export const gamesIn = async (language: Language): Promise<readonly SheetCard[]> => OTHERS[language]?.() ?? en;

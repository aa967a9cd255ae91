// The games in the language of the page, for its first screen; a build has made them from the sheets.
import type { Language, SheetCard } from '@moonshot/wire';
import en from '../../plugins/sheets.ts?en';

/** Every language but English is a chunk of its own, loaded when it is wanted. */
const OTHERS: Partial<Record<Language, () => Promise<readonly SheetCard[]>>> = {
  de: async () => (await import('../../plugins/sheets.ts?de')).default,
  fr: async () => (await import('../../plugins/sheets.ts?fr')).default,
  es: async () => (await import('../../plugins/sheets.ts?es')).default,
};

/** Every game that there is; throws where the list cannot be loaded. */
export const gamesIn = async (language: Language): Promise<readonly SheetCard[]> => OTHERS[language]?.() ?? en;

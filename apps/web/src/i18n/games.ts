// The list of games for home in each language, generated from the sheets by the build.
import type { Language } from '@moonshot/i18n';
import type { SheetCard } from '@moonshot/protocol';
import en from '../../plugins/sheets.ts?en';
import others from '../../plugins/sheets.ts?others';

/** All games, in this language. Rejects if the list cannot be loaded. */
export const gamesIn = async (language: Language): Promise<readonly SheetCard[]> => others[language]?.() ?? en;

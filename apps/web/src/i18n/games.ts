// The list of games for the home screen in each language. The build generates the lists from the rules.
import type { Language } from '@moonshot/i18n';
import type { SheetCard } from '@moonshot/protocol';
import en from '../../plugins/sheets.ts?en';
import others from '../../plugins/sheets.ts?others';

/** All games, with texts in this language. Rejects if the list cannot be loaded. */
export const gamesIn = async (language: Language): Promise<readonly SheetCard[]> => others[language]?.() ?? en;

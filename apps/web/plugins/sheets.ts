// Makes of the games' sheets what the first screen lists, in each language, so that nobody waits for the
// tables to say it.
import { SHEETS } from '@moonshot/rules/games';
import { de } from '@moonshot/rules/words/de';
import { en } from '@moonshot/rules/words/en';
import { es } from '@moonshot/rules/words/es';
import { fr } from '@moonshot/rules/words/fr';
import { sheetCard } from '@moonshot/table/rules-told';
import type { Plugin } from 'vite';

const LANGUAGES = { en, de, fr, es };
const ASKED = /plugins\/sheets\.ts\?(en|de|fr|es)$/;

/** Answers `import sheets from '../../plugins/sheets.ts?en'` with the list in that language. */
export function sheets(): Plugin {
  return {
    name: 'moonshot-sheets',
    enforce: 'pre', // before this file is taken for a part of the page
    load(id) {
      const [, language] = ASKED.exec(id) ?? [];
      if (language === undefined) return null;
      const words = LANGUAGES[language as keyof typeof LANGUAGES];
      return `export default ${JSON.stringify(SHEETS.map(sheet => sheetCard(sheet, words)))}`;
    },
  };
}

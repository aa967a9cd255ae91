// Vite plugin: generates the list of games for home in each language, so that home need not wait for the
// worker.
import { SHEETS } from '@moonshot/rules';
import { ruleWordsDe as de, ruleWordsEn as en, ruleWordsEs as es, ruleWordsFr as fr } from '@moonshot/rules/words';
import { sheetCard } from '@moonshot/table';
import type { Plugin } from 'vite';

const LANGUAGES = { en, de, fr, es };
const ASKED = /plugins\/sheets\.ts\?(en|de|fr|es)$/;

/** Resolves `import sheets from '../../plugins/sheets.ts?en'` to the list in that language. */
export function sheets(): Plugin {
  return {
    name: 'moonshot-sheets',
    enforce: 'pre', // before Vite bundles this file itself
    load(id) {
      const [, language] = ASKED.exec(id) ?? [];
      if (language === undefined) return null;
      const words = LANGUAGES[language as keyof typeof LANGUAGES];
      return `export default ${JSON.stringify(SHEETS.map(sheet => sheetCard(sheet, words)))}`;
    },
  };
}

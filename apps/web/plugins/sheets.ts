// Vite plugin: generates the list of games for the home screen in each language. Thanks to the list, the home
// screen need not wait for the worker.
import { LANGUAGES } from '@moonshot/i18n';
import { ruleWords } from '@moonshot/i18n/games';
import { SHEETS } from '@moonshot/rules';
import { sheetCard } from '@moonshot/table';
import type { Plugin } from 'vite';

const ASKED = /plugins\/sheets\.ts\?(\w+)$/;

/** The languages except English, each with a function that loads its list. */
const others = (): string =>
  LANGUAGES.filter(language => language !== 'en')
    .map(language => `${language}: async () => (await import('./sheets.ts?${language}')).default`)
    .join(', ');

/** Resolves `import sheets from '../../plugins/sheets.ts?en'` to the list in that language. */
export function sheets(): Plugin {
  return {
    name: 'moonshot-sheets',
    enforce: 'pre', // before Vite bundles this file itself
    async load(id) {
      const [, asked] = ASKED.exec(id) ?? [];
      if (asked === 'others') return `export default { ${others()} }`;
      const language = LANGUAGES.find(one => one === asked);
      if (language === undefined) return null;
      const words = await ruleWords(language);
      return `export default ${JSON.stringify(SHEETS.map(sheet => sheetCard(sheet, words)))}`;
    },
  };
}

// Vite plugin: lists the languages wherever the code loads a section of texts by language. The build then
// makes a chunk for each language.
import { LANGUAGES } from '@moonshot/i18n';
import type { Plugin } from 'vite';

const LISTS = /\/packages\/i18n\/src\/\w+\.ts$/;
const LOADED = /import\(`\.\/\$\{language\}\/([\w/-]+\.ts)`\)/g;

const choice = (file: string): string =>
  `{ ${LANGUAGES.map(language => `${language}: () => import('./${language}/${file}')`).join(', ')} }[language]()`;

/** Replaces the import of a text section by code that loads the section in one of the listed languages. */
export function languages(): Plugin {
  return {
    name: 'moonshot-languages',
    enforce: 'pre', // before Vite expands the import into a choice among all folders
    transform: (code, id) => (LISTS.test(id) ? code.replaceAll(LOADED, (_, file: string) => choice(file)) : null),
  };
}

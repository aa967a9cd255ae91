// Vite plugin: extracts the clauses from docs/play/rules, each with its number, text, fields and tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { DocClause, RulesDocs } from '../src/features/why/docs.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/play/rules');
const ASKED = /plugins\/clauses\.ts\?docs$/;

/** Resolves `import docs from '../../plugins/clauses.ts?docs'` to the clauses of every page. */
export function clauses(): Plugin {
  return {
    name: 'moonshot-clauses',
    enforce: 'pre', // before Vite bundles this file itself
    load: id => (ASKED.test(id) ? `export default ${JSON.stringify(rulesDocs())}` : null),
  };
}

/** The clauses by page, for pages that have any. */
export function rulesDocs(): RulesDocs {
  const read = readdirSync(FOLDER).map(file => [file.replace(/\.md$/, ''), readFileSync(join(FOLDER, file), 'utf8')]);
  const pages = read.map(([name = '', text = '']) => [name, clausesIn(text)] as const);
  return Object.fromEntries(pages.filter(([, found]) => found.length > 0));
}

/** The clauses in the text of a page. A section is a clause if its heading has a number. */
function clausesIn(text: string): readonly DocClause[] {
  const usual = /^Game .* rows \[[^\]]*\]\((?:\.\.\/)+([^)]+)\)/m.exec(text)?.[1] ?? '';
  return text.split(/^##+ /m).flatMap(section => {
    const [, number, title] = /^([A-Z]{3} \d+) · (.*)/.exec(section) ?? [];
    return number === undefined || title === undefined ? [] : [{ number, title, ...partsOf(section, usual) }];
  });
}

function partsOf(section: string, usual: string): Omit<DocClause, 'number' | 'title'> {
  const [, words = '', ...others] = section.split(/\n\n/);
  const lines = others.join('\n').split('\n');
  const fields = lines
    .filter(line => line.startsWith('- Sheet: '))
    .flatMap(line => [...line.matchAll(/`([a-z]\w*(?:\.\w+)*)`/gi)].map(([, path = '']) => path));
  return { words, fields, tests: testsIn(lines, usual) };
}

/**
 * The rows listed below each test file's name. Rows without a file name belong to the page's own test file.
 */
function testsIn(lines: readonly string[], usual: string): DocClause['tests'] {
  const tests: { readonly file: string; readonly rows: string[] }[] = [];
  for (const line of lines) {
    const [head, file = usual] = /^- Rows(?: in \[[^\]]*\]\((?:\.\.\/)+([^)]+)\))?:/.exec(line) ?? [];
    if (head !== undefined) tests.push({ file, rows: [] });
    if (line.startsWith('  - ')) tests.at(-1)?.rows.push(line.slice('  - '.length));
  }
  return tests;
}

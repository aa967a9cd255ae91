// Makes of the pages in docs/rules what the page shows of them: each clause with its number, its words, its
// fields and its tests.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { DocClause, RulesDocs } from '../src/why/docs.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/rules');
const ASKED = /plugins\/clauses\.ts\?docs$/;

/** Answers `import docs from '../../plugins/clauses.ts?docs'` with the clauses of every page. */
export function clauses(): Plugin {
  return {
    name: 'moonshot-clauses',
    enforce: 'pre', // before this file is taken for a part of the page
    load: id => (ASKED.test(id) ? `export default ${JSON.stringify(rulesDocs())}` : null),
  };
}

/** The clauses of each page that has any, by the page's name. */
export function rulesDocs(): RulesDocs {
  const read = readdirSync(FOLDER).map(file => [file.replace(/\.md$/, ''), readFileSync(join(FOLDER, file), 'utf8')]);
  const pages = read.map(([name = '', text = '']) => [name, clausesIn(text)] as const);
  return Object.fromEntries(pages.filter(([, found]) => found.length > 0));
}

/** A section of a page is a clause where its head has a number. */
function clausesIn(text: string): readonly DocClause[] {
  const usual = /^Game .* rows \[[^\]]*\]\(\.\.\/\.\.\/([^)]+)\)/m.exec(text)?.[1] ?? '';
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

/** The rows under each file of tests; those that name no file are in the page's own. */
function testsIn(lines: readonly string[], usual: string): DocClause['tests'] {
  const tests: { readonly file: string; readonly rows: string[] }[] = [];
  for (const line of lines) {
    const [head, file = usual] = /^- Rows(?: in \[[^\]]*\]\(\.\.\/\.\.\/([^)]+)\))?:/.exec(line) ?? [];
    if (head !== undefined) tests.push({ file, rows: [] });
    if (line.startsWith('  - ')) tests.at(-1)?.rows.push(line.slice('  - '.length));
  }
  return tests;
}

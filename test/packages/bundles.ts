// The size of the rules in a bundle, which depends on what a program uses of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../scripts/packages/published.ts';
import { type Consumer, ENTRIES, exampleOf } from './consumer.ts';

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const KILO = 1000;

/** A program that uses everything that these entry points export. */
const whole = (entries: readonly string[]): string =>
  entries.map((entry, i) => `import * as all${i} from '${entry}'; console.log(Object.values(all${i}));`).join('\n');

/** The README's example with one of the five games unchanged, so that its sheet needs no check. */
const LISTED = exampleOf('rules')
  .replace('heartsOf, ', 'listedTrickGame, ')
  .replace("const { game } = heartsOf(sheetOf('ricketts'), 4);", "const hearts = listedTrickGame('ricketts', 4);")
  .replace(/\bgame\b/g, 'hearts.game');

/** The programs that are bundled. */
export const BUNDLES: Readonly<Record<string, string>> = {
  'a whole deal, as in the README': exampleOf('rules'),
  'rules with explanations': `${exampleOf('rules')}
    import { explain, explainRefusal } from '@moonshot/rules/explain';
    console.log(explain(sheetOf('ricketts'), 4), explainRefusal);`,
  'a whole deal of a listed game': LISTED,
  'a listed game with explanations': `${LISTED}
    import { explainHearts, explainRefusal } from '@moonshot/rules/explain';
    console.log(explainHearts(hearts), explainRefusal);`,
  'rules, every entry point': whole(ENTRIES.filter(entry => entry.startsWith('@moonshot/rules'))),
  verify: exampleOf('verify')
    .replace(/readFileSync\(.*?\)/, 'prompt()')
    .replace(/.*node:fs.*/, ''),
  'a careful bot': exampleOf('bots'),
};

/** The compressed kilobytes that a browser loads at once for a program. */
export async function kilobytesOf(project: Consumer, program: string): Promise<number> {
  project.write('page/index.html', '<script type="module" src="./main.js"></script>');
  project.write('page/main.js', program);
  await project.run(
    process.execPath,
    VITE,
    'build',
    'page',
    '--outDir',
    'built',
    '--emptyOutDir',
    '--logLevel',
    'error',
  );
  const assets = join(project.folder, 'page/built/assets');
  const bytes = readdirSync(assets)
    .filter(file => file.startsWith('index-'))
    .map(file => gzipSync(readFileSync(join(assets, file)), { level: 9 }).length);
  return Number((bytes.reduce((sum, one) => sum + one, 0) / KILO).toFixed(1));
}

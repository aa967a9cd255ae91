// Builds a static site from the documents: `npm run docs`. DOCS_BASE is the path at which the site is served.
// DOCS_SOURCE is the repository's address, for links to code. VitePress is installed on first use.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkedFrom, pageOf, pageText, titleOf, withPackageNames } from './docs/pages.ts';
import { PUBLISHED } from './packages/published.ts';

const ROOT = join(import.meta.dirname, '..');
const WORK = join(ROOT, '.cache/docs');
const STAGED = join(WORK, 'src');
const OUT = join(ROOT, 'dist/docs');
const DOCUMENTS = ['*.md', '{docs,bench,deploy,fixtures}/**/*.md', '{packages,apps}/*/README.md'];
/** The folder for the pages about the packages' API. */
const API = 'reference/api';
const SECTIONS = ['play', 'host', 'develop', 'reference'] as const;

const documents = globSync(DOCUMENTS, { cwd: ROOT, exclude: ['**/node_modules/**'] })
  .map(path => path.replaceAll('\\', '/'))
  .sort();
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Installs VitePress by its lock file, unless that has been done already. */
function install(): void {
  const lock = 'package-lock.json';
  const wanted = readFileSync(join(ROOT, 'scripts/docs', lock), 'utf8');
  const kept = join(WORK, 'node_modules', lock);
  if (existsSync(kept) && readFileSync(kept, 'utf8') === wanted) return;
  mkdirSync(WORK, { recursive: true });
  for (const name of ['package.json', lock]) cpSync(join(ROOT, 'scripts/docs', name), join(WORK, name));
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: WORK, stdio: 'inherit' });
  writeFileSync(kept, wanted);
}

/** The sidebar of a section: first the pages that its index links to, in that order, then the others. */
function sidebarOf(section: string): readonly { readonly text: string; readonly link: string }[] {
  const index = `docs/${section}/README.md`;
  const inside = documents.filter(path => pageOf(path)?.startsWith(`${section}/`));
  const linked = linkedFrom(index, textOf(index)).filter(path => inside.includes(path));
  const ordered = [...new Set([index, ...linked, ...inside])];
  return ordered.map(path => ({
    text: titleOf(textOf(path)).replaceAll(/[`*]/g, ''),
    link: `/${pageOf(path)?.replace(/(index)?\.md$/, '')}`,
  }));
}

/** The entry points of the published packages. Each gets a page about its API. */
const ENTRIES = PUBLISHED.flatMap(name =>
  globSync(`packages/${name}/src/*.ts`, { cwd: ROOT, exclude: ['**/*.test.ts'] }),
)
  .filter(path => isEntry(path))
  .sort();

const API_ITEM = { text: 'Interface of the packages', link: `/${API}/` };

/** Whether a file is an entry point that its package exports. */
function isEntry(path: string): boolean {
  const [, name = '', file = ''] = /^packages\/(.+?)\/(src\/.+)$/.exec(path) ?? [];
  return textOf(`packages/${name}/package.json`).includes(`"@moonshot/source": "./${file}"`);
}

/** Writes the pages about the packages' API with TypeDoc. */
function writeInterfaces(): void {
  const words = ['--plugin', 'typedoc-plugin-markdown', '--out', join(STAGED, API), '--basePath', ROOT];
  const options = [
    '--name',
    'Interface of the packages',
    '--readme',
    'none',
    '--entryFileName',
    'index',
    '--disableSources',
    '--skipErrorChecking',
    '--logLevel',
    'Error',
  ];
  const entries = ENTRIES.flatMap(path => ['--entryPoints', join(ROOT, path)]);
  execFileSync(
    process.execPath,
    [
      join(WORK, 'node_modules/typedoc/bin/typedoc'),
      '--tsconfig',
      join(ROOT, 'tsconfig.json'),
      ...words,
      ...options,
      ...entries,
    ],
    { cwd: WORK, stdio: 'inherit' },
  );
  for (const path of globSync('**/*.md', { cwd: join(STAGED, API) })) {
    const file = join(STAGED, API, path);
    writeFileSync(file, withPackageNames(readFileSync(file, 'utf8')));
  }
}

function config(): object {
  const sections = SECTIONS.map(section => [section, sidebarOf(section)] as const);
  const headings = { play: 'Play', host: 'Host', develop: 'Develop', reference: 'Reference' };
  return {
    title: 'Moonshot',
    description: titleOf(textOf('README.md')),
    base: process.env.DOCS_BASE ?? '/',
    outDir: OUT,
    markdown: { html: false },
    themeConfig: {
      nav: sections.map(([section]) => ({ text: headings[section], link: `/${section}/` })),
      sidebar: Object.fromEntries(
        sections.map(([section, items]) => [
          `/${section}/`,
          [{ text: headings[section], items: section === 'reference' ? [...items, API_ITEM] : items }],
        ]),
      ),
      search: { provider: 'local' },
      outline: [2, 3],
    },
  };
}

install();
rmSync(STAGED, { recursive: true, force: true });
for (const path of documents) {
  const to = join(STAGED, pageOf(path) ?? path);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, pageText(path, textOf(path), process.env.DOCS_SOURCE));
}
cpSync(join(ROOT, 'docs/pictures'), join(STAGED, 'pictures'), { recursive: true });
writeInterfaces();
mkdirSync(join(STAGED, '.vitepress'));
writeFileSync(
  join(STAGED, '.vitepress/config.mjs'),
  `import { anchorOf } from ${JSON.stringify(join(import.meta.dirname, 'docs/pages.ts'))};
const config = ${JSON.stringify(config(), null, 2)};
config.markdown.anchor = { slugify: anchorOf };
export default config;
`,
);
execFileSync(process.execPath, [join(WORK, 'node_modules/vitepress/bin/vitepress.js'), 'build', STAGED], {
  cwd: WORK,
  stdio: 'inherit',
});
console.log(`${documents.length} documents: ${OUT}`);

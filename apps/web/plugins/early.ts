// Vite plugin: preloads the files that the first table needs, so that they load in parallel.
import type { Plugin, Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;

interface Needed {
  readonly file: RegExp;
  readonly tag: string;
}

/** Files to load first. The first of them starts the table worker, which takes longest. */
const FIRST: readonly Needed[] = [
  { file: /\/early-[^/]*\.js$/, tag: '<script type="module" async crossorigin src="HREF"></script>' },
  { file: /\/tables-[^/]*\.js$/, tag: '<link rel="modulepreload" crossorigin href="HREF">' },
];

/** Files needed besides the page's own script and style. */
const BESIDE: readonly Needed[] = [
  { file: /\/cards-[^/]*\.json$/, tag: '<link rel="preload" as="fetch" crossorigin href="HREF">' },
  {
    file: /-latin-wght-[^/]*\.woff2$/,
    tag: '<link rel="preload" as="font" type="font/woff2" crossorigin href="HREF">',
  },
];

const WORKER = /\/tables-[^/]*\.js$/;
const IMPORT = /(?:from|import)\s*"\.\/([^"]+)"/g;
const PAGE = '<script type="module"';

/** Static imports of the worker's entry file. */
function awaitedByWorker(bundle: OutputBundle): readonly string[] {
  const worker = Object.values(bundle).find(({ fileName }) => WORKER.test(fileName));
  if (worker?.type !== 'asset') throw new Error('Cannot load early what the worker needs: the build has no worker');
  const files = [...String(worker.source).matchAll(IMPORT)].map(([, file = '']) => `assets/${file}`);
  return files.map(file => `<link rel="modulepreload" crossorigin href="./${file}">`);
}

/** The tags for the files of the build. */
const tagsFor = (needed: readonly Needed[], files: readonly string[]): readonly string[] =>
  needed.flatMap(({ file, tag }) => {
    const found = files.filter(name => file.test(name));
    if (found.length === 0) throw new Error(`Cannot load early what the build does not have: ${file}`);
    return found.map(name => tag.replace('HREF', `./${name}`));
  });

const lines = (tags: readonly string[]): string => tags.map(tag => `${tag}\n    `).join('');

/** Adds preload tags to the page's head, in order of urgency. */
export function early(): Plugin {
  return {
    name: 'moonshot-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.keys(bundle);
        const [before, after] = [html.indexOf(PAGE), html.indexOf('</head>')];
        return [
          html.slice(0, before),
          lines([...tagsFor(FIRST, files), ...awaitedByWorker(bundle)]),
          html.slice(before, after).trimEnd(),
          '\n    ',
          lines(tagsFor(BESIDE, files)).trimEnd(),
          '\n  ',
          html.slice(after),
        ].join('');
      },
    },
  };
}

// Lets the browser load at once what the first table needs, instead of one thing after the other as each is found.
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;

interface Needed {
  readonly file: RegExp;
  readonly tag: 'script' | 'link';
  readonly attributes: Readonly<Record<string, string | true>>;
}

/** What is needed beside the page's own script and style: which files of the build, and what they are to the browser. */
const NEEDED: readonly Needed[] = [
  { file: /\/early-[^/]*\.js$/, tag: 'script', attributes: { type: 'module', async: true, crossorigin: '' } },
  { file: /\/cards-[^/]*\.json$/, tag: 'link', attributes: { rel: 'preload', as: 'fetch', crossorigin: '' } },
  {
    file: /-latin-wght-[^/]*\.woff2$/,
    tag: 'link',
    attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' },
  },
];

const WORKER = /\/tables-[^/]*\.js$/;
const IMPORT = /(?:from|import)\s*"\.\/([^"]+)"/g;

/** What the worker's first file waits for before it runs: what it shares with files that come later. */
function awaitedByWorker(bundle: OutputBundle): readonly string[] {
  const worker = Object.values(bundle).find(({ fileName }) => WORKER.test(fileName));
  if (worker?.type !== 'asset') throw new Error('Cannot load early what the worker needs: the build has no worker');
  return [...String(worker.source).matchAll(IMPORT)].map(([, file = '']) => `./assets/${file}`);
}

/** Names the needed files at the head of the page. */
export function early(): Plugin {
  return {
    name: 'moonshot-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const files = Object.keys(bundle);
        const awaited = awaitedByWorker(bundle).map(
          (href): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href },
            injectTo: 'head',
          }),
        );
        const needed = NEEDED.flatMap(({ file, tag, attributes }): HtmlTagDescriptor[] => {
          const found = files.filter(name => file.test(name));
          if (found.length === 0) throw new Error(`Cannot load early what the build does not have: ${file}`);
          return found.map(name => ({
            tag,
            attrs: { ...attributes, [tag === 'script' ? 'src' : 'href']: `./${name}` },
            injectTo: 'head',
          }));
        });
        return [...awaited, ...needed];
      },
    },
  };
}

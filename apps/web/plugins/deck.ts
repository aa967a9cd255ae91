// Vite plugin: converts the deck's SVG to data, symbol by symbol, so that the browser need not parse the
// whole SVG.
import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import type { Plugin } from 'vite';
import type { Deck, SvgNode } from '../src/ui/cards/drawing.ts';

const QUERY = '?deck';

/** An element as parsed: children under its name, attributes beside them. */
type Parsed = Readonly<Record<string, readonly Parsed[]>> & { readonly ':@'?: Readonly<Record<string, string>> };

const nameOf = (element: Parsed): string => Object.keys(element).find(key => key !== ':@') ?? '';
const childrenOf = (element: Parsed): readonly Parsed[] => element[nameOf(element)] ?? [];

const drawing = (element: Parsed): SvgNode => [
  nameOf(element),
  element[':@'] ?? {},
  ...childrenOf(element).map(drawing),
];

/** Every symbol of an SVG by its name. */
function symbolsOf(svg: string): Deck {
  const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' });
  const [root] = (parser.parse(svg) as readonly Parsed[]).filter(one => nameOf(one) === 'svg');
  const held = root === undefined ? [] : childrenOf(root).filter(one => nameOf(one) === 'defs');
  const symbols = held.flatMap(childrenOf).filter(one => nameOf(one) === 'symbol');
  if (symbols.length === 0) throw new Error('Cannot make a deck of the drawing: it has no symbols');
  return Object.fromEntries(symbols.map(symbol => [symbol[':@']?.id ?? '', drawing(symbol)]));
}

/** Resolves `import url from './cards.svg?deck'` to the URL of the data. */
export function deck(): Plugin {
  let builds = false;
  return {
    name: 'moonshot-deck',
    enforce: 'pre', // before Vite treats the SVG as an asset
    configResolved: config => {
      builds = config.command === 'build';
    },
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const source = JSON.stringify(symbolsOf(readFileSync(id.slice(0, -QUERY.length), 'utf8')));
      if (!builds) return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`;
      const file = this.emitFile({ type: 'asset', name: 'cards.json', source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}

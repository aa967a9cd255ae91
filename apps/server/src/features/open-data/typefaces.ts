// Finds the typefaces for the open data page in the folder of the built page.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FACES = [
  { family: 'Ysabeau Office', file: 'ysabeau-office', weights: '1 1000' },
  { family: 'Hanken Grotesk', file: 'hanken-grotesk', weights: '100 900' },
];

/**
 * The stylesheet that loads the typefaces for the page at `/data/`. If the folder has no typefaces, the
 * typefaces of the reader's device are used.
 */
export function facesIn(page: string): string {
  const assets = join(page, 'assets');
  const files = existsSync(assets) ? readdirSync(assets) : [];
  return FACES.flatMap(({ family, file, weights }) => {
    const found = files.find(name => name.startsWith(`${file}-latin-wght-normal-`) && /^[\w.-]+\.woff2$/.test(name));
    const source = `url("../assets/${found}") format("woff2")`;
    const face = `@font-face { font-family: "${family}"; src: ${source}; font-weight: ${weights}; font-display: swap; }\n`;
    return found === undefined ? [] : [face];
  }).join('');
}

// Renders the icons of the installed page from one drawing, in a real browser. The icons are committed to the
// repository.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';

const WEB = join(import.meta.dirname, '../apps/web');
const FOLDER = join(WEB, 'public/icons');
const NIGHT = '#0A1D22'; // the background colour of the drawing

/**
 * The icons with their sizes. `fills` is the share of the icon that the drawing fills, for icons whose
 * corners the system crops.
 */
const ICONS: readonly { readonly name: string; readonly size: number; readonly fills?: number }[] = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'maskable-512', size: 512, fills: 0.72 }, // the drawing lies entirely within the safe zone
  { name: 'apple-touch-icon', size: 180, fills: 0.9 },
];

const drawing = readFileSync(join(WEB, 'src/ui/cards/icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS });
mkdirSync(FOLDER, { recursive: true });
for (const { name, size, fills } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = fills === undefined ? 'transparent' : NIGHT;
  await page.setContent(`<style>
    html, body { margin: 0; height: 100%; background: ${ground}; display: grid; place-items: center }
    body { width: 100% }
    svg { width: ${(fills ?? 1) * 100}%; height: ${(fills ?? 1) * 100}% }
  </style>${drawing}`);
  writeFileSync(join(FOLDER, `${name}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();

// Takes the pictures of the page that the documents show: each screen at desktop, phone portrait and phone landscape.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openSite, visit } from '../test/browser/rig.ts';
import { type Scene, staged, store } from '../test/browser/staged.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'pictures');

const SIZES = {
  desktop: { width: 1440, height: 900 },
  portrait: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
} as const;

/** A screen to be pictured: a table that stands at a question, and how many cards its trick shows. */
interface Subject extends Scene {
  readonly name: string;
}

const after = (tricks: number, cards: number): Pick<Scene, 'is'> => ({
  is: ({ state }) => 'tricks' in state && state.tricks.length >= tricks && state.trick.plays.length === cards,
});

const SUBJECTS: readonly Subject[] = [
  { name: 'table', game: 'ricketts', seats: 4, ask: 'play', ...after(4, 3) },
  { name: 'pass', game: 'ricketts', seats: 4, ask: 'pass' },
  { name: 'wild', game: 'wild-twist', seats: 5, ask: 'play', ...after(3, 2) },
  { name: 'seven', game: 'classic', seats: 7, ask: 'play', ...after(0, 3) },
  { name: 'three', game: 'at-play', seats: 3, ask: 'play', ...after(1, 1) },
  { name: 'capture', game: 'capture', seats: 6, ask: 'lay' },
];

/** Lets fonts load and movements end. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
}

const site = await openSite();
await mkdir(FOLDER, { recursive: true });
const tables = await Promise.all(SUBJECTS.map(staged));
for (const [size, viewport] of Object.entries(SIZES)) {
  await visit(site, { viewport }, async ({ page }) => {
    await page.goto(site.url);
    await settled(page);
    await page.screenshot({ path: join(FOLDER, `home-${size}.png`) });
    await store(page, tables);
    for (const [i, { name }] of SUBJECTS.entries()) {
      await page.locator(`[data-table="${tables[i]?.id}"]`).first().click();
      await page.locator('[data-ask]').waitFor();
      await settled(page);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`) });
      await page.evaluate("localStorage.removeItem('moonshot.table')");
      await page.goto(site.url);
      await page.locator('[data-screen="home"]').waitFor();
    }
  });
  console.log(`pictures taken: ${size}`);
}
await site.close();

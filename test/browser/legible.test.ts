// Screens in light and dark, on small and large screens, at 200 % zoom, in large text and in forced
// colours: no text is cut or covered, nothing scrolls sideways, and every control can be seen and pressed.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshSample } from '../seeds.ts';
import { faultsOn } from './legible.ts';
import { sharedSite } from './rig.ts';
import { SCREENS, visitTo } from './screens.ts';

const site = await sharedSite();

const LEGIBLE = SCREENS.filter(({ name }) =>
  [
    ...['home', 'settings', 'menu', 'keys', 'rules', 'last', 'leave', 'leagues', 'rules-home'],
    ...['friends', 'account', 'ratings', 'rated', 'board', 'contests', 'contest', 'tournament', 'league'],
    ...['statistics-none', 'statistics', 'clear', 'games', 'house', 'house-form', 'puzzles', 'puzzle', 'drill'],
    ...['received', 'charge', 'bid', 'peek'],
    ...['play', 'pass', 'scatter', 'claim', 'call', 'moon', 'lay', 'scores', 'scores-of-many', 'match-end'],
  ].includes(name),
);

interface Look {
  readonly size: readonly [width: number, height: number];
  readonly theme?: 'light' | 'dark';
  readonly text?: string;
  readonly forced?: boolean;
}
const LOOKS: readonly Look[] = [
  { size: [1280, 800] },
  { size: [390, 844] },
  { size: [844, 390], theme: 'dark' },
  { size: [320, 568], theme: 'dark' },
  { size: [640, 400] }, // 1280 × 800 at 200 % zoom
  { size: [1280, 800], text: '200' },
  { size: [390, 844], text: '200' },
  { size: [320, 568], text: '200', theme: 'dark' },
  { size: [390, 844], forced: true },
];

async function show(page: Page, { size: [width, height], theme = 'light', text = '100', forced = false }: Look) {
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });
  await page.evaluate(`Object.assign(document.documentElement.dataset, { theme: '${theme}', text: '${text}' })`);
  await page.setViewportSize({ width, height });
  // the table adapts to its screen one frame later, and notices follow the table
  await page.evaluate(
    'new Promise(done => { let n = 6; const next = () => n-- ? requestAnimationFrame(next) : done(); next(); })',
  );
}

test.each(freshSample('legible screens', LEGIBLE, 3))(
  '$name is legible and can be used in every look',
  async screen => {
    await visitTo(site, screen, {}, async ({ page }) => {
      const faults: string[] = [];
      for (const look of LOOKS) {
        await show(page, look);
        faults.push(...(await faultsOn(page)).map(fault => `${JSON.stringify(look)}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  },
);

test('a button under the pointer does not look disabled', async () => {
  for (const screen of SCREENS.filter(({ name }) => name === 'play'))
    await visitTo(site, screen, {}, async ({ page }) => {
      const button = page.locator('[data-act="menu"]').first();
      await button.hover();
      const style = 'getComputedStyle(document.querySelector(`[data-act="menu"]`))';
      expect(await page.evaluate(`[${style}.opacity, ${style}.cursor]`)).toEqual(['1', 'pointer']);
    });
});

// The browser's back and forward buttons: a dialog closes and nothing else, a table leads to what opened it,
// and the buttons of the page agree with those of the browser. Walks each way on a phone and on a desktop.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { click } from './clicker.ts';
import { sharedSite, visit } from './harness.ts';
import { atMatch, together } from './online-harness.ts';
import { PASS, PLAY } from './screens.ts';
import { type Scene, staged } from './staged.ts';

const site = await sharedSite();
const PHONE = { viewport: { width: 390, height: 844 }, touch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 }, touch: false };
const act = (name: string): string => `[data-act="${name}"]`;
const shows = (page: Page, screen: string): Promise<void> =>
  page.locator(`[data-screen="${screen}"]`).waitFor({ state: 'attached' });
const DIALOG = 'dialog[open]';
const TABLE = 'table';

interface Way {
  readonly from: string; // the screen that opens the table
  readonly kept: boolean; // whether the table can be gone on with
  readonly opens: (page: Page, table: string) => Promise<void>;
  readonly scene?: Scene;
}

const ways: readonly [name: string, way: Way][] = [
  ['a new table', { from: 'home', kept: true, opens: page => click(page, act('play-now')) }],
  ['a table to go on with', { from: 'home', kept: true, opens: (page, id) => click(page, `[data-table="${id}"]`) }],
  ['the lesson', { from: 'home', kept: false, opens: page => click(page, act('lesson')) }],
  [
    'a puzzle',
    {
      from: 'puzzles',
      kept: false,
      opens: async page => {
        await click(page, act('puzzles'));
        await click(page, act('day-puzzle'));
        await page.locator(DIALOG).waitFor(); // the question opens by itself
      },
    },
  ],
  [
    'a position of a review',
    {
      from: 'review',
      kept: true,
      scene: { ...PASS, ask: 'scores' },
      opens: async (page, id) => {
        await click(page, `[data-table="${id}"]`);
        await click(page, act('review'));
        await click(page, act('play-out'));
      },
    },
  ],
];
const devices = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;
const rows = ways.flatMap(([name, way]) => devices.map(([device, wishes]) => [name, device, way, wishes] as const));

test.each(rows)('back leads from %s on a %s to what opened it', async (_, __, way, wishes) => {
  const { from, kept, opens, scene = PLAY } = way;
  const table = await staged(scene);
  await visit(site, { ...wishes, tables: [table] }, async ({ page }) => {
    await opens(page, table.id);
    await shows(page, TABLE);
    const entries = Number(await page.evaluate('history.length'));
    if ((await page.locator(DIALOG).count()) === 0) await click(page, act('menu'));
    await page.locator(DIALOG).waitFor();
    await page.goBack();
    await page.locator(DIALOG).waitFor({ state: 'detached' });
    await shows(page, TABLE);
    await page.goBack();
    await shows(page, from);
    await page.goForward();
    await shows(page, kept ? TABLE : from);
    if (kept) await click(page, `header ${act('leave')}`);
    await shows(page, from);
    expect(await page.evaluate('history.length')).toBeLessThanOrEqual(entries + 1);
    for (let n = 0; n < 4 && (await page.locator('[data-screen="home"]').count()) === 0; n++) await page.goBack();
    if (kept) await page.locator('[data-table]').first().waitFor();
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});

test.each(devices)(
  'at pages on a %s, back leads to the page before, a dialog closes first, and forward returns',
  async (_, wishes) => {
    await visit(site, wishes, async ({ page }) => {
      await click(page, act('statistics'));
      await shows(page, 'statistics');
      await page.goBack();
      await shows(page, 'home');
      await page.goForward();
      await shows(page, 'statistics');
      await click(page, `header ${act('close')}`);
      await shows(page, 'home');
      await click(page, `header ${act('settings')}`);
      await page.locator(DIALOG).waitFor();
      await page.goBack();
      await page.locator(DIALOG).waitFor({ state: 'detached' });
      await shows(page, 'home');
      await page.goBack();
      expect(page.url()).toBe('about:blank');
    });
  },
);

const PLACE = (place: string): string => `[data-place="${place}"]`;

test.each(devices)(
  'back leads from a table with friends on a %s to what opened it, and home offers it',
  async (_, { viewport }) => {
    await together(site, async tell => {
      const { page } = await tell.guest('Ada', { viewport });
      const home = async (): Promise<void> => {
        await shows(page, 'home');
        await page.locator('[data-online]').first().waitFor();
      };
      await page.locator(act('friends')).click();
      await page.locator(PLACE('gathering')).waitFor();
      const link = await page.locator('[data-link]').inputValue();
      await page.locator(`${PLACE('gathering')} ${act('change')}`).click();
      await page.locator(DIALOG).waitFor();
      await page.goBack();
      await page.locator(DIALOG).waitFor({ state: 'detached' });
      await page.goBack();
      await home();
      await page.goForward();
      await page.locator(PLACE('gathering')).waitFor();
      expect(await page.locator('[data-link]').inputValue()).toBe(link);
      await page.locator(act('start')).click();
      await atMatch({ name: 'Ada', page });
      await page.goBack();
      await home();
      await page.goForward();
      await atMatch({ name: 'Ada', page });
      await click(page, act('menu'));
      await page.locator(DIALOG).waitFor();
      await page.goBack();
      await page.locator(DIALOG).waitFor({ state: 'detached' });
      await click(page, `header ${act('leave')}`);
      await home();
      await page.goBack();
      expect(page.url()).toBe('about:blank');
    });
  },
);

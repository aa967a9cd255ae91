// Accessibility: axe finds nothing on any screen, theme or size, and each accessibility tree matches its
// snapshot. Runs axe on each screen.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshSample } from '../seeds.ts';
import { complaintsAtRest } from './axe.ts';
import { sharedSite, type Wishes } from './harness.ts';
import { MORE_SCREENS } from './more-screens.ts';
import { SCREENS, TOLD_MS, visitTo } from './screens.ts';

const site = await sharedSite();

const DAY = new Date('2026-11-21T12:00:00Z'); // the daily deal has its date in its name

// The date of a deal played in this visit. It varies, because the worker's clock is real.
const DATE = /\d+ [A-Z][a-z]+ 20\d\d/g;

const PORT = /localhost:\d+/g;

const KEPT = join(import.meta.dirname, 'aria');
const keptTree = (name: string): string | undefined => {
  const path = join(KEPT, `${name}.yml`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

test.each(freshSample('screens', SCREENS, 16))(
  '$name: nothing is found, and its tree is the one that is kept',
  async screen => {
    await visitTo(site, screen, { stands: DAY }, async ({ page }) => {
      await page.clock.runFor(TOLD_MS); // and no announcement is pending during the check
      const tree = async (): Promise<string> =>
        `${await page.locator('body').ariaSnapshot()}\n`.replace(DATE, 'today').replace(PORT, 'localhost');
      const kept = keptTree(screen.name);
      if (kept !== undefined) await expect.poll(tree).toBe(kept); // the bots may still be playing
      await expect(await tree()).toMatchFileSnapshot(join(KEPT, `${screen.name}.yml`));
      expect(await complaintsAtRest(page)).toEqual([]);
    });
  },
);

const LIGHT = { stored: { 'moonshot.theme': 'light' } } as const;
const PHONE = { viewport: { width: 390, height: 844 } } as const;
const SIDE = { viewport: { width: 844, height: 390 } } as const;
const LARGE = { stored: { 'moonshot.text': '200' } } as const;

type Look = readonly [screen: string, look: string, wishes: Wishes];
const everywhere = (look: string, wishes: Wishes): readonly Look[] => [
  ...SCREENS.map(({ name }) => [name, look, { ...wishes, stands: DAY }] as const),
  ...MORE_SCREENS.map(({ name }) => [name, look, wishes] as const), // their steps need a running clock
];

const looks = [
  ...everywhere('light, wide', LIGHT),
  ...everywhere('on a phone', PHONE),
  ...everywhere('light, on its side', { ...LIGHT, ...SIDE }),
  ...everywhere('in letters twice as large', LARGE),
  ...everywhere('light, on a phone, in letters twice as large', {
    ...PHONE,
    stored: { ...LIGHT.stored, ...LARGE.stored },
  }),
];

test.each(freshSample('looks', looks, 6))('nothing is found on %s, %s', async (name, _, wishes) => {
  for (const screen of [...SCREENS, ...MORE_SCREENS].filter(one => one.name === name))
    await visitTo(site, screen, wishes, async ({ page }) => {
      expect(await complaintsAtRest(page)).toEqual([]);
    });
});

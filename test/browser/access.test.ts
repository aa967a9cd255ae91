// What a checker of accessibility finds on each screen, in both themes and on phones: nothing; and the tree of each screen, as it is kept.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, visit, type Wishes } from './rig.ts';
import { SCREENS, show, TOLD_MS } from './screens.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Every finding of every weight, good practice included. */
async function complaints(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(node => `${id}: ${help}: ${node.target.join(' ')}`));
}

const CALM = { 'moonshot.hints': 'off' }; // a hint comes when it comes
const DAY = new Date('2026-11-21T12:00:00Z'); // the deal of the day has its date in its name

const PHONE = { width: 390, height: 844 };

test.each(SCREENS)(
  '$name: nothing is found, wide or on a phone, and its tree is the one that is kept',
  async screen => {
    const stored = { ...CALM, ...(screen.pace && { 'moonshot.pace': screen.pace }) };
    await visit(site, { stored }, async ({ page }) => {
      await page.clock.setFixedTime(DAY);
      await page.reload();
      await show(page, screen);
      if (screen.scene !== undefined) await page.waitForTimeout(TOLD_MS);
      const tree = await page.locator('body').ariaSnapshot();
      expect(await complaints(page)).toEqual([]);
      await page.setViewportSize(PHONE);
      expect(await complaints(page), 'on a phone').toEqual([]);
      await expect(`${tree}\n`).toMatchFileSnapshot(`aria/${screen.name}.yml`);
    });
  },
);

const looks: readonly [name: string, screens: readonly string[], wishes: Wishes][] = [
  ['light, wide', ['home', 'play', 'pass', 'lay', 'scores'], { stored: { 'moonshot.theme': 'light' } }],
  ['on its side, on a phone', ['home', 'play', 'pass', 'lay', 'scores'], { viewport: { width: 844, height: 390 } }],
  ['in letters twice as large', ['home', 'play', 'scores'], { stored: { 'moonshot.text': '200' } }],
];

test.each(looks)('nothing is found %s', async (_, names, wishes) => {
  for (const screen of SCREENS.filter(({ name }) => names.includes(name)))
    await visit(site, wishes, async ({ page }) => {
      await show(page, screen);
      expect(await complaints(page), screen.name).toEqual([]);
    });
});

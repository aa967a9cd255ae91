// What a checker of accessibility finds on each screen, in both themes and on phones: nothing; and the tree of each screen, as it is kept.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site, visit, type Wishes } from './rig.ts';
import { SCREENS, show } from './screens.ts';

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

test.each(SCREENS)('$name: nothing is found, and its tree is the one that is kept', async screen => {
  await visit(site, { stored: CALM }, async ({ page }) => {
    await page.clock.setFixedTime(DAY);
    await page.reload();
    await show(page, screen);
    expect(await complaints(page)).toEqual([]);
    const tree = await page.locator('body').ariaSnapshot();
    await expect(`${tree}\n`).toMatchFileSnapshot(`aria/${screen.name}.yml`);
  });
});

const looks: readonly [name: string, wishes: Wishes][] = [
  ['light, wide', { stored: { 'moonshot.theme': 'light' } }],
  ['upright, on a phone', { viewport: { width: 390, height: 844 } }],
  ['on its side, on a phone', { viewport: { width: 844, height: 390 } }],
];
const LOOKED_AT = ['home', 'play', 'pass', 'lay', 'scores'];

test.each(looks)('nothing is found %s', async (_, wishes) => {
  for (const screen of SCREENS.filter(({ name }) => LOOKED_AT.includes(name)))
    await visit(site, wishes, async ({ page }) => {
      await show(page, screen);
      expect(await complaints(page), screen.name).toEqual([]);
    });
});

// What a checker of accessibility finds on each screen, in both themes and on a phone: nothing serious.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choosing, openTable, playDeal, step } from './clicker.ts';
import { openSite, type Site, visit, type Wishes } from './rig.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const SERIOUS = ['serious', 'critical'];

async function complaints(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .flatMap(({ id, help, nodes }) => nodes.map(node => `${id}: ${help}: ${node.target.join(' ')}`));
}

const visits: readonly [name: string, wishes: Wishes][] = [
  ['dark, wide', {}],
  ['light, wide', { stored: { 'moonshot.theme': 'light' } }],
  ['dark, on a phone', { viewport: { width: 390, height: 844 } }],
];

test.each(visits)('home, passing, the table and the scores, %s', async (_, wishes) => {
  await visit(site, wishes, async ({ page }) => {
    await page.locator('[data-game]').first().waitFor();
    expect(await complaints(page)).toEqual([]);
    await openTable(page, 'ricketts', 4);
    await page.locator('[data-ask="pass"]').waitFor({ state: 'attached' });
    expect(await complaints(page)).toEqual([]);
    const choose = choosing('access');
    await step(page, choose);
    await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
    expect(await complaints(page)).toEqual([]);
    await playDeal(page, choose);
    expect(await complaints(page)).toEqual([]);
  });
});

// The review of a deal: what it says, how it is gone through by keys and touches, and a table forked from it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsAtRest } from './axe.ts';
import { click } from './clicker.ts';
import { openSite, type Site, visit } from './rig.ts';
import { staged } from './staged.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const JUDGED = '[data-screen="review"]:not([data-judged="no"])';

test('a deal is judged; its decisions are gone through by keys and by the table, and one is played out', async () => {
  const table = await staged({ game: 'ricketts', seats: 4, ask: 'scores' });
  await visit(site, { tables: [table] }, async ({ page }) => {
    await page.locator(`[data-table="${table.id}"]`).first().click();
    await click(page, '[data-act="review"]');
    await page.locator(JUDGED).waitFor();
    const steps = page.locator('[data-pick]');
    const count = await steps.count();
    expect(count).toBeGreaterThanOrEqual(13);
    const costs = (await page.locator('[data-worst]').allInnerTexts()).map(text => Number(/−([\d.]+)/.exec(text)?.[1]));
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
    const placeIs = (place: string): Promise<void> =>
      page.locator(`[data-place="${place}"]`).waitFor({ state: 'attached' });
    await page.keyboard.press('Home');
    await placeIs('0');
    await page.keyboard.press('ArrowRight');
    await placeIs('1');
    await steps.nth(5).click();
    await placeIs('5');
    expect(await complaintsAtRest(page)).toEqual([]);
    await page.locator('[data-act="play-out"]').click();
    await page.locator('[data-screen="table"][data-ask="play"]').waitFor();
  });
});

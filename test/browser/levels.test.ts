// Bot levels in a real browser: chosen for all or one, persistent, shown at the table; search bots run in
// their own worker. Search bots think.
import type { Page, Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import { choosing, click, playDeal } from './clicker.ts';
import { reload, sharedSite, visit } from './harness.ts';

const site = await sharedSite();

const LEVEL = '.bots-list select';
const chosen = (page: Page): Promise<readonly string[]> =>
  page.locator(LEVEL).evaluateAll(all => all.map(one => (one as unknown as { readonly value: string }).value));
/** The number of dots on each bot's plate. */
const dots = (page: Page): Promise<readonly number[]> =>
  page.locator('[data-seat] .bot').evaluateAll(all => all.map(bot => bot.querySelectorAll('i.on').length));

test('somebody new meets beginners, and may have others, each in a way of its own', async () => {
  await visit(site, { stored: { 'moonshot.bots': '' } }, async ({ page }) => {
    await click(page, '[data-act="bots"]');
    await page.locator(LEVEL).nth(2).waitFor();
    await expect.poll(() => chosen(page)).toEqual(['beginner', 'beginner', 'beginner']);
    await page.locator('[data-setting="bots"] [data-choice="expert"]').click();
    await expect.poll(() => chosen(page)).toEqual(['expert', 'expert', 'expert']);
    await page.locator(LEVEL).nth(1).selectOption('master:moon-hungry');
    await page.locator(LEVEL).nth(2).selectOption('casual');
    await page.keyboard.press('Escape');
    await reload(page);
    await click(page, '[data-act="bots"]');
    await expect.poll(() => chosen(page)).toEqual(['expert', 'master:moon-hungry', 'casual']);
    await page.keyboard.press('Escape');
    await click(page, '[data-act="play-now"]');
    await page.locator('[data-ask="pass"]').waitFor({ state: 'attached' });
    await expect.poll(() => dots(page)).toEqual([3, 3, 2]);
  });
});

/** The files that a worker has fetched. */
const fetchedBy = (worker: Worker): Promise<readonly string[]> =>
  worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test.each([
  ['master:bold', false],
  ['master', true],
])(
  'a deal against a %s is played to its end in a worker of its own, which fetches networks: %s',
  async (player, learned) => {
    await visit(site, { stored: { 'moonshot.bots': `beginner beginner ${player}` } }, async ({ page }) => {
      await click(page, '[data-act="play-now"]');
      await playDeal(page, choosing('against a master'));
      const bots = page.workers().filter(worker => /\/bot-worker-[^/]*\.js$/.test(worker.url()));
      expect(bots).toHaveLength(1); // a failed one would be gone
      const files = await fetchedBy(bots[0] as Worker);
      expect(files.some(name => /\/player-[^/]*\.js$/.test(name))).toBe(learned);
    });
  },
);

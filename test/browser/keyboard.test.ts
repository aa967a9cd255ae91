// The whole game without a mouse: every game from home through a deal, every dialog, and the focus. Plays
// whole deals.
import { expect, test } from 'vitest';
import { choosing, standing } from './clicker.ts';
import { sampled } from './depth.ts';
import { focusComes, focused, focusThere, openByKeys, playDealByKeys } from './fingers.ts';
import { sharedSite, visit } from './harness.ts';

const site = await sharedSite();

const tables = sampled<readonly [game: string, seats: number]>(
  [
    ['wild-twist', 5],
    ['capture', 4],
  ],
  [
    ['ricketts', 4],
    ['at-play', 4],
    ['classic', 4],
  ],
);

test.each(tables)(
  'a deal of %s with %i seats is played from the first screen to the next deal by keys alone',
  async (game, seats) => {
    await visit(site, {}, async ({ page }) => {
      await openByKeys(page, game, seats);
      expect(await focusComes(page, '[data-zone="hand"] *, dialog *, main')).toBe(true);
      expect(await playDealByKeys(page, choosing(`keys ${game}`))).toEqual([]);
      const end = await standing(page);
      await expect.poll(() => focused(page)).toBe(end.over === 'yes' ? 'again' : 'next');
      if (end.over === 'yes') return;
      await page.keyboard.press('Enter');
      await page.locator('[data-screen="table"][data-deal="2"]').waitFor({ state: 'attached' });
      await focusThere(page);
    });
  },
);

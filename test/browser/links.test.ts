// Addresses of screens: a link opens each, the back button leaves it, and a reload stays there. Loads the
// page for each address.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { click } from './clicker.ts';
import { CONTEST_ANSWERS, TO_DAY } from './contest-answers.ts';
import { reload, sharedSite, visit } from './harness.ts';
import { PASS, PLAY } from './screens.ts';
import { staged } from './staged.ts';

const site = await sharedSite();

const NAMES = ['games', 'house', 'matches', 'statistics', 'puzzles', 'contests', 'leagues', 'ratings', 'fairness'];
const shows = (page: Page, name: string): Promise<void> => page.locator(`[data-screen="${name}"]`).waitFor();
const hashIs = (page: Page, hash: string): Promise<void> =>
  expect.poll(() => page.evaluate('location.hash')).toBe(hash);
const follow = (page: Page, hash: string): Promise<unknown> => page.goto(`${page.url().split('#')[0]}${hash}`);

test('a link leads to each screen, and the way back leads home', async () => {
  await visit(site, {}, async ({ page }) => {
    for (const name of NAMES) {
      await follow(page, `#${name}`);
      await shows(page, name);
      await page.goBack();
      await shows(page, 'home');
    }
    await page.locator('[data-act="statistics"]').click();
    await hashIs(page, '#statistics');
    await reload(page);
    await shows(page, 'statistics');
    await page.locator('[data-act="close"]').click();
    await shows(page, 'home');
    await hashIs(page, '');
  });
});

test('what a screen shows has an address of its own, below which is the screen', async () => {
  await visit(site, { scripts: [CONTEST_ANSWERS] }, async ({ page }) => {
    await follow(page, '#contests');
    await page.locator('[data-busy="false"] [data-act="make-contest"]').waitFor();
    await page.locator('[data-act="today"]').click();
    await page.locator('[data-act="play-contest"]').waitFor();
    await hashIs(page, TO_DAY);
    await reload(page);
    await page.locator('[data-act="play-contest"]').waitFor();
    await page.goBack();
    await page.locator('[data-act="today"]').waitFor();
    await page.goBack();
    await shows(page, 'home');
    await click(page, '[data-act="house"]');
    await page.locator('[data-from="at-play"]').click();
    await hashIs(page, '#house/form');
    await page.goBack();
    await page.locator('[data-shows="start"]').waitFor();
    await page.goBack();
    await shows(page, 'home');
  });
});

test('a damaged link to a table says so in the page that is open', async () => {
  await visit(site, {}, async ({ page }) => {
    await follow(page, '#t/nowhere');
    await page.locator('[data-trouble*="leads to no table"]').waitFor();
    await hashIs(page, '');
  });
});

test('a link is followed past a table that was left open, which waits', async () => {
  const table = await staged(PLAY);
  await visit(site, { tables: [table] }, async ({ page }) => {
    await page.locator(`[data-table="${table.id}"]`).first().click();
    await shows(page, 'table');
    await page.goto('about:blank');
    await page.goto(`${site.url}#ratings`);
    await shows(page, 'ratings');
    await page.locator('[data-act="close"]').click();
    await page.locator(`[data-table="${table.id}"]`).first().waitFor();
  });
});

test('the review of a table has an address: a reload stays there, the way back leads to the table', async () => {
  const table = await staged({ ...PASS, ask: 'scores' });
  await visit(site, { tables: [table] }, async ({ page }) => {
    await page.locator(`[data-table="${table.id}"]`).first().click();
    await page.locator('[data-act="review"]').click();
    await shows(page, 'review');
    await hashIs(page, `#review/${table.id}`);
    await reload(page);
    await page.locator('[data-screen="review"] [data-pick]').first().waitFor();
    await page.goBack();
    await shows(page, 'scores');
    await page.goto('about:blank');
    await page.goto(`${site.url}#review/${table.id}`);
    await shows(page, 'review');
    await page.locator('[data-act="close"]').click();
    await hashIs(page, '');
  });
});

// The server's own pages in a real browser: API documentation and open data render and request nothing from
// other origins. Draws every operation of the interface.

import { dealOut, deckOf, draws, seedOf, shuffled } from '@moonshot/rules/cards';
import { countDeal, noStatistics, reportOf } from '@moonshot/rules/statistics';
import { expect, test } from 'vitest';
import { SPOKEN } from '../../apps/server/src/core/languages.ts';
import { dataPage } from '../../apps/server/src/features/open-data/page.ts';
import { complaints } from './axe.ts';
import { PATIENCE_MS, sharedSite, watch } from './harness.ts';

const site = await sharedSite();

test('the page of the interface draws every operation, opens one, and neither faults nor asks anybody else', async () => {
  const context = await site.browser.newContext();
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const faults: string[] = [];
    const asked = new Set<string>();
    watch(page, faults);
    page.on('request', request => asked.add(new URL(request.url()).origin));
    await page.goto(`${site.url}/api/docs`);
    const operation = page.locator('.opblock', { has: page.locator('[data-path="/api/tables"]') }).first();
    await operation.locator('button.opblock-summary-control').click();
    await operation.locator('.opblock-body .responses-wrapper').waitFor();
    expect(await page.locator('.opblock').count()).toBeGreaterThan(30);
    expect(faults).toEqual([]);
    expect([...asked]).toEqual([site.url]);
  } finally {
    await context.close();
  }
});

/** The page after a number of deals. */
function counted(): string {
  const counts = noStatistics();
  const below = draws(seedOf('the page'), 'deals');
  const deck = deckOf({ packs: 1, wilds: [], remove: [] });
  for (let i = 0; i < 40; i++)
    countDeal(counts.shuffles, { ...dealOut(shuffled(deck, below), 4, 13, 0), kitty: [], stock: [] });
  const days = [{ day: '2026-11-22', matches: 5, sha256: 'ab'.repeat(32) }];
  return dataPage({ ...reportOf(counts), matches: 5 }, days, { language: 'en', words: SPOKEN.en.openData });
}

test.each([
  ['wide, dark', { width: 1440, height: 900 }, 'dark'],
  ['on a phone, light', { width: 390, height: 844 }, 'light'],
] as const)('nothing is found on the page of the open data, %s', async (_, viewport, colorScheme) => {
  const context = await site.browser.newContext({ viewport, colorScheme });
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    watch(page, faults);
    await page.goto(`${site.url}/data/`);
    expect(await complaints(page)).toEqual([]);
    await page.route('**/data/', route => route.fulfill({ contentType: 'text/html', body: counted() }));
    await page.reload();
    await page.locator('details').last().locator('summary').click();
    expect(await page.locator('svg').count()).toBe(2);
    expect(await complaints(page), 'with what was counted').toEqual([]);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});

// Games in a real browser, played by clicks: deals of every game at every kind of screen, matches with every
// mechanism, and matches by house rules. Plays whole deals card by card.
import { variantOf } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { freshSample } from '../seeds.ts';
import { type Clicked, DEALS, HOUSE_MATCHES, LOOKS, MATCHES } from './clicked.ts';
import { sharedSite, visit } from './rig.ts';
import { staged } from './staged.ts';

const site = await sharedSite();

const tables: readonly Clicked[] = [
  ...freshSample('deals by clicks', DEALS, 4),
  ...freshSample('matches by clicks', MATCHES, 1),
  ...freshSample('house rules by clicks', HOUSE_MATCHES, 2),
];

test.each(tables.map(table => [table.name, table] as const))('%s', { timeout: 600_000 }, async (_, { look, play }) => {
  await visit(site, LOOKS[look], async ({ page }) => {
    expect(await play(page)).toBeGreaterThan(0);
  });
});

test.each(Object.entries(LOOKS))('after a deal with much to say the next one is in sight, %s', async (_, wishes) => {
  const { base = '', overrides = {} } = variantOf('omnibus') ?? {};
  const table = await staged({ game: base, seats: 3, ask: 'scores', overrides });
  await visit(site, { ...wishes, tables: [table] }, async ({ page }) => {
    await page.locator(`[data-table="${table.id}"]`).first().click();
    const next = page.locator('[data-act="next"]');
    await next.waitFor();
    const { y = Number.POSITIVE_INFINITY, height = 0 } = (await next.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(wishes.viewport.height);
  });
});

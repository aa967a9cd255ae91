// Games in a real browser, played by clicks: deals of every game at every kind of screen, matches with every
// mechanism, and matches by house rules. Plays whole deals card by card.
import { variantOf } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { freshSample } from '../seeds.ts';
import { type Clicked, DEALS, HOUSE_MATCHES, LOOKS, MATCHES } from './clicked.ts';
import { sharedSite, visit } from './harness.ts';
import { type Scene, staged } from './staged.ts';

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

const { base: omnibus = '', overrides = {} } = variantOf('omnibus') ?? {};
const scored: readonly (readonly [name: string, scene: Scene])[] = [
  ['a deal with much to say', { game: omnibus, seats: 3, ask: 'scores', overrides }],
  ['a long match', { game: 'ricketts', seats: 4, ask: 'scores', deals: 12 }],
];
const rows = scored.flatMap(([name, scene]) => Object.values(LOOKS).map((look, i) => ({ name, scene, look, i })));

test.each(rows)('after $name the next action is in sight, look $i', async ({ scene, look }) => {
  const table = await staged(scene);
  await visit(site, { ...look, tables: [table] }, async ({ page }) => {
    await page.locator(`[data-table="${table.id}"]`).first().click();
    const next = page.locator('[data-act="next"]');
    await next.waitFor();
    const bottom = async (): Promise<number> => {
      const { y = Number.POSITIVE_INFINITY, height = 0 } = (await next.boundingBox()) ?? {};
      return y + height;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(look.viewport.height);
  });
});

const pool: Scene = {
  ...{ game: variantOf('auction')?.base ?? '', seats: 4, overrides: variantOf('auction')?.overrides ?? {} },
  deals: 1,
  ask: 'play',
  is: ({ state }) => 'bids' in state && inPool(state.totals) > 0,
};
const inPool = (totals: readonly number[]): number => -totals.reduce((sum, total) => sum + total, 0);

test.each(['wide', 'portrait', 'landscape'] as const)(
  'the pool is shown at the table and beside the scores, look %s',
  async name => {
    const look = LOOKS[name];
    const table = await staged(pool);
    const after = await staged({ ...pool, ask: 'scores' });
    await visit(site, { ...look, tables: [table, after] }, async ({ page }) => {
      await page.locator(`[data-table="${table.id}"]`).first().click();
      const chip = page.locator('[data-explains="pool"]');
      await chip.waitFor();
      expect(await chip.innerText()).toMatch(/^Pool \d+$/);
      const { x = -1, width = 0 } = (await chip.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(look.viewport.width);
      await page.locator('[data-act="leave"]').click();
      await page.locator(`[data-table="${after.id}"]`).first().click();
      await page.locator('.fact', { hasText: /^Left in the pool\s*\d+ chips?$/ }).waitFor();
    });
  },
);

// Signs at the table that say the rule behind them when they are pressed, and the sign of points.
import { variantOf } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { click } from './clicker.ts';
import { sharedSite, visit } from './harness.ts';
import { PLAY } from './screens.ts';
import { type Scene, staged } from './staged.ts';

const site = await sharedSite();

const PHONE = { width: 390, height: 844 };
const broken: Scene = { ...PLAY, is: ({ state }) => 'broken' in state && state.broken };
const kitty: Scene = {
  game: 'classic',
  seats: 5,
  ask: 'play',
  is: ({ state }) => 'trick' in state && state.tricks.length === 0 && state.trick.plays.length > 1,
};

const auction: Scene = {
  game: variantOf('auction')?.base ?? '',
  seats: 4,
  ask: 'play',
  overrides: variantOf('auction')?.overrides ?? {},
};

test.each<[string, Scene, string, RegExp]>([
  ['broken hearts', broken, 'hearts', /from now on they may be led/],
  ['the kitty', kitty, 'kitty', /goes to the winner of the first trick.*2 cards left over/],
  ['the suit of an auction', auction, 'auction', /names a suit/],
])('on a phone, a tap on %s says the rule', async (_, scene, about, says) => {
  const table = await staged(scene);
  await visit(site, { tables: [table], viewport: PHONE }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await click(page, `[data-explains="${about}"]`);
    const rule = await page.locator('[data-rule]').getAttribute('data-rule');
    expect(rule).toMatch(says);
  });
});

test('points have a sign of their own, and no heart', async () => {
  const table = await staged(broken);
  await visit(site, { tables: [table], viewport: PHONE }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await page.locator('.seat [data-points]').first().waitFor();
    expect(await page.locator(':is(.seat, .own-seat) .status .suit.hearts').count()).toBe(0);
    expect(await page.locator('.own-seat [data-points]').count()).toBe(1);
  });
});

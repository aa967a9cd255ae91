// The waiting room of a server's table in a real browser: its short rules, and what it says when something
// fails: the connection, a press, the short code, or because another window took over.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaints } from './axe.ts';
import { click } from './clicker.ts';
import { type House, openHouse, openTable, together } from './online-harness.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

test('the short rules say which cards are wild, in place of who leads first', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    await openTable(ada, { game: 'wild-twist', seats: 4 });
    const lines = ada.page.locator('.brief li');
    await lines.filter({ hasText: 'every suit has a wild card' }).filter({ hasText: 'you say whether' }).waitFor();
    expect(await lines.count()).toBe(6);
  });
});

test.each([
  ['ricketts', 4, '20', '20 seconds for a card, 40 for a pass, and 60 in reserve for a deal'],
  ['capture', 4, '45', '45 seconds for a card, and 120 in reserve for a deal'],
  ['ricketts', 4, '1', '1 day for each answer'],
])('the short rules of %s with %i say how long one may think on the clock %s', async (game, seats, clock, says) => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    await openTable(ada, { game, seats, clock });
    const line = ada.page.locator('.brief li', { hasText: 'When time is up, a bot answers.' });
    await expect.poll(() => line.innerText()).toContain(says);
  });
});

test('the waiting room says when the connection is lost, when a press cannot be sent, and when another window took over', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    await openTable(ada, { game: 'ricketts', seats: 4 });
    const { page } = ada;
    tell.breaks();
    await house.kill();
    await page.locator('[data-disconnected="lost"]').waitFor();
    await click(page, '[data-gather="1"] [data-act="seat-bot"]');
    await page.locator('[data-refused]', { hasText: 'Connection lost' }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await house.start();
    await page.locator('[data-disconnected]').waitFor({ state: 'detached' });
    await page.locator('[data-refused]').waitFor({ state: 'detached' });
    await click(page, '[data-gather="1"] [data-act="seat-bot"]');
    await page.locator('[data-gather="1"][data-kind="bot"]').waitFor();
    const newer = await page.context().newPage();
    await newer.goto(house.url);
    await newer.locator('[data-place="gathering"]').waitFor();
    await click(page, '[data-disconnected="elsewhere"] + [data-act="here"]');
    await newer.locator('[data-disconnected="elsewhere"]').waitFor();
  });
});

test('a short code that the server does not give is requested once', async () => {
  await together(house, async tell => {
    tell.breaks(/./); // the browser logs the request
    const ada = await tell.guest('Ada');
    let requests = 0;
    await ada.page.route('**/api/codes', route => {
      requests += 1;
      return route.abort();
    });
    await openTable(ada, { game: 'ricketts', seats: 4 });
    await ada.page.locator('[data-sorry="unreachable"]').waitFor();
    await ada.page.locator('[data-act="code"]').waitFor();
    expect(requests).toBe(1);
  });
});

test('a new table without guests offers to join another table by code', async () => {
  await together(house, async tell => {
    const ada = await tell.guest('Ada');
    await openTable(ada, { game: 'ricketts', seats: 4 });
    const way = ada.page.locator('[data-act="other-tables"]', { hasText: 'Join another table by code' });
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await ada.page.setViewportSize(viewport);
      const { y = 0, height = 0 } = (await way.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      expect(y + height).toBeLessThan(viewport.height);
      if (process.env.MOONSHOT_PICTURES)
        await ada.page.screenshot({ path: `${process.env.MOONSHOT_PICTURES}/room-${viewport.width}.png` });
    }
    expect(await complaints(ada.page)).toEqual([]);
    await way.click();
    await ada.page.locator('[data-place="friends"] [data-code]').waitFor();
  });
});

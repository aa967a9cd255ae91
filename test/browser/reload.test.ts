// A table with friends survives a reload in each of its states, for the host and for a guest: the same table,
// seat, link and code. Plays with two people.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choosing, HAND, playDeal } from './clicker.ts';
import { reload, sharedSite } from './harness.ts';
import { atMatch, type Guest, gathered, openTable, together } from './online-harness.ts';

const site = await sharedSite();

type Table = readonly [host: Guest, guest: Guest];
const start = async ([ada, noor]: Table): Promise<void> => {
  await ada.page.locator('[data-act="start"]').click();
  await atMatch(ada, noor);
};
const dealt = async (table: Table): Promise<void> => {
  await start(table);
  await Promise.all(table.map(({ name, page }) => playDeal(page, choosing(name))));
};

/** Leads both to a state of the table; it is there when `shows` is. */
const states: readonly [name: string, leads: (table: Table) => Promise<void>, shows: string][] = [
  ['the waiting room', async () => {}, '[data-place="gathering"] [data-gather]'],
  [
    'the waiting room after going back and forward',
    async table => {
      for (const { page } of table) {
        await page.goBack();
        await page.goForward();
      }
      await table[0].page.locator('[data-code]').waitFor();
    },
    '[data-place="gathering"] [data-gather]',
  ],
  ['the middle of a deal', start, HAND],
  ['the scores of a deal', dealt, '[data-screen="scores"] table'],
];

/** What must be the same after a reload. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(`[
    document.querySelector('[data-link]')?.value,
    document.querySelector('[data-code]')?.dataset.code,
    [...document.querySelectorAll('[data-gather]')].map(seat => seat.innerText),
    [...document.querySelectorAll('[data-zone="hand"] [data-card]')].map(card => card.dataset.card),
    document.querySelector('[data-act="start"]') !== null,
  ]`);

test.each(states)('%s is the same after a reload', async (_, leads, shows) => {
  await together(site, async tell => {
    const ada = await tell.guest('Ada');
    const link = await openTable(ada, { game: 'ricketts', seats: 4 });
    await ada.page.locator('[data-code]').waitFor();
    const noor = await tell.guest('Noor', {}, link);
    await gathered(ada, 2);
    await leads([ada, noor]);
    for (const { page } of [ada, noor]) {
      await page.locator(shows).first().waitFor();
      const before = await kept(page);
      await reload(page);
      await page.locator(shows).first().waitFor();
      await expect.poll(() => kept(page)).toEqual(before);
      expect(await page.evaluate('localStorage["moonshot.table"]')).not.toMatch(/watch|door/);
    }
  });
});

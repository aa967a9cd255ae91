// A table with friends survives a reload in each of its states, for the host, for a guest and on a big
// screen: the same table, seat, link, code and scores. Plays with two people.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choosing, click, HAND, playDeal } from './clicker.ts';
import { reload, sharedSite } from './harness.ts';
import { atMatch, type Guest, gathered, type Order, openTable, together } from './online-harness.ts';
import { scanned } from './scanned.ts';

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

const MATCH: Order = { game: 'ricketts', seats: 4 };
/** A match of one deal, without bots. */
const SHORT: Order = { game: 'capture', seats: 2, shortest: true };

/** Leads both to a state of the table; it is there when `shows` is. */
const states: readonly [name: string, order: Order, leads: (table: Table) => Promise<void>, shows: string][] = [
  ['the waiting room', MATCH, async () => {}, '[data-place="gathering"] [data-gather]'],
  [
    'the waiting room after going back and forward',
    MATCH,
    async table => {
      for (const { page } of table) {
        await page.goBack();
        await page.goForward();
      }
      await table[0].page.locator('[data-code]').waitFor();
    },
    '[data-place="gathering"] [data-gather]',
  ],
  ['the middle of a deal', MATCH, start, HAND],
  ['the scores of a deal', MATCH, dealt, '[data-screen="scores"][data-over="no"] table'],
  ['a match that is over', SHORT, dealt, '[data-screen="scores"][data-over="yes"] table'],
];

/** What must be the same after a reload. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(`[
    document.querySelector('[data-link]')?.value,
    document.querySelector('[data-code]')?.dataset.code,
    [...document.querySelectorAll('[data-gather]')].map(seat => seat.innerText),
    [...document.querySelectorAll('[data-zone="hand"] [data-card]')].map(card => card.dataset.card),
    document.querySelector('[data-act="start"]') !== null,
    [...document.querySelectorAll('h1, [data-screen="scores"] table')].map(part => part.innerText),
  ]`);

test.each(states)('%s is the same after a reload', async (_, order, leads, shows) => {
  await together(site, async tell => {
    const ada = await tell.guest('Ada');
    const link = await openTable(ada, order);
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

test('who reloads while another match is offered is in its waiting room, and plays it', async () => {
  await together(site, async tell => {
    const ada = await tell.guest('Ada');
    const link = await openTable(ada, SHORT);
    const noor = await tell.guest('Noor', {}, link);
    await gathered(ada, 2);
    await dealt([ada, noor]);
    await click(ada.page, '[data-act="again"]');
    await noor.page.locator('[data-again]').waitFor();
    for (const { page } of [ada, noor]) {
      await reload(page);
      await expect.poll(() => page.locator('[data-link]').inputValue()).toBe(link);
      for (const [seat, ready] of [true, false].entries())
        await page.locator(`[data-gather="${seat}"][data-ready="${ready}"]`).waitFor();
    }
    await noor.page.locator('[data-act="prepared"]').click();
    await atMatch(ada, noor);
  });
});

/** What a big screen must show again after a reload. */
const keptOnBig = async (page: Page): Promise<unknown> => [
  await page.locator('.qr path').evaluateAll(all => all.map(one => one.getAttribute('d'))),
  await page.locator('[data-screen="big"]').getAttribute('data-phase'),
  await page.locator('[data-player], [data-side], .result').allInnerTexts(),
];

test('a big screen is the same after a reload, before the match, in a deal and when the match is over', async () => {
  await together(site, async tell => {
    const { page, name } = await tell.guest('Tess');
    await openTable({ page, name }, SHORT);
    await page.locator('[data-act="big-screen"]').click();
    await page.locator('[data-screen="big"][data-phase="gathering"]').waitFor();
    const ada = await tell.guest('Ada', {}, (await scanned(page, '.qr')) ?? '');
    await page.locator('[data-player] .av').waitFor();
    const same = async (phase: string): Promise<void> => {
      await page.locator(`[data-screen="big"][data-phase="${phase}"]`).waitFor();
      const before = await keptOnBig(page);
      await reload(page);
      await expect.poll(() => keptOnBig(page), { message: phase }).toEqual(before);
    };
    await same('gathering');
    await page.locator('[data-act="start"]').click();
    await atMatch(ada);
    await same('lay');
    await playDeal(ada.page, choosing('Ada'));
    await same('over');
  });
});

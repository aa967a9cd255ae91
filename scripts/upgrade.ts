// Upgrades a server that has tables and open pages of an earlier version: `npm run -s upgrade`. A friends'
// match and a match on the page continue with the same players, cards and totals, both in the open pages and
// in the new version of the page.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { ASKED, choosing, click, HAND, nextDeal, playDeal, step } from '../test/browser/clicker.ts';
import { whole } from '../test/browser/harness.ts';
import { atMatch, type Guest, type House, openHouse, together } from '../test/browser/online-harness.ts';
import { olderAt } from '../test/cluster/older.ts';

/** The commit of the last version whose messages have their earlier names (protocol version 1). */
const EARLIER = '30283911';

/** What a person sees of a match. */
interface Seen {
  readonly deal: string | null;
  readonly hand: readonly (string | null)[];
  readonly players: readonly string[];
  readonly totals: readonly string[];
}

/** Reads a page of either version. */
async function seenOn(page: Page): Promise<Seen> {
  const texts = async (selector: string): Promise<readonly string[]> =>
    (await page.locator(`:is([data-seat], .me) ${selector}`).allTextContents()).map(text => text.trim());
  const totals = await texts(':is(.total, .tot)');
  return {
    deal: await page.locator('[data-screen]').getAttribute('data-deal'),
    hand: await page.locator(HAND).evaluateAll(all => all.map(card => card.getAttribute('data-card'))),
    players: await texts(':is(.name, .nm) > :first-child'),
    totals: totals.map(text => /^\S+/.exec(text)?.[0] ?? ''),
  };
}

/** The first script of an open page. Its name contains a hash. */
const scriptOf = (page: Page): Promise<string | null> => page.locator('script[src]').first().getAttribute('src');

const choose = choosing('upgrade');

async function steps(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await page.locator(ASKED).waitFor({ state: 'attached' });
    await step(page, choose);
  }
  await page.locator(ASKED).waitFor({ state: 'attached' });
}

/** Gives the first five answers in the next deal, and returns what the page then shows. */
async function nextTricks(page: Page): Promise<Seen> {
  await nextDeal(page);
  await steps(page, 5);
  return seenOn(page);
}

/** Opens a table of friends on the earlier page, with bots in the other seats. */
async function openFriends({ page }: Guest): Promise<void> {
  await click(page, '[data-act="friends"]');
  await click(page, '[data-setting="friends-game"] [data-choice="ricketts"]');
  await page.locator('[data-seats="4"]').click();
  await page.locator('[data-act="open-table"]').click();
  await page.locator('[data-act="start"]').click();
}

/** Opens a table with bots on the earlier page. */
async function openAlone({ page }: Guest): Promise<void> {
  await click(page, '[data-game="ricketts"]');
  await click(page, '[data-seats="4"]');
  await click(page, '[data-act="play-now"]');
}

/** DOM types for functions that run on the page. */
declare const navigator: {
  readonly serviceWorker: { readonly ready: Promise<{ readonly waiting: unknown; update(): Promise<unknown> }> };
};
const lookForNewer = async (): Promise<void> => void (await (await navigator.serviceWorker.ready).update());
const newerWaits = async (): Promise<boolean> => (await navigator.serviceWorker.ready).waiting !== null;

/**
 * Lets the open page find the new version, loads it by the banner on the home screen, and returns to the
 * match.
 */
async function loadNewer(page: Page): Promise<void> {
  const earlier = await scriptOf(page);
  await page.evaluate(lookForNewer);
  await page.waitForFunction(newerWaits);
  await click(page, '[data-act="leave"]');
  await page.locator('[data-act="home"], [data-screen="home"]').first().waitFor();
  if ((await page.locator('[data-screen="home"]').count()) === 0) await click(page, '[data-act="home"]');
  const loaded = page.waitForEvent('load');
  await click(page, '[data-banner="update"] [data-act="reload"]');
  await loaded;
  await whole(page);
  assert.notEqual(await scriptOf(page), earlier, 'the new version is loaded');
  await click(page, '[data-screen="home"] :is([data-table], [data-online])');
  await page.locator(ASKED).waitFor({ state: 'attached' });
}

/** Checks that the match continues on the open page, and then on the new version that replaces the page. */
async function continues(page: Page, before: Seen): Promise<void> {
  assert.deepEqual(await seenOn(page), before, 'the open page');
  await steps(page, 2);
  const later = await seenOn(page);
  await loadNewer(page);
  assert.deepEqual(await seenOn(page), later, 'the new page');
  await playDeal(page, choose);
  await nextTricks(page);
}

async function upgrade(house: House): Promise<void> {
  await together(house, async ({ guest, breaks }) => {
    const [ada, bea] = [await guest('Ada'), await guest('Bea')];
    await openFriends(ada);
    await atMatch(ada);
    await openAlone(bea);
    for (const { page } of [ada, bea]) await playDeal(page, choose);
    const [friends, alone] = [await nextTricks(ada.page), await nextTricks(bea.page)];
    breaks();
    await house.kill();
    await house.start();
    await ada.page.locator('html[data-line="here"]').waitFor();
    await continues(ada.page, friends);
    await continues(bea.page, alone);
  });
}

const begun = performance.now();
const older = olderAt(EARLIER);
try {
  execFileSync('npm', ['run', '-s', 'build'], { cwd: older.root, stdio: ['ignore', 'ignore', 'inherit'] });
  const house = await openHouse(undefined, older.root);
  try {
    await upgrade(house);
  } finally {
    await house.close();
  }
} finally {
  older.remove();
}
console.log(`The upgrade holds: ${Math.round((performance.now() - begun) / 1000)} s.`);

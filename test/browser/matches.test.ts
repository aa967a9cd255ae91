// Matches that are over: one is brought as a text, gone through with keys from a seat's eyes, shared by a link, and played on from a point of it.
import { readFile, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintsAtRest } from './axe.ts';
import { choosing, click, playDeal } from './clicker.ts';
import { atMatch, type Guest, gathered, openHouse, openTable, together } from './online-rig.ts';
import { openSite, type Site, visit } from './rig.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

declare const navigator: { readonly clipboard: { readText(): Promise<string> } };

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/notation.md'), 'utf8');
const [, EXAMPLE = ''] = /```text\n([\s\S]*?)```/.exec(DOCUMENT) ?? [];

const SCREEN = '[data-screen="matches"]';
const REPLAY = '[data-replay]';

test('a match comes as a text, is gone through with keys, saved as it came, kept, and played on', async () => {
  await visit(site, {}, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await click(page, '[data-act="matches"]');
    await page.locator(`${SCREEN} textarea`).fill(EXAMPLE.replace('pass 2 AC', 'pass 2 3C'));
    await click(page, '[data-act="bring"]');
    expect(await page.locator('[data-wrong]').innerText()).toMatch(/^Line 19, column 1: the rules refuse it\. ./);
    expect(await complaintsAtRest(page)).toEqual([]);
    await page.locator(`${SCREEN} textarea`).fill(EXAMPLE);
    await click(page, '[data-act="bring"]');
    const replay = page.locator(REPLAY);
    await replay.waitFor();
    expect(await complaintsAtRest(page)).toEqual([]);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', '2']) await page.keyboard.press(key);
    expect(await replay.getAttribute('data-step')).toBe('0.3');
    expect(await page.locator('[data-hand-of="1"] [role="img"]').count()).toBe(13);
    expect(await page.locator('[data-hand-of="0"] [role="img"]').count()).toBe(0);
    const [saved] = await Promise.all([page.waitForEvent('download'), click(page, '[data-act="save-match"]')]);
    expect(await promisify(readFile)(await saved.path(), 'utf8')).toBe(EXAMPLE.replace('date 2026-11-21\n', ''));
    await click(page, '[data-act="copy-link"]');
    await click(page, '[data-act="keep-match"]');
    await page.locator('[data-act="keep-match"]').waitFor({ state: 'detached' });
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await click(page, '[data-act="play-out"]');
    await page.locator('[data-screen="table"]').waitFor();
    expect(await page.locator('[data-card]').count()).toBeGreaterThan(10);
    await page.goto(link); // into the page that is open, at a table
    await page.locator(`${REPLAY}[data-deals="1"]`).waitFor();
    expect(await page.evaluate('location.hash')).toBe('');
    await page.keyboard.press('Escape');
    await page.goto(link); // into the list
    await page.locator(`${REPLAY}[data-deals="1"]`).waitFor();
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator(`${REPLAY}[data-deals="1"]`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-match]').waitFor();
  });
});

test('a match with friends is listed once it is over, gone through, and its proof saved', async () => {
  const house = await openHouse();
  try {
    await together(house, async tell => {
      const ada = await tell.guest('Ada');
      const { page } = ada;
      await openTable(ada, { game: 'capture', seats: 2 });
      await page.locator('[data-act="start"]').click();
      await atMatch(ada);
      expect((await playDeal(page, choosing('ada'))).over).toBe('yes');
      await click(page, '[data-act="leave"]');
      await page.locator('[data-screen="home"]').waitFor();
      await click(page, '[data-act="matches"]');
      const [saved] = await Promise.all([page.waitForEvent('download'), click(page, '[data-proof]')]);
      expect(JSON.parse(await promisify(readFile)(await saved.path(), 'utf8'))).toMatchObject({
        format: 'hearts-deal/1',
      });
      expect(await complaintsAtRest(page)).toEqual([]);
      await click(page, '[data-server-match]');
      await page.locator(`${REPLAY}[data-deals="1"]`).waitFor();
      await playOnWith(page, link => tell.guest('Noor', {}, link));
    });
  } finally {
    await house.close();
  }
});

/** The match that is gone through becomes a table, from a point of it: a friend comes by the link, and both play it out. */
async function playOnWith(page: Page, invited: (link: string) => Promise<Guest>): Promise<void> {
  for (const key of ['ArrowRight', 'ArrowRight', '2']) await page.keyboard.press(key);
  await click(page, '[data-act="with-friends"]');
  await page.locator('[data-fork]').waitFor();
  expect(await complaintsAtRest(page), 'opening a table from a point').toEqual([]);
  expect(await page.locator('[data-setting="rated"]').count()).toBe(0);
  await click(page, '[data-act="open-fork"]');
  const link = await page.locator('[data-link]').inputValue();
  await page.locator('[data-fork-rule]', { hasText: 'in the middle of deal 1' }).waitFor();
  const noor = await invited(link);
  await noor.page.locator('[data-fork-rule]').waitFor();
  await gathered({ name: 'Ada', page }, 2);
  expect(await complaintsAtRest(noor.page), 'the waiting room of such a table').toEqual([]);
  await click(page, '[data-act="start"]');
  const both = [{ name: 'ada', page }, noor];
  await atMatch(...both);
  const ends = await Promise.all(both.map(one => playDeal(one.page, choosing(one.name))));
  expect(ends.map(({ over }) => over)).toEqual(['yes', 'yes']);
}

// Finished matches in a real browser: import a text, replay it by keys from a seat's view, share a link, and
// play on from a step. Opens and replays long matches.
import { readFile, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { heartsOf, sheetOf } from '@moonshot/rules';
import { notationText, notedOf, transcriptOf } from '@moonshot/rules/notation';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choosing as choosingBy, playing } from '../play.ts';
import { complaintsAtRest } from './axe.ts';
import { choosing, click, playDeal } from './clicker.ts';
import { reload, sharedSite, visit } from './harness.ts';
import { atMatch, type Guest, gathered, openHouse, openTable, together } from './online-harness.ts';

const site = await sharedSite();

declare const navigator: { readonly clipboard: { readText(): Promise<string> } };

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/reference/notation.md'), 'utf8');
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
    await expect.poll(() => replay.getAttribute('data-step')).toBe('0.3');
    expect(await replay.locator('.event').innerText(), 'the card is named as well').toBe(
      'Dora plays the ace of clubs.',
    );
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
    await page.goto(link); // into the open page, at a table
    await page.locator(`${REPLAY}[data-deals="1"]`).waitFor();
    expect(await page.evaluate('location.hash')).toBe('#matches/text');
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

/** A random match of twenty deals with wrong points in its last deal. */
function wrongAtTheEnd(): string {
  const hearts = heartsOf(sheetOf('ricketts'), 4);
  const moments = playing(hearts, { seed: 'wrong', length: { deals: 20 } }, choosingBy('wrong'));
  const events = [...moments].flatMap(moment => moment.events);
  const lines = notationText(notedOf(transcriptOf(hearts, events))).split('\n');
  const last = lines.findLastIndex(line => line.startsWith('points'));
  return lines.with(last, 'points 1 2 3 4').join('\n');
}

test('a file with a transcript is accepted too, and an illegal event is reported with its line', async () => {
  await visit(site, {}, async ({ page }) => {
    await click(page, '[data-act="matches"]');
    const hearts = heartsOf(sheetOf('ricketts'), 4);
    const moments = [...playing(hearts, { seed: 'line', length: { deals: 2 } }, choosingBy('line'))];
    const match = transcriptOf(
      hearts,
      moments.flatMap(moment => moment.events),
    );
    const chosen = async (name: string, line: string): Promise<void> => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), click(page, '[data-act="bring-file"]')]);
      await chooser.setFiles({ name, mimeType: 'application/jsonl', buffer: Buffer.from(`${line}\n`) });
    };
    const [first, ...more] = match.deals;
    const wrong = { ...match, deals: [{ ...first, points: [1, 2, 3, 4] }, ...more] };
    await chosen('wrong.jsonl', JSON.stringify(wrong));
    expect(await page.locator('[data-wrong]').innerText()).toMatch(
      /^Line 1, deals\[0\].points: by the rules the points/,
    );
    await chosen('match.jsonl', JSON.stringify(match));
    await page.locator(`${REPLAY}[data-deals="2"]`).waitFor();
    await page.locator('[data-checked="holds"]').waitFor();
  });
});

test('the first deal of a match is shown before the others are checked, and their errors are located', async () => {
  await visit(site, {}, async ({ page }) => {
    const text = wrongAtTheEnd();
    await click(page, '[data-act="matches"]');
    await page.locator(`${SCREEN} textarea`).fill(text);
    await click(page, '[data-act="bring"]');
    await page.locator(`${REPLAY}[data-deals="1"]`).waitFor();
    const broken = page.locator('[data-checked="breaks"]');
    await broken.waitFor();
    expect(await broken.innerText()).toMatch(
      /^Further on it does not hold\. Line \d+, column 1: by the rules the points/,
    );
    expect(await complaintsAtRest(page)).toEqual([]);
    for (const deed of ['play-out', 'with-friends', 'save-match', 'copy-link', 'keep-match'])
      expect(await page.locator(`[data-act="${deed}"]`).isDisabled(), deed).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator(`${SCREEN} textarea`).inputValue(), 'is there to be mended').toBe(text);
    await page.locator(`${SCREEN} textarea`).fill(EXAMPLE);
    await click(page, '[data-act="bring"]');
    await page.locator('[data-checked="holds"]').waitFor();
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
      await reviewedThrough(page);
      await click(page, '[data-act="leave"]');
      await page.locator('[data-screen="home"]').waitFor();
      await click(page, '[data-act="matches"]');
      const [saved] = await Promise.all([page.waitForEvent('download'), click(page, '[data-proof]')]);
      expect(JSON.parse(await promisify(readFile)(await saved.path(), 'utf8'))).toMatchObject({
        format: 'hearts-deal/2',
      });
      expect(await complaintsAtRest(page)).toEqual([]);
      await click(page, '[data-server-match]');
      await page.locator(`${REPLAY}[data-deals="1"]`).waitFor();
      expect(await page.evaluate('location.hash')).toMatch(/^#matches\/@[\w-]+$/);
      await reload(page);
      await page.locator(`${REPLAY}[data-deals="1"]`).waitFor();
      await page.locator('[data-checked="holds"]').waitFor();
      await page.goBack();
      await click(page, '[data-server-match]');
      await page.locator('[data-act="keep-match"]:enabled').waitFor();
      expect(await page.locator('[data-act="keep-there"]').count(), 'the server has it').toBe(0);
      await playOnWith(page, link => tell.guest('Noor', {}, link));
    });
  } finally {
    await house.close();
  }
});

/**
 * The review of a finished match survives a reload; the back button leads to the table, and its address still
 * works after leaving.
 */
async function reviewedThrough(page: Page): Promise<void> {
  const review = page.locator('[data-screen="review"] [data-pick]').first();
  await click(page, '[data-act="review"]');
  await review.waitFor();
  const address = page.url();
  expect(address).toMatch(/#review\/@[\w-]+\/0$/);
  await reload(page);
  await review.waitFor();
  await page.locator('.resuming').waitFor({ state: 'detached' });
  await page.goBack();
  await page.locator('[data-screen="scores"]').waitFor();
  await page.goto(address);
  await review.waitFor();
  await page.goBack();
  await page.locator('[data-screen="scores"]').waitFor();
}

/** Opens a table from a step of the replay. A friend joins by link, and both play it out. */
async function playOnWith(page: Page, invited: (link: string) => Promise<Guest>): Promise<void> {
  for (const key of ['ArrowRight', 'ArrowRight', '2']) await page.keyboard.press(key);
  await click(page, '[data-act="with-friends"]');
  await page.locator('[data-fork]').waitFor();
  expect(await complaintsAtRest(page), 'opening a table from a point').toEqual([]);
  expect(await page.locator('[data-setting="rated"]').count()).toBe(0);
  await page.locator('[data-act="open-fork"]').click(); // below the visible part
  const link = await page.locator('[data-link]').inputValue();
  await page.locator('[data-rule-note="fork"]', { hasText: 'in the middle of deal 1' }).waitFor();
  const noor = await invited(link);
  await noor.page.locator('[data-rule-note="fork"]').waitFor();
  await gathered({ name: 'Ada', page }, 2);
  expect(await complaintsAtRest(noor.page), 'the waiting room of such a table').toEqual([]);
  await click(page, '[data-act="start"]');
  const both = [{ name: 'ada', page }, noor];
  await atMatch(...both);
  const ends = await Promise.all(both.map(one => playDeal(one.page, choosing(one.name))));
  expect(ends.map(({ over }) => over)).toEqual(['yes', 'yes']);
  await counted(page);
}

/** Her statistics include the online match, but not the newer continuation that is listed before it. */
async function counted(page: Page): Promise<void> {
  await click(page, '[data-act="leave"]');
  await page.locator('[data-act="open-table"]').waitFor(); // the screen on which she opened the table
  await page.goto(new URL('#matches', page.url()).href);
  await page.locator('[data-server-match]', { hasText: 'played on from a point' }).waitFor();
  expect(await page.locator('[data-server-match]').count()).toBe(2);
  await click(page, '[data-act="statistics"]');
  await page.locator('[data-screen="statistics"][data-records="1"]').waitFor();
  await page.locator('[data-question]').first().waitFor();
  expect(await complaintsAtRest(page), 'statistics of a match of the server').toEqual([]);
  expect(await page.locator('[data-screen="statistics"]').getAttribute('data-records')).toBe('1');
}

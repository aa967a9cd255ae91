// Stored data in real browsers: statistics after a deal, the scores as text and picture, and a backup that
// another browser imports. Plays a deal and opens a second browser.
import { readFile } from 'node:fs/promises';
import { BACKUP, BACKUP_VERSION } from '@moonshot/protocol';
import { blankEntry } from '@moonshot/rules/score-pad';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choosing, click, HAND, nextDeal, openTable, playDeal, standing, step } from './clicker.ts';
import { reload, sharedSite, visit } from './harness.ts';
import { passed } from './passing.ts';

const site = await sharedSite();

declare const navigator: { readonly clipboard: { readText(): Promise<string> } };

const act = (name: string): string => `[data-act="${name}"]`;

/** The file that a click saves. */
async function savedBy(page: Page, selector: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), click(page, selector)]);
  return download;
}

async function openStatistics(page: Page): Promise<void> {
  await page.locator(act('statistics')).click();
  await page.locator('[data-screen="statistics"]:not([data-records="0"])').waitFor();
}

const figures = (page: Page): Promise<readonly string[]> => page.locator('[data-figure]').allInnerTexts();

/** All shown statistics, game by game. With a single game there is no game to select. */
async function statistics(page: Page, games: number): Promise<readonly unknown[]> {
  const choices = page.locator('[data-statistics]');
  const shown: unknown[] = [];
  for (let i = 0; i < games; i++) {
    await choices.nth(i).click();
    await choices.nth(i).and(page.locator('[aria-pressed="true"]')).waitFor();
    shown.push([await figures(page), await page.locator('.panel h2').first().innerText()]);
  }
  return shown;
}

test('after a deal its scores can be copied and shared, the statistics include it, and clearing them asks first', async () => {
  await visit(site, {}, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTable(page, 'capture', 3, 1);
    expect((await playDeal(page, choosing('records'))).over).toBe('yes');
    await click(page, act('copy'));
    await passed(page, '.toast', /Copied\./);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const rows = text.split('\n');
    expect(rows[0]).toMatch(/Capture.*, 1 deal/);
    expect(rows.filter(row => /^\d/.test(row))).toHaveLength(1);
    expect(rows.find(row => row.startsWith('Deal'))).toMatch(/A player +Tycho +Vega$/);
    const picture = await savedBy(page, act('share'));
    const png = await readFile(await picture.path());
    expect(picture.suggestedFilename()).toMatch(/^moonshot-.*\.png$/);
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16)]).toEqual(['PNG', 1200]);
    await click(page, act('next'));
    await openStatistics(page);
    expect((await figures(page)).slice(0, 1)).toEqual(['1']);
    await click(page, act('clear'));
    await click(page, act('stay'));
    expect(await figures(page)).not.toEqual([]);
    await click(page, act('clear'));
    await click(page, act('clear-yes'));
    await page.locator('[data-screen="statistics"][data-records="0"]').waitFor();
    await click(page, act('close'));
    await page.locator('[data-screen="home"]').waitFor();
  });
});

const CHOICE = { 'moon.choose': 'shooter', 'match.limit': 50 };
/** A match with real cards after its first deal, in which the second player shot the moon. */
const PAD = {
  ...{ id: 'pad1', at: 5, game: 'black-lady-choice', base: 'black-lady', overrides: CHOICE, title: 'Black Lady' },
  ...{ names: ['Ana', 'Ben', 'Cleo', 'Dan'], dealer: 0, length: { target: 50 }, totals: [26, 0, 26, 26], over: false },
  entries: [
    { ...blankEntry(4), taken: { QS: [0, 1, 0, 0, 0], '2H': [0, 13, 0, 0, 0] }, tricks: [0, 13, 0, 0], moon: 'burden' },
  ],
  draft: null,
};
const MET = { player: 'p1', name: 'Bo', game: 'Capture', day: '2026-11-21' };

test('everything goes to a file, and in a new browser the table stands at the same question and the statistics are the same', async () => {
  let before: unknown;
  let asked: unknown;
  let told: unknown;
  const look = async (page: Page): Promise<unknown> => ({
    standing: await standing(page),
    cards: await page.locator(HAND).evaluateAll(all => all.map(card => card.getAttribute('aria-label'))),
  });
  const kept = { 'moonshot.score-pads': JSON.stringify([PAD]), 'moonshot.met': JSON.stringify([MET]) };
  await visit(site, { stored: { 'moonshot.theme': 'light', ...kept } }, async ({ page }) => {
    await openTable(page, 'capture', 2, 1);
    await playDeal(page, choosing('first'));
    await click(page, act('next'));
    await openTable(page, 'at-play', 4);
    const choose = choosing('second');
    await playDeal(page, choose);
    await nextDeal(page);
    for (let i = 0; i < 5; i++) await step(page, choose);
    await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
    asked = await look(page);
    await click(page, act('leave'));
    await openStatistics(page);
    told = await statistics(page, 2);
    const file = await (await savedBy(page, act('export'))).path();
    before = JSON.parse(await readFile(file, 'utf8'));
  });
  expect(before).toMatchObject({ format: BACKUP, version: BACKUP_VERSION, tables: [{}, {}], records: [{}, {}] });
  expect(before).toMatchObject({ pads: [PAD], people: [MET] });
  await visit(site, {}, async ({ page }) => {
    await page.locator(act('statistics')).click();
    await page.locator('[data-screen="statistics"]').waitFor();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'moonshot.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(before)),
    });
    await page
      .locator('[data-imported="yes"]')
      .filter({ hasText: '2 tables, 2 deals and 1 match with real cards have been added' })
      .waitFor();
    expect(await statistics(page, 2)).toEqual(told);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await click(page, act('close'));
    await page
      .locator('[data-table]')
      .filter({ hasText: /deal 2/i })
      .click();
    await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
    expect(await look(page)).toEqual(asked);
    expect((await playDeal(page, choosing('third'))).screen).toBe('scores');
    for (const [key, text] of Object.entries(kept))
      expect(await page.evaluate(`JSON.parse(localStorage.getItem('${key}'))`)).toEqual(JSON.parse(text));
    await page.goto(`${page.url().split('#')[0]}#pad/${PAD.id}`);
    await page.reload();
    await page.locator('[data-entry="2"]').waitFor();
    expect(await page.locator('[data-deal="1"] td b').allTextContents()).toEqual(['26', '0', '26', '26']);
  });
});

const MOMENT = Date.UTC(2026, 0, 1);

/** A backup with deals against two kinds of bots; results against the second kind are two points better. */
function fileOf(deals: number): string {
  const records = Array.from({ length: deals }, (_, i) => {
    const points = i % 2 === 0 ? 7 : 5;
    const [table, deal, bot] = [`t${i % 2}`, Math.floor(i / 2) + 1, i % 2 === 0 ? 'expert' : 'casual'];
    const course = { all: [points, 7, 7, 7], tricks: [0, points], dear: [{ card: 'QS', taken: i % 4 === 0 ? 1 : 0 }] };
    const others = [1, 2, 3].map(seat => ({ seat, name: 'Io', bot }));
    return {
      ...{ table, deal, game: 'ricketts', rules: 1, seats: 4, seat: 0, points, totals: [points, 7, 7, 7], tricks: 1 },
      ...{ dearest: null, moon: null, end: null, at: MOMENT + i * 3_600_000 },
      course: { ...course, stopper: null, passed: true, online: false, others },
      regret: i % 3,
    };
  });
  return JSON.stringify({ format: 'moonshot-backup', version: 5, at: MOMENT, settings: {}, tables: [], records });
}

test('an import adds everything even if Statistics is left at once', async () => {
  const deals = 3000;
  const backup = { ...JSON.parse(fileOf(deals)), version: 6, pads: [PAD], people: [MET] };
  await visit(site, {}, async ({ page }) => {
    await page.locator(act('statistics')).click();
    await page.locator('[data-screen="statistics"]').waitFor();
    const file = { name: 'moonshot.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(backup)) };
    await page.locator('input[type="file"]').setInputFiles(file);
    await click(page, act('close'));
    await page.locator('[data-screen="home"]').waitFor();
    const stored = (key: string): Promise<unknown> => page.evaluate(`JSON.parse(localStorage.getItem('${key}'))`);
    await expect.poll(() => stored('moonshot.score-pads')).toEqual([PAD]);
    await expect.poll(() => stored('moonshot.met')).toEqual([MET]);
    await page.locator(act('statistics')).click();
    await page.locator(`[data-screen="statistics"][data-records="${deals}"]`).waitFor();
  });
});

test('what deals answer follows what is chosen of them, and achievements can be turned off for good', async () => {
  const answer = (page: Page, name: string): Promise<string> => page.locator(`[data-answer="${name}"]`).innerText();
  await visit(site, { viewport: { width: 390, height: 844 } }, async ({ page }) => {
    await page.locator(act('matches')).click();
    await page.locator(`[data-screen="matches"] ${act('statistics')}`).click();
    const buffer = Buffer.from(fileOf(40));
    await page.locator('input[type="file"]').setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer });
    await page.locator('[data-question="against"]').waitFor();
    expect(await answer(page, 'sources')).toBe('Most from trick 2: 6 of 6 points a deal.');
    expect(await answer(page, 'dear')).toMatch(/^The .*queen of spades.*: 10 times in 40 deals\.$/s);
    expect(await answer(page, 'progress')).toMatch(/^It is too early to say: .* 0 points/);
    expect(await answer(page, 'passing')).toBe('1 point a pass. 14 of 40 passes gave nothing away.');
    await page.locator('[data-filter="against"]').selectOption({ label: 'Bots: Casual' });
    await expect.poll(() => answer(page, 'sources')).toBe('Most from trick 2: 5 of 5 points a deal.');
    expect(await answer(page, 'against')).toBe('Most against Bots: Casual: 20 deals, 2 points a deal better.');
    const table = page.locator('[data-question="against"]');
    await table.locator('summary').click();
    expect(await table.locator('tbody tr').allInnerTexts()).toEqual([expect.stringMatching(/Casual\s+0\s+0\s+2/)]);
    await page.locator(act('achievements-off')).click();
    await page.locator('[data-achievements="off"]').waitFor();
    await reload(page); // stays on this screen
    await page.locator('[data-achievements="off"]').waitFor();
  });
});

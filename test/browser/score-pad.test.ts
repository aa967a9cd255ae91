// The score pad in a real browser: a whole match with real cards is kept, at phone and desktop size.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsAtRest } from './axe.ts';
import { sharedSite, visit } from './rig.ts';

const site = await sharedSite();
const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

const act = (page: Page, name: string): Promise<void> => page.locator(`[data-act="${name}"]`).click();
const queen = (page: Page, seat: number): Promise<void> =>
  page.locator(`[data-setting="QS"] [data-choice="${seat}"]`).click();
const rest = (page: Page, seat: number): Promise<void> =>
  page.locator(`[data-counts="2H"] [data-all="${seat}"]`).click();
const heart = (page: Page, seat: number): Promise<void> =>
  page.locator(`[data-counts="2H"] [data-more="${seat}"]`).click();
const totals = (page: Page, deal: number): Promise<readonly string[]> =>
  page.locator(`[data-deal="${deal}"] td b`).allTextContents();
const prompt = (page: Page): Promise<string | null> => page.locator('[data-prompt]').textContent();

/** Begins a match of four named players up to 50 points. */
async function begin(page: Page): Promise<void> {
  await act(page, 'pad');
  await page.locator('[data-field="game"] option[value="black-lady-choice"]').waitFor({ state: 'attached' });
  await page.locator('[data-field="game"]').selectOption('black-lady-choice');
  for (const [i, name] of ['Ana', 'Ben', 'Cleo', 'Dan'].entries())
    await page.locator(`[data-player="${i}"]`).fill(name);
  expect(await complaintsAtRest(page)).toEqual([]);
  await page.locator('[data-choice="50"]').click();
  await act(page, 'begin-pad');
  await page.locator('[data-entry="1"]').waitFor();
}

test.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])('a match is kept on a %s', async screen => {
  await visit(site, { viewport: SCREENS[screen] }, async ({ page }) => {
    await begin(page);
    expect(await prompt(page)).toMatch(/Ana deals\..*13 cards each\..*Pass 3 cards: left \(1 of 4\).*Ana → Ben/s);
    expect(await complaintsAtRest(page)).toEqual([]);
    // fourteen hearts cannot be
    await rest(page, 1);
    await heart(page, 2);
    expect(await page.locator('[data-problem="cards"]').textContent()).toBe('13 ♥; you entered 14.');
    await act(page, 'undo');
    await page.locator('[data-problem]').waitFor({ state: 'detached' });
    // a moon: both choices show their totals
    await queen(page, 1);
    await page.locator('[data-moon="shed"]', { hasText: 'Ben −26' }).waitFor();
    await page.locator('[data-moon="burden"]', { hasText: 'Ana 26, Ben 0, Cleo 26, Dan 26' }).click();
    await act(page, 'enter');
    await page.locator('[data-entry="2"]').waitFor();
    expect(await totals(page, 1)).toEqual(['26', '0', '26', '26']);
    expect(await prompt(page)).toMatch(/Ben deals\..*right \(2 of 4\)/s);
    await queen(page, 0);
    await heart(page, 3);
    await rest(page, 2);
    await act(page, 'enter');
    await page.locator('[data-entry="3"]').waitFor();
    expect(await totals(page, 2)).toEqual(['39', '0', '38', '27']);
    // an earlier deal is changed, and those after it with it
    await page.locator('[data-edit="0"]').click();
    await page.locator('[data-moon="shed"]').click();
    await act(page, 'enter');
    await page.locator('[data-entry="3"]').waitFor();
    expect(await totals(page, 2)).toEqual(['13', '−26', '12', '1']);
    // a reload finds the match again
    await page.reload();
    await page.locator('[data-entry="3"]').waitFor();
    for (const deal of [3, 4, 5]) {
      await page.locator(`[data-entry="${deal}"]`).waitFor();
      await queen(page, 0);
      await rest(page, 2);
      await act(page, 'enter');
    }
    await page.locator('#pad-now', { hasText: 'Ben wins with −26.' }).waitFor();
    expect(await totals(page, 5)).toEqual(['52', '−26', '51', '1']);
    expect(await complaintsAtRest(page)).toEqual([]);
    await act(page, 'close');
    await page.locator('[data-act="begin-pad"]').waitFor();
    await act(page, 'close');
    // the match is among the matches
    await act(page, 'matches');
    await page.locator('[data-screen="matches"] [data-pad]').click();
    await page.locator('#pad-now', { hasText: 'Ben wins' }).waitFor();
  });
});

// Puzzles in a real browser: the daily one from home, a wrong and a right answer, what is remembered, and the
// next one. Answers are judged by search.

import type { Puzzle } from '@moonshot/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import ricketts from '../../apps/web/src/features/puzzles/data/ricketts.json' with { type: 'json' };
import { complaintsAtRest } from './axe.ts';
import { chooseCards, choosing, click, HAND } from './clicker.ts';
import { PATIENCE_MS, sharedSite, visit } from './harness.ts';

const site = await sharedSite();

const [first] = ricketts as unknown as readonly [Puzzle];
const worst = Object.entries(first.others).at(-1)?.[0] ?? '';
const act = (name: string): string => `[data-act="${name}"]`;

async function begin(page: Page): Promise<void> {
  await page.locator(act('begin-puzzle')).click();
  await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
}

const kept = (page: Page): Promise<unknown> =>
  page.evaluate('JSON.parse(localStorage.getItem("moonshot.puzzles") ?? "null")');

test('a puzzle is answered wrong, said why, tried again, and the next one follows', async () => {
  await visit(site, { stored: { 'moonshot.taps': 'once' } }, async ({ page }) => {
    await page.locator(act('puzzles')).last().click();
    await page.locator('[data-screen="puzzles"]').waitFor();
    expect(await complaintsAtRest(page)).toEqual([]);
    await click(page, '[data-puzzle-game="ricketts"]');
    await page.locator(act('some-puzzle')).click();
    await begin(page);
    await page.locator(act('show-puzzle')).press('Enter');
    await page.locator('[data-known]').waitFor(); // again, and for as long as one thinks
    await begin(page);
    await click(page, `${HAND}[data-card="${worst}"]`);
    await page.locator('[data-verdict="wrong"]').waitFor();
    await page.locator('[data-why]:not([data-why="0"])').waitFor();
    expect(await page.locator('[data-why]').innerText()).toMatch(/:.*(out|trick|hold|left)/);
    expect(await complaintsAtRest(page)).toEqual([]);
    await expect.poll(() => kept(page)).toMatchObject({ right: [], wrong: [first.id] });
    await page.locator(act('retry-puzzle')).click();
    await begin(page);
    await click(page, `${HAND}[data-card="${first.best}"]`);
    await page.locator('[data-verdict="right"]').waitFor();
    // the first answer counts
    await expect.poll(() => kept(page)).toMatchObject({ right: [], wrong: [first.id] });
    await page.locator(act('next-puzzle')).click();
    await begin(page);
    await page.locator(HAND).first().waitFor();
  });
});

test.each([
  ['right', 'KD', 'KC'],
  ['wrong', 'TS', '5S'],
])('a pair that is not the best of Capture’s first puzzle is judged as %s, with a reason', async (verdict, ...pair) => {
  await visit(site, {}, async ({ page }) => {
    await page.locator(act('puzzles')).last().click();
    await click(page, '[data-puzzle-game="capture"]');
    await page.locator(act('some-puzzle')).click();
    await page.locator(act('begin-puzzle')).click();
    for (const card of pair) await click(page, `${HAND}[data-card="${card}"]`);
    await click(page, act('confirm'));
    await page.locator(`[data-verdict="${verdict}"]`).waitFor();
    await page.locator('[data-why]:not([data-why="0"])').waitFor();
    // one pair for each card face up, and the person's own
    expect(await page.locator('[data-verdict] li').count()).toBeLessThanOrEqual(6);
  });
});

test('the puzzle of the day is still open after a reload', async () => {
  await visit(site, {}, async ({ page }) => {
    await page.locator(act('puzzles')).last().click();
    await page.locator(act('day-puzzle')).click();
    await page.locator(act('begin-puzzle')).waitFor();
    await page.reload();
    await page.locator(act('begin-puzzle')).waitFor(); // it resumes where it was
  });
});

test('passing is trained: cards are chosen at a table, the cost of each choice is shown, and the next hand follows', async () => {
  await visit(site, {}, async ({ page }) => {
    await page.locator(act('puzzles')).last().click();
    await page.locator('[data-pass-game="ricketts"]').click();
    await page.locator(act('begin-passes')).click();
    await page.locator('[data-ask="pass"]').waitFor({ state: 'attached' });
    await chooseCards(page, choosing('train'));
    await click(page, act('confirm'));
    // judging takes processor time, of which a busy machine has little
    await page.locator('[data-whole="true"]').waitFor({ timeout: 4 * PATIENCE_MS });
    expect(await page.locator('[data-verdict] li.best').count()).toBe(1);
    expect(await complaintsAtRest(page)).toEqual([]);
    await expect.poll(() => kept(page)).toMatchObject({ right: [], wrong: [], passes: { tried: 1 } });
    await page.locator(act('next-pass')).click();
    await page.locator('[data-ask="pass"]').waitFor({ state: 'attached' });
    await expect.poll(() => kept(page)).toMatchObject({ passes: { tried: 1 } });
  });
});

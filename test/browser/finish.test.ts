// No dead cards, in a real browser: the rest is claimed, a settled deal ended or played on, forced cards go by themselves.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choosing, click, HAND, openTable, playDeal, standing, step } from './clicker.ts';
import { provable } from './proofs.ts';
import { openSite, PATIENCE_MS, type Site, visit } from './rig.ts';
import { type Scene, staged, store } from './staged.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

async function at(page: Page, scene: Omit<Scene, 'ask'>): Promise<void> {
  const table = await staged({ ask: 'play', ...scene });
  await store(page, [table]);
  await click(page, `[data-table="${table.id}"]`);
  await page.locator('[data-screen]:not([data-screen="home"])').waitFor({ state: 'attached' });
}

const scores = (page: Page): Promise<void> => page.locator('[data-screen="scores"]').waitFor({ state: 'attached' });
const FINISH = '[data-act="finish"]';

test.each([
  ['ricketts', 'rest', 4],
  ['classic', 'rest', 5],
  ['ricketts', 'settled', 4],
  ['wild-twist', 'settled', 3],
] as const)('in %s, %s leads to the scores by one click', async (game, proof, seats) => {
  await visit(site, {}, async ({ page }) => {
    await at(page, { game, seats: game === 'ricketts' ? 4 : seats, ...provable(proof, 3) });
    await page.locator(`[data-finish="${proof}"]`).waitFor();
    await click(page, FINISH);
    await scores(page);
    await page.reload();
    await scores(page); // and it is written
  });
});

test('the remaining tricks are seen, and quickly', async () => {
  await visit(site, { stored: { 'moonshot.pace': 'normal' } }, async ({ page }) => {
    await at(page, { game: 'ricketts', seats: 4, ...provable('rest', 3) });
    const seen = new Set<string | null>();
    await click(page, FINISH);
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
      const { screen, version } = await standing(page);
      if (screen === 'scores') break;
      seen.add(version);
    }
    expect((await standing(page)).screen).toBe('scores');
    expect(seen.size).toBeGreaterThan(2);
  });
});

test('whoever plays on is not asked again, and the deal goes on', async () => {
  await visit(site, {}, async ({ page }) => {
    await at(page, { game: 'ricketts', seats: 4, ...provable('settled', 3) });
    await click(page, '[data-act="play-on"]');
    await page.locator(FINISH).waitFor({ state: 'detached' });
    const choose = choosing('play on');
    await step(page, choose);
    expect(await page.locator('[data-act="play-on"]').count()).toBe(0);
    expect((await playDeal(page, choose)).screen).toBe('scores');
  });
});

test('nothing is offered while a point is out and the lead is not safe', async () => {
  await visit(site, {}, async ({ page }) => {
    await at(page, { game: 'ricketts', seats: 4, ...provable('none', 4) });
    await page.locator(HAND).first().waitFor();
    expect(await page.locator(FINISH).count()).toBe(0);
  });
});

test('the last card plays itself', async () => {
  await visit(site, { stored: { 'moonshot.forced': 'last', 'moonshot.pace': 'quick' } }, async ({ page }) => {
    await at(page, { game: 'at-play', seats: 4, ...provable('none', 1) });
    await scores(page);
  });
});

const LONGER_THAN_FORCED_MS = 600;

test('a last card that was taken back waits to be played', async () => {
  await visit(site, { stored: { 'moonshot.forced': 'last', 'moonshot.pace': 'normal' } }, async ({ page }) => {
    const leads: Scene['is'] = ({ state }) =>
      'tricks' in state && state.hands[0]?.length === 1 && state.trick.plays.length === 0;
    await at(page, { game: 'ricketts', seats: 4, is: leads });
    await page.locator('[data-ask="none"]').waitFor({ state: 'attached' });
    await click(page, '[data-act="undo"]');
    await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
    await page.waitForTimeout(LONGER_THAN_FORCED_MS);
    expect(await standing(page)).toMatchObject({ screen: 'table', ask: 'play' });
    await click(page, HAND);
    await scores(page);
  });
});

declare const document: {
  querySelector(selector: string): { readonly dataset: Readonly<Record<string, string | undefined>> } | null;
  querySelectorAll(selector: string): { readonly length: number };
};

/** Runs on the page: whether something is asked, and more than one card would do. */
const mustChoose = (cards: string): boolean => {
  const { ask = 'none' } = document.querySelector('[data-screen]')?.dataset ?? {};
  return ask !== 'none' && document.querySelectorAll(cards).length > 1;
};

/** Runs on the page: whether another version is shown, or another screen. */
const hasMoved = (last: string | null): boolean => {
  const { version = null } = document.querySelector('[data-screen]')?.dataset ?? {};
  return version !== last;
};

test('a whole deal with forced cards going by themselves', async () => {
  await visit(site, { stored: { 'moonshot.forced': 'always' } }, async ({ page }) => {
    await openTable(page, 'at-play', 4);
    const choose = choosing('forced');
    for (let now = await standing(page); now.screen === 'table'; now = await standing(page)) {
      const chooses = await page.evaluate(mustChoose, `${HAND}:not([aria-disabled="true"])`);
      if (now.ask !== 'play' || chooses) await step(page, choose);
      else await page.waitForFunction(hasMoved, now.version, { polling: 'raf' });
    }
    expect((await standing(page)).screen).toBe('scores');
  });
});

// Early ends of deals in a real browser: claims, settled deals ended or played on, forced cards that play
// themselves. Each test plays the end of a deal.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changed, choosing, click, HAND, openTable, playDeal, type Standing, standing, step } from './clicker.ts';
import { sharedSite, type Visit, visit, type Wishes } from './harness.ts';
import { provable } from './proofs.ts';
import { type Scene, staged } from './staged.ts';

const site = await sharedSite();

/** A test that starts at a table where seat 0 is asked to play. */
async function at(
  scene: Omit<Scene, 'ask'>,
  wishes: Wishes,
  story: (page: Page, visited: Visit) => Promise<void>,
): Promise<void> {
  const table = await staged({ ask: 'play', ...scene });
  await visit(site, { ...wishes, tables: [table] }, async visited => {
    const { page } = visited;
    await click(page, `[data-table="${table.id}"]`);
    await page.locator('[data-screen]:not([data-screen="home"])').waitFor({ state: 'attached' });
    await story(page, visited);
  });
}

const scores = (page: Page): Promise<void> => page.locator('[data-screen="scores"]').waitFor({ state: 'attached' });
const FINISH = '[data-act="finish"]';
const NOW = new Date('2026-11-21T12:00:00Z');
const HURRY_MS = 480;

test.each([
  ['ricketts', 'rest', 4],
  ['classic', 'rest', 5],
  ['ricketts', 'settled', 4],
  ['wild-twist', 'settled', 3],
] as const)('in %s, %s leads to the scores by one click', async (game, proof, seats) => {
  await at({ game, seats, ...provable(proof, 3) }, {}, async page => {
    await page.locator(`[data-finish="${proof}"]`).waitFor();
    await click(page, FINISH);
    await scores(page);
    await page.reload();
    await scores(page); // and it is stored
  });
});

test('the remaining tricks are seen, and quickly', async () => {
  const wishes = { stored: { 'moonshot.pace': 'normal' }, stands: NOW };
  await at({ game: 'ricketts', seats: 4, ...provable('rest', 3) }, wishes, async page => {
    const seen: Standing[] = [await standing(page)];
    await click(page, FINISH);
    while (seen.at(-1)?.screen === 'table' && seen.length < 6) {
      await changed(page, seen.at(-1) as Standing);
      seen.push(await standing(page));
      await page.clock.runFor(HURRY_MS); // and tricks stay no longer
    }
    expect(seen.at(-1)?.screen).toBe('scores');
    expect(new Set(seen.map(({ version }) => version)).size).toBeGreaterThan(3);
  });
});

test('a player who plays on is not asked again, and the deal continues', async () => {
  await at({ game: 'ricketts', seats: 4, ...provable('settled', 3) }, {}, async page => {
    await click(page, '[data-act="play-on"]');
    await page.locator(FINISH).waitFor({ state: 'detached' });
    const choose = choosing('play on');
    await step(page, choose);
    expect(await page.locator('[data-act="play-on"]').count()).toBe(0);
    expect((await playDeal(page, choose)).screen).toBe('scores');
  });
});

test('nothing is offered while a point is out and the lead is not safe', async () => {
  await at({ game: 'ricketts', seats: 4, ...provable('none', 4) }, {}, async page => {
    await page.locator(HAND).first().waitFor();
    expect(await page.locator(FINISH).count()).toBe(0);
  });
});

test('the last card plays itself', async () => {
  const stored = { 'moonshot.forced': 'last', 'moonshot.pace': 'quick' };
  await at({ game: 'at-play', seats: 4, ...provable('none', 1) }, { stored }, scores);
});

const FORCED_MS = 300;

test('a last card that was taken back waits to be played', async () => {
  const leads: Scene['is'] = ({ state }) =>
    'tricks' in state && state.hands[0]?.length === 1 && state.trick.plays.length === 0;
  const stored = { 'moonshot.forced': 'last', 'moonshot.pace': 'normal' };
  await at({ game: 'ricketts', seats: 4, is: leads }, { stored, stands: NOW }, async page => {
    await page.clock.runFor(FORCED_MS);
    await page.locator('[data-ask="none"]').waitFor({ state: 'attached' });
    await click(page, '[data-act="undo"]:not([disabled])');
    await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
    await page.clock.runFor(2 * FORCED_MS);
    expect(await standing(page)).toMatchObject({ screen: 'table', ask: 'play' });
    await page.clock.resume();
    await click(page, HAND);
    await scores(page);
  });
});

declare const document: { querySelectorAll(selector: string): { readonly length: number } };

/** Runs on the page: whether a question is waiting that no forced card answers. */
const mustChoose = (cards: string): boolean =>
  document.querySelectorAll('[data-ask="pass"]').length > 0 ||
  (document.querySelectorAll('[data-ask="play"]').length > 0 && document.querySelectorAll(cards).length > 1);

test('a whole deal with forced cards going by themselves', async () => {
  await visit(site, { stored: { 'moonshot.forced': 'always' } }, async ({ page }) => {
    await openTable(page, 'at-play', 4);
    const choose = choosing('forced');
    for (let now = await standing(page); now.screen === 'table'; now = await standing(page)) {
      const chooses = await page.evaluate(mustChoose, `${HAND}:not([aria-disabled="true"])`);
      if (chooses) await step(page, choose);
      else await changed(page, now);
    }
    expect((await standing(page)).screen).toBe('scores');
  });
});

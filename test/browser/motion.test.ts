// Cards move as a person would expect: they travel, a tap completes them, less motion is respected, and an instant pace takes no time.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choosing, click, HAND, openTable, step } from './clicker.ts';
import { openSite, type Site, visit } from './rig.ts';
import { type Scene, type Staged, staged, store } from './staged.ts';

/** What the functions that run on the page use of it; these tests have Node's types. */
interface Drawn {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  getBoundingClientRect(): {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  click(): void;
}
interface Moving {
  readonly effect: { getComputedTiming(): { readonly endTime: number } } | null;
}
declare const document: {
  querySelector(selector: string): Drawn | null;
  getAnimations(): readonly Moving[];
};
declare function requestAnimationFrame(then: (now: number) => void): number;
declare const performance: { now(): number };

const leading: Scene = {
  game: 'at-play',
  seats: 4,
  ask: 'play',
  is: ({ state }) => 'tricks' in state && state.tricks.length === 3 && state.trick.plays.length === 0,
};

/** With the last card the deal is over, and is scored. */
const ending: Scene = {
  game: 'at-play',
  seats: 4,
  ask: 'play',
  is: ({ state }) => 'tricks' in state && state.tricks.length === 12 && state.trick.plays.length === 0,
};

let site: Site;
let table: Staged;
let last: Staged;
beforeAll(async () => {
  site = await openSite();
  table = await staged(leading);
  last = await staged(ending);
});
afterAll(() => site?.close());

const NORMAL = { 'moonshot.pace': 'normal', 'moonshot.taps': 'once' };

async function sitDown(page: Page, at = table): Promise<void> {
  await store(page, [at]);
  await click(page, `[data-table="${at.id}"]`);
  await page.locator(HAND).first().waitFor();
  await page.waitForTimeout(400);
}

interface Frame {
  readonly x: number;
  readonly y: number;
}

/** Runs on the page: taps a card of the hand, and watches where it is seen until it has lain still for a while. */
async function watchPlay({ selector, hurry }: { selector: string; hurry: boolean }): Promise<readonly Frame[]> {
  const middle = (thing: Drawn): { x: number; y: number } => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const stirs = (seen: readonly Frame[]): boolean => new Set(seen.slice(-5).map(({ x, y }) => `${x} ${y}`)).size > 1;
  const card = document.querySelector(selector);
  if (card === null) return [];
  const frames: Frame[] = [middle(card)];
  const began = performance.now();
  card.click();
  for (let hurried = false; performance.now() - began < 700 || stirs(frames); ) {
    await new Promise(resolve => requestAnimationFrame(resolve));
    const play = document.querySelector(`[data-play="${card.dataset.card}"]`);
    if (play === null) continue;
    if (hurry && !hurried) {
      document.querySelector('.pool')?.click();
      hurried = true;
    }
    frames.push(middle(play));
  }
  return frames;
}

const away = (from: Frame, to: Frame): number => Math.hypot(from.x - to.x, from.y - to.y);
const free = `${HAND}:not([aria-disabled="true"])`;

test('a card travels from its place in the hand to its place in the trick', async () => {
  await visit(site, { stored: NORMAL, motion: true }, async ({ page }) => {
    await sitDown(page);
    const frames = await page.evaluate(watchPlay, { selector: free, hurry: false });
    const [first, last] = [frames[0], frames.at(-1)] as [Frame, Frame];
    const whole = away(first, last);
    expect(whole).toBeGreaterThan(80);
    const left = frames.slice(1).map(frame => away(frame, last) / whole);
    expect(left[0], 'it does not jump at the start').toBeGreaterThan(0.3);
    const near = left.findIndex(share => share < 0.06); // from here on it settles
    expect(left.slice(0, near + 1)).toEqual(left.slice(0, near + 1).sort((a, b) => b - a));
    expect(near, 'it is seen on its way').toBeGreaterThan(1);
    expect(Math.max(...left.slice(near))).toBeLessThan(0.06);
  });
});

test('a tap completes what moves', async () => {
  await visit(site, { stored: NORMAL, motion: true }, async ({ page }) => {
    await sitDown(page);
    const frames = await page.evaluate(watchPlay, { selector: free, hurry: true });
    const [, first] = frames;
    expect(first && away(first, frames.at(-1) as Frame)).toBeLessThan(1);
  });
});

test('with less motion wanted a card is where it was played at once', async () => {
  await visit(site, { stored: NORMAL }, async ({ page }) => {
    await sitDown(page);
    const frames = await page.evaluate(watchPlay, { selector: free, hurry: false });
    const [, first] = frames;
    expect(frames.length).toBeGreaterThan(2);
    expect(first && away(first, frames.at(-1) as Frame)).toBeLessThan(1);
  });
});

test('at an instant pace nothing takes any time', async () => {
  await visit(site, { motion: true }, async ({ page }) => {
    await openTable(page, 'ricketts', 4);
    const choose = choosing('instant');
    for (let i = 0; i < 8; i++) {
      await step(page, choose);
      const times = await page.evaluate(() =>
        document.getAnimations().map(one => one.effect?.getComputedTiming().endTime ?? 0),
      );
      expect(times.filter(time => time > 0)).toEqual([]);
    }
  });
});

const ROLLS = '[data-screen="scores"] [data-rolls]';

const totals = (page: Page): Promise<string> =>
  page
    .locator('tr.now b')
    .allInnerTexts()
    .then(texts => texts.join(' '));

test('after a deal the totals roll to where they came, and no more after a reload', async () => {
  await visit(site, { stored: NORMAL, motion: true }, async ({ page }) => {
    await sitDown(page, last);
    await click(page, HAND);
    await page.locator(ROLLS).first().waitFor();
    const read = await page.locator('tr.now b').first().ariaSnapshot();
    await page.locator(ROLLS).first().waitFor({ state: 'detached' });
    expect(read).toContain(await page.locator('tr.now b').first().innerText());
    const before = await totals(page);
    await page.reload();
    await page.locator('[data-screen="scores"] tr.now').waitFor();
    expect(await page.locator(ROLLS).count()).toBe(0);
    expect(await totals(page)).toBe(before);
  });
});

test('with less motion wanted the totals are there at once', async () => {
  await visit(site, { stored: NORMAL }, async ({ page }) => {
    await sitDown(page, last);
    await click(page, HAND);
    await page.locator('[data-screen="scores"] tr.now').waitFor();
    expect(await page.locator(ROLLS).count()).toBe(0);
  });
});

test('the cards of a new table are dealt', async () => {
  await visit(site, { stored: NORMAL, motion: true }, async ({ page }) => {
    await page.waitForLoadState('networkidle');
    await click(page, '[data-act="play-now"]');
    await page.locator(HAND).first().waitFor();
    const moving = (): Promise<number> => page.evaluate(() => document.getAnimations().length);
    expect(await moving()).toBeGreaterThan(13);
    await page.reload();
    await page.locator(HAND).first().waitFor();
    expect(await moving()).toBeLessThan(5);
  });
});

// Animations: cards travel, a tap completes them, reduced motion is respected, and the instant pace takes no
// time. Animations take their real time.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { choosing, click, HAND, openTable, step } from './clicker.ts';
import { reload, type Site, sharedSite, visit, type Wishes } from './harness.ts';
import { type Scene, type Staged, staged } from './staged.ts';

/** DOM types for functions that run on the page; these tests have Node's types. */
interface Drawn {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  getBoundingClientRect(): {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  contains(other: Drawn): boolean;
  click(): void;
}
interface Moving {
  readonly effect: {
    readonly target: Drawn;
    getComputedTiming(): { readonly endTime: number };
  } | null;
  currentTime: number;
  pause(): void;
}
declare const document: {
  querySelector(selector: string): Drawn | null;
  getAnimations(): readonly Moving[];
};

/** Injected script: counts animations, and pauses them at their start if wanted. */
const COUNT_MOVES = `
  globalThis.moves = 0;
  globalThis.stopsMoves = false;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const move = animate.apply(this, given);
    moves += 1;
    if (stopsMoves) move.pause();
    return move;
  };
`;
declare const moves: number;

const leading: Scene = {
  game: 'at-play',
  seats: 4,
  ask: 'play',
  is: ({ state }) => 'tricks' in state && state.tricks.length === 3 && state.trick.plays.length === 0,
};

/** A scene with the last card of a deal, which is then scored. */
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
  site = await sharedSite();
  table = await staged(leading);
  last = await staged(ending);
});

const NORMAL = { 'moonshot.pace': 'normal', 'moonshot.taps': 'once' };

/** A test that starts at a table with all cards at rest. */
async function at(place: Staged, wishes: Wishes, story: (page: Page) => Promise<void>): Promise<void> {
  const stored = { ...NORMAL, ...wishes.stored };
  await visit(site, { ...wishes, stored, tables: [place], scripts: [COUNT_MOVES] }, async ({ page }) => {
    await click(page, `[data-table="${place.id}"]`);
    await page.locator(HAND).first().waitFor();
    await story(page);
  });
}

interface Frame {
  readonly x: number;
  readonly y: number;
}

const STEPS = 20;

/**
 * Runs on the page: taps a card of the hand and returns where it lay, where it is after each share of its
 * animation (paused and stepped by hand), and where it is after a tap on the table.
 */
async function watchPlay({ selector, steps }: { selector: string; steps: number }): Promise<{
  readonly from: Frame;
  readonly way: readonly Frame[];
  readonly tapped: Frame;
}> {
  const middle = (thing: Drawn): { x: number; y: number } => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const card = document.querySelector(selector) as Drawn;
  const from = middle(card);
  Object.assign(globalThis, { stopsMoves: true });
  card.click();
  const lying = () => document.querySelector(`[data-play="${card.dataset.card}"]`);
  while (lying() === null) await new Promise(resolve => setTimeout(resolve));
  const play = lying() as Drawn;
  const own = document.getAnimations().filter(({ effect }) => effect?.target.contains(play));
  const way = Array.from({ length: steps + 1 }, (_, i) => {
    for (const one of own) one.currentTime = ((one.effect?.getComputedTiming().endTime ?? 0) * i) / steps;
    return middle(play);
  });
  for (const one of own) one.currentTime = 0;
  (document.querySelector('.pool') as Drawn).click();
  return { from, way, tapped: middle(play) };
}

const away = (from: Frame, to: Frame): number => Math.hypot(from.x - to.x, from.y - to.y);
const free = `${HAND}:not([aria-disabled="true"])`;

test.each([
  { width: 1280, height: 800 },
  { width: 195, height: 422 }, // 390 × 844 at 200 % zoom
])('at $width × $height a card travels from its place in the hand to its place in the trick', async viewport => {
  await at(table, { motion: true, viewport }, async page => {
    const { from, way } = await page.evaluate(watchPlay, { selector: free, steps: STEPS });
    const last = way.at(-1) as Frame;
    const whole = away(from, last);
    expect(whole).toBeGreaterThan(0.1 * viewport.height);
    const left = way.map(frame => away(frame, last) / whole);
    expect(left[0], 'it does not jump at the start').toBeGreaterThan(0.9);
    const near = left.findIndex(share => share < 0.06); // from here on it settles
    expect(left.slice(0, near + 1)).toEqual(left.slice(0, near + 1).sort((a, b) => b - a));
    expect(near, 'it is seen on its way').toBeGreaterThan(STEPS / 10);
    expect(Math.max(...left.slice(near))).toBeLessThan(0.06);
  });
});

test('a tap completes what moves', async () => {
  await at(table, { motion: true }, async page => {
    const { way, tapped } = await page.evaluate(watchPlay, { selector: free, steps: STEPS });
    const [first, last] = [way[0], way.at(-1)] as [Frame, Frame];
    expect(away(first, last)).toBeGreaterThan(80);
    expect(away(tapped, last)).toBeLessThan(1);
  });
});

test('with less motion wanted a card is where it was played at once', async () => {
  await at(table, {}, async page => {
    const { from, way } = await page.evaluate(watchPlay, { selector: free, steps: STEPS });
    const last = way.at(-1) as Frame;
    expect(away(from, last)).toBeGreaterThan(80);
    expect(Math.max(...way.map(frame => away(frame, last)))).toBeLessThan(1);
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

const NOW = new Date('2026-11-21T12:00:00Z');
const FRAME_MS = 20; // a small part of the rolling time
const LONG_MS = 2000; // much longer than the rolling time

test('after a deal the totals roll to where they came, and no more after a reload', async () => {
  await at(last, { motion: true, stands: NOW }, async page => {
    await page.locator(HAND).click();
    // The last trick stays for its time. Then the numbers roll, and stop when the clock stops.
    while ((await page.locator(ROLLS).count()) === 0) await page.clock.runFor(FRAME_MS);
    const read = await page.locator('tr.now b').first().ariaSnapshot();
    await page.clock.runFor(LONG_MS);
    await page.locator(ROLLS).first().waitFor({ state: 'detached' });
    const shown = await page.locator('tr.now b').first().innerText();
    expect(read).toContain(shown.replace('\n', ' '));
    const before = await totals(page);
    await page.clock.resume(); // the lazy-loaded part needs an idle browser
    await reload(page);
    await page.locator('[data-screen="scores"] tr.now').waitFor();
    expect(await page.locator(ROLLS).count()).toBe(0);
    expect(await totals(page)).toBe(before);
  });
});

test('with less motion wanted the totals are there at once', async () => {
  await at(last, {}, async page => {
    await click(page, HAND);
    await page.locator('[data-screen="scores"] tr.now').waitFor();
    expect(await page.locator(ROLLS).count()).toBe(0);
  });
});

test('the cards of a new table are dealt', async () => {
  await visit(site, { stored: NORMAL, motion: true, scripts: [COUNT_MOVES] }, async ({ page }) => {
    await click(page, '[data-act="play-now"]');
    await page.locator(HAND).first().waitFor();
    expect(await page.evaluate(() => moves)).toBeGreaterThan(13);
    await reload(page);
    await page.locator(HAND).first().waitFor();
    expect(await page.evaluate(() => moves)).toBeLessThan(5);
  });
});

/** Runs on the page: the size and the place of the question in the middle. */
const FITTED = `['--fit', '--move'].map(name => document.querySelector('.centre-box').style.getPropertyValue(name))`;

/** Runs on the page: lets all cards of the hand fly over the middle, and has the question fitted again. */
const FLY_OVER = `
  for (const card of document.querySelectorAll('[data-zone="hand"] [data-card]'))
    card.animate([{ translate: '0 -300px' }, { translate: '0 -300px' }], 60_000);
  document.querySelector('.centre-box').append('');
`;

test('a question has its place in the middle while the cards that are dealt fly across it', async () => {
  const table = await staged({ game: 'ricketts', seats: 4, ask: 'pass' });
  await visit(site, { stored: NORMAL, tables: [table], motion: true }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await page.locator('.centre-box').waitFor();
    const fitted = await page.evaluate(FITTED);
    await page.evaluate(FLY_OVER);
    await page.evaluate(() => new Promise(soon => setTimeout(soon)));
    expect(await page.evaluate(FITTED)).toEqual(fitted);
  });
});

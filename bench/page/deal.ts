// Plays a whole deal by touch on a slow processor, and measures response times and long tasks.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { choosing, HAND, spotOn } from '../../test/browser/clicker.ts';
import { CPU_SLOWER, processorMs, type Stored, slowed } from './first-card.ts';

const DEAL_MS_MAX = 180_000;
const LOOK_EVERY_MS = 100;
// an element that cannot be tapped for so long has been removed by the table
const PATIENCE_MS = 1000;
// milliseconds after a tap; inspecting the page any sooner would lengthen the tap's response
const REST_MS = 300;
const FREE = ':not([aria-disabled="true"]):not([disabled])';
const CARD = `${HAND}${FREE}:not([aria-pressed="true"])`;

/** The seat of the person who opens the table. */
const OWN = 0;

/**
 * A script for the page. It records the time from each interaction to its paint, each long task, and each
 * wait for a bot's card.
 */
const OBSERVE = `
  globalThis.interactions = new Map();
  globalThis.tasks = [];
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  globalThis.waits = [];
  let before;
  new MutationObserver(changes => {
    const laid = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(one => one.dataset?.play !== undefined);
    if (laid.length === 0) return;
    const now = performance.now();
    if (before !== undefined && laid.length === 1 && laid[0].dataset.by !== '${OWN}') waits.push(now - before);
    before = now;
  }).observe(document, { subtree: true, childList: true });
`;

/**
 * The times measured in a deal, in milliseconds: from touch to paint, of the main thread's processor from a
 * tap to its end, of long tasks after the first card, and of waits for bots' cards.
 */
export interface Deal {
  readonly answersMs: readonly number[];
  readonly tapsMs: readonly number[];
  readonly tasksMs: readonly number[];
  readonly waitsMs: readonly number[];
}

const BUTTONS = ['[data-act="ok"]', '[data-act="confirm"]', '[data-moon]', '[data-call]', '[data-claim]'];
const ASKED = '[data-ask]:not([data-ask="none"])';
const WANTED = [...BUTTONS.map(button => button + FREE), `${ASKED} ${HAND}[data-lifted]`, `${ASKED} ${CARD}`];

/**
 * A script for the page. It returns `over` if the deal is over, otherwise what to tap next, or an empty text
 * if there is nothing to tap. It does as little work as possible.
 */
const NEXT = `(() => {
  if (document.querySelector('[data-screen="scores"]')) return 'over';
  return ${JSON.stringify(WANTED)}.find(wanted => document.querySelector(wanted)) ?? '';
})()`;

const LIES_MS = 80;
const TWO_FRAMES = 'new Promise(rests => requestAnimationFrame(() => requestAnimationFrame(rests)))';

/** Waits until an element no longer moves, and returns its position. */
async function restingSpot(page: Page, selector: string): ReturnType<typeof spotOn> {
  const seed = `bench ${performance.now()}`;
  for (;;) {
    const before = await spotOn(page, selector, choosing(seed), PATIENCE_MS);
    await page.evaluate(TWO_FRAMES);
    const now = await spotOn(page, selector, choosing(seed), PATIENCE_MS);
    if (now.x === before.x && now.y === before.y) return now;
  }
}

/** Taps an element with a finger that rests for a moment, and returns whether it could be tapped. */
async function tap(page: Page, devtools: CDPSession, selector: string): Promise<boolean> {
  const spot = await restingSpot(page, selector).catch(() => undefined);
  if (spot === undefined) return false;
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: spot.x, y: spot.y }] });
  await page.waitForTimeout(LIES_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return true;
}

/**
 * Plays the first deal of a new table up to the score sheet, on a page with these stored settings and by
 * default on a slow processor.
 */
export async function deal(browser: Browser, url: string, stored: Stored, slower = CPU_SLOWER): Promise<Deal> {
  const { page, context, devtools } = await slowed(browser, { 'moonshot.pace': 'quick', ...stored }, slower);
  try {
    await page.addInitScript(OBSERVE);
    await page.goto(url);
    await page.locator('[data-act="play-now"]').waitFor();
    await tap(page, devtools, '[data-act="play-now"]');
    await page.locator('[data-ask="pass"] [data-card]').first().waitFor();
    const from = await page.evaluate<number>('performance.now()');
    const tapsMs: number[] = [];
    for (const end = performance.now() + DEAL_MS_MAX; ; ) {
      const next = await page.evaluate<string>(NEXT);
      if (next === 'over') break;
      if (performance.now() > end) throw new Error('Cannot measure a deal: it stands still');
      const before = await processorMs(devtools);
      // The element may have disappeared meanwhile; then the loop looks for the next one.
      const tapped = next !== '' && (await tap(page, devtools, next));
      await page.waitForTimeout(tapped ? REST_MS : LOOK_EVERY_MS);
      if (tapped) tapsMs.push((await processorMs(devtools)) - before);
    }
    return { ...(await measured(page, from)), tapsMs };
  } finally {
    await context.close();
  }
}

async function measured(page: Page, from: number): Promise<Omit<Deal, 'tapsMs'>> {
  const [slow, count, tasks, waitsMs] = await page.evaluate<[number[], number, [number, number][], number[]]>(
    '[[...interactions.values()], performance.interactionCount, tasks, waits]',
  );
  // Chromium reports no interactions shorter than 16 ms, so they are counted as 16 ms.
  const quick = Array.from({ length: Math.max(0, count - slow.length) }, () => 16);
  return { answersMs: [...slow, ...quick], tasksMs: tasks.filter(([at]) => at >= from).map(([, ms]) => ms), waitsMs };
}

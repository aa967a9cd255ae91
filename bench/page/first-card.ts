// Measures the time until the first card can be played: after opening the address and clicking Play now, and
// after a reload.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** How much slower the page's main thread runs than the machine allows. Chromium cannot slow down workers. */
export const CPU_SLOWER = 4;

/**
 * A script for the page. It clicks Play now when the button appears, and records when the first hand has
 * been painted with its pictures.
 */
const WATCH = `
  const look = now => {
    if (globalThis.pressPlay) {
      const play = document.querySelector('[data-act="play-now"]:not([disabled])');
      if (play) { globalThis.pressPlay = false; globalThis.pressedAt = performance.now(); play.click(); }
    }
    const asks = document.querySelector('[data-ask="pass"], [data-ask="play"]');
    const card = document.querySelector('[data-zone="hand"] [data-card]:not([aria-disabled="true"])');
    if (asks && card && document.querySelector('svg.deck')) {
      requestAnimationFrame(() => setTimeout(() => { globalThis.playableAt = performance.now(); }));
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

export interface Slowed {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly devtools: CDPSession;
}

/** Entries of the page's storage, such as `moonshot.bots`. */
export type Stored = Readonly<Record<string, string>>;

/** Opens a page in a fresh profile. Its main thread is `slower` times slower than the machine allows. */
export async function slowed(browser: Browser, stored: Stored = {}, slower = CPU_SLOWER): Promise<Slowed> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  for (const [name, value] of Object.entries(stored))
    await page.addInitScript(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await devtools.send('Performance.enable');
  return { page, context, devtools };
}

/**
 * The processor time of the page's main thread so far, in milliseconds. A slowed thread waits by computing,
 * so that its processor time says little.
 */
export async function processorMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0);
}

/**
 * The types of the browser's objects used in functions that run on the page. The benchmarks themselves have
 * only Node's types.
 */
declare const navigator: { readonly serviceWorker: { readonly ready: Promise<unknown>; readonly controller: unknown } };

const kept = async (): Promise<boolean> => {
  await navigator.serviceWorker.ready;
  return navigator.serviceWorker.controller !== null;
};

const playable = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => 'playableAt' in globalThis);
  return page.evaluate<number>('globalThis.playableAt');
};

export interface FirstCard {
  readonly pressedMs: number; // when Play now appeared, in milliseconds after opening the address
  readonly coldMs: number;
  readonly processorMs: number; // of the main thread until then
  readonly reloadMs: number; // milliseconds until a card can be played after a reload at the open table
}

/** Measures a first visit and a reload, by default on a slow processor. */
export async function firstCard(browser: Browser, url: string, slower = CPU_SLOWER): Promise<FirstCard> {
  const { page, context, devtools } = await slowed(browser, {}, slower);
  try {
    await page.addInitScript(`globalThis.pressPlay = localStorage.getItem('moonshot.table') === null;${WATCH}`);
    await page.goto(url, { waitUntil: 'commit' });
    const coldMs = await playable(page);
    const busyMs = await processorMs(devtools);
    const pressedMs = await page.evaluate<number>('globalThis.pressedAt');
    await page.waitForFunction(kept);
    await page.reload({ waitUntil: 'commit' });
    return { pressedMs, coldMs, processorMs: busyMs, reloadMs: await playable(page) };
  } finally {
    await context.close();
  }
}

// Measures whether the memory of the page and its worker grows over many deals. The figure is the heap after
// garbage collection.
import type { CDPSession, Page } from 'playwright-core';
import { openSite } from '../../test/browser/harness.ts';

/** The numbers of deals after which the heap is measured. */
const MARKS = [20, 50, 100, 150, 200] as const;
const MEGA = 1_000_000;
/**
 * Flags that switch off the optimising compilers. The memory of these compilers depends on time, not on what
 * the page holds.
 */
const NO_COMPILING = ['--js-flags=--no-opt --no-maglev --no-sparkplug'];
const DEAL_MS_MAX = 20_000;

export interface Weight {
  readonly deals: number;
  readonly pageMb: number;
  readonly workerMb: number;
}

/** Settings for the page: no delays, and no bots that search, which would take most of an hour. */
const STORED = { 'moonshot.pace': 'instant', 'moonshot.bots': 'careful careful careful' } as const;

/**
 * A script for the page. It clicks whatever continues the game, and stops at the score sheet after a number
 * of deals. A score sheet that is shown at the beginning counts as one deal.
 */
const PLAY = `
  globalThis.playDeals = deals => new Promise(done => {
    const free = ':not([aria-disabled="true"]):not([disabled])';
    const press = selector => {
      const all = document.querySelectorAll(selector + free);
      all[Math.floor(Math.random() * all.length)]?.click();
      return all.length > 0;
    };
    let left = deals;
    let seen = false;
    const look = () => {
      const scores = document.querySelector('[data-screen="scores"]');
      if (scores && !seen) left -= 1;
      seen = scores !== null;
      if (scores && left <= 0) return done();
      if (scores) press('[data-over="yes"] [data-act="again"]') || press('[data-act="next"]');
      else
        press('[data-act="ok"]') || press('[data-act="confirm"]') || press('[data-moon]') || press('[data-call]') ||
          press('[data-claim]') || press('[data-zone="hand"] [data-card]:not([aria-pressed="true"])');
      setTimeout(look, 4);
    };
    look();
  });
`;

interface Heap {
  readonly usedSize: number;
}

/** Returns a function that measures the heaps of the page and its worker in megabytes. */
async function scales(page: Page): Promise<() => Promise<readonly [page: number, worker: number]>> {
  const devtools = await page.context().newCDPSession(page);
  const worker = new Promise<string>(found => {
    devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') found(sessionId);
    });
  });
  await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const sessionId = await worker;
  return async () => [await weigh(devtools), await weighWorker(devtools, sessionId)];
}

async function weigh(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / MEGA;
}

/**
 * Measures the heap of the worker by messages through the page's session, because the worker has no session
 * of its own.
 */
async function weighWorker(devtools: CDPSession, sessionId: string): Promise<number> {
  const ask = (id: number, method: string): Promise<Heap> =>
    new Promise((answered, failed) => {
      const hear = (event: { readonly message: string }): void => {
        const answer: { id?: number; result: Heap; error?: { message: string } } = JSON.parse(event.message);
        if (answer.id !== id) return;
        devtools.off('Target.receivedMessageFromTarget', hear);
        if (answer.error) failed(new Error(`Cannot weigh the worker: ${answer.error.message}`));
        else answered(answer.result);
      };
      devtools.on('Target.receivedMessageFromTarget', hear);
      devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) }).catch(failed);
    });
  await ask(1, 'HeapProfiler.collectGarbage');
  return (await ask(2, 'Runtime.getHeapUsage')).usedSize / MEGA;
}

/** Plays deals without delays in a separate browser, and measures the heaps at each mark. */
export async function weights(tell: (weight: Weight) => void): Promise<Weight[]> {
  const site = await openSite({ flags: NO_COMPILING, entire: true });
  try {
    const context = await site.browser.newContext({ reducedMotion: 'reduce' });
    return await weighedAt(await context.newPage(), site.url, tell);
  } finally {
    await site.close();
  }
}

async function weighedAt(page: Page, url: string, tell: (weight: Weight) => void): Promise<Weight[]> {
  page.setDefaultTimeout(DEAL_MS_MAX);
  const kept = Object.entries(STORED).map(([key, value]) => `localStorage.setItem('${key}', '${value}');`);
  await page.addInitScript(kept.join('') + PLAY);
  await page.goto(url);
  const weighed = await scales(page);
  await page.locator('[data-act="play-now"]').click();
  const found: Weight[] = [];
  let played = 0;
  for (const deals of MARKS) {
    for (; played < deals; played += 1) await page.evaluate(played === 0 ? 'playDeals(1)' : 'playDeals(2)');
    const [pageMb, workerMb] = await weighed();
    found.push({ deals, pageMb, workerMb });
    tell({ deals, pageMb, workerMb });
  }
  return found;
}

/** The growth of a heap per deal in kilobytes, by linear regression. */
export function slopeKb(weights: readonly Weight[], of: (weight: Weight) => number): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const deals = weights.map(weight => weight.deals);
  const [middle, level] = [mean(deals), mean(weights.map(of))];
  const rise = weights.reduce((sum, weight) => sum + (weight.deals - middle) * (of(weight) - level), 0);
  return (rise / deals.reduce((sum, at) => sum + (at - middle) ** 2, 0)) * 1000;
}

// Measures the review of a deal in a real Chromium: the time from pressing the button until every decision
// has its first verdict.
import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { choosing, nextDeal, openTable, playDeal } from '../test/browser/clicker.ts';
import { openSite, type Site, visit } from '../test/browser/harness.ts';
import { type Bench, type Row, rounded } from './table.ts';

const DEALS = 3;
const SLOWER = [1, 4] as const;
const MOST_MS = 3000;

interface Judged {
  readonly ms: number;
  readonly barred: boolean; // whether a progress bar was shown
  readonly sorted: boolean; // whether at most three costly decisions are listed, the worst first
}

/**
 * A script for the page: it presses the button that starts the review, and waits until every decision is
 * judged.
 */
const PRESSED = `new Promise(resolve => {
  let barred = false;
  const from = performance.now();
  const look = () => {
    barred ||= document.querySelector('[data-screen="review"] progress') !== null;
    if (document.querySelector('[data-screen="review"]:not([data-judged="no"])') === null) return;
    seen.disconnect();
    const costs = [...document.querySelectorAll('[data-worst]')].map(one => Number(one.dataset.worst));
    const sorted = costs.length <= 3 && costs.every((cost, i) => i === 0 || cost <= costs[i - 1]);
    resolve({ ms: performance.now() - from, barred, sorted });
  };
  const seen = new MutationObserver(look);
  seen.observe(document.body, { subtree: true, childList: true, attributes: true });
  document.querySelector('[data-act="review"]').click();
})`;

async function reviewed(page: Page, name: string): Promise<Judged> {
  await playDeal(page, choosing(name));
  await page.locator('[data-act="review"]').waitFor();
  const judged = (await page.evaluate(PRESSED)) as Judged;
  await page.keyboard.press('Escape');
  await page.locator('[data-act="review"]').waitFor();
  return judged;
}

async function measured(site: Site, slower: number): Promise<readonly Judged[]> {
  const all: Judged[] = [];
  await visit(site, {}, async ({ page, context }) => {
    await openTable(page, 'ricketts', 4);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    for (let i = 0; i < DEALS; i++) {
      if (i > 0) await nextDeal(page);
      all.push(await reviewed(page, `review ${i}`));
    }
  });
  return all;
}

function rowsOf(all: readonly Judged[], slower: number): readonly Row[] {
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
  const share = (is: (one: Judged) => boolean): number => all.filter(is).length / all.length;
  const named = (what: string): string => `page ${slower} times slower: ${what}`;
  return [
    { name: named('a deal is judged, ms, middle'), values: [rounded(times[Math.floor(DEALS / 2)] ?? 0, 0), MOST_MS] },
    { name: named('the slowest, ms'), values: [rounded(times.at(-1) ?? 0, 0), MOST_MS] },
    { name: named('share with a progress bar while judging'), values: [share(one => one.barred), null] },
    { name: named('share with the worst decision first'), values: [share(one => one.sorted), null] },
  ];
}

/** Measures three deals of Ricketts for four, at each slowdown of the page's main thread. */
export const review: Bench = async tell => {
  const before = loadavg()[0] ?? 0;
  const site = await openSite({ entire: true });
  const rows: Row[] = [];
  try {
    for (const slower of SLOWER)
      for (const row of rowsOf(await measured(site, slower), slower)) {
        tell(row);
        rows.push(row);
      }
  } finally {
    await site.close();
  }
  const wanted = [before, loadavg()[0] ?? 0].map(load => rounded(load, 1));
  return {
    name: 'review',
    about: `From the press of the button until all 14 decisions of a deal are judged and drawn, the worst first; ${DEALS} deals of Ricketts at four seats for each row. Chromium cannot slow a worker down, so the judging itself runs at full speed in both. ${wanted.join(' and ')} programs wanted ${availableParallelism()} cores before and after.`,
    columns: ['figure', 'at most'],
    rows,
  };
};

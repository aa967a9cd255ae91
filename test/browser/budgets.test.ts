// Size budgets: the counted files suffice for the first card, and stay within their budgets.
import { expect, test } from 'vitest';
import { BUDGETS, firstFiles, kilobytes, scripts } from '../../bench/page/bytes.ts';
import { click } from './clicker.ts';
import { sharedSite } from './harness.ts';

const site = await sharedSite();

test(`the first card needs no more than ${BUDGETS.scripts} kB of scripts and ${BUDGETS.all} kB of everything`, () => {
  const files = firstFiles();
  expect(kilobytes(scripts(files))).toBeLessThanOrEqual(BUDGETS.scripts);
  expect(kilobytes(files)).toBeLessThanOrEqual(BUDGETS.all);
});

test('the files that are counted are all that the first card needs, and all are needed', async () => {
  // Page faults are not watched, because requests for uncounted files are refused.
  const context = await site.browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const asked = new Set<string>();
    await context.route('**/*', async (route, request) => {
      const file = new URL(request.url()).pathname.slice(1) || 'index.html';
      if (!firstFiles().includes(file)) return route.abort();
      asked.add(file);
      return route.continue();
    });
    await page.goto(site.url);
    await click(page, '[data-act="play-now"]');
    await page.locator('[data-ask="pass"] [data-zone="hand"] [data-card]').first().waitFor();
    await page.locator('svg.deck').waitFor({ state: 'attached' });
    // The browser requests the manifest and the icon at arbitrary times.
    const needed = firstFiles().filter(file => !/manifest|icon/.test(file));
    expect(needed.filter(file => !asked.has(file))).toEqual([]);
  } finally {
    await context.close();
  }
});

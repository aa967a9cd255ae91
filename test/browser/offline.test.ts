// The installed page offline and during an update: no prompts, no interruptions. Installs the page and loads
// it again in each test.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blankEntry } from '@moonshot/rules/score-pad';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { padLink } from '../../apps/web/src/features/score-pad/pad-link.ts';
import { choosing, click, openTable, playDeal, standing, step } from './clicker.ts';
import { openSite, reload, sharedSite, visit, whole } from './harness.ts';

const BUILT = join(import.meta.dirname, '../../apps/web/dist');
const BANNER = '[data-banner]';
const SCORES = '[data-screen="scores"]';

/** DOM types for functions that run on the page; these tests have Node's types. */
declare const navigator: {
  readonly serviceWorker: {
    readonly controller: unknown;
    readonly ready: Promise<{ readonly waiting: unknown; update(): Promise<unknown> }>;
  };
};
declare const caches: { keys(): Promise<readonly string[]> };

const isKept = async (): Promise<boolean> => {
  await navigator.serviceWorker.ready;
  return navigator.serviceWorker.controller !== null;
};
const lookForNewer = async (): Promise<void> => {
  await (await navigator.serviceWorker.ready).update();
};
const newerWaits = async (): Promise<boolean> => (await navigator.serviceWorker.ready).waiting !== null;
const builds = async (): Promise<number> => (await caches.keys()).length;
const oneBuild = async (): Promise<boolean> => (await caches.keys()).length === 1;

/** Waits until the page would also open offline. */
const kept = async (page: Page): Promise<void> => {
  await page.waitForFunction(isKept);
};

const site = await sharedSite();

test('the browser finds nothing that keeps the page from being installed', async () => {
  const entire = await openSite({ entire: true }); // only a full browser installs pages
  try {
    await visit(entire, { offline: true }, async ({ page, context }) => {
      await kept(page);
      const devtools = await context.newCDPSession(page);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      const { errors, url } = await devtools.send('Page.getAppManifest');
      // The only complaint is about the test's private window.
      expect(installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')).toEqual([]);
      expect([errors, url]).toEqual([[], `${entire.url}/manifest.webmanifest`]);
    });
  } finally {
    await entire.close();
  }
});

test('after one visit the page opens and plays a whole deal with no network at all', async () => {
  const alone = await openSite();
  try {
    await visit(alone, { offline: true }, async ({ page, context }) => {
      await kept(page);
      await alone.hangUp();
      await context.setOffline(true);
      await reload(page);
      await openTable(page, 'ricketts', 4);
      expect((await playDeal(page, choosing('offline'))).screen).toBe('scores');
      await page.goto(`${alone.url}/?share=a%20text`);
      await page.locator(BANNER).waitFor();
    });
  } finally {
    await alone.close();
  }
});

test('after one visit the link to a match with real cards opens with no network at all', async () => {
  const alone = await openSite();
  const one = { ...blankEntry(2), captured: [5, 8] };
  const pad = {
    ...{ id: 'pad1', at: 1, game: 'capture', base: 'capture', overrides: {}, title: 'Capture', dealer: 0 },
    ...{ names: ['Ana', 'Ben'], entries: [one], length: { deals: 4 }, draft: null, totals: [], over: false },
  };
  try {
    await visit(alone, { offline: true }, async ({ page, context }) => {
      await kept(page);
      await alone.hangUp();
      await context.setOffline(true);
      await page.goto('about:blank');
      await page.goto((await padLink(pad, `${alone.url}/`)) ?? '');
      await page.locator('[data-deal="1"] td b').nth(1).waitFor();
      expect(await page.locator('[data-deal="1"] td b').allTextContents()).toEqual(['5', '8']);
    });
  } finally {
    await alone.close();
  }
});

test.each([
  ['a text', '?title=Cards&share=Come%20and%20play'],
  ['a link to somewhere else', '?link=https%3A%2F%2Fexample.org%2F'],
])('%s that is shared to the page is answered by one sentence, once', async (_, query) => {
  await visit(site, {}, async ({ page }) => {
    await page.goto(`${site.url}/${query}`);
    await page.locator('[data-banner="shared"]').waitFor();
    expect(page.url()).toBe(`${site.url}/`);
    await click(page, '[data-act="later"]');
    await page.locator(BANNER).waitFor({ state: 'detached' });
    await page.goto(`${site.url}/${query}`);
    await whole(page);
    await reload(page);
    await page.locator('[data-game]').first().waitFor();
    expect(await page.locator(BANNER).count()).toBe(0);
  });
});

test('the shortcuts of the installed page lead to a new table and to the deal of the day', async () => {
  await visit(site, {}, async ({ page }) => {
    await page.goto(`${site.url}/?do=play`);
    await page.locator('[data-ask]:not([data-ask="none"])').waitFor();
    expect([(await standing(page)).screen, page.url()]).toEqual(['table', `${site.url}/`]);
    await page.goto(`${site.url}/?do=daily`);
    await expect.poll(() => page.evaluate('localStorage.getItem("moonshot.table")')).toMatch(/^daily-/);
  });
});

test('an open page gets the launch request, and handles its own launch once', async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'launchQueue', {
      value: { setConsumer: (consumer: unknown) => Object.assign(globalThis, { launch: consumer }) },
    });
  });
  const launch = (url: string): Promise<void> => page.evaluate(`launch({ targetURL: '${url}' })`);
  await page.goto(`${site.url}/`);
  await whole(page);
  await launch(`${site.url}/`);
  expect(await page.locator(BANNER).count()).toBe(0);
  await launch(`${site.url}/?share=text`);
  await page.locator('[data-banner="shared"]').waitFor();
  await context.close();
});

test('only the page’s own scripts can be run as workers', async () => {
  const context = await site.browser.newContext(); // faults are not watched: the refusals are the point
  const page = await context.newPage();
  await page.goto(site.url);
  const refused = (script: string): Promise<string> =>
    page.evaluate(`Promise.resolve().then(() => ${script}).then(() => 'run', error => error.name)`);
  expect([
    await refused("new Worker('./sw.js')"),
    await refused("navigator.serviceWorker.register('./elsewhere.js')"),
    await refused("trustedTypes.createPolicy('moonshot', { createScriptURL: url => url })"),
    await refused("document.body.innerHTML = '<p>'"),
  ]).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  await context.close();
});

/** A copy of the built page that can be replaced by a newer version. */
function copyOfPage(): { readonly folder: string; replace(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'moonshot-versions-'));
  cpSync(BUILT, folder, { recursive: true, filter: path => !/\.(br|gz)$/.test(path) });
  const change = (file: string, from: string | RegExp, to: string): void => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`Cannot make a newer version: ${file} has no ${from}`);
    writeFileSync(path, changed);
  };
  const replace = (): void => {
    change('index.html', '<html ', '<html data-newer="yes" ');
    change('sw.js', /version":"[0-9a-f]+"/, 'version":"newer"');
  };
  return { folder, replace };
}

const NEWER = 'html[data-newer]';

test('a newer version waits for the end of the deal and for a person, in every tab', async () => {
  const { folder, replace } = copyOfPage();
  const changing = await openSite({ folder });
  const choose = choosing('update');
  try {
    await visit(changing, { offline: true }, async ({ page, context }) => {
      await kept(page);
      const other = await context.newPage();
      await other.goto(changing.url);
      await whole(other);
      await page.bringToFront();
      await openTable(page, 'ricketts', 4);
      for (const tab of [page, other]) await tab.evaluate('globalThis.unbroken = true');
      replace();
      await page.evaluate(lookForNewer);
      await page.waitForFunction(newerWaits);
      await other.locator('[data-banner="update"]').waitFor(); // at home at once

      for (let i = 0; i < 6; i++) await step(page, choose);
      expect([await page.locator(BANNER).count(), await page.locator(NEWER).count()]).toEqual([0, 0]);
      await playDeal(page, choose);
      await page.locator('[data-banner="update"]').waitFor(); // at the table between deals
      const { deal } = await standing(page);

      await click(page, '[data-act="reload"]');
      await page.locator(NEWER).waitFor({ state: 'attached' });
      await page.locator(SCORES).waitFor();
      expect([(await standing(page)).deal, await page.locator(BANNER).count()]).toEqual([deal, 0]);

      // The other tab continues until it is updated as well.
      expect(await other.evaluate('globalThis.unbroken')).toBe(true);
      expect(await page.evaluate(builds)).toBe(2);
      await page.close();
      await click(other, '[data-act="reload"]');
      await other.locator(NEWER).waitFor({ state: 'attached' });
      await other.waitForFunction(oneBuild);
    });
  } finally {
    await changing.close();
    rmSync(folder, { recursive: true });
  }
});

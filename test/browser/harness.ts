// Test harness: a real Chromium at the built page, served as in production. Every fault of the page fails the
// test.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium, findShell } from '../../scripts/chromium.mjs';
import { stateOf } from './furnish.ts';
import { WRITE_DOWN } from './passing.ts';
import { serve } from './server.ts';
import type { Staged } from './staged.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Maximum wait: much longer than anything takes on a busy machine, much shorter than a test's timeout. */
export const PATIENCE_MS = 30_000;

/** Screenshots of failed tests. */
const PICTURES = join(ROOT, '.cache/browser');

const WIDE = { width: 1280, height: 800 };

export interface Site {
  readonly url: string;
  readonly browser: Browser;
}

/** A site for one test file alone. */
export interface OwnSite extends Site {
  /** Stops only the server; from then on the page is offline. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
}

export interface BrowserWishes {
  readonly flags?: readonly string[];
  /** A full Chromium, which installs pages and shows notifications, at twice the cost per page. */
  readonly entire?: boolean;
}

/** A headless browser. */
export function launch({ flags = [], entire = false }: BrowserWishes = {}): Promise<Browser> {
  const executablePath = entire ? findChromium() : findShell();
  if (executablePath === undefined) throw new Error('Cannot test the page: there is no Chromium. Run: npm test');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
}

export interface SiteWishes extends BrowserWishes {
  readonly folder?: string; // a folder other than the built page
}

let shared: Promise<Site> | undefined;

/** The server and browser shared by all test files of a worker. Each test has its own profiles. */
export function sharedSite(): Promise<Site> {
  shared ??= openSite();
  return shared;
}

/** Starts a server with its own folder, and a browser. */
export async function openSite({ folder, ...wishes }: SiteWishes = {}): Promise<OwnSite> {
  const page = folder === undefined ? [] : ['--page', folder];
  const data = mkdtempSync(join(tmpdir(), 'moonshot-site-'));
  const { server, url } = await serve(['--port', '0', '--data', data, ...page]);
  server.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const hangUp = async (): Promise<void> => {
    if (server.exitCode !== null || !server.kill()) return;
    await once(server, 'exit');
  };
  try {
    const browser = await launch(wishes);
    const close = async (): Promise<void> => {
      await browser.close();
      await hangUp();
    };
    return { url, browser, hangUp, close };
  } catch (error) {
    server.kill();
    throw error;
  }
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Faults of the page so far: errors, warnings, policy violations, failed requests. */
  readonly faults: readonly string[];
}

export interface Wishes {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly stored?: Readonly<Record<string, string>>; // empty values are not set
  readonly offline?: boolean; // enables the service worker, which few tests need
  readonly tables?: readonly Staged[]; // stored tables
  readonly scripts?: readonly string[]; // injected before the page's own scripts
  // pauses the clock at this date once the page is loaded, until the test advances `page.clock`
  readonly stands?: Date;
  readonly motion?: boolean; // most tests ask for reduced motion, which is faster
  readonly touch?: boolean;
}

/** The default settings of a visit: instant pace, bots without delay, and nothing automatic. */
export const QUIET = {
  'moonshot.pace': 'instant',
  'moonshot.forced': 'never',
  'moonshot.hints': 'off',
  'moonshot.bots': Array(13).fill('careful').join(' '),
} as const;

/** Injected script: disables the service worker, which would fetch all files. */
const KEEPS_NOTHING =
  'if (globalThis.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = async () => undefined;';

const HOUR_MS = 3_600_000; // a clock can only be paused at a future time

/** A clock that can be paused. Painting and animations continue. */
async function stopClock(page: Page, at: Date): Promise<void> {
  await page.addInitScript('globalThis.paints = globalThis.requestAnimationFrame;');
  await page.clock.install({ time: at.getTime() - HOUR_MS });
  await page.addInitScript('globalThis.requestAnimationFrame = globalThis.paints;');
}

/** A visit with a fresh profile; it fails on any page fault. The test starts when the page is loaded. */
export async function visit(
  { browser, url }: Site,
  wishes: Wishes,
  story: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: wishes.viewport ?? WIDE,
    hasTouch: wishes.touch ?? false,
    reducedMotion: wishes.motion ? 'no-preference' : 'reduce',
    storageState: stateOf(url, { stored: { ...QUIET, ...wishes.stored }, tables: wishes.tables ?? [] }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  context.on('page', page => watch(page, faults));
  const page = await context.newPage();
  try {
    const first = wishes.offline ? [WRITE_DOWN] : [WRITE_DOWN, KEEPS_NOTHING];
    for (const content of [...first, ...(wishes.scripts ?? [])]) await context.addInitScript({ content });
    if (wishes.stands) await stopClock(page, wishes.stands);
    await page.goto(url);
    await whole(page);
    if (wishes.stands) await page.clock.pauseAt(wishes.stands);
    await story({ page, context, faults });
    if (faults.length > 0) throw new Error(`The page made faults:\n${faults.join('\n')}`);
  } catch (error) {
    throw new Error(`${await pictured(page)}\n${faults.join('\n')}`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Double-clicks as fast as possible. Returns a counter of requests to that path. */
export async function pressedTwice(page: Page, selector: string, path: string): Promise<() => number> {
  let posts = 0;
  page.on('request', request => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) posts++;
  });
  await page.locator(selector).dblclick();
  return () => posts;
}

/** Waits until the lazy-loaded parts are there, so that keys and animations work. */
export const whole = (page: Page): Promise<void> => page.locator('html[data-whole]').waitFor({ state: 'attached' });

/** Reloads the page and waits until it is complete. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await whole(page);
}

let pictures = 0;

/** A screenshot and the content of the page after a failure. */
export async function pictured(page: Page): Promise<string> {
  mkdirSync(PICTURES, { recursive: true });
  pictures += 1; // two pages may fail at once
  const path = join(PICTURES, `${Date.now()}-${pictures}.png`);
  try {
    await page.screenshot({ path });
    return `The story went wrong at ${path}: ${(await page.locator('[data-refusal], [data-trouble]').allInnerTexts()).join(' ')}`;
  } catch {
    // the original failure matters more
    return 'The story went wrong, and the page could not be pictured any more.';
  }
}

/** Records every fault of a page from now on. */
export function watch(page: Page, faults: string[]): void {
  page.on('console', message => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', error => faults.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('response', response => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? '';
    // a reload aborts pending requests
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`);
  });
}

// A real Chromium at the built page, served as the command serves it; every fault that the page makes is kept
// and fails the test.
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

/**
 * What is waited for at most: far longer than anything takes on a busy machine, far shorter than a test may.
 */
export const PATIENCE_MS = 30_000;

/** Where pictures of stories that went wrong are left. */
const PICTURES = join(ROOT, '.cache/browser');

const WIDE = { width: 1280, height: 800 };

export interface Site {
  readonly url: string;
  readonly browser: Browser;
}

/** A site of a test's own. */
export interface OwnSite extends Site {
  /** Ends the server alone: from then on there is no network worth the name. */
  hangUp(): Promise<void>;
  close(): Promise<void>;
}

export interface BrowserWishes {
  readonly flags?: readonly string[];
  /**
   * A Chromium with all that surrounds a page: it installs pages and shows notifications, and opens each at
   * twice the cost.
   */
  readonly entire?: boolean;
}

/** A browser that shows itself nowhere. */
export function launch({ flags = [], entire = false }: BrowserWishes = {}): Promise<Browser> {
  const executablePath = entire ? findChromium() : findShell();
  if (executablePath === undefined) throw new Error('Cannot test the page: there is no Chromium. Run: npm test');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
}

export interface SiteWishes extends BrowserWishes {
  readonly folder?: string; // of another page than the built one
}

let shared: Promise<Site> | undefined;

/** The server and the browser that all files of one worker share. Each test has profiles of its own. */
export function sharedSite(): Promise<Site> {
  shared ??= openSite();
  return shared;
}

/** Starts a server with a folder of its own, and a browser. */
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
  /** What went wrong on the page so far: errors, warnings, refused policies, answers that are none. */
  readonly faults: readonly string[];
}

export interface Wishes {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly stored?: Readonly<Record<string, string>>; // an empty one is not set
  readonly offline?: boolean; // it keeps itself for use without a network, which few stories need
  readonly tables?: readonly Staged[]; // that were left there
  readonly scripts?: readonly string[]; // that run before the page's own
  // time stands still at this date from when the page is whole, until the story lets it run with `page.clock`
  readonly stands?: Date;
  readonly motion?: boolean; // most stories ask for reduced motion, which is quicker
  readonly touch?: boolean;
}

/** What every visitor has set: an instant pace, bots that need no time, and nothing that comes unasked. */
export const QUIET = {
  'moonshot.pace': 'instant',
  'moonshot.forced': 'never',
  'moonshot.hints': 'off',
  'moonshot.bots': Array(13).fill('careful').join(' '),
} as const;

/**
 * Runs before the page's own scripts: it keeps nothing for use without a network, which would have all its
 * files fetched.
 */
const KEEPS_NOTHING =
  'if (globalThis.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = async () => undefined;';

const HOUR_MS = 3_600_000; // a clock can be stopped only at a time that is still to come

/** A clock that can be stopped; what is drawn goes on being painted, as moves go on moving. */
async function stopClock(page: Page, at: Date): Promise<void> {
  await page.addInitScript('globalThis.paints = globalThis.requestAnimationFrame;');
  await page.clock.install({ time: at.getTime() - HOUR_MS });
  await page.addInitScript('globalThis.requestAnimationFrame = globalThis.paints;');
}

/** A visit with a fresh profile, which must end without a fault; the story begins when the page is whole. */
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

/** Presses twice, as fast as one can; how many requests to that path came of it so far. */
export async function pressedTwice(page: Page, selector: string, path: string): Promise<() => number> {
  let posts = 0;
  page.on('request', request => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) posts++;
  });
  await page.locator(selector).dblclick();
  return () => posts;
}

/** Waits until all parts of the page have come: from then on keys are heard and what moves can move. */
export const whole = (page: Page): Promise<void> => page.locator('html[data-whole]').waitFor({ state: 'attached' });

/** Loads the page anew, to where it is whole. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await whole(page);
}

let pictures = 0;

/** What the page showed when a story went wrong. */
export async function pictured(page: Page): Promise<string> {
  mkdirSync(PICTURES, { recursive: true });
  pictures += 1; // two pages may go wrong at once
  const path = join(PICTURES, `${Date.now()}-${pictures}.png`);
  try {
    await page.screenshot({ path });
    return `The story went wrong at ${path}: ${(await page.locator('[data-refusal], [data-trouble]').allInnerTexts()).join(' ')}`;
  } catch {
    // what went wrong matters more
    return 'The story went wrong, and the page could not be pictured any more.';
  }
}

/** Keeps every fault that a page makes from now on. */
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
    // a reload breaks off what is on its way
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`);
  });
}

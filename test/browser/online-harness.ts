// Test harness: several people, each in their own browser, at the tables of one real server that can be
// killed and restarted.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { click } from './clicker.ts';
import { stateOf } from './furnish.ts';
import { type BrowserWishes, launch, PATIENCE_MS, pictured, QUIET, type Site, watch, whole } from './harness.ts';
import { WRITE_DOWN } from './passing.ts';
import { type Running, serve } from './server.ts';

export interface House extends Site {
  /** Kills the server without a shutdown. */
  kill(): Promise<void>;
  /** Starts it again with its stored data. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A server address other than this machine's own name. */
export interface Place extends BrowserWishes {
  readonly host: string; // the server's bind address
  at(port: number): string; // the URL for the browser
  variables?(port: number): Readonly<Record<string, string>>;
}

/** Starts a server with its own folder, and a browser. `root` is the folder of the first version. */
export async function openHouse(place?: Place, root?: string): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'moonshot-house-'));
  const startAt = (port: number, version?: string): Promise<Running> => {
    const words = ['--port', String(port), '--data', data, '--host', place?.host ?? 'localhost'];
    return serve(words, place?.variables?.(port), version);
  };
  const { port, running } = await atFreePort(at => startAt(at, root));
  const browser = await launch(place);
  const kill = async (): Promise<void> => {
    if (running.server.exitCode !== null || !running.server.kill('SIGKILL')) return;
    await once(running.server, 'exit');
  };
  return {
    url: place?.at(port) ?? running.url,
    browser,
    kill,
    start: async () => {
      Object.assign(running, await startAt(port));
    },
    close: async () => {
      await browser.close();
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a server on a port that it keeps across restarts. Retries, since another program may take the port
 * after the probe.
 */
async function atFreePort(
  startAt: (port: number) => Promise<Running>,
  tries = 3,
): Promise<{ readonly port: number; readonly running: Running }> {
  const port = await freePort();
  try {
    return { port, running: await startAt(port) };
  } catch (error) {
    if (tries === 1) throw error;
    return atFreePort(startAt, tries - 1);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('Cannot find a free port');
  return address.port;
}

export interface Guest {
  readonly name: string;
  readonly page: Page;
}

export interface GuestWishes {
  readonly named?: boolean; // has entered a name at an earlier visit
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly stored?: Readonly<Record<string, string>>;
  readonly scripts?: readonly string[]; // injected before the page's own scripts
  readonly undecided?: boolean; // reads an invitation and does not sit down
}

export interface Story {
  /** A new person in their own browser, at home or at a link. */
  guest(name: string, wishes?: GuestWishes, link?: string): Promise<Guest>;
  /** Accepts these page faults from now on, by default those of a lost connection. */
  breaks(such?: RegExp): void;
}

/** What the browser itself logs about a lost connection. */
const BROKEN = /WebSocket connection|ERR_CONNECTION|net::ERR|failed: .*\/api\//;

/** A test with several people; it fails if any of their pages reports a fault. */
export async function together(site: Site, story: (story: Story) => Promise<void>): Promise<void> {
  const faults: string[] = [];
  const pages: Page[] = [];
  const forgiven: RegExp[] = [];
  const guest = async (name: string, wishes: GuestWishes = {}, link = site.url): Promise<Guest> => {
    const page = await visitor(site, name, wishes, faults);
    pages.push(page);
    await page.goto(link);
    await whole(page);
    if (link.includes('#t/') && wishes.named !== false && !wishes.undecided)
      await page.locator('[data-act="sit-down"]').click();
    return { name, page };
  };
  try {
    await story({
      guest,
      breaks: (such = BROKEN) => void forgiven.push(such),
    });
    const left = faults.filter(fault => !forgiven.some(such => such.test(fault)));
    if (left.length > 0) throw new Error(`The pages reported errors:\n${left.join('\n')}`);
  } catch (error) {
    // a window may have been replaced
    const shown = await Promise.all(pages.flatMap(page => page.context().pages()).map(pictured));
    throw new Error(`${shown.join('\n')}\n${faults.join('\n')}`, { cause: error });
  } finally {
    for (const page of pages) await page.context().close();
  }
}

async function visitor({ browser, url }: Site, name: string, wishes: GuestWishes, faults: string[]): Promise<Page> {
  const stored = {
    ...QUIET,
    ...(wishes.named === false ? {} : { 'moonshot.name': name }),
    ...wishes.stored,
  };
  const context = await browser.newContext({
    viewport: wishes.viewport ?? { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    storageState: stateOf(url, { stored }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  context.on('page', page => watch(page, faults));
  for (const content of [WRITE_DOWN, ...(wishes.scripts ?? [])]) await context.addInitScript({ content });
  return context.newPage();
}

export interface Order {
  readonly game: string;
  readonly seats: number;
  readonly shortest?: boolean; // the shortest match on offer
  readonly clock?: string; // by its short name
  readonly watchers?: string; // what spectators see
  readonly who?: string; // who may join
  readonly rated?: boolean; // for public tables
}

/** Opens a table by one click at home, and then sets its options. Returns its link. */
export async function openTable(
  { page }: Guest,
  { game, seats, shortest = false, clock, watchers, who, rated = false }: Order,
): Promise<string> {
  await click(page, '[data-act="friends"]');
  await page.locator('[data-place="gathering"] [data-act="change"]').click();
  const shown = await pickGame(page, game);
  await page.locator(`dialog [data-seats="${seats}"]`).click();
  if (shortest) await page.locator('dialog [data-length]').first().click();
  if (who !== undefined) await page.locator(`dialog [data-setting="who"] [data-choice="${who}"]`).click();
  if (rated) await page.locator('dialog [data-setting="rated"] [data-choice="yes"]').click();
  if (clock !== undefined) await page.locator(`dialog [data-setting="clock"] [data-choice="${clock}"]`).click();
  if (watchers !== undefined)
    await page.locator(`dialog [data-setting="watchers"] [data-choice="${watchers}"]`).click();
  await page.locator('dialog [data-act="save"]').click();
  await page.locator(`${shown}[data-places="${seats}"]`).waitFor();
  return page.locator('[data-link]').inputValue();
}

/**
 * Chooses a game in the options of a table: one of the five, or a further one. Returns the selector of a
 * waiting room with this game; that of a further game has the name of its base game.
 */
async function pickGame(page: Page, game: string): Promise<string> {
  const five = page.locator('dialog [data-setting="friends-game"]');
  await five.waitFor();
  const own = five.locator(`[data-choice="${game}"]`);
  if ((await own.count()) > 0) {
    await own.click();
    return `[data-game="${game}"]`;
  }
  await page.locator(`dialog [data-further] option[value="${game}"]`).waitFor({ state: 'attached' });
  await page.locator('dialog [data-further]').selectOption(game);
  return '[data-place="gathering"] ';
}

/** Goes to the list of tables, with ratings, leagues and contests, from home. */
export async function toFriends({ page }: Guest): Promise<void> {
  await click(page, '[data-act="friends"]');
  await page.locator('[data-place="friends"], [data-place="gathering"]').waitFor();
  const others = page.locator('[data-act="other-tables"]');
  if ((await others.count()) > 0) await others.click();
  await page.locator('[data-place="friends"]').waitFor();
}

/** Waits until this number of people sit in the waiting room, as seen by one of them. */
export const gathered = ({ page }: Guest, people: number): Promise<void> =>
  page
    .locator('[data-gather][data-kind="person"]')
    .nth(people - 1)
    .waitFor();

/** A table with dealt cards; a deal is sealed first. */
const DEALT = '[data-screen="table"]:not([data-deal="0"])';

/** Waits until everybody is at the table of the match. */
export async function atMatch(...guests: readonly Guest[]): Promise<void> {
  await Promise.all(guests.map(({ page }) => page.locator(DEALT).waitFor({ state: 'attached' })));
}

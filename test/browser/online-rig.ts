// Several people at the tables of one real server, each in a browser of their own; the server can be killed
// and started again.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { click } from './clicker.ts';
import { stateOf } from './furnish.ts';
import { WRITE_DOWN } from './passing.ts';
import { type BrowserWishes, launch, PATIENCE_MS, pictured, QUIET, type Site, watch, whole } from './rig.ts';
import { type Running, serve } from './server.ts';

export interface House extends Site {
  /** Ends the server as a fault of the machine would. */
  kill(): Promise<void>;
  /** Starts it again, with what it kept. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Where a house is to be found, instead of at this machine's own name. */
export interface Place extends BrowserWishes {
  readonly host: string; // what the server listens at
  at(port: number): string; // the address that a browser goes to
  variables?(port: number): Readonly<Record<string, string>>;
}

/** A server with a folder of its own, and a browser. */
export async function openHouse(place?: Place): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'moonshot-house-'));
  const startAt = (port: number): Promise<Running> => {
    const words = ['--port', String(port), '--data', data, '--host', place?.host ?? 'localhost'];
    return serve(words, place?.variables?.(port));
  };
  const { port, running } = await atFreePort(startAt);
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
 * Starts a server at a port that stays its own; another program may take one between the probe and the
 * server.
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
  readonly named?: boolean; // has said a name at an earlier visit
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly stored?: Readonly<Record<string, string>>;
  readonly scripts?: readonly string[]; // that run before the page's own
}

export interface Story {
  /** Somebody new with a browser of their own, at home or where a link leads. */
  guest(name: string, wishes?: GuestWishes, link?: string): Promise<Guest>;
  /** Faults that a line which breaks makes are none from now on; or those that are such. */
  breaks(such?: RegExp): void;
}

/** What a browser says by itself of a line that is gone. */
const BROKEN = /WebSocket connection|ERR_CONNECTION|net::ERR|failed: .*\/api\//;

/** A story of several people, which must end without a fault in any of their browsers. */
export async function together(site: Site, story: (story: Story) => Promise<void>): Promise<void> {
  const faults: string[] = [];
  const pages: Page[] = [];
  const forgiven: RegExp[] = [];
  const guest = async (name: string, wishes: GuestWishes = {}, link = site.url): Promise<Guest> => {
    const page = await visitor(site, name, wishes, faults);
    pages.push(page);
    await page.goto(link);
    await whole(page);
    return { name, page };
  };
  try {
    await story({
      guest,
      breaks: (such = BROKEN) => void forgiven.push(such),
    });
    const left = faults.filter(fault => !forgiven.some(such => such.test(fault)));
    if (left.length > 0) throw new Error(`The pages made faults:\n${left.join('\n')}`);
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
  readonly shortest?: boolean; // the shortest match that is offered
  readonly clock?: string; // by its short name
  readonly watchers?: string; // what they see
  readonly who?: string; // may come
  readonly rated?: boolean; // where everybody may come
}

/** Opens a table as a host does by hand; the link that leads to it. */
export async function openTable(
  { page }: Guest,
  { game, seats, shortest = false, clock, watchers, who, rated = false }: Order,
): Promise<string> {
  await click(page, '[data-act="friends"]');
  await page.locator('[data-place="friends"]').waitFor();
  await click(page, `[data-setting="friends-game"] [data-choice="${game}"]`);
  await page.locator(`[data-seats="${seats}"]`).click();
  if (shortest) await page.locator('[data-length]').first().click();
  if (clock !== undefined) await click(page, `[data-setting="clock"] [data-choice="${clock}"]`);
  if (watchers !== undefined) await click(page, `[data-setting="watchers"] [data-choice="${watchers}"]`);
  if (who !== undefined) await click(page, `[data-setting="who"] [data-choice="${who}"]`);
  if (rated) await click(page, '[data-setting="rated"] [data-choice="yes"]');
  await page.locator('[data-act="open-table"]').click();
  return page.locator('[data-link]').inputValue();
}

/** Whether a seat of the waiting room is a person's who sits there, as seen by somebody. */
export const gathered = ({ page }: Guest, people: number): Promise<void> =>
  page
    .locator('[data-gather][data-kind="person"]')
    .nth(people - 1)
    .waitFor();

/** A table with cards out: a deal is sealed before. */
const DEALT = '[data-screen="table"]:not([data-deal="0"])';

/** Everybody is at the table of the match. */
export async function atMatch(...guests: readonly Guest[]): Promise<void> {
  await Promise.all(guests.map(({ page }) => page.locator(DEALT).waitFor({ state: 'attached' })));
}

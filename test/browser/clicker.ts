// Plays on the page by clicks alone: it sees what is drawn, finds what to click by the agreed attributes, and
// knows no rule.
import type { Page } from 'playwright-core';
import { draws, seedOf } from '../../packages/rules/src/cards/chance.ts';
import { PATIENCE_MS } from './rig.ts';

/** What the functions that run on the page use of it; these tests have Node's types. */
interface Drawn {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly clientLeft: number;
  readonly clientTop: number;
  getBoundingClientRect(): {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  contains(other: Drawn | null): boolean;
}
declare const document: {
  querySelector(selector: string): Drawn | null;
  querySelectorAll(selector: string): Iterable<Drawn>;
  elementFromPoint(x: number, y: number): Drawn | null;
};

/** Chooses one of n things: a number from 0 to n − 1. */
export type Choose = (n: number) => number;

export const choosing = (text: string): Choose => draws(seedOf(text), 'clicks');

/** What the page shows, by the attributes of its screens. */
export interface Standing {
  readonly screen: string | null;
  readonly ask: string | null;
  readonly deal: string | null;
  readonly version: string | null;
  readonly over: string | null;
}

/**
 * Runs on the page: what is shown, or nothing where that is what was; a pair that lies there already is no
 * question any more.
 */
function readStanding(last: string): Standing | null {
  const shown = document.querySelector('[data-screen]')?.dataset ?? {};
  const { screen = null, deal = null, version = null, over = null } = shown;
  const laid = shown.ask === 'lay' && document.querySelector('[data-slot]') === null;
  const now = { screen, ask: laid ? 'none' : (shown.ask ?? null), deal, version, over };
  return JSON.stringify(now) === last ? null : now;
}

export const standing = (page: Page): Promise<Standing> => page.evaluate(readStanding, '') as Promise<Standing>;

/** Waits until the page shows something else. */
export const changed = (page: Page, before: Standing): Promise<unknown> =>
  page.waitForFunction(readStanding, JSON.stringify(before));

/** A table that asks its viewer for something that they have not answered yet. */
export const ASKED = '[data-ask]:not([data-ask="none"]):not([data-ask="lay"]:not(:has([data-slot])))';

interface Spot {
  readonly index: number; // among all that the selector names
  readonly inside: { readonly x: number; readonly y: number }; // from the corner within its border
  readonly x: number; // on the screen
  readonly y: number;
}

/**
 * Runs on the page: for each thing that can be hit, where: near its corner, where a card shows even under its
 * neighbour,
 * or in its middle.
 */
function readSpots(selector: string): readonly Spot[] {
  return [...document.querySelectorAll(selector)].flatMap((thing, index) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const spots = [
      { x: Math.min(12, width / 3), y: Math.min(30, height / 2) },
      { x: Math.min(12, width / 3), y: height / 2 },
      { x: width / 2, y: height / 2 },
    ];
    const hit = spots.find(({ x, y }) => width > 0 && thing.contains(document.elementFromPoint(left + x, top + y)));
    if (hit === undefined) return [];
    const inside = { x: hit.x - thing.clientLeft, y: hit.y - thing.clientTop };
    return [{ index, inside, x: left + hit.x, y: top + hit.y }];
  });
}

/**
 * Where one of the things that a person could hit lies, once there is any; undefined where there is none for
 * so long.
 */
async function sought(page: Page, selector: string, choose: Choose, ms: number): Promise<Spot | undefined> {
  const end = performance.now() + ms;
  for (;;) {
    const spots = await page.evaluate(readSpots, selector);
    const spot = spots.length > 0 ? spots[choose(spots.length)] : undefined;
    if (spot !== undefined || performance.now() > end) return spot;
  }
}

/** Where one of the things that a person could hit lies, once there is any. */
export async function spotOn(page: Page, selector: string, choose: Choose): Promise<Spot> {
  const spot = await sought(page, selector, choose, PATIENCE_MS);
  if (spot === undefined) throw new Error(`Cannot click ${selector}: nothing of it can be hit`);
  return spot;
}

/** After which a thing that cannot be clicked is looked for again. */
const LOOK_MS = 2000;

/** How a click that came too late tells that the mouse was pressed all the same. */
const CLICKED = /click action done/;

/**
 * Clicks one of the things that a person could hit with the mouse, once it rests; nothing else is hit
 * instead. On a slow
 * page a click may have its effect and be told of too late: where nothing is left to click then, it had.
 */
export async function click(page: Page, selector: string, choose: Choose = () => 0): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (let tries = 0; ; tries++) {
    const again = tries > 0;
    const spot = await (again ? sought(page, selector, choose, LOOK_MS) : spotOn(page, selector, choose));
    if (spot === undefined) return;
    try {
      await page.locator(selector).nth(spot.index).click({ position: spot.inside, timeout: LOOK_MS });
      await page.locator('html:not([data-drawing])').waitFor({ state: 'attached' });
      return;
    } catch (error) {
      if (CLICKED.test(String(error))) return; // a busy page only was late to say so
      // otherwise the table was drawn anew meanwhile, and is looked at again
      if (performance.now() > end) throw error;
    }
  }
}

const act = (name: string): string => `[data-act="${name}"]`;
const FREE = ':not([aria-disabled="true"]):not([disabled])';
export const HAND = '[data-zone="hand"] [data-card]';

/** From home to a table of the game. */
export async function openTable(page: Page, game: string, seats: number, length?: number): Promise<void> {
  await click(page, `[data-game="${game}"]`);
  await click(page, `[data-seats="${seats}"]`);
  if (length !== undefined) await click(page, `[data-length="${length}"]`);
  await click(page, act('play-now'));
  await page.locator('[data-screen="table"]').waitFor({ state: 'attached' });
}

/** Answers one question, or waits until there is one; what is shown afterwards. */
export async function step(page: Page, choose: Choose): Promise<Standing> {
  const before = await standing(page);
  if (before.screen === 'table') {
    if (before.ask !== 'none') await answer(page, before.ask ?? '', choose);
    await changed(page, before);
  }
  return standing(page);
}

async function answer(page: Page, ask: string, choose: Choose): Promise<void> {
  switch (ask) {
    case 'play':
      return click(page, HAND + FREE, choose);
    case 'pass':
    case 'charge':
    case 'bury':
    case 'lay':
      await chooseCards(page, choose);
      return click(page, act('confirm'));
    case 'call':
      return click(page, `[data-call]${FREE}`, choose);
    case 'bid':
      return click(page, `[data-bid]${FREE}`, choose);
    case 'claim':
      return click(page, `[data-claim]${FREE}`, choose);
    case 'moon':
      return click(page, `[data-moon]${FREE}`, choose);
    default:
      throw new Error(`Cannot answer: the table asks for ${ask}`);
  }
}

const CARDS_MAX = 26;

/** Chooses cards until the page says that they suffice. */
export async function chooseCards(page: Page, choose: Choose): Promise<void> {
  for (let i = 0; i < CARDS_MAX; i++) {
    if ((await page.locator(act('confirm') + FREE).count()) > 0) return;
    await click(page, `${HAND}${FREE}:not([aria-pressed="true"])`, choose);
  }
  throw new Error('Cannot answer: however many cards are chosen, they do not suffice');
}

const STEPS_MAX = 400;

/** Plays until the score sheet of the deal is shown. */
export async function playDeal(page: Page, choose: Choose): Promise<Standing> {
  for (let i = 0; i < STEPS_MAX; i++) {
    const now = await step(page, choose);
    if (now.screen === 'scores') return now;
  }
  throw new Error(`Cannot end the deal: ${STEPS_MAX} steps have been made`);
}

/** Wants the next deal, and waits until it is there. */
export async function nextDeal(page: Page): Promise<void> {
  const before = await standing(page);
  await click(page, act('next'));
  await changed(page, before);
}

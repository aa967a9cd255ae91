// Plays on the page by clicks alone: it sees what is drawn, finds what to click by the agreed attributes, and knows no rule.
import type { Page } from 'playwright-core';
import { draws, seedOf } from '../../packages/rules/src/cards/chance.ts';
import { PATIENCE_MS } from './rig.ts';

/** What the functions that run on the page use of it; these tests have Node's types. */
interface Drawn {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  getBoundingClientRect(): {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  contains(other: Drawn | null): boolean;
}
declare function requestAnimationFrame(then: (now: number) => void): number;
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

/** Runs on the page: the screen that is shown. */
function readStanding(): Standing {
  const shown = document.querySelector('[data-screen]')?.dataset ?? {};
  const { screen = null, ask = null, deal = null, version = null, over = null } = shown;
  return { screen, ask, deal, version, over };
}

export const standing = (page: Page): Promise<Standing> => page.evaluate(readStanding);

/** Waits until the page shows something else. */
const changed = (page: Page, before: Standing): Promise<unknown> =>
  page.waitForFunction(
    last => {
      const { screen = null, ask = null, version = null } = document.querySelector('[data-screen]')?.dataset ?? {};
      return screen !== last.screen || ask !== last.ask || version !== last.version;
    },
    before,
    { timeout: PATIENCE_MS, polling: 'raf' },
  );

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Runs on the page: for each thing that can be hit and rests, where: near its corner, where a card shows even under its
 * neighbour, or in its middle.
 */
async function readPoints(selector: string): Promise<readonly Point[]> {
  const pointsNow = (): readonly Point[] =>
    [...document.querySelectorAll(selector)].flatMap(thing => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const points = [
        { x: left + Math.min(12, width / 3), y: top + Math.min(30, height / 2) },
        { x: left + Math.min(12, width / 3), y: top + height / 2 },
        { x: left + width / 2, y: top + height / 2 },
      ];
      const hit = points.find(({ x, y }) => width > 0 && thing.contains(document.elementFromPoint(x, y)));
      return hit ? [hit] : [];
    });
  const before = pointsNow();
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const after = pointsNow();
  return JSON.stringify(before) === JSON.stringify(after) ? after : [];
}

/** Where one of the things that a person could hit lies, once there is any. */
export async function pointOn(page: Page, selector: string, choose: Choose): Promise<Point> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const points = await page.evaluate(readPoints, selector);
    const point = points.length > 0 ? points[choose(points.length)] : undefined;
    if (point !== undefined) return point;
    if (performance.now() > end) throw new Error(`Cannot click ${selector}: nothing of it can be hit`);
  }
}

/** Clicks one of the things that a person could hit with the mouse. */
export async function click(page: Page, selector: string, choose: Choose = () => 0): Promise<void> {
  const { x, y } = await pointOn(page, selector, choose);
  await page.mouse.click(x, y);
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
    case 'bury':
    case 'lay':
      await chooseCards(page, choose);
      return click(page, act('confirm'));
    case 'call':
      return click(page, `[data-call]${FREE}`, choose);
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

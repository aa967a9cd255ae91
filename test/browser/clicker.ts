// Plays the page by clicks alone. It finds elements by the agreed attributes and knows no rules but the names
// of the questions.

import type { Ask } from '@moonshot/rules';
import { draws, seedOf } from '@moonshot/rules/cards';
import type { Page } from 'playwright-core';
import { PATIENCE_MS } from './harness.ts';

/** DOM types for functions that run on the page; these tests have Node's types. */
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
  scrollIntoView(how: { readonly block: 'nearest' }): void;
}
declare const document: {
  querySelector(selector: string): Drawn | null;
  querySelectorAll(selector: string): Iterable<Drawn>;
  elementFromPoint(x: number, y: number): Drawn | null;
};

/** Returns a number from 0 to n − 1. */
export type Choose = (n: number) => number;

export const choosing = (text: string): Choose => draws(seedOf(text), 'clicks');

/** The state of the page, from the attributes of its screens. */
export interface Standing {
  readonly screen: string | null;
  readonly ask: string | null;
  readonly deal: string | null;
  readonly version: string | null;
  readonly over: string | null;
}

/**
 * Runs on the page: the state, or null if unchanged. A pair that was laid already is no longer a question.
 */
function readStanding(last: string): Standing | null {
  const shown = document.querySelector('[data-screen]')?.dataset ?? {};
  const { screen = null, deal = null, version = null, over = null } = shown;
  const laid = shown.ask === 'lay' && document.querySelector('[data-slot]') === null;
  const now = { screen, ask: laid ? 'none' : (shown.ask ?? null), deal, version, over };
  return JSON.stringify(now) === last ? null : now;
}

export const standing = (page: Page): Promise<Standing> => page.evaluate(readStanding, '') as Promise<Standing>;

/** Waits until the page's state differs from `before`. */
export const changed = (page: Page, before: Standing): Promise<unknown> =>
  page.waitForFunction(readStanding, JSON.stringify(before));

/** A table with an unanswered question to its viewer. */
export const ASKED = '[data-ask]:not([data-ask="none"]):not([data-ask="lay"]:not(:has([data-slot])))';

interface Spot {
  readonly index: number; // among all matches of the selector
  readonly inside: { readonly x: number; readonly y: number }; // relative to the element's padding corner
  readonly x: number; // on the screen
  readonly y: number;
}

/**
 * Runs on the page: a clickable point of each element, near its corner (visible even below a neighbouring
 * card) or in its centre. Without any, the first element is scrolled to, as a person would.
 */
function readSpots(selector: string): readonly Spot[] {
  const things = [...document.querySelectorAll(selector)];
  const spots = things.flatMap((thing, index) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const points = [
      { x: Math.min(12, width / 3), y: Math.min(30, height / 2) },
      { x: Math.min(12, width / 3), y: height / 2 },
      { x: width / 2, y: height / 2 },
    ];
    const hit = points.find(({ x, y }) => width > 0 && thing.contains(document.elementFromPoint(left + x, top + y)));
    if (hit === undefined) return [];
    const inside = { x: hit.x - thing.clientLeft, y: hit.y - thing.clientTop };
    return [{ index, inside, x: left + hit.x, y: top + hit.y }];
  });
  if (spots.length === 0) things[0]?.scrollIntoView({ block: 'nearest' });
  return spots;
}

/** A clickable element, once there is one; `undefined` if none appears within `ms`. */
async function sought(page: Page, selector: string, choose: Choose, ms: number): Promise<Spot | undefined> {
  const end = performance.now() + ms;
  for (;;) {
    const spots = await page.evaluate(readSpots, selector);
    const spot = spots.length > 0 ? spots[choose(spots.length)] : undefined;
    if (spot !== undefined || performance.now() > end) return spot;
  }
}

/** A clickable element, once there is one. */
export async function spotOn(page: Page, selector: string, choose: Choose, patienceMs = PATIENCE_MS): Promise<Spot> {
  const spot = await sought(page, selector, choose, patienceMs);
  if (spot === undefined) throw new Error(`Cannot click ${selector}: nothing of it can be hit`);
  return spot;
}

/** Milliseconds after which an element that cannot be clicked is searched for again, longer with each try. */
const LOOK_MS = 2000;

/** Matches errors of clicks that timed out after the mouse was pressed. */
const CLICKED = /click action done/;

/**
 * Clicks one of the elements with the mouse once it is at rest. On a slow page a click may take effect and
 * still time out; if nothing is left to click then, it succeeded.
 */
export async function click(page: Page, selector: string, choose: Choose = () => 0): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (let tries = 0; ; tries++) {
    const again = tries > 0;
    const spot = await (again ? sought(page, selector, choose, LOOK_MS) : spotOn(page, selector, choose));
    if (spot === undefined) return;
    try {
      await page
        .locator(selector)
        .nth(spot.index)
        .click({ position: spot.inside, timeout: LOOK_MS * (tries + 1) });
      await page.locator('html:not([data-drawing])').waitFor({ state: 'attached' });
      return;
    } catch (error) {
      if (CLICKED.test(String(error))) return; // the click took effect; only the report was late
      // otherwise the table has been redrawn meanwhile, so the element is searched for again
      if (performance.now() > end) throw error;
    }
  }
}

const act = (name: string): string => `[data-act="${name}"]`;
const FREE = ':not([aria-disabled="true"]):not([disabled])';
export const HAND = '[data-zone="hand"] [data-card]';

/** Opens a table of the game from home, or from the list of further games. */
export async function openTable(page: Page, game: string, seats: number, length?: number): Promise<void> {
  const own = `[data-screen="home"] [data-game="${game}"]`;
  if ((await page.locator(own).count()) > 0) await click(page, own);
  else {
    await click(page, act('games'));
    await click(page, `[data-screen="games"] [data-game="${game}"]`);
  }
  await click(page, `button[data-seats="${seats}"]`);
  if (length !== undefined) await click(page, `[data-length="${length}"]`);
  await click(page, act('play-now'));
  await page.locator('[data-screen="table"]').waitFor({ state: 'attached' });
}

/** Answers one question, or waits for one. Returns the state afterwards. */
export async function step(page: Page, choose: Choose, onAnswered: OnAnswered = () => {}): Promise<Standing> {
  const before = await standing(page);
  if (before.screen === 'table') {
    if (before.ask !== 'none') {
      await answer(page, before.ask ?? '', choose);
      onAnswered(before.ask as Question);
    }
    await changed(page, before);
  }
  return standing(page);
}

/** What a table may ask: each question of the rules, and how a wild card is called. */
export type Question = Ask['type'] | 'call';

/** Called with each question that has been answered. */
export type OnAnswered = (question: Question) => void;

const ANSWERS: Readonly<Record<Question, (page: Page, choose: Choose) => Promise<void>>> = {
  play: (page, choose) => click(page, HAND + FREE, choose),
  pass: confirmCards,
  bury: confirmCards,
  lay: confirmCards,
  charge: async (page, choose) => {
    const open = `${HAND}[aria-pressed="false"]`;
    for (let n = choose((await page.locator(open).count()) + 1); n > 0; n--) await click(page, open, choose);
    await click(page, act('confirm'));
  },
  call: (page, choose) => click(page, `[data-call]${FREE}`, choose),
  bid: (page, choose) => click(page, `[data-bid]${FREE}`, choose),
  claim: (page, choose) => click(page, `[data-claim]${FREE}`, choose),
  moon: (page, choose) => click(page, `[data-moon]${FREE}`, choose),
};

function answer(page: Page, ask: string, choose: Choose): Promise<void> {
  if (!Object.hasOwn(ANSWERS, ask)) throw new Error(`Cannot answer: the table asks for ${ask}`);
  return ANSWERS[ask as Question](page, choose);
}

async function confirmCards(page: Page, choose: Choose): Promise<void> {
  await chooseCards(page, choose);
  await click(page, act('confirm'));
}

const CARDS_MAX = 26;

/** Selects cards until the page accepts the selection. */
export async function chooseCards(page: Page, choose: Choose): Promise<void> {
  for (let i = 0; i < CARDS_MAX; i++) {
    if ((await page.locator(act('confirm') + FREE).count()) > 0) return;
    await click(page, `${HAND}${FREE}:not([aria-pressed="true"])`, choose);
  }
  throw new Error('Cannot answer: however many cards are chosen, they do not suffice');
}

const STEPS_MAX = 400;

/** Plays until the score sheet of the deal is shown. */
export async function playDeal(page: Page, choose: Choose, onAnswered?: OnAnswered): Promise<Standing> {
  for (let i = 0; i < STEPS_MAX; i++) {
    const now = await step(page, choose, onAnswered);
    if (now.screen === 'scores') return now;
  }
  throw new Error(`Cannot end the deal: ${STEPS_MAX} steps have been made`);
}

/** Requests the next deal and waits for it. */
export async function nextDeal(page: Page): Promise<void> {
  const before = await standing(page);
  await click(page, act('next'));
  await changed(page, before);
}

// Plays the page by keyboard alone and checks that the focus is never lost.
import type { Page } from 'playwright-core';
import { type Choose, changed, HAND, type Standing, standing } from './clicker.ts';

/** DOM types for functions that run on the page; these tests have Node's types. */
declare const document: {
  readonly activeElement: {
    readonly tagName: string;
    matches(selector: string): boolean;
    getAttribute(name: string): string | null;
    readonly textContent: string | null;
  } | null;
  querySelectorAll(selector: string): { readonly length: number };
};

/** Holds a key for exactly `ms` by the events' timestamps, however busy the machine is. */
export async function pressFor(page: Page, letter: string, ms: number): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  const large = letter.toUpperCase();
  const key = { key: letter, code: `Key${large}`, windowsVirtualKeyCode: large.charCodeAt(0) };
  const downS = Date.now() / 1000;
  await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, timestamp: downS, ...key });
  await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp: downS + ms / 1000, ...key });
}

/** Presses a key briefly; some keys act differently when held. */
export const press = (page: Page, key: string): Promise<void> =>
  /^[a-z]$/.test(key) ? pressFor(page, key, 30) : page.keyboard.press(key);

/** The focused element: its card, its action or its tag name, in lower case. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = document.activeElement;
    return (now?.getAttribute('data-card') ?? now?.getAttribute('data-act') ?? now?.tagName ?? '').toLowerCase();
  });

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector);

/** Whether a matching element has the focus, or gets it. */
export const focusComes = (page: Page, selector: string): Promise<boolean> =>
  page
    .waitForFunction(wanted => document.activeElement?.matches(wanted) ?? false, selector)
    .then(() => true)
    .catch(() => false);

/** Waits until an element has the focus. */
export const focusThere = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.activeElement !== null && document.activeElement.tagName !== 'BODY');

const TABS_MAX = 80;

/** Presses Tab until a matching element has the focus. Returns how often. */
export async function tabTo(page: Page, selector: string): Promise<number> {
  for (let n = 0; n < TABS_MAX; n++) {
    if (await hasFocus(page, selector)) return n;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Cannot reach ${selector} by ${TABS_MAX} tabs: the focus is on ${await focused(page)}`);
}

/** Opens a table from home by keys. */
export async function openByKeys(page: Page, game: string, seats: number): Promise<void> {
  await page.locator(`[data-game="${game}"]`).waitFor();
  for (const wanted of [`[data-game="${game}"]`, `[data-seats="${seats}"]`]) {
    await tabTo(page, wanted);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, '[data-act="play-now"]');
  await page.keyboard.press('Enter');
  await page.locator('[data-screen="table"]').waitFor({ state: 'attached' });
}

/** Answers one question by keys, or waits for one. Returns the state afterwards. */
export async function stepByKeys(page: Page, choose: Choose): Promise<Standing> {
  const before = await standing(page);
  if (before.screen !== 'table') return before;
  if (before.ask !== 'none') await answer(page, before.ask ?? '', choose);
  await changed(page, before);
  return standing(page);
}

async function answer(page: Page, ask: string, choose: Choose): Promise<void> {
  const { keyboard } = page;
  switch (ask) {
    case 'play': {
      if (choose(3) === 0) return keyboard.press(' ');
      for (let i = choose(4); i >= 0; i--) await keyboard.press('Shift+ArrowRight');
      return keyboard.press('Enter');
    }
    case 'pass':
    case 'charge':
    case 'bury':
    case 'lay':
      await chooseCards(page, choose);
      return keyboard.press('x');
    case 'bid':
    case 'call':
    case 'claim':
    case 'moon':
      return keyboard.press(String(1 + choose(2)));
    default:
      throw new Error(`Cannot answer: the table asks for ${ask}`);
  }
}

const CARDS_MAX = 60;
const READY = '[data-act="confirm"]:not([aria-disabled="true"])';
const CHOSEN = `${HAND}[aria-pressed="true"]`;

/** Moves along the hand and selects cards until there are enough. */
async function chooseCards(page: Page, choose: Choose): Promise<void> {
  for (let i = 0; i < CARDS_MAX; i++) {
    if ((await page.locator(READY).count()) > 0) return;
    await page.keyboard.press('Shift+ArrowRight');
    if (!(await hasFocus(page, CHOSEN)) && choose(2) === 0) await page.keyboard.press(choose(2) === 0 ? ' ' : 'Enter');
  }
  throw new Error('Cannot answer: however many cards are chosen, they do not suffice');
}

const STEPS_MAX = 200;

/**
 * Plays a deal to its score sheet. At every question an element must get the focus. Returns the questions at
 * which none did.
 */
export async function playDealByKeys(page: Page, choose: Choose): Promise<readonly string[]> {
  for (let i = 0; i < STEPS_MAX; i++) {
    const now = await stepByKeys(page, choose);
    if (now.screen === 'scores') return [];
    if (!(await focusComes(page, ':not(body)'))) return [`${now.ask} at ${now.version}`];
  }
  throw new Error(`Cannot end the deal by keys: ${STEPS_MAX} steps have been made`);
}

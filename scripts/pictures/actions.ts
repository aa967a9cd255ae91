// Actions before a picture is taken: they bring the page to a screen or a moment.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { chooseCards, choosing, click, HAND, step } from '../../test/browser/clicker.ts';
import { whole } from '../../test/browser/harness.ts';
import { openTable } from '../../test/browser/online-harness.ts';

const FAMILY = join(import.meta.dirname, '../../fixtures/rules-from-text/work/family-with-a-bonus-jack.txt');

export const callWild = (page: Page): Promise<void> =>
  click(page, `${HAND}[data-card^="W"]:not([aria-disabled="true"])`);
export const chooseAll = (page: Page): Promise<void> => chooseCards(page, choosing('picture'));

export async function chooseTwo(page: Page): Promise<void> {
  await click(page, `${HAND}[data-suit="H"]`);
  await click(page, `${HAND}[data-suit="S"]`);
}

export async function layBoth(page: Page): Promise<void> {
  await chooseAll(page);
  await click(page, '[data-act="confirm"]');
  await page.locator('[data-act="go-on"]:visible').first().waitFor();
  await page.locator('.result').waitFor();
  await page.evaluate('Promise.all(document.getAnimations().map(one => one.finished)).then(() => undefined)');
}

export const opening =
  (act: string) =>
  async (page: Page): Promise<void> => {
    await click(page, '[data-act="menu"]');
    await click(page, `dialog [data-act="${act}"]`);
  };

/** Returns a function that opens a screen by clicking the element with this action. */
export const reached =
  (act: string) =>
  (page: Page): Promise<void> =>
    page.locator(`[data-act="${act}"]`).last().click();

export async function toGames(page: Page): Promise<void> {
  await reached('games')(page);
  await page.locator('[data-shelf]:not([data-shelf=""])').first().waitFor();
}

export async function toStatistics(page: Page): Promise<void> {
  await click(page, '[data-act="leave"]');
  await reached('statistics')(page);
}

/** Opens a puzzle and solves it. */
export async function answered(page: Page): Promise<void> {
  await reached('puzzles')(page);
  await page.locator('[data-puzzle-game="ricketts"]').click();
  await page.locator('[data-act="some-puzzle"]').click();
  await click(page, '[data-act="begin-puzzle"]');
  await click(page, `${HAND}:not([aria-disabled="true"])`);
  await page.locator('[data-verdict]').waitFor();
}

/** Opens the training in passing cards and waits for the first hand. */
export async function training(page: Page): Promise<void> {
  await reached('puzzles')(page);
  await page.locator('[data-pass-game="ricketts"]').click();
  await page.locator('[data-act="begin-passes"]').click();
  await page.locator('[data-ask="pass"]').waitFor();
}
export async function passed(page: Page): Promise<void> {
  await training(page);
  await chooseAll(page);
  await click(page, '[data-act="confirm"]');
  await page.locator('[data-verdict][data-whole="true"]').waitFor();
}

export async function reviewed(page: Page): Promise<void> {
  await click(page, '[data-act="review"]');
  await page.locator('[data-judged="whole"]').waitFor();
}

/** Reads house rules from a text and scrolls to what was understood. */
export async function fromText(page: Page): Promise<void> {
  await reached('house')(page);
  await page.locator('[data-act="from-text"]').click();
  await page.locator('textarea').fill(readFileSync(FAMILY, 'utf8'));
  await page.locator('[data-act="read-text"]').click();
  await page.locator('[data-rule]').first().waitFor();
  await page.locator('[data-act="read-text"]').evaluate(button => button.scrollIntoView());
}

const FOUR = ['Ana', 'Ben', 'Cleo', 'Dan'];

async function named(page: Page, people: readonly string[]): Promise<void> {
  for (const [i, name] of people.entries()) await page.locator(`[data-player="${i}"]`).fill(name);
}

/** Keeps the score of four people and enters half of the second deal. */
export async function scorePad(page: Page): Promise<void> {
  await reached('pad')(page);
  await named(page, FOUR);
  await page.locator('[data-act="begin-pad"]').click();
  for (const [i, winner] of [2, 0].entries()) {
    await page.locator(`[data-entry="${i + 1}"]`).waitFor();
    await page.locator(`[data-setting="QS"] [data-choice="${winner}"]`).click();
    for (const seat of [0, 1, 1, 3]) await page.locator(`[data-counts="2H"] [data-more="${seat}"]`).click();
    if (i > 0) break;
    await page.locator('[data-counts="2H"] [data-all="2"]').click();
    await page.locator('[data-act="enter"]').click();
  }
}

/** Starts a game for two people at one device, up to the first screen that hides the cards between turns. */
export async function passAndPlay(page: Page): Promise<void> {
  await reached('together')(page);
  await named(page, ['Ana', 'Ben']);
  await page.locator('[data-act="begin-together"]').click();
  await page.locator('[data-cover]').waitFor();
}

/** Opens a table for five players with two bots. */
export async function waitingRoom(page: Page): Promise<void> {
  await openTable({ name: 'Ada', page }, { game: 'at-play', seats: 5 });
  for (const seat of [2, 4]) await page.locator(`[data-gather="${seat}"] [data-act="seat-bot"]`).click();
  await page.locator('.code').waitFor();
}

/** Opens the big screen of a table of bots, once this number of cards lies open. */
export const bigScreen =
  (game: string, seats: number, cards: number) =>
  async (page: Page): Promise<void> => {
    await openTable({ name: 'Ada', page }, { game, seats });
    await page.locator('[data-act="big-screen"]').click();
    await page.locator('[data-screen="big"] [data-act="start"]').click();
    await page
      .locator('[data-open]')
      .nth(cards - 1)
      .waitFor();
  };

/** Makes the page the hand of a player, whose turn it is, beside a big screen in another window. */
export async function phoneHand(page: Page): Promise<void> {
  const room = await page.context().browser()?.newContext();
  const screen = await room?.newPage();
  if (room === undefined || screen === undefined) throw new Error('Cannot open a big screen: there is no browser');
  page.once('close', () => void room.close());
  await room.addInitScript(`localStorage.setItem('moonshot.name', 'Tess')`);
  await screen.goto(page.url());
  await whole(screen);
  const link = await openTable({ name: 'Tess', page: screen }, { game: 'ricketts', seats: 4 });
  await screen.locator('[data-act="big-screen"]').click();
  await page.goto(`${link}/hand`);
  await page.locator('[data-act="sit-down"]').click();
  await screen.locator('[data-player] .av').first().waitFor();
  await screen.locator('[data-screen="big"] [data-act="start"]').click();
  await page.locator('[data-ask="pass"]').waitFor({ state: 'attached' });
  await step(page, choosing('picture'));
  await page.locator('[data-yours="true"] [data-ask="play"]').waitFor({ state: 'attached' });
}

/** Runs on the page: shows one of the printed pages as it appears on paper. */
const onPaper = (section: 'rules' | 'scores'): string => `
  const host = document.querySelector('#printed');
  for (const one of host.shadowRoot.querySelectorAll('section:not(.${section})')) one.remove();
  host.style.cssText = 'box-sizing: border-box; min-height: 100vh; padding: 12mm';`;

/** Prints the rules of the table, and shows the page. */
export async function printedRules(page: Page): Promise<void> {
  await opening('rules')(page);
  await printed(page, 'rules');
}

/** Prints a score sheet for four people, and shows it. */
export async function printedScores(page: Page): Promise<void> {
  await reached('pad')(page);
  await named(page, FOUR);
  await page.locator('[data-act="begin-pad"]').click();
  await printed(page, 'scores');
}

async function printed(page: Page, section: 'rules' | 'scores'): Promise<void> {
  await page.evaluate('globalThis.print = () => undefined'); // printing would remove the page at once
  await page.locator('[data-act="print"]').click();
  await page.locator('#printed').waitFor({ state: 'attached' });
  await page.evaluate(onPaper(section));
  await page.emulateMedia({ media: 'print' });
}

export async function talking(page: Page): Promise<void> {
  await waitingRoom(page);
  await page.locator('[data-act="talk"]').click();
  await page.locator('[data-phrase="good-luck"]').click();
  await page.locator('[data-said="1"]').waitFor();
}

// Chaos test: two to seven browsers play a whole match while pages reload, windows crash and the server is
// killed, at random by a seed. People reconnect after each crash.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ASKED, type Choose, choosing, click, HAND, type Standing, standing, step } from './clicker.ts';
import { sampled } from './depth.ts';
import { atMatch, type Guest, gathered, type House, openHouse, openTable, together } from './online-harness.ts';

/** Milliseconds. Longer than the server is ever down, and longer than a table waits while all pages work. */
const WAIT_MS = 60_000;
const ENDED = '[data-screen="scores"]';
const STEPS_MAX = 600;

/** Average number of steps between two failures of a browser. */
const ONE_IN = 6;
const DEATHS_AFTER = [8, 20];

interface Match {
  readonly house: House;
  readonly choose: Choose;
  steps: number;
  deaths: number;
  mended: Promise<void>; // resolves when the server is up again
}

/** A player, whose window may be replaced after each failure. */
interface Player {
  readonly name: string;
  page: Page;
}

const handOf = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator(HAND).evaluateAll(all => all.map(card => card.getAttribute('data-card')));

/** The number of cards that are laid but not confirmed. After a failure they return to the hand. */
const unconfirmedCards = (page: Page): Promise<number> => page.locator('button[data-slot]').count();

/** Waits until a question is asked or the deal is over, as long as others at the table continue. */
async function wanted(match: Match, player: Player): Promise<void> {
  const before = match.steps;
  try {
    await player.page.locator(`${ASKED}, ${ENDED}`).first().waitFor({ state: 'attached', timeout: WAIT_MS });
  } catch (error) {
    if (match.steps === before) throw error;
    await wanted(match, player);
  }
}

/** Opens a page; retries if the server went down meanwhile. */
async function opened(match: Match, opens: () => Promise<unknown>): Promise<void> {
  await match.mended;
  const { deaths } = match;
  await opens().catch(async error => {
    if (match.deaths === deaths) throw error;
    await match.mended;
    await opens();
  });
}

/** Reloads the page, or kills its process and opens another window. */
async function mishap(match: Match, player: Player): Promise<void> {
  if (match.choose(2) === 0) return opened(match, () => player.page.reload({ timeout: WAIT_MS }));
  const context = player.page.context();
  const line = await context.newCDPSession(player.page);
  const crashed = player.page.waitForEvent('crash');
  line.send('Page.crash').catch(() => undefined); // nothing is left to answer
  await crashed;
  await player.page.close();
  player.page = await context.newPage();
  await opened(match, () => player.page.goto(match.house.url, { timeout: WAIT_MS }));
}

async function death(match: Match): Promise<void> {
  await match.house.kill();
  await match.house.start();
}

/** The state of a page once it is connected again. */
async function settled(match: Match, player: Player): Promise<Standing> {
  await match.mended;
  await player.page.locator('html[data-line="here"]').waitFor({ state: 'attached', timeout: WAIT_MS });
  return standing(player.page);
}

/** One turn of one player, with a possible failure before it. Returns whether the match continues. */
async function turn(match: Match, player: Player): Promise<boolean> {
  await wanted(match, player);
  const before = await settled(match, player);
  if (before.screen === 'scores') {
    if (before.over === 'yes') return false;
    await click(player.page, '[data-act="next"]');
    await player.page
      .locator(`[data-screen="table"], [data-over="yes"]`)
      .first()
      .waitFor({ state: 'attached', timeout: WAIT_MS });
    return true;
  }
  if (before.ask !== 'none' && match.choose(ONE_IN) === 0) {
    const hand = await handOf(player.page);
    const count = hand.length + (await unconfirmedCards(player.page));
    await mishap(match, player);
    await wanted(match, player);
    const what = `the hand of ${player.name} after a mishap`;
    await expect.poll(() => handOf(player.page), { message: what }).toHaveLength(count);
    expect(
      (await handOf(player.page)).filter(card => hand.includes(card)),
      what,
    ).toEqual(hand);
    return true;
  }
  if (before.ask === 'none') return true;
  const deaths = match.deaths;
  await step(player.page, match.choose).catch(error => {
    if (match.deaths === deaths) throw error; // retries what the server's crash interrupted
  });
  return true;
}

async function play(match: Match, player: Player): Promise<void> {
  for (let i = 0; i < STEPS_MAX; i++) {
    if (!(await turn(match, player))) return;
    match.steps += 1;
    if (match.steps === DEATHS_AFTER[match.deaths]) {
      match.deaths += 1;
      match.mended = death(match);
      await match.mended;
    }
  }
  throw new Error(`${player.name} made ${STEPS_MAX} steps, and the match is not over`);
}

/** Every player's total by name; the reader of the sheet is called `You` there. */
async function totals({ name, page }: Player): Promise<string> {
  const heads = await page.locator('th.player .head > span:last-child').allInnerTexts();
  const figures = await page.locator('tr.now b').allInnerTexts();
  return heads
    .map((head, i) => `${head === 'You' ? name : head} ${figures[i]}`)
    .sort()
    .join(', ');
}

const NAMES = ['Ada', 'Noor', 'Emil', 'Ines', 'Sami', 'Lena', 'Tom'];

interface Row {
  readonly game: string;
  readonly seats: number;
  readonly people: number;
}

const ROWS: readonly Row[] = [{ game: 'capture', seats: 2, people: 2 }];
const MORE: readonly Row[] = [
  { game: 'capture', seats: 3, people: 3 },
  { game: 'capture', seats: 5, people: 4 },
  { game: 'classic', seats: 5, people: 5 },
  { game: 'capture', seats: 6, people: 6 },
  { game: 'capture', seats: 7, people: 7 },
  { game: 'ricketts', seats: 4, people: 3 },
  { game: 'classic', seats: 7, people: 7 },
];

test.each(sampled(ROWS, MORE))(
  '$people people at a table of $seats play a match of $game through whatever happens',
  async ({ game, seats, people }) => {
    const house = await openHouse();
    try {
      await together(house, async tell => {
        tell.breaks();
        const ada = await tell.guest('Ada');
        const link = await openTable(ada, { game, seats, shortest: true });
        const guests: Guest[] = [ada];
        for (const name of NAMES.slice(1, people)) {
          guests.push(await tell.guest(name, {}, link));
          await gathered(ada, guests.length);
        }
        await ada.page.locator('[data-act="start"]').click();
        await atMatch(...guests);
        const players = guests.map(({ name, page }): Player => ({ name, page }));
        const match: Match = {
          house,
          choose: choosing(`${game} ${seats}`),
          steps: 0,
          deaths: 0,
          mended: Promise.resolve(),
        };
        await Promise.all(players.map(player => play(match, player)));
        const ends = await Promise.all(players.map(totals));
        expect(ends).toEqual(ends.map(() => ends[0]));
        expect(ends[0]).toMatch(/^\S+ score\n\S*\d.*, \S+ score\n\S*\d/);
        expect(match.deaths).toBe(DEATHS_AFTER.length);
      });
    } finally {
      await house.close();
    }
  },
  30 * 60_000, // seven browsers on two cores
);

// The tables that are played by clicks alone: a deal of every game, a match for every mechanism, and a match
// by every house rule.
import { SHEETS } from '@moonshot/rules';
import { CATALOGUE } from '@moonshot/rules/catalogue';
import { writeHouse } from '@moonshot/rules/house';
import type { Page } from 'playwright-core';
import { packText } from '../../apps/web/src/model/packed-text.ts';
import { HOUSE_RULES, houseOf } from '../house-rules.ts';
import { choosing, click, nextDeal, type OnAnswered, openTable, playDeal } from './clicker.ts';
import type { Wishes } from './harness.ts';

const WIDE = { width: 1280, height: 800 };

/** Bots as a newcomer meets them. */
const FIRST_BOTS = { 'moonshot.bots': '' };

/** How the page is viewed, and against which bots a person plays. */
export const LOOKS = {
  wide: { viewport: WIDE },
  portrait: { viewport: { width: 390, height: 844 }, stored: FIRST_BOTS },
  landscape: { viewport: { width: 844, height: 390 } },
  moving: { viewport: WIDE, motion: true, stored: FIRST_BOTS },
} as const satisfies Readonly<Record<string, Wishes>>;
type Look = keyof typeof LOOKS;

export interface Clicked {
  readonly name: string;
  readonly look: Look;
  /** Plays from home to home. Returns the number of deals. */
  readonly play: (page: Page, told?: OnAnswered) => Promise<number>;
}

/** The look for the item at this index of a list. The looks take turns. */
const lookOf = (i: number): Look => (Object.keys(LOOKS) as readonly Look[])[i % Object.keys(LOOKS).length] ?? 'wide';

const atHome = (page: Page): Promise<void> => page.locator('[data-screen="home"]').waitFor({ state: 'attached' });

/**
 * Plays one deal from home to its scores, requests the next deal unless the match is over, and returns home.
 */
async function oneDeal(page: Page, game: string, seats: number, told?: OnAnswered): Promise<number> {
  await openTable(page, game, seats);
  const end = await playDeal(page, choosing(`${game} ${seats}`), told);
  await nextDeal(page);
  if (end.over === 'no') {
    await page.locator('[data-screen="table"][data-deal="2"]').waitFor({ state: 'attached' });
    await click(page, '[data-act="leave"]');
  }
  await atHome(page);
  return 1;
}

const DEALS_MAX = 40;

/** Plays from a table's first question to the end of its match, and returns home. */
async function toTheEnd(page: Page, seed: string, told?: OnAnswered): Promise<number> {
  const choose = choosing(seed);
  for (let deals = 1; deals <= DEALS_MAX; deals++) {
    const end = await playDeal(page, choose, told);
    await nextDeal(page); // after the last one, home
    if (end.over === 'no') continue;
    await atHome(page);
    return deals;
  }
  throw new Error(`Cannot end the match: ${DEALS_MAX} deals have been played`);
}

interface Seated {
  readonly id: string;
  readonly seats: { readonly min: number; readonly best: number; readonly max: number };
}

const games: readonly Seated[] = [...SHEETS, ...CATALOGUE];

/** A deal of each game with the minimum, the maximum and the best number of players. */
export const DEALS: readonly Clicked[] = games
  .flatMap(({ id, seats: { min, best, max } }) => [...new Set([min, best, max])].map(seats => [id, seats] as const))
  .map(([game, seats], i) => ({
    name: `a deal of ${game} with ${seats} seats`,
    look: lookOf(i),
    play: (page, told) => oneDeal(page, game, seats, told),
  }));

/** Whole matches by the shortest length on offer, one for each mechanism. */
const MECHANISMS: readonly (readonly [mechanism: string, game: string, seats: number, length: number])[] = [
  ['bids', 'auction', 4, 4],
  ['charges', 'gong-zhu', 4, -500],
  ['a stock', 'draw-hearts', 2, 4],
  ['a stock to follow from', 'domino', 4, 31],
  ['sides', 'likha', 4, 51],
  ['contracts', 'barbu', 4, 5],
  ['two packs whose pairs cancel', 'cancellation', 6, 50],
  ['wild cards', 'wild-twist', 4, 1],
  ['jokers', 'joker-hearts', 4, 50],
  ['a kitty for the first trick', 'classic', 5, -50],
  ['a kitty in the hand', 'heartsette-hand', 4, 50],
  ['bouts', 'capture', 4, 1],
];

export const MATCHES: readonly Clicked[] = MECHANISMS.map(([mechanism, game, seats, length], i) => ({
  name: `a match with ${mechanism}: ${game} with ${seats} seats`,
  look: lookOf(i),
  play: async (page, told) => {
    await openTable(page, game, seats, length);
    return toTheEnd(page, `${game} ${seats}`, told);
  },
}));

/** A whole match by each house rule, from a link to the rules. */
export const HOUSE_MATCHES: readonly Clicked[] = HOUSE_RULES.map((part, i) => ({
  name: `a match by house rules: ${part.name}`,
  look: lookOf(i),
  play: async (page, told) => {
    const code = await packText(writeHouse(houseOf(part)));
    await page.goto(`${page.url().split('#')[0]}#r/${code}`);
    await click(page, '[data-shows="preview"] [data-act="play"]');
    await page.locator('[data-screen="table"]').waitFor({ state: 'attached' });
    return toTheEnd(page, part.name, told);
  },
}));

export const CLICKED: readonly Clicked[] = [...DEALS, ...MATCHES, ...HOUSE_MATCHES];

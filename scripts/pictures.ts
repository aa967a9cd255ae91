// Takes the screenshots for the documents, each screen in several sizes: `npm run -s pictures [-- NAME …]`.
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { chooseCards, choosing, click, HAND } from '../test/browser/clicker.ts';
import { openSite, type Site, visit, type Wishes } from '../test/browser/harness.ts';
import { openTable, toFriends } from '../test/browser/online-harness.ts';
import { type Scene, type Staged, staged } from '../test/browser/staged.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'pictures');

const FAMILY = join(import.meta.dirname, '../fixtures/rules-from-text/work/family-with-a-bonus-jack.txt');

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  portrait: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  small: { width: 320, height: 568 },
} as const;
type Size = keyof typeof SIZES;

const USUAL: readonly Size[] = ['desktop', 'portrait', 'landscape'];

/** A screenshot: the scene that is set up, the actions before the picture, and the sizes. */
interface Subject {
  readonly name: string;
  readonly scene?: Scene; // the table that is set up; absent for the start screen
  readonly first?: (page: Page) => Promise<void>;
  readonly sizes?: readonly Size[];
  readonly stored?: Wishes['stored'];
}

const after = (tricks: number, cards: number): Pick<Scene, 'is'> => ({
  is: ({ state }) => 'tricks' in state && state.tricks.length >= tricks && state.trick.plays.length === cards,
});

const whole = (suit: string): string[] => [...'23456789TJQKA'].map(rank => `${rank}${suit}`);

/** A scene in which seat 0 holds every spade, leads, and takes every trick. */
const MOON = {
  overrides: { 'pass.cycle': ['hold'], 'opening.leader': 'leftOfDealer', 'opening.card': 'any' },
  firstDealer: 3,
  imposed: { hands: ['S', 'H', 'C', 'D'].map(whole), kitty: [], stock: [] } as unknown as NonNullable<Scene['imposed']>,
};

const withWild: Scene['is'] = ({ state }, hearts) => {
  const ask = hearts.kind === 'tricks' && 'tricks' in state ? hearts.game.ask(state, 0) : undefined;
  const wilds = ask?.type === 'play' ? ask.plays.filter(play => play.card.startsWith('W')) : [];
  return wilds.length === 2 && 'tricks' in state && state.trick.plays.length === 2;
};

const callWild = (page: Page): Promise<void> => click(page, `${HAND}[data-card^="W"]:not([aria-disabled="true"])`);
const chooseAll = (page: Page): Promise<void> => chooseCards(page, choosing('picture'));

async function chooseTwo(page: Page): Promise<void> {
  await click(page, `${HAND}[data-suit="H"]`);
  await click(page, `${HAND}[data-suit="S"]`);
}

async function layBoth(page: Page): Promise<void> {
  await chooseAll(page);
  await click(page, '[data-act="confirm"]');
  await page.locator('[data-act="go-on"]:visible').first().waitFor();
}

const opening =
  (act: string) =>
  async (page: Page): Promise<void> => {
    await click(page, '[data-act="menu"]');
    await click(page, `dialog [data-act="${act}"]`);
  };

/** Returns a function that opens a screen by clicking the element with this action. */
const reached =
  (act: string) =>
  (page: Page): Promise<void> =>
    page.locator(`[data-act="${act}"]`).last().click();

async function toGames(page: Page): Promise<void> {
  await reached('games')(page);
  await page.locator('[data-shelf]:not([data-shelf=""])').first().waitFor();
}

async function toStatistics(page: Page): Promise<void> {
  await click(page, '[data-act="leave"]');
  await reached('statistics')(page);
}

/** Opens a puzzle and solves it. */
async function answered(page: Page): Promise<void> {
  await reached('puzzles')(page);
  await page.locator('[data-puzzle-game="ricketts"]').click();
  await page.locator('[data-act="some-puzzle"]').click();
  await click(page, '[data-act="begin-puzzle"]');
  await click(page, `${HAND}:not([aria-disabled="true"])`);
  await page.locator('[data-verdict]').waitFor();
}

/** Opens the training in passing cards and waits for the first hand. */
async function training(page: Page): Promise<void> {
  await reached('puzzles')(page);
  await page.locator('[data-pass-game="ricketts"]').click();
  await page.locator('[data-act="begin-passes"]').click();
  await page.locator('[data-ask="pass"]').waitFor();
}
async function passed(page: Page): Promise<void> {
  await training(page);
  await chooseAll(page);
  await click(page, '[data-act="confirm"]');
  await page.locator('[data-verdict][data-whole="true"]').waitFor();
}

async function reviewed(page: Page): Promise<void> {
  await click(page, '[data-act="review"]');
  await page.locator('[data-judged="whole"]').waitFor();
}

/** Reads house rules from a text and scrolls to what was understood. */
async function fromText(page: Page): Promise<void> {
  await reached('house')(page);
  await page.locator('[data-act="from-text"]').click();
  await page.locator('textarea').fill(readFileSync(FAMILY, 'utf8'));
  await page.locator('[data-act="read-text"]').click();
  await page.locator('[data-rule]').first().waitFor();
  await page.locator('[data-act="read-text"]').evaluate(button => button.scrollIntoView());
}

async function named(page: Page, people: readonly string[]): Promise<void> {
  for (const [i, name] of people.entries()) await page.locator(`[data-player="${i}"]`).fill(name);
}

/** Keeps the score of four people and enters half of the second deal. */
async function scorePad(page: Page): Promise<void> {
  await reached('pad')(page);
  await named(page, ['Ana', 'Ben', 'Cleo', 'Dan']);
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

/** Lets two people share the device, up to the first cover. */
async function passAndPlay(page: Page): Promise<void> {
  await reached('together')(page);
  await named(page, ['Ana', 'Ben']);
  await page.locator('[data-act="begin-together"]').click();
  await page.locator('[data-cover]').waitFor();
}

const ADA = { 'moonshot.name': 'Ada' };

/** Opens a table for five players with two bots. */
async function waitingRoom(page: Page): Promise<void> {
  await openTable({ name: 'Ada', page }, { game: 'at-play', seats: 5 });
  for (const seat of [2, 4]) await page.locator(`[data-gather="${seat}"] [data-act="seat-bot"]`).click();
  await page.locator('.code').waitFor();
}

/** Opens the big screen of a table of bots, in the middle of a trick. */
async function bigScreen(page: Page): Promise<void> {
  await openTable({ name: 'Ada', page }, { game: 'ricketts', seats: 4 });
  await page.locator('[data-act="big-screen"]').click();
  await page.locator('[data-screen="big"] [data-act="start"]').click();
  await page.locator('[data-open]').nth(2).waitFor();
}

async function talking(page: Page): Promise<void> {
  await waitingRoom(page);
  await page.locator('[data-act="talk"]').click();
  await page.locator('[data-phrase="good-luck"]').click();
  await page.locator('[data-said="1"]').waitFor();
}

const LIGHT = { 'moonshot.theme': 'light', 'moonshot.suits': 'four' };
const TRICK: Scene = { game: 'ricketts', seats: 4, ask: 'play', ...after(4, 3) };

const SUBJECTS: readonly Subject[] = [
  { name: 'home', sizes: ['desktop', 'tablet', 'portrait', 'landscape', 'small'] },
  { name: 'home-light', stored: LIGHT, sizes: ['desktop', 'portrait'] },
  { name: 'table', scene: TRICK, sizes: ['desktop', 'tablet', 'portrait', 'landscape', 'small'] },
  { name: 'table-light', scene: TRICK, stored: LIGHT, sizes: ['desktop', 'portrait'] },
  { name: 'pass', scene: { game: 'ricketts', seats: 4, ask: 'pass' }, first: chooseTwo },
  {
    name: 'scatter',
    scene: { game: 'ricketts', seats: 4, ask: 'pass', overrides: { 'pass.cycle': ['scatter'] } },
    first: chooseTwo,
  },
  { name: 'wild', scene: { game: 'wild-twist', seats: 5, ask: 'play', is: withWild }, first: callWild },
  { name: 'claim', scene: { game: 'wild-twist', seats: 4, ask: 'claim' } },
  { name: 'moon', scene: { game: 'ricketts', seats: 4, ask: 'moon', ...MOON } },
  { name: 'seven', scene: { game: 'classic', seats: 7, ask: 'play', ...after(0, 3) } },
  { name: 'three', scene: { game: 'at-play', seats: 3, ask: 'play', ...after(1, 1) } },
  { name: 'five', scene: { game: 'at-play', seats: 5, ask: 'play', ...after(2, 3) } },
  { name: 'capture', scene: { game: 'capture', seats: 6, ask: 'lay' }, first: chooseAll },
  {
    name: 'capture-after',
    scene: { game: 'capture', seats: 6, ask: 'lay' },
    first: layBoth,
    stored: { 'moonshot.pace': 'normal' },
  },
  { name: 'capture-two', scene: { game: 'capture', seats: 2, ask: 'lay' }, sizes: ['desktop', 'portrait'] },
  { name: 'capture-fourteen', scene: { game: 'capture', seats: 14, ask: 'lay' } },
  { name: 'scores', scene: { game: 'ricketts', seats: 4, ask: 'scores', deals: 5 } },
  {
    name: 'scores-match',
    scene: { game: 'classic', seats: 5, ask: 'scores', deals: 4 },
    sizes: ['desktop', 'portrait'],
  },
  { name: 'lesson', first: reached('lesson'), sizes: ['desktop', 'portrait', 'small'] },
  { name: 'statistics', scene: { game: 'ricketts', seats: 4, ask: 'scores', deals: 12 }, first: toStatistics },
  { name: 'games', first: toGames },
  { name: 'puzzles', first: reached('puzzles') },
  { name: 'puzzle', first: answered, stored: { 'moonshot.taps': 'once' } },
  { name: 'training', first: training },
  { name: 'passed', first: passed },
  { name: 'review', scene: { game: 'ricketts', seats: 4, ask: 'scores' }, first: reviewed },
  { name: 'friends', first: page => toFriends({ name: 'Ada', page }) },
  { name: 'waiting-room', first: waitingRoom, stored: ADA },
  { name: 'big-screen', first: bigScreen, stored: { ...ADA, 'moonshot.pace': 'slow' }, sizes: ['desktop'] },
  { name: 'talk', first: talking, stored: ADA, sizes: ['portrait'] },
  { name: 'score-pad', first: scorePad, sizes: ['desktop', 'portrait'] },
  { name: 'pass-and-play', first: passAndPlay, sizes: ['desktop', 'portrait'] },
  { name: 'settings', first: reached('settings') },
  { name: 'from-text', first: fromText, sizes: ['desktop', 'portrait'] },
  { name: 'keys', scene: TRICK, first: page => page.keyboard.press('?'), sizes: ['desktop'] },
  { name: 'rules', scene: TRICK, first: opening('rules') },
  { name: 'menu', scene: TRICK, first: page => click(page, '[data-act="menu"]') },
];

/** Waits until fonts are loaded and animations have ended. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
}

async function picture(
  site: Site,
  size: Size,
  { name, first, stored }: Subject,
  table: Staged | undefined,
): Promise<void> {
  await visit(
    site,
    { viewport: SIZES[size], tables: table ? [table] : [], ...(stored && { stored }) },
    async ({ page }) => {
      if (table !== undefined) {
        await page.locator(`[data-table="${table.id}"]`).first().click();
        await page.locator('[data-screen="table"], [data-screen="scores"]').waitFor();
        await settled(page);
      }
      await first?.(page);
      await settled(page);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`) });
    },
  );
}

const wanted = process.argv.slice(2);
const stranger = wanted.find(name => !SUBJECTS.some(subject => subject.name === name));
if (stranger !== undefined)
  throw new Error(`Cannot take a picture of ${stranger}: there are ${SUBJECTS.map(one => one.name).join(', ')}`);
const site = await openSite({ entire: true });
await mkdir(FOLDER, { recursive: true });
try {
  for (const subject of SUBJECTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const table = subject.scene && (await staged(subject.scene));
    for (const size of subject.sizes ?? USUAL) await picture(site, size, subject, table);
    console.log(`pictures taken: ${subject.name}`);
  }
} finally {
  await site.close();
}

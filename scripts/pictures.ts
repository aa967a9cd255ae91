// Takes the screenshots for the documents: `npm run -s pictures [-- NAME …]`. Each screen has one or more
// sizes.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { click } from '../test/browser/clicker.ts';
import { openSite, type Site, visit, type Wishes } from '../test/browser/harness.ts';
import { toFriends } from '../test/browser/online-harness.ts';
import { type Scene, type Staged, staged } from '../test/browser/staged.ts';
import {
  answered,
  bigScreen,
  callWild,
  chooseAll,
  chooseTwo,
  fromText,
  layBoth,
  opening,
  passAndPlay,
  passed,
  phoneHand,
  printedRules,
  printedScores,
  reached,
  reviewed,
  scorePad,
  talking,
  toGames,
  toStatistics,
  training,
  waitingRoom,
} from './pictures/actions.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'pictures');

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  portrait: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  small: { width: 320, height: 568 },
  paper: { width: 794, height: 1123 }, // A4
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

const ADA = { 'moonshot.name': 'Ada' };
const SLOW = { ...ADA, 'moonshot.pace': 'slow' };

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
  { name: 'big-screen', first: bigScreen('ricketts', 4, 3), stored: SLOW, sizes: ['desktop'] },
  { name: 'big-screen-fourteen', first: bigScreen('capture', 14, 14), stored: SLOW, sizes: ['desktop'] },
  { name: 'phone-hand', first: phoneHand, stored: ADA, sizes: ['portrait'] },
  { name: 'talk', first: talking, stored: ADA, sizes: ['portrait'] },
  { name: 'score-pad', first: scorePad, sizes: ['desktop', 'portrait'] },
  { name: 'pass-and-play', first: passAndPlay, sizes: ['desktop', 'portrait'] },
  { name: 'settings', first: reached('settings') },
  { name: 'from-text', first: fromText, sizes: ['desktop', 'portrait'] },
  { name: 'keys', scene: TRICK, first: page => page.keyboard.press('?'), sizes: ['desktop'] },
  { name: 'rules', scene: TRICK, first: opening('rules') },
  { name: 'printed-rules', scene: TRICK, first: printedRules, sizes: ['paper'] },
  { name: 'printed-scores', first: printedScores, sizes: ['paper'] },
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

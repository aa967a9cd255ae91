// Tables of two to fourteen seats, and questions in their middle: every index is visible, and nothing on the
// table overlaps. Each table is checked on many screens and in several sizes of text, because only drawing
// shows what fits.
import { LANGUAGES } from '@moonshot/i18n';
import { variantOf } from '@moonshot/rules/catalogue';
import { expect, test } from 'vitest';
import { freshSample } from '../seeds.ts';
import { click } from './clicker.ts';
import { sharedSite, visit } from './harness.ts';
import { overlapsOn, WIDE_NAME } from './overlaps.ts';
import { BID, BURY, CHARGE, PASS, SCATTER, WILD } from './screens.ts';
import { type Scene, staged } from './staged.ts';

const site = await sharedSite();

/** A scene of a trick game in which seat 0 is to play and at least `lying` cards lie on the table. */
const trick = (id: string, seats: number, lying: number): Scene => {
  const variant = variantOf(id);
  return {
    game: variant?.base ?? id,
    seats,
    ask: 'play',
    overrides: variant?.overrides ?? {},
    is: ({ state }) => 'trick' in state && state.trick.plays.length >= lying,
  };
};

/** A scene of Capture in which all seats except seat 0 have laid their pairs, after some bouts. */
const bout = (seats: number): Scene => ({
  game: 'capture',
  seats,
  ask: 'lay',
  is: ({ state }) =>
    'laid' in state && state.bouts.length === 2 && state.laid.every((pair, seat) => (pair === null) === (seat === 0)),
});

const TABLES: readonly (readonly [name: string, scene: Scene])[] = [
  ['Cancellation Hearts with eleven', trick('cancellation', 11, 9)],
  ['Cancellation Hearts with nine', trick('cancellation', 9, 7)],
  ['Cancellation Hearts with eight', trick('cancellation', 8, 6)],
  ['Classic Hearts with seven', trick('classic', 7, 5)],
  ['Classic Hearts with six', trick('classic', 6, 5)],
  ['Classic Hearts with five', trick('classic', 5, 4)],
  ['Ricketts House Hearts', trick('ricketts', 4, 3)],
  ['a pass', PASS],
  ['a pass to every opponent', SCATTER],
  ['a charge', CHARGE],
  ['a discard to the kitty', BURY],
  ['the wild cards', WILD],
  ['a stock for two', trick('draw-hearts', 2, 1)],
  ['a trump card for three', trick('knaves', 3, 1)],
  ['an auction', BID],
  ['a kitty among four', trick('kitty-later', 4, 2)],
  ['Capture with two', bout(2)],
  ['Capture with four', bout(4)],
  ['Capture with seven', bout(7)],
  ['Capture with eight', bout(8)],
  ['Capture with nine', bout(9)],
  ['Capture with fourteen', bout(14)],
];

const ROWS = TABLES.map(([name, scene]) => [name, { ...scene, name: WIDE_NAME }] as const).flatMap(([name, scene]) =>
  LANGUAGES.map(language => [name, language, scene] as const),
);

test.each(freshSample('crowded tables', ROWS, 3))(
  '%s, in %s: each index is seen, and nothing overlaps, with the widest names',
  async (_, language, scene) => {
    const table = await staged(scene);
    await visit(
      site,
      { tables: [table], stored: { 'moonshot.played': 'yes', 'moonshot.language': language } },
      async ({ page }) => {
        await click(page, `[data-table="${table.id}"]`);
        await page.locator(`[data-ask="${scene.ask}"]`).waitFor({ state: 'attached' });
        await page.locator('.play[data-play], [data-slot="hidden"], .centre-box').first().waitFor();
        expect(await overlapsOn(page)).toEqual([]);
      },
    );
  },
);

test('where a tag has room for one word, the card that leads and wins has both marks', async () => {
  const scene: Scene = {
    ...trick('classic', 7, 2),
    is: ({ state }, hearts) => {
      if (hearts.kind !== 'tricks' || !('trick' in state)) return false;
      const { trick, winning } = hearts.game.view(state, 0);
      return trick.plays.length > 2 && winning === trick.plays[0]?.seat;
    },
  };
  const table = await staged(scene);
  await visit(site, { tables: [table], viewport: { width: 844, height: 390 } }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    const best = page.locator('.play.won');
    await best.locator('.tag.win').waitFor();
    await best.locator('[data-led]').waitFor();
  });
});

/** Runs on the page: how many pixels of what the viewer has taken cover the avatar or leave the screen. */
const TAKEN_COVERS = `(() => {
  const [taken, face] = ['.own-seat .status', '.own-seat .av'].map(one =>
    document.querySelector(one).getBoundingClientRect());
  const wide = Math.min(taken.right, face.right) - Math.max(taken.left, face.left);
  const high = Math.min(taken.bottom, face.bottom) - Math.max(taken.top, face.top);
  const outside = Math.max(-taken.left, taken.right - innerWidth, taken.bottom - innerHeight, 0);
  return Math.max(outside, Math.min(wide, high), 0);
})()`;

test('before the first card nothing is said of what the viewer has taken', async () => {
  const table = await staged(PASS);
  await visit(site, { tables: [table], stored: { 'moonshot.played': 'yes' } }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await page.locator('[data-ask="pass"] .seat .ready').first().waitFor();
    expect(await page.locator('.own-seat .status').count()).toBe(0);
  });
});

test.each([
  [390, 844, '100'],
  [390, 844, '200'],
  [360, 640, '100'],
  [320, 568, '200'],
  [844, 390, '100'],
  [568, 320, '150'],
])(
  'on a phone of %i × %i with text of %s percent names are whole, and what the viewer has taken and the scores are in sight',
  async (width, height, text) => {
    const table = await staged(trick('classic', 5, 4));
    const stored = { 'moonshot.played': 'yes', 'moonshot.language': 'fr', 'moonshot.text': text };
    await visit(site, { tables: [table], viewport: { width, height }, stored }, async ({ page }) => {
      await click(page, `[data-table="${table.id}"]`);
      await page.locator('.own-seat .tricks').waitFor();
      const names = page.locator('.seat .name > span:first-child, .strip .name');
      expect(await names.count()).toBeGreaterThanOrEqual(4);
      const cut = await names.evaluateAll(all =>
        all.flatMap(one => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])),
      );
      expect(cut).toEqual([]);
      expect(await page.evaluate(TAKEN_COVERS)).toBe(0);
      await page.locator('[data-act="scores"]:visible').click();
      await page.locator('[data-screen="scores"]').waitFor();
    });
  },
);

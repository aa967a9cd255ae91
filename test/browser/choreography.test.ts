// What is seen while cards move: no card leaves the screen, no text appears before the card that it is about,
// and no face is shown before its card turns.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { chooseCards, click, HAND } from './clicker.ts';
import { FILMS, type Film, type Flown, filmsOf } from './film.ts';
import { type Site, sharedSite, visit } from './harness.ts';
import { LAST_LAY, LAST_PASS, MATCH, SCATTER } from './screens.ts';
import { type Scene, staged } from './staged.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
] as const;

declare const films: readonly Film[];

const NORMAL = { 'moonshot.pace': 'normal', 'moonshot.taps': 'once' };

let site: Site;
beforeAll(async () => {
  site = await sharedSite();
});

/** Plays from a scene, and returns what was filmed. */
async function filmed(
  scene: Scene,
  viewport: { readonly width: number; readonly height: number },
  story: (page: Page) => Promise<void>,
  motion = true,
): Promise<readonly Film[]> {
  const table = await staged(scene);
  const all: Film[] = [];
  const wishes = { viewport, stored: NORMAL, motion, tables: [table], scripts: [FILMS] };
  await visit(site, wishes, async ({ page }) => {
    await page.locator(`[data-table="${table.id}"]`).click(); // scrolls into view first
    await story(page);
    all.push(...(await filmsOf(page)));
  });
  return all;
}

/** Waits until a trick has been taken. */
const taken = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => films.some(({ words }) => words.some(text => text.endsWith(' the trick'))));

async function passAndPlay(page: Page): Promise<void> {
  await page.locator('[data-ask="pass"]').waitFor({ state: 'attached' });
  await chooseCards(page, () => 0);
  await click(page, '[data-act="confirm"]');
  await click(page, '[data-act="ok"]');
  await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
  await click(page, `${HAND}:not([aria-disabled="true"])`);
  await taken(page);
}

/** The last card of a deal in which seat 0 has taken every trick; the moon decides the match. */
const LAST_CARD: Scene = {
  ...MATCH,
  ask: 'play',
  is: ({ state }) => 'tricks' in state && state.tricks.length === 12 && state.trick.plays.length === 0,
};

/** Lays the last pair of a bout, and continues with the next bout. */
async function layAndGoOn(page: Page): Promise<void> {
  await page.locator('[data-ask="lay"]').waitFor({ state: 'attached' });
  await chooseCards(page, () => 0);
  await click(page, '[data-act="confirm"]');
  await page.locator('.result').waitFor();
  await click(page, '[data-act="go-on"]');
  await page.locator('.result').waitFor({ state: 'detached' });
}

/** Everybody but seat 0 has passed a card to each opponent. */
const LAST_SCATTER: Scene = { ...SCATTER, is: LAST_PASS.is as NonNullable<Scene['is']> };

async function scatter(page: Page): Promise<void> {
  await page.locator('[data-ask="pass"]').waitFor({ state: 'attached' });
  await chooseCards(page, () => 0);
  await click(page, '[data-act="confirm"]');
  await page.locator('[data-act="ok"]').waitFor();
}

async function shootAndWin(page: Page): Promise<void> {
  await click(page, HAND);
  await click(page, '[data-moon="burden"]');
  await page.locator('[data-win]').waitFor();
}

/** What was seen of the cards that moved, without those that only close gaps. */
const flownIn = (films: readonly Film[]): readonly Flown[] => films.flatMap(({ cards }) => cards);

/** No card leaves the screen, each turn is seen edge-on, and no text appears while its cards still move. */
function expectWellMoved(films: readonly Film[]): void {
  expect(flownIn(films).filter(({ outside }) => outside > 1)).toEqual([]);
  expect(flownIn(films).filter(({ faces, width }) => faces.length > 2 || (faces === 'bf' && width > 0.5))).toEqual([]);
  expect(films.flatMap(({ early }) => early).filter(text => !AWAITED.test(text))).toEqual([]);
}

const PASS_TOLD = [/^From /, / the trick$/];
const SCATTER_TOLD = [/^From /];
const BOUT_TOLD = [/ wins? the round$/, /^showed /];
const MOON_TOLD = [/Take 26 off/, /Add 26/];

const expectTold = (films: readonly Film[], told: readonly RegExp[]): void => {
  const words = films.flatMap(film => film.words).join('\n');
  for (const one of told) expect(words).toMatch(new RegExp(one, 'm'));
};

/**
 * Texts about what the table waits for next. They reveal no card, so they may change while a card is in
 * flight.
 */
const AWAITED = /^Waiting for |[Yy]our hidden card$|^(ready|choosing|Dealing)$/;

test.each(SIZES)('a pass and a trick at $width × $height', async viewport => {
  const films = await filmed(LAST_PASS, viewport, passAndPlay);
  expectWellMoved(films);
  const cards = flownIn(films);
  expect(cards.filter(({ name, faces }) => name === 'clone' && faces === 'f').length, 'passed').toBe(3);
  expect(cards.filter(({ by, faces }) => by === null && faces === 'bf').length, 'received').toBe(3);
  const turned = cards.flatMap(({ by, faces }) => (by !== null && faces === 'bf' ? [by] : []));
  expect([...new Set(turned)].toSorted(), 'played by others').toEqual(['1', '2', '3']);
  expectTold(films, PASS_TOLD);
});

test.each(SIZES)('the moon, and a match that is won, at $width × $height', async viewport => {
  const films = await filmed(LAST_CARD, viewport, shootAndWin);
  expectWellMoved(films);
  expect(flownIn(films).filter(({ name }) => name === 'orbiting').length, 'in orbit').toBe(14);
  expectTold(films, MOON_TOLD);
});

test.each(SIZES)('a bout of Capture at $width × $height', async viewport => {
  const films = await filmed(LAST_LAY, viewport, layAndGoOn);
  expectWellMoved(films);
  const cards = flownIn(films);
  const clones = cards.filter(({ name }) => name === 'clone').map(({ faces }) => faces);
  expect(clones.toSorted(), 'hidden cards and tops').toEqual([...'bbbbffff']);
  expect(cards.filter(({ name, faces }) => name !== 'clone' && faces === 'bf').length, 'dealt').toBe(2);
  expectTold(films, BOUT_TOLD);
});

test.each(SIZES)('the scatter at $width × $height', async viewport => {
  const films = await filmed(LAST_SCATTER, viewport, scatter);
  expectWellMoved(films);
  const cards = flownIn(films);
  expect(cards.filter(({ name, faces }) => name === 'clone' && faces === 'f').length, 'passed').toBe(3);
  expect(cards.filter(({ by, faces }) => by === null && faces === 'bf').length, 'received').toBe(3);
  expectTold(films, SCATTER_TOLD);
});

test.each(SIZES)('the cards of a new table are dealt at $width × $height', async viewport => {
  const all: Film[] = [];
  await visit(site, { viewport, stored: NORMAL, motion: true, scripts: [FILMS] }, async ({ page }) => {
    await click(page, '[data-act="play-now"]');
    await page.waitForFunction(() => films.some(({ cards }) => cards.length > 13));
    all.push(...(await filmsOf(page)));
  });
  expectWellMoved(all);
  const cards = flownIn(all);
  expect(cards.filter(({ name, faces }) => name === 'clone' && faces === 'b').length, 'to the others').toBe(39);
  expect(cards.filter(({ name, faces }) => name !== 'clone' && faces === 'bf').length, 'to the viewer').toBe(13);
});

test('with reduced motion nothing travels or turns, and the announcements are the same', async () => {
  const [size] = SIZES;
  for (const [scene, story, told] of [
    [LAST_PASS, passAndPlay, PASS_TOLD],
    [LAST_SCATTER, scatter, SCATTER_TOLD],
    [LAST_LAY, layAndGoOn, BOUT_TOLD],
    [LAST_CARD, shootAndWin, MOON_TOLD],
  ] as const) {
    const films = await filmed(scene, size, story, false);
    expect(flownIn(films)).toEqual([]);
    expectTold(films, told);
  }
});

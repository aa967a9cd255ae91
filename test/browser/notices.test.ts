// Notices over the table cover nothing: the goal, hints with their reasons, news, the lesson, the result of a
// bout, the offer to end a deal, a vote, a pause, and speech. Each is looked at on many screens and in
// several sizes of text, in one language.
import { LANGUAGES } from '@moonshot/i18n';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshSample } from '../seeds.ts';
import { chooseCards, choosing, click, HAND, step } from './clicker.ts';
import { sharedSite, visit } from './harness.ts';
import { atMatch, gathered, openTable, together } from './online-harness.ts';
import { overlapsOn, WIDE_NAME } from './overlaps.ts';
import { provable } from './proofs.ts';
import { type Scene, staged } from './staged.ts';

const site = await sharedSite();

/** The first trick, or bout, of a match. */
const first = (game: string, seats: number, ask: string): Scene => ({
  game,
  seats,
  ask,
  is: ({ state }) => ('tricks' in state ? state.tricks.length === 0 : state.bouts.length === 0),
});

/** A question to seat 0 after everybody else has acted, some tricks or bouts after the start. */
const later = (game: string, seats: number, ask: string): Scene => ({
  game,
  seats,
  ask,
  name: WIDE_NAME,
  is: ({ state }) =>
    'tricks' in state
      ? state.tricks.length === 2 && state.trick.plays.length === seats - 1
      : state.bouts.length === 2 && state.laid.every((pair, seat) => (pair === null) === (seat === 0)),
});

interface Notice {
  readonly scene?: Scene; // absent: the way begins at home
  readonly shows: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly next?: (page: Page) => Promise<void>; // leads to the notice
}

const hinted = (page: Page): Promise<void> => page.keyboard.press('h');
/** Clicks a card that may not be played with force, since its disabled state makes the driver refuse. */
const refused = (page: Page): Promise<void> =>
  page
    .locator(`${HAND}[aria-disabled="true"]`)
    .first()
    .click({ force: true, position: { x: 8, y: 16 } });
const PLAYED = { 'moonshot.played': 'yes' } as const;
const HINTED = { ...PLAYED, 'moonshot.hints': 'on' } as const;
const PACED = { ...PLAYED, 'moonshot.pace': 'quick' } as const; // at once, the result of a bout is not shown

/** Chooses one card more than is passed. */
async function chooseTooMany(page: Page): Promise<void> {
  for (const nth of [3, 2, 1, 0])
    await page
      .locator(HAND)
      .nth(nth)
      .click({ position: { x: 6, y: 20 } });
}

/** Lets the clock run until the advice is there. */
const advised = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.locator('[data-advice]').count();
    })
    .toBe(1);

/** Lays the last pair of a bout, and waits until the result has appeared. */
async function endBout(page: Page): Promise<void> {
  await chooseCards(page, () => 0);
  await click(page, '[data-act="confirm"]');
  await page.locator('.result').waitFor();
  await expect.poll(() => page.evaluate('getComputedStyle(document.querySelector(".result")).opacity')).toBe('1');
}

const fromHome =
  (...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const selector of selectors) await page.locator(`${selector}:visible`).first().click();
    await page.locator(HAND).first().waitFor();
  };

const NOTICES: Readonly<Record<string, Notice>> = {
  'the goal at the pass': { scene: first('ricketts', 4, 'pass'), shows: '[data-goal]' },
  'the goal in the first trick of four': { scene: first('ricketts', 4, 'play'), shows: '[data-goal]' },
  'the goal in the first trick of six': { scene: first('classic', 6, 'play'), shows: '[data-goal]' },
  'the goal of Capture with five': { scene: first('capture', 5, 'lay'), shows: '[data-goal]' },
  'the goal of Capture with fourteen': { scene: first('capture', 14, 'lay'), shows: '[data-goal]' },
  'a hint in a trick of four': { scene: first('ricketts', 4, 'play'), shows: '.toast', next: hinted },
  'a hint in a trick of seven': { scene: first('classic', 7, 'play'), shows: '.toast', next: hinted },
  'a hint in Capture with nine': { scene: later('capture', 9, 'lay'), shows: '.toast', next: hinted },
  'a refusal in a trick of four': { scene: later('ricketts', 4, 'play'), shows: '.toast', next: refused },
  'the prompt of a trick of four': { scene: later('ricketts', 4, 'play'), shows: '.prompt', stored: PLAYED },
  'the prompt of a trick of six': { scene: later('classic', 6, 'play'), shows: '.prompt', stored: PLAYED },
  'the prompt of Capture with fourteen': { scene: later('capture', 14, 'lay'), shows: '.prompt', stored: PLAYED },
  'news at the pass': { scene: first('ricketts', 4, 'pass'), shows: '.toast', stored: PLAYED, next: chooseTooMany },
  'advice at the pass': { scene: first('ricketts', 4, 'pass'), shows: '[data-advice]', stored: HINTED, next: advised },
  'advice in a trick of six': {
    scene: later('classic', 6, 'play'),
    shows: '[data-advice]',
    stored: HINTED,
    next: advised,
  },
  'the lesson': { shows: '[data-coach]', next: fromHome('[data-act="lesson"]') },
  'the way back to a puzzle': {
    shows: '[data-act="show-puzzle"]',
    next: fromHome('[data-act="puzzles"]', '[data-act="day-puzzle"]', '[data-act="begin-puzzle"]'),
  },
  'the result of a bout of four': { scene: later('capture', 4, 'lay'), shows: '.result', stored: PACED, next: endBout },
  'the result of a bout of fourteen': {
    scene: later('capture', 14, 'lay'),
    shows: '.result',
    stored: PACED,
    next: endBout,
  },
  'the offer of the rest': {
    scene: { game: 'ricketts', seats: 4, ask: 'play', ...provable('rest', 3) },
    shows: '[data-finish]',
  },
  'a deal that is settled': {
    scene: { game: 'classic', seats: 5, ask: 'play', ...provable('settled', 3) },
    shows: '[data-finish]',
  },
};

const NOW = new Date('2026-11-21T12:00:00Z');

/** A script for the page, after which no toast disappears: they stay for at least 1,200 ms. */
const KEEPS_TOASTS = `{
  const timer = setTimeout;
  globalThis.setTimeout = (run, ms, ...more) => (ms >= 1200 ? 0 : timer(run, ms, ...more));
}`;

const ROWS = Object.keys(NOTICES).flatMap(name => LANGUAGES.map(language => [name, language] as const));

test.each(freshSample('notices', ROWS, 4))(
  '%s, in %s, is seen everywhere and covers nothing',
  async (name, language) => {
    const { scene, stored, next, shows } = NOTICES[name] as Notice;
    const table = scene && (await staged(scene));
    // the clock is stopped, and runs only until a notice has moved
    const wishes = { tables: table ? [table] : [], stored: { ...stored, 'moonshot.language': language }, stands: NOW };
    await visit(site, wishes, async ({ page }) => {
      if (table !== undefined) {
        await click(page, `[data-table="${table.id}"]`);
        await page.locator(HAND).first().waitFor();
      }
      await page.evaluate(KEEPS_TOASTS);
      await next?.(page);
      await page.locator(shows).waitFor();
      expect(await overlapsOn(page, shows)).toEqual([]);
    });
  },
);

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const;

/** Runs on the page: how far the goal covers the marks of the chosen cards, in pixels of height. */
const MARKS_COVERED = `(() => {
  const goal = document.querySelector('[data-goal]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-zone="hand"] [aria-pressed="true"]')].map(card => {
    const { left, top } = card.getBoundingClientRect();
    const mark = getComputedStyle(card, '::before');
    const [x, y] = [left + parseFloat(mark.left), top + parseFloat(mark.top)];
    const isBeside = x + parseFloat(mark.width) <= goal.left || x >= goal.right;
    return isBeside ? 0 : Math.max(0, Math.min(goal.bottom, y + parseFloat(mark.height)) - Math.max(goal.top, y));
  });
})()`;

test('the goal at the pass leaves the marks of the chosen cards uncovered', async () => {
  const table = await staged(first('ricketts', 4, 'pass'));
  await visit(site, { viewport: { width: 844, height: 390 }, tables: [table] }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await page.locator('[data-goal]').waitFor();
    for (const nth of [3, 6, 9]) await page.locator('[data-zone="hand"] [data-card]').nth(nth).click();
    await expect.poll(() => page.evaluate(MARKS_COVERED)).toEqual([0, 0, 0]);
  });
});

test.each([
  ['the pass', first('ricketts', 4, 'pass')],
  ['the first trick', first('ricketts', 4, 'play')],
  ['the first round of Capture', first('capture', 6, 'lay')],
])('on upright phones the goal at %s leaves the title and the scores uncovered', async (_, scene) => {
  const table = await staged(scene);
  await visit(site, { tables: [table], viewport: { width: 320, height: 640 } }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await page.locator('[data-goal]').waitFor();
    for (const [width, height] of [
      [320, 640],
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate('new Promise(done => setTimeout(done, 1000))'); // a better place is looked for
      const below = await page.locator(':is(.bar .title, .bar .chip, .strip)[data-below]').count();
      expect(below, `${width} × ${height}`).toBe(0);
      expect(await page.locator('.notes[data-covers]').count(), `${width} × ${height}`).toBe(0);
    }
  });
});

test.each([
  ['what to avoid', first('ricketts', 4, 'pass'), []],
  ['how a round is won', first('capture', 4, 'lay'), ['.brief']],
  ['how a round is won, with seven', first('capture', 7, 'lay'), ['.brief']],
])('on phones the goal beside the first hint still says %s', async (_, scene, parts) => {
  const table = await staged(scene);
  const stored = { 'moonshot.hints': 'on', 'moonshot.language': 'de' };
  await visit(site, { tables: [table], viewport: SIZES[0], stored }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await page.locator('[data-advice]').waitFor();
    for (const size of SIZES.slice(0, 2)) {
      await page.setViewportSize(size);
      for (const part of ['', ...parts]) {
        const shown = page.locator(`.note.goal ${part}`);
        const widthOf = async (): Promise<number> => (await shown.boundingBox())?.width ?? 0;
        // a part that is only read out has 1 px
        await expect.poll(widthOf, { message: `${size.width} ${part}` }).toBeGreaterThan(60);
      }
    }
  });
});

test('after a toast the note is seen, and so are the title and the scores', async () => {
  const table = await staged(first('ricketts', 4, 'pass'));
  const stored = { 'moonshot.hints': 'on', 'moonshot.text': '200' };
  const wishes = { viewport: { width: 375, height: 667 }, tables: [table], stored };
  await visit(site, wishes, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await page.locator('[data-advice]').waitFor();
    const hand = page.locator('[data-zone="hand"] [data-card]');
    for (const nth of [12, 11, 10, 9]) await hand.nth(nth).click({ position: { x: 10, y: 30 } });
    await page.locator('.toast').waitFor();
    for (const nth of [10, 11, 12]) await hand.nth(nth).click({ position: { x: 10, y: 30 } });
    await page.locator('.toast').waitFor({ state: 'detached' });
    await page.locator('[data-advice]').waitFor();
    await expect.poll(() => page.locator('.bar .title[data-below], .strip[data-below]').count()).toBe(0);
  });
});

test.each(freshSample('votes', LANGUAGES, 1))('a vote and a pause of friends cover nothing, in %s', async language => {
  await together(site, async tell => {
    const ada = await tell.guest('Ada');
    const link = await openTable(ada, { game: 'ricketts', seats: 4 });
    const noor = await tell.guest('Noor', { stored: { 'moonshot.language': language } }, link);
    await gathered(ada, 2);
    await ada.page.locator('[data-act="start"]').click();
    await atMatch(ada, noor);
    await click(ada.page, '[data-act="people"]');
    await ada.page.locator('[data-act="vote-pause"]').click();
    await noor.page.locator('[data-vote="pause"]').waitFor();
    expect(await overlapsOn(noor.page, '[data-vote="pause"]')).toEqual([]);
    await noor.page.setViewportSize({ width: 320, height: 568 }); // the text is at 200 %
    expect(await noor.page.locator('[data-act="scores"]:visible').count(), 'the way to the scores').toBe(1);
    await noor.page.locator('[data-vote="pause"] [data-act="agree"]').click();
    await noor.page.locator('[data-paused]').waitFor();
    expect(await overlapsOn(noor.page, '[data-paused]')).toEqual([]);
  });
});

/** The middle and the lower edge of a notice, in pixels. */
async function placeOf(page: Page, selector: string): Promise<readonly number[]> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
  return [x + width / 2, y + height].map(Math.round);
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

test('a vote is at the same place for everybody', async () => {
  await together(site, async tell => {
    const ada = await tell.guest('Ada');
    const link = await openTable(ada, { game: 'ricketts', seats: 4 });
    const all = [ada, await tell.guest('Noor', {}, link), await tell.guest('Ben', {}, link)];
    await gathered(ada, 3);
    await ada.page.locator('[data-act="start"]').click();
    await atMatch(...all);
    await Promise.all(all.map(({ page }) => step(page, choosing('votes'))));
    await Promise.all(all.map(({ page }) => page.locator('.bar .title', { hasText: 'passed left' }).waitFor()));
    await click(ada.page, '[data-act="people"]');
    await ada.page.locator('[data-act="vote-pause"]').click();
    for (const { page } of all) await page.locator('[data-vote="pause"]').waitFor();
    const apart = async (): Promise<number> => {
      const places = await Promise.all(all.map(({ page }) => placeOf(page, '[data-vote]')));
      return Math.max(...[0, 1].map(i => spread(places.map(place => place[i] ?? 0))));
    };
    await expect.poll(apart).toBeLessThanOrEqual(8); // places are tried in steps of 8 pixels
    for (const { page } of all) expect(await overlapsOn(page, '[data-vote="pause"]')).toEqual([]);
  });
});

/** The seat whose plate is nearest to the speech bubble with this text. */
async function saidAt(page: Page, text: string): Promise<string | null> {
  const bubble = await page.locator('.bubble', { hasText: text }).boundingBox();
  if (bubble === null) return null;
  return page.locator('[data-seat]').evaluateAll((all, { x, y, width, height }) => {
    const far = all.map(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return Math.hypot(Math.max(0, left - x - width, x - right), Math.max(0, top - y - height, y - bottom));
    });
    return all[far.indexOf(Math.min(...far))]?.getAttribute('data-seat') ?? null;
  }, bubble);
}

test('players and spectators read beside each seat what its player says, on every size of screen', async () => {
  await together(site, async tell => {
    const ada = await tell.guest('Ada');
    const link = await openTable(ada, { game: 'classic', seats: 3 });
    const [noor, ben] = [
      await tell.guest('Noor', { viewport: SIZES[0] }, link),
      await tell.guest('Ben', { viewport: SIZES[1] }, link),
    ];
    const watching = await tell.guest('Late', { undecided: true }, link);
    await watching.page.locator('[data-act="watch"]').click();
    await gathered(ada, 3);
    await ada.page.locator('[data-act="start"]').click();
    const all = [ada, noor, ben, watching];
    await atMatch(...all);
    for (const [seat, { name, page }] of [ada, noor, ben].entries()) {
      await watching.page.setViewportSize(SIZES[seat] ?? SIZES[0]);
      await click(page, '[data-act="talk"]');
      await page.locator('[data-phrase="hello"]').click();
      await page.keyboard.press('Escape');
      for (const other of all.filter(one => one.name !== name))
        await expect.poll(() => saidAt(other.page, `${name}: Hello`), { message: other.name }).toBe(`${seat}`);
    }
  });
});

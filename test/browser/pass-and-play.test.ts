// Several people on one device, in a real browser: a whole match of Capture and of a trick game. While the
// hands are covered, no card of any hand is in the page or in its accessibility tree.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshSample } from '../seeds.ts';
import { complaintsAtRest } from './axe.ts';
import { type Choose, choosing, HAND, standing, step } from './clicker.ts';
import { sharedSite, visit } from './harness.ts';
import { type Holder, holdersOf } from './heap.ts';

const site = await sharedSite();
const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Keeps the last view that the worker sent. */
const LISTEN = `
const Real = Worker;
globalThis.Worker = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => { if (data.view) globalThis.lastView = data.view; });
  }
};`;
const lastView = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify((globalThis as unknown as { lastView: unknown }).lastView));

const COVER = '[data-cover] [data-act="uncover"]';

interface Held {
  readonly card: string;
  readonly name: string; // as screen readers say it
}

/** The cards of the shown hand. */
const handOf = (page: Page): Promise<readonly Held[]> =>
  page.locator(HAND).evaluateAll(cards =>
    (cards as unknown as { dataset: Record<string, string>; ariaLabel: string | null; textContent: string }[]).map(
      ({ dataset, ariaLabel, textContent }) => ({
        card: dataset.card ?? '',
        name: (ariaLabel ?? textContent).split(/[,.;]/)[0]?.trim() ?? '',
      }),
    ),
  );

/** The places where the page shows a card of a hand that is not public. */
async function leaks(page: Page, hands: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const view = await lastView(page);
  expect(JSON.parse(view)).toMatchObject({ viewer: 'watcher', ask: null, deal: { hand: [] } });
  const [html, tree] = [await page.content(), await page.locator('body').ariaSnapshot()];
  return [...hands].flatMap(([card, name]) => {
    if (view.includes(`"${card}"`)) return []; // played: everybody has seen it
    // the faces of all wild cards lie beside the table for everybody
    const hasFace = !card.startsWith('W') && html.includes(`-${card}"`);
    const drawn = hasFace || html.includes(`data-card="${card}"`) ? [`${card} is drawn`] : [];
    const told = name !== '' && tree.includes(name) ? tree.split('\n').filter(line => line.includes(name)) : [];
    return [...drawn, ...told];
  });
}

const HOLD_MS = 700;

/** Holds the button until the hand is shown. Returns its cards. */
async function uncover(page: Page): Promise<readonly Held[]> {
  await page.locator(COVER).hover();
  await page.mouse.down();
  await page.locator('[data-cover]').waitFor({ state: 'detached', timeout: HOLD_MS * 10 });
  await page.mouse.up();
  await page.locator(`${HAND}, [data-moon]`).first().waitFor(); // a moon is scored when the hand is played
  return handOf(page);
}

async function begin(page: Page, game: string): Promise<void> {
  await page.locator('[data-act="together"]').click();
  await page.locator(`[data-field="game"] option[value="${game}"]`).waitFor({ state: 'attached' });
  await page.locator('[data-field="game"]').selectOption(game);
  for (const [i, name] of ['Ana', 'Ben'].entries()) await page.locator(`[data-player="${i}"]`).fill(name);
  expect(await complaintsAtRest(page)).toEqual([]);
  await page.locator('[data-act="begin-together"]').click();
  await page.locator(COVER).waitFor();
}

const STEPS_MAX = 400;

test.each([
  ['capture', 'desktop'],
  ['wild-twist', 'phone'],
] as const)('a match of %s on a %s', async (game, screen) => {
  await visit(site, { viewport: SCREENS[screen], scripts: [LISTEN] }, async ({ page }) => {
    await begin(page, game);
    expect(await page.locator('[data-cover] h2').textContent()).toMatch(/^Hand the device to (Ana|Ben)$/);
    expect(await complaintsAtRest(page)).toEqual([]);
    const choose = choosing(`${game} together`);
    const hands = new Map<string, string>();
    const wrong: string[] = [];
    let covers = 0;
    for (let i = 0; i < STEPS_MAX; i++) {
      const now = await standing(page);
      if (now.screen === 'scores') break;
      if ((await page.locator(COVER).count()) > 0) {
        covers++;
        wrong.push(...(await leaks(page, hands)));
        const cardWidth = await page.evaluate<string>("document.body.style.getPropertyValue('--cw')");
        if (cardWidth === '') wrong.push('the table has lost its sizes');
        for (const { card, name } of await uncover(page)) hands.set(card, name);
      } else if ((await page.locator('[data-act="go-on"]:visible').count()) > 0)
        await page.locator('[data-act="go-on"]:visible').first().click();
      else if (now.ask === 'none')
        await page
          .locator(`${COVER}, [data-screen="scores"], [data-ask]:not([data-ask="none"])`)
          .first()
          .waitFor({ state: 'attached' });
      else await step(page, choose);
    }
    expect(wrong).toEqual([]);
    expect(covers).toBeGreaterThan(5);
    expect((await standing(page)).over).toBe('yes');
    expect(await page.locator('[data-screen="scores"]').textContent()).toContain('Ana');
  });
});

test.each(['en', 'de', 'fr', 'es'])('on a phone the button that uncovers fits the screen, in %s', async language => {
  await visit(site, { viewport: SCREENS.phone, stored: { 'moonshot.language': language } }, async ({ page }) => {
    await begin(page, 'ricketts');
    const { x = Number.NaN, width = 0 } = (await page.locator(COVER).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(SCREENS.phone.width);
  });
});

test('keys uncover a hand: held, or pressed twice as by a screen reader', async () => {
  await visit(site, { viewport: SCREENS.desktop, scripts: [LISTEN] }, async ({ page }) => {
    await begin(page, 'wild-twist');
    await expect.poll(() => page.evaluate('document.activeElement.dataset.act')).toBe('uncover');
    await page.keyboard.down('Space');
    await page.locator('[data-cover]').waitFor({ state: 'detached' });
    await page.keyboard.up('Space');
    await page.reload();
    await page.locator(COVER).waitFor(); // a reload covers the hand again
    expect(await page.locator(HAND).count()).toBe(0);
    await page.locator(COVER).dispatchEvent('click');
    await page.locator(COVER, { hasText: 'Press again' }).waitFor();
    await page.locator(COVER).dispatchEvent('click');
    await page.locator(HAND).first().waitFor();
  });
});

const CLICK_MS = 2000;
const GO_ON = ':is([data-act="go-on"], [data-act="ok"]):visible';

/** Plays until the hands are covered again. Adds the cards of each hand that was shown. */
async function playToCover(page: Page, choose: Choose, hands: Map<string, string>): Promise<void> {
  for (const { card, name } of await uncover(page)) hands.set(card, name);
  while ((await page.locator(COVER).count()) === 0) {
    const { ask } = await standing(page);
    // a pause may end by itself before it is clicked
    if ((await page.locator(GO_ON).count()) > 0)
      await page
        .locator(GO_ON)
        .first()
        .click({ timeout: CLICK_MS })
        .catch(() => undefined);
    else if (ask !== 'none') await step(page, choose);
    await page.locator(`${COVER}, ${GO_ON}, [data-ask]:not([data-ask="none"])`).first().waitFor({ state: 'attached' });
  }
}

const CARD = /^[2-9TJQKAW][CDSH]$/;
const listOf = ({ texts }: Holder): string => texts.join(' ');
/** The length of texts that are searched: longer than any announcement, shorter than any script. */
const TEXT_MAX = 1000;
const words = (text: string): readonly string[] => text.split(/[^A-Za-z0-9_-]+/);
/** Runs on the page: removes what the harness has noted, and the stacks that Playwright keeps of timers. */
const FORGET = `
  passing.length = 0;
  for (const timer of globalThis.__pwClock?.controller._timers?.values() ?? []) delete timer.error;
`;
const TURNS = 3;

test.each(
  freshSample(
    'covered heaps',
    [
      ['capture', 'instant', false],
      ['ricketts', 'quick', true],
    ] as const,
    1,
  ),
)('%s at %s pace: while the hands are covered, the memory of the page holds none', async (game, pace, motion) => {
  const stored = { 'moonshot.pace': pace };
  await visit(site, { viewport: SCREENS.desktop, scripts: [LISTEN], motion, stored }, async ({ page }) => {
    await begin(page, game);
    const isCard = (text: string): boolean => CARD.test(text);
    const rules = new Set((await holdersOf(page, isCard)).map(listOf)); // nobody has seen a hand yet
    const choose = choosing('covered heaps');
    const hands = new Map<string, string>();
    for (let i = 0; i < TURNS; i++) await playToCover(page, choose, hands);
    const view = await lastView(page);
    const secret = [...hands].filter(([card]) => !view.includes(`"${card}"`));
    expect(secret.length).toBeGreaterThan(5);
    const isSecret = (text: string): boolean =>
      secret.some(([card, name]) => text.length < TEXT_MAX && (words(text).includes(card) || text.includes(name)));
    expect(await leaks(page, hands)).toEqual([]);
    await page.evaluate(FORGET);
    const found = (await holdersOf(page, text => isCard(text) || isSecret(text))).filter(
      one => one.texts.some(isSecret) && !rules.has(listOf(one)),
    );
    expect(found.map(one => [listOf(one), one.path()])).toEqual([]);
  });
});

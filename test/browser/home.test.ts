// Home and a first visit in a real browser: one click to a table, the daily deal, the lesson, persistent
// settings. Each test is a first visit.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choosing, click, HAND, playDeal, standing, step } from './clicker.ts';
import { sharedSite, visit } from './harness.ts';
import { allPassed, passed } from './passing.ts';
import { MATCH } from './screens.ts';
import { staged } from './staged.ts';

const site = await sharedSite();

const HINTS = { 'moonshot.hints': 'on' };

const handOf = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator(HAND).evaluateAll(all => all.map(card => card.getAttribute('data-card')));

const asked = (page: Page, ask: string): Promise<void> =>
  page.locator(`[data-ask="${ask}"]`).waitFor({ state: 'attached' });

/** Leaves the table and waits for home. */
async function home(page: Page): Promise<void> {
  await click(page, '[data-act="leave"]');
  const screen = page.locator('[data-screen="home"]');
  const sure = page.locator('[data-act="home"]');
  await screen.or(sure).first().waitFor();
  if (await sure.isVisible()) await sure.click();
  await screen.waitFor();
}

test('a newcomer is at a table with one click, reads what counts, and finds three cards marked and none chosen', async () => {
  await visit(site, { stored: HINTS }, async ({ page }) => {
    await click(page, '[data-act="play-now"]');
    await asked(page, 'pass');
    expect(await page.locator('[data-goal]').getAttribute('data-goal')).toMatch(/Avoid each heart \(1 point\)/);
    await page.locator(`${HAND}.hinted`).nth(2).waitFor();
    expect(await page.locator('[data-advice]').getAttribute('data-advice')).toMatch(/^Pass .+ to .+\. .+\.$/);
    expect(await page.locator(`${HAND}[aria-pressed="true"]`).count()).toBe(0);
    await playDeal(page, choosing('first visit'));
    await click(page, '[data-act="hints-off"]');
    await page.locator('[data-act="hints-off"]').waitFor({ state: 'detached' });
    expect(await page.evaluate("localStorage.getItem('moonshot.hints')")).toBe('off');
  });
});

test('with hints on, each card to play has its ring unasked, and the deal is played by following it', async () => {
  await visit(site, { stored: HINTS }, async ({ page }) => {
    await click(page, '[data-act="play-now"]');
    await asked(page, 'pass');
    for (let i = 0; i < 3; i++) await click(page, `${HAND}.hinted[aria-pressed="false"]`);
    await click(page, '[data-act="confirm"]:not([aria-disabled="true"])');
    await page.locator(`${HAND}.hinted:not([aria-disabled="true"])`).waitFor();
    await page.locator('[data-advice^="Play the"]').waitFor();
    await page.keyboard.press('h');
    await passed(page, '.toast', /^Play the .+\. .+\./);
    for (let cards = 13; cards > 9; cards--) {
      await click(page, `${HAND}.hinted:not([aria-disabled="true"])`);
      await page.waitForFunction(([hand, most]) => document.querySelectorAll(hand).length < most, [
        HAND,
        cards,
      ] as const);
    }
  });
});

declare const document: {
  querySelectorAll(selector: string): { readonly length: number };
  readonly documentElement: {
    setAttribute(name: string, value: string): void;
    readonly dataset: Readonly<Record<string, string>>;
  };
};
declare const scrollY: number;
declare const dispatchEvent: (event: Event) => boolean;

/** Keeps what the page shares: the text, and the texts that it draws into the picture. */
const SHARING = `
  globalThis.sharing = { text: '', drawn: [] };
  navigator.canShare = () => true;
  navigator.share = async ({ text }) => { sharing.text = text; };
  const draw = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    sharing.drawn.push(text);
    draw.call(this, text, ...place);
  };
`;
const NAMED = { stored: { 'moonshot.name': 'Noor' }, scripts: [SHARING] };

/** What the page has shared, as one text for the message and one for the picture. */
async function sharedBy(page: Page): Promise<readonly string[]> {
  await click(page, '[data-act="share"]');
  await expect.poll(() => page.evaluate('sharing.text')).not.toBe('');
  return page.evaluate("[sharing.text, sharing.drawn.join('\\n')]");
}

test('the deal of the day has the same cards in two browsers, is one table, and shows how it ended', async () => {
  const hands: (readonly (string | null)[])[] = [];
  for (let i = 0; i < 2; i++)
    await visit(site, NAMED, async ({ page }) => {
      await click(page, '[data-daily][data-standing="new"]');
      await asked(page, 'pass');
      hands.push(await handOf(page));
      await home(page);
      await click(page, '[data-daily][data-standing="begun"]');
      await asked(page, 'pass');
      expect(await handOf(page)).toEqual(hands[0]);
      if (i > 0) return;
      await playDeal(page, choosing('daily'));
      const end = page.locator('[data-daily-end="told"]');
      await end.waitFor();
      const rows = await end.locator('li').allInnerTexts();
      expect(rows.map(row => row.split('\n')[0]).sort()).toEqual(['Beginner bot', 'Casual bot', 'Skilled bot', 'You']);
      expect(await end.innerText()).toMatch(/1 day in a row/);
      expect(await page.locator('main').innerText()).toMatch(/^Daily deal · .*\n+You took −?\d+ points?/);
      expect(await page.locator('[data-act="again"]').count()).toBe(0);
      for (const sent of await sharedBy(page)) {
        expect(sent).toMatch(/^Noor: −?\d+ points?$/m);
        expect(sent).not.toMatch(/\bYou\b/);
      }
      await home(page);
      await page.locator('[data-daily][data-standing="played"]').waitFor();
      expect(await page.locator('[data-daily] .played').count()).toBe(1);
      await click(page, '[data-daily]');
      await page.locator('[data-screen="scores"][data-over="yes"] [data-daily-end="told"]').waitFor();
      expect(await page.locator('[data-daily-end] li').allInnerTexts()).toEqual(rows);
    });
  expect(hands[1]).toEqual(hands[0]);
});

test('nothing is taken back in the deal of the day, and the table says so', async () => {
  await visit(site, {}, async ({ page }) => {
    await click(page, '[data-daily]');
    await asked(page, 'pass');
    await step(page, choosing('daily undo'));
    await asked(page, 'play');
    const { version } = await standing(page);
    await click(page, '[data-act="undo"]');
    await passed(page, '.toast', /one try/);
    expect((await standing(page)).version).toBe(version);
  });
});

test('the lesson says three sentences in a played deal, ends with a match to play, and leaves no table behind', async () => {
  await visit(site, { stored: HINTS }, async ({ page }) => {
    await click(page, '[data-act="lesson"]');
    await asked(page, 'pass');
    const choose = choosing('lesson');
    for (let now = await standing(page); now.screen === 'table'; ) now = await step(page, choose);
    expect(await allPassed(page, '[data-coach]')).toEqual([
      expect.stringMatching(/Points are bad/),
      expect.stringMatching(/were led/),
      expect.stringMatching(/winner of a trick takes the points/),
    ]);
    expect(await page.locator('h1').innerText()).toBe('That is Hearts');
    await click(page, '[data-act="play-now"]');
    await asked(page, 'pass');
    await home(page);
    await page.locator('[data-table]').first().waitFor();
    expect(await page.locator('[data-table]').count()).toBe(1);
  });
});

test('on a phone the further games are searched, marked and picked, and Play now is in sight after it', async () => {
  await visit(site, { viewport: { width: 390, height: 844 } }, async ({ page }) => {
    const games = (): Promise<readonly (string | null)[]> =>
      page.locator('[data-game]').evaluateAll(all => all.map(one => one.getAttribute('data-game')));
    await page.locator('[data-act="games"]').click();
    await page.locator('[data-game="likha"]').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const flash = 'getComputedStyle(document.querySelector("button")).webkitTapHighlightColor';
    expect(await page.evaluate(flash), 'a tap flashes no box').toBe('rgba(0, 0, 0, 0)');
    await page.locator('[data-shelf="partners"]').click();
    expect(await games()).toEqual(['partners', 'partners-apart', 'partners-moon', 'likha']);
    await page.locator('[data-search]').fill('coeur');
    await page.locator('[role="status"]', { hasText: 'No game fits' }).waitFor();
    await page.locator('[data-shelf=""]').click();
    expect(await games()).toEqual(['chasse-coeur']);
    await page.locator('[data-search]').fill('');
    await page.locator('[data-seats]').selectOption('9');
    expect(await games()).toEqual(['joker-hearts', 'cancellation']);
    await page.locator('[data-favourite="cancellation"]').click();
    expect(await games()).toEqual(['cancellation', 'joker-hearts', 'cancellation']);
    await page.locator('[data-seats]').selectOption({ index: 0 });
    await page.locator('[data-game="joker-hearts"]').click(); // scrolls into view first
    await page.locator('[data-screen="home"] h1', { hasText: 'Joker Hearts' }).waitFor();
    const { y, height } = (await page.locator('[data-act="play-now"]').boundingBox()) ?? expect.fail('no button');
    expect([y > 0, y + height < 844]).toEqual([true, true]);
    await page.locator('[data-act="games"]').click();
    await page.locator('[data-shelf="favourites"]').click();
    expect(await games()).toEqual(['cancellation']);
  });
});

test('the browser’s offer to install the page is a link on home, once', async () => {
  await visit(site, {}, async ({ page }) => {
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(
        Object.assign(offer, { prompt: async () => document.documentElement.setAttribute('data-asked', '') }),
      );
    });
    await click(page, '[data-act="statistics"]');
    await page.locator('[data-screen="statistics"]').waitFor();
    await page.keyboard.press('Escape');
    await click(page, '[data-act="install"]');
    await page.locator('html[data-asked]').waitFor({ state: 'attached' });
    await page.locator('[data-act="install"]').waitFor({ state: 'detached' });
  });
});

test('a game beside the five is picked, played and still picked on the next visit', async () => {
  await visit(site, {}, async ({ page }) => {
    await click(page, '[data-act="games"]');
    await page.locator('[data-game="black-maria"]').click();
    await page.locator('[data-screen="home"] h1', { hasText: 'Black Maria' }).waitFor();
    await click(page, 'section [data-act="rules"]');
    await page.locator('.rules-text', { hasText: /13.*10.*7.*No source settles whether/s }).waitFor();
    await page.keyboard.press('Escape');
    await click(page, '[data-act="play-now"]');
    await asked(page, 'pass');
    expect(await page.locator('h1').first().innerText()).toBe('Black Maria');
    await home(page);
    await page.reload();
    await page.locator('[data-screen="home"] h1', { hasText: 'Black Maria' }).waitFor();
    expect(await page.locator('[data-table] b').first().innerText()).toMatch(/^Black Maria/);
  });
});

test('with hints, the first match of another game says what counts beside the first hints, and the next does not', async () => {
  const stored = { ...HINTS, 'moonshot.played': 'yes', 'moonshot.pick': 'at-play 3' };
  await visit(site, { stored }, async ({ page }) => {
    await click(page, '[data-act="play-now"]');
    await page.locator('[data-goal*="Q♣"]').waitFor();
    while ((await page.locator('[data-act="last"]').count()) === 0) await step(page, choosing('goal'));
    await page.locator('[data-advice]').waitFor();
    expect(await page.locator('[data-goal]').count()).toBe(0);
    await home(page);
    await click(page, '[data-act="play-now"]');
    await page.locator('[data-advice]').waitFor();
    expect(await page.locator('[data-goal]').count()).toBe(0);
  });
});

test('what is set holds at once and after a reload, by keys alone', async () => {
  await visit(site, {}, async ({ page }) => {
    await page.locator('[data-act="settings"]').first().press('Enter');
    const setting = (name: string) => page.locator(`dialog [data-setting="${name}"] input:checked`);
    await setting('suits').press('ArrowRight');
    await setting('theme').press('ArrowRight');
    await page.locator('[data-name]').fill('Ada');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    const shown = (): Promise<Readonly<Record<string, string>>> =>
      page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(await shown()).toMatchObject({ theme: 'light', suits: 'four' });
    await page.reload();
    await page.locator('[data-game]').first().waitFor();
    expect(await shown()).toMatchObject({ theme: 'light', suits: 'four' });
    await page.locator('[data-act="settings"]').first().click();
    expect(await page.locator('[data-name]').inputValue()).toBe('Ada');
  });
});

/**
 * Runs on the page: the names of the symbols, the symbols with the second deck's moon, and the references to
 * symbols that are missing.
 */
const DRAWINGS = `({
  names: [...document.querySelectorAll('svg.deck > symbol:not([id$="-back"])')].map(one => one.id).sort(),
  moons: [...document.querySelectorAll('svg.deck > symbol:has(path[d*="A204 204"])')].map(one => one.id).sort(),
  lacking: [...document.querySelectorAll('.card use')].map(one => one.getAttribute('href'))
    .filter(href => document.querySelector(href) === null),
})`;
type Drawings = Readonly<Record<'names' | 'moons' | 'lacking', readonly string[]>>;

test('another deck replaces every face on the table at once, and is there after a reload', async () => {
  const table = await staged({ game: 'classic', seats: 5, ask: 'play' });
  await visit(site, { tables: [table] }, async ({ page }) => {
    const drawn = (): Promise<Drawings> => page.evaluate<Drawings>(DRAWINGS);
    await click(page, `.also [data-table="${table.id}"]`);
    await asked(page, 'play');
    await expect.poll(async () => (await drawn()).names.length).toBeGreaterThan(5);
    await expect.poll(async () => (await drawn()).lacking).toEqual([]);
    const { names } = await drawn();
    await click(page, '[data-act="menu"]');
    await click(page, 'dialog [data-act="settings"]');
    await page.locator('dialog [data-setting="deck"] [data-choice="bold"]').click();
    await expect.poll(drawn).toEqual({ names, moons: names, lacking: [] });
    await page.reload();
    await asked(page, 'play');
    await expect.poll(async () => (await drawn()).moons.length).toBeGreaterThan(5);
    await expect.poll(async () => (await drawn()).lacking).toEqual([]);
    const { moons, ...after } = await drawn();
    expect(after).toEqual({ names: moons, lacking: [] });
  });
});

test('the rules of every game are read before a table is opened', async () => {
  await visit(site, {}, async ({ page }) => {
    const games = await page.locator('[data-game]').evaluateAll(all => all.map(one => one.getAttribute('data-game')));
    for (const game of games) {
      await click(page, `[data-game="${game}"]`);
      const name = await page.locator('h1').innerText();
      await page.locator('[data-act="rules"]').first().click();
      await page.locator('dialog .topic').nth(5).waitFor();
      expect(await page.locator('dialog h2').innerText()).toContain(name);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
  });
});

test('the table that was left is gone on with from its card, and the menu leads to every setting', async () => {
  const table = await staged({ game: 'classic', seats: 5, ask: 'play' });
  await visit(site, { tables: [table] }, async ({ page }) => {
    await click(page, `.also [data-table="${table.id}"]`);
    await asked(page, 'play');
    await click(page, '[data-act="menu"]');
    await click(page, 'dialog [data-act="settings"]');
    await page.locator('dialog [data-setting="forced"]').waitFor();
  });
});

test('only who has not finished a match is asked whether they are new', async () => {
  const kind = (page: Page): Promise<string> => page.locator('.also-card[data-act="lesson"] .kind').innerText();
  await visit(site, {}, async ({ page }) => {
    expect(await kind(page)).toBe('New here?');
  });
  const table = await staged(MATCH);
  await visit(site, { tables: [table] }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await click(page, '[data-moon="burden"]');
    await page.locator('[data-screen="scores"][data-over="yes"]').waitFor();
    await home(page);
    expect(await kind(page)).toBe('How to play');
  });
});

test('the first screen of a phone shows the lesson, and later the table to resume', async () => {
  const size = { width: 390, height: 844 };
  const table = await staged({ game: 'classic', seats: 5, ask: 'play' });
  for (const [tables, card] of [
    [[], '[data-act="lesson"]'],
    [[table], `[data-table="${table.id}"]`],
  ] as const) {
    await visit(site, { viewport: size, tables, stored: { 'moonshot.language': 'es' } }, async ({ page }) => {
      const box = await page.locator(card).boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0), card).toBeLessThanOrEqual(size.height);
    });
  }
});

test('a page without a server says so where friends would meet, and leads home again', async () => {
  await visit(site, {}, async ({ page }) => {
    await page.route('**/api/**', route => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await click(page, '[data-act="friends"]');
    await page.locator('[data-sorry="no-server"]').waitFor();
    await click(page, '[data-act="home"]');
    await page.locator('[data-screen="home"]').waitFor();
  });
});

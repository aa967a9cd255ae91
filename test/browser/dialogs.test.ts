// Every dialog by keys and by clicks: focus trap, Escape as the safe answer, and focus restored on closing.
// Opens every dialog of four screens.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { click, HAND, standing } from './clicker.ts';
import { focusComes, press, tabTo } from './fingers.ts';
import { sharedSite } from './harness.ts';
import { atMatch, gathered, openTable, together } from './online-harness.ts';
import { CLAIM, MOON, PLAY, type Screen, visitTo, WILD } from './screens.ts';

const site = await sharedSite();

/** DOM types for functions that run on the page; these tests have Node's types. */
declare const document: {
  readonly activeElement: { closest(selector: string): unknown; readonly tagName: string } | null;
};

const DIALOG = 'dialog[open]';
const act = (name: string): string => `[data-act="${name}"]`;

/**
 * How often Tab left the dialog. The browser's own frame has the focus for a moment, which counts as the
 * body.
 */
async function escapes(page: Page): Promise<number> {
  let outside = 0;
  const stops = await page.locator(`${DIALOG} button, ${DIALOG} input, ${DIALOG} [tabindex="0"]`).count();
  for (let i = 0; i < Math.min(stops + 2, 30); i++) {
    await page.keyboard.press(i % 3 === 2 ? 'Shift+Tab' : 'Tab');
    const stays = await page.evaluate(() => {
      const now = document.activeElement;
      return now === null || now.tagName === 'BODY' || now.closest('dialog[open]') !== null;
    });
    if (!stays) outside += 1;
  }
  return outside;
}

interface Way {
  readonly name: string;
  readonly from: string; // the element focused before and afterwards
  readonly opens: string; // a key
  readonly leads?: string; // an element in the first dialog that opens this one
  readonly shows: string;
}

const CARD = `${HAND}[tabindex="0"]`;
const atTable: readonly Way[] = [
  { name: 'rules by their key', from: CARD, opens: 'r', shows: '.rules-text' },
  { name: 'rules by their button', from: `header ${act('rules')}`, opens: 'Enter', shows: '.rules-text' },
  { name: 'menu', from: act('menu'), opens: 'Enter', shows: act('keys') },
  { name: 'menu by Space', from: act('menu'), opens: ' ', shows: act('keys') },
  { name: 'list of keys', from: CARD, opens: '?', shows: '[data-key]' },
  { name: 'last trick by its key', from: CARD, opens: 'l', shows: '.last-cards' },
  { name: 'leaving by Escape', from: CARD, opens: 'Escape', shows: act('stay') },
  {
    name: 'settings from the menu',
    from: act('menu'),
    opens: 'Enter',
    leads: act('settings'),
    shows: '[data-setting]',
  },
  { name: 'rules from the menu', from: act('menu'), opens: 'Enter', leads: act('rules'), shows: '.rules-text' },
  { name: 'list of keys from the menu', from: act('menu'), opens: 'Enter', leads: act('keys'), shows: '[data-key]' },
  { name: 'last trick from the menu', from: act('menu'), opens: 'Enter', leads: act('last'), shows: '.last-cards' },
];
const atHome: readonly Way[] = [
  { name: 'settings', from: `header ${act('settings')}`, opens: 'Enter', shows: '[data-setting]' },
  { name: 'bots at the foot', from: `nav ${act('bots')}`, opens: 'Enter', shows: 'h2' },
  { name: 'rules', from: `section ${act('rules')}`, opens: 'Enter', shows: '.rules-text' },
  { name: 'list of keys', from: act('play-now'), opens: '?', shows: '[data-key]' },
];
const atScores: readonly Way[] = [
  { name: 'rules by their key', from: act('next'), opens: 'r', shows: '.rules-text' },
  { name: 'rules by their button', from: act('rules'), opens: 'Enter', shows: '.rules-text' },
];
const atStatistics: readonly Way[] = [
  { name: 'clearing', from: act('clear'), opens: 'Enter', shows: act('clear-yes') },
];

/** Opens a dialog by a key and closes it by Escape. Returns what went wrong. */
async function faultsOf(page: Page, { name, from, opens, leads, shows }: Way): Promise<readonly string[]> {
  const faults: string[] = [];
  await page.locator(from).first().focus();
  const before = await standing(page);
  await press(page, opens);
  if (leads !== undefined) {
    await page.locator(`${DIALOG} ${leads}`).waitFor();
    await tabTo(page, `dialog ${leads}`);
    await page.keyboard.press('Enter');
  }
  await page.locator(`${DIALOG} ${shows}`).first().waitFor();
  if (!(await focusComes(page, `${DIALOG}, ${DIALOG} *`))) faults.push(`${name} does not take the focus`);
  if ((await escapes(page)) > 0) faults.push(`${name} does not keep Tab`);
  await page.keyboard.press('Escape');
  await page.locator(DIALOG).waitFor({ state: 'detached' });
  if (!(await focusComes(page, from))) faults.push(`${name} does not give the focus back to ${from}`);
  expect(await standing(page), name).toEqual(before);
  return faults;
}

const places: readonly [place: string, screen: Screen, ways: readonly Way[]][] = [
  ['the table', { name: 'play', scene: PLAY, shows: '[data-ask="play"]' }, atTable],
  ['home', { name: 'home', shows: act('play-now') }, atHome],
  ['the scores', { name: 'scores', scene: MOON, keys: ['1'], shows: act('next') }, atScores],
  [
    'the statistics',
    {
      name: 'statistics',
      scene: MOON,
      keys: ['1'],
      next: async page => {
        await click(page, `[data-screen="scores"] ${act('leave')}`);
        await click(page, act('statistics'));
      },
      shows: act('clear'),
    },
    atStatistics,
  ],
];

test.each(places)('every dialog at %s takes, keeps and gives back the focus', async (_, screen, ways) => {
  await visitTo(site, screen, {}, async ({ page }) => {
    const faults: string[] = [];
    for (const way of ways) faults.push(...(await faultsOf(page, way)));
    expect(faults).toEqual([]);
  });
});

test('a dialog that the mouse opened gives the focus back to what was clicked', async () => {
  await visitTo(site, { name: 'play', scene: PLAY, shows: '[data-ask="play"]' }, {}, async ({ page }) => {
    for (const button of [`header ${act('rules')}`, act('menu')]) {
      await click(page, button);
      await page.locator(DIALOG).waitFor();
      expect(await focusComes(page, `${DIALOG} *`)).toBe(true);
      await click(page, `dialog ${act('close')}`);
      expect(await focusComes(page, button)).toBe(true);
    }
  });
});

test.each([
  [true, 0],
  [false, 1],
] as const)('on a touchscreen: %s; the menu offers the list of keys %i times', async (touch, times) => {
  await visitTo(site, { name: 'play', scene: PLAY, shows: '[data-ask="play"]' }, { touch }, async ({ page }) => {
    await click(page, act('menu'));
    await page.locator(`${DIALOG} ${act('settings')}`).waitFor();
    expect(await page.locator(`${DIALOG} ${act('keys')}`).count()).toBe(times);
  });
});

test('a press that begins within a dialog and ends beside it leaves it open; one beside it closes it', async () => {
  await visitTo(site, { name: 'play', scene: PLAY, shows: '[data-ask="play"]' }, {}, async ({ page }) => {
    await click(page, act('menu'));
    await page.locator(`${DIALOG} h2`).hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    expect(await page.locator(DIALOG).count()).toBe(1);
    await page.mouse.click(5, 5);
    await page.locator(DIALOG).waitFor({ state: 'detached' });
  });
});

test('the scores that are looked at take the focus, and give it back to the card', async () => {
  await visitTo(site, { name: 'play', scene: PLAY, shows: '[data-ask="play"]' }, {}, async ({ page }) => {
    await page.keyboard.press('ArrowRight');
    expect(await focusComes(page, HAND)).toBe(true);
    for (const closes of ['Escape', 's', 'n', 'Enter']) {
      await page.keyboard.press('s');
      await page.locator('[data-screen="scores"]').waitFor();
      expect(await focusComes(page, act('close')), closes).toBe(true);
      await page.keyboard.press(closes);
      await page.locator('[data-screen="table"]').waitFor({ state: 'attached' });
      expect(await focusComes(page, HAND), closes).toBe(true);
    }
  });
});

test('the call takes the focus; Escape puts the wild back, and the focus on it', async () => {
  await visitTo(site, { name: 'call', scene: WILD, shows: '[data-ask="play"]' }, {}, async ({ page }) => {
    const wild = `${HAND}[data-card^="W"]`;
    await page.locator(wild).first().focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-call="high"]').waitFor();
    expect(await focusComes(page, `${DIALOG} *`)).toBe(true);
    expect(await escapes(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
    expect(await focusComes(page, wild)).toBe(true);
  });
});

/** Runs on the page: how many pixels the dialog covers of the cards of the trick and of their tags. */
const CALL_COVERS = `(() => {
  const dialog = document.querySelector('dialog.call').getBoundingClientRect();
  return Math.max(...[...document.querySelectorAll('.play:not(.empty), .play .tag')].map(one => {
    const box = one.getBoundingClientRect();
    const wide = Math.min(box.right, dialog.right) - Math.max(box.left, dialog.left);
    const high = Math.min(box.bottom, dialog.bottom) - Math.max(box.top, dialog.top);
    return Math.max(0, Math.min(wide, high));
  }));
})()`;

test.each([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
])('the call leaves the trick visible at $width × $height', async viewport => {
  await visitTo(site, { name: 'call', scene: WILD, shows: '[data-ask="play"]' }, { viewport }, async ({ page }) => {
    await click(page, `${HAND}[data-card^="W"]`);
    await page.locator('[data-call="high"]').waitFor();
    await expect.poll(() => page.evaluate(CALL_COVERS)).toBe(0);
  });
});

test('the claim takes the focus; Escape declines, and the hand has the focus', async () => {
  await visitTo(site, { name: 'claim', scene: CLAIM, shows: '[data-claim="no"]' }, {}, async ({ page }) => {
    expect(await focusComes(page, `${DIALOG}, ${DIALOG} *`)).toBe(true);
    expect(await escapes(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('[data-ask]:not([data-ask="claim"])').waitFor({ state: 'attached' });
    await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
    expect(await focusComes(page, HAND)).toBe(true);
  });
});

test('at a table of friends the claim says what happens when its time is over', async () => {
  await together(site, async tell => {
    const ada = await tell.guest('Ada');
    const link = await openTable(ada, { game: 'wild-twist', seats: 4 });
    const others = await Promise.all(['Noor', 'Ben', 'Cleo'].map(name => tell.guest(name, {}, link)));
    const all = [ada, ...others];
    await gathered(ada, all.length);
    await ada.page.locator(act('start')).click();
    await atMatch(...all);
    const text = 'dialog:has([data-claim="no"]) p';
    const [said] = await Promise.race(
      all.map(async ({ page }) => {
        await page.locator(text).waitFor();
        return page.locator(text).allInnerTexts();
      }),
    );
    expect(said).toContain('After 8 seconds without an answer you decline.');
  });
});

test('the moon takes the focus and no answer has it; Escape asks whether to leave, and staying returns to the question', async () => {
  await visitTo(site, { name: 'moon', scene: MOON, shows: '[data-moon]' }, {}, async ({ page }) => {
    expect(await focusComes(page, 'main')).toBe(true);
    const before = await standing(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press(' ');
    await page.keyboard.press('Escape');
    await page.locator(`${DIALOG} ${act('stay')}`).waitFor();
    expect(await escapes(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator(DIALOG).waitFor({ state: 'detached' });
    expect([await standing(page), await focusComes(page, 'main')]).toEqual([before, true]);
  });
});

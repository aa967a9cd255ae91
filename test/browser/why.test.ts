// From a refusal to its clause, the settings behind it, the tests and the table's rules: by clicks, keys and
// the menu. Each test opens a table of its own.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints } from './axe.ts';
import { click, HAND } from './clicker.ts';
import { focusComes, press } from './fingers.ts';
import { sharedSite, type Wishes } from './harness.ts';
import { PLAY, type Screen, visitTo } from './screens.ts';

const site = await sharedSite();

const TABLE: Screen = { name: 'play', scene: PLAY, shows: '[data-ask="play"]' };
const CHANGED: Screen = { ...TABLE, scene: { ...PLAY, overrides: { 'follow.void': 'mustTrump', 'trick.trump': 'D' } } };
const REFUSED = `${HAND}[aria-disabled="true"]`;
/** Clicks a barred card with force, since its disabled state makes the driver refuse a normal click. */
const refuse = (page: Page): Promise<void> =>
  page
    .locator(REFUSED)
    .first()
    .click({ force: true, position: { x: 8, y: 16 } });
const WHY = '.toast [data-act="why"]';
const CLAUSE = 'dialog [data-clause]';
const LINE = 'dialog [data-line="follow.void"]';
const DE = { stored: { 'moonshot.language': 'de' } } as const;

const looks: readonly [look: string, wishes: Wishes, screen: Screen, ask: string, clause: string, tests: string][] = [
  ['wide', {}, TABLE, 'Why?', 'RIC 7', 'test/clauses/ricketts.test.ts'],
  [
    'on a phone',
    { viewport: { width: 390, height: 844 }, ...DE },
    TABLE,
    'Warum?',
    'RIC 7',
    'test/clauses/ricketts.test.ts',
  ],
  [
    'on its side, by other rules',
    { viewport: { width: 844, height: 390 }, stored: { 'moonshot.theme': 'light' } },
    CHANGED,
    'Why?',
    'ANY 2',
    'test/clauses/toggles.test.ts',
  ],
];

test.each(looks)('three steps lead to clause, settings and test: %s', async (_, wishes, screen, ask, clause, tests) => {
  await visitTo(site, screen, wishes, async ({ page }) => {
    await refuse(page);
    await page.locator(WHY).waitFor();
    expect((await page.locator(WHY).innerText()).trim()).toBe(ask);
    expect(await complaints(page)).toEqual([]);
    await refuse(page); // the toast would expire during the check
    await page.locator(WHY).click();
    await page.locator(`${LINE} dd`).waitFor();
    expect(await page.locator(CLAUSE).getAttribute('data-clause')).toBe(clause);
    expect(await page.locator(`${LINE} small`).count()).toBe(screen === CHANGED ? 1 : 0);
    // names and values are shown in words, not in the notation of the sheet
    expect(await page.locator(`${LINE} dt`).innerText()).toMatch(
      /^(If you cannot follow suit|Wenn man nicht bedienen kann)$/,
    );
    expect(await page.locator('dialog dl').innerText()).not.toMatch(/\bfree\b|mustTrump|[a-z]\.[a-z]/);
    await page.locator('dialog summary').click();
    expect(await page.locator('dialog [data-test]').allInnerTexts()).toEqual([tests]);
    expect(await complaints(page)).toEqual([]);
    await page.locator('dialog [data-act="rule"]').click();
    const marked = page.locator('dialog .rules-text mark');
    await marked.waitFor();
    await expect.poll(() => marked.evaluate(IN_SIGHT)).toBe(true);
    expect(await complaints(page)).toEqual([]);
  });
});

/** Runs on the page: whether an element is fully visible from top to bottom. */
const IN_SIGHT = (thing: unknown): boolean => {
  const { top, bottom } = (
    thing as { getBoundingClientRect(): { top: number; bottom: number } }
  ).getBoundingClientRect();
  const { innerHeight } = globalThis as unknown as { innerHeight: number };
  return top >= 0 && bottom <= innerHeight;
};

test('a key and the menu lead there as well, once something was refused', async () => {
  await visitTo(site, TABLE, {}, async ({ page }) => {
    await press(page, 'w');
    expect(await page.locator('dialog').count()).toBe(0);
    await refuse(page);
    await page.locator(WHY).waitFor();
    await press(page, 'w');
    await page.locator(CLAUSE).waitFor();
    expect(await focusComes(page, 'dialog *')).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await focusComes(page, HAND)).toBe(true);
    await click(page, '[data-act="menu"]');
    await page.locator('dialog [data-act="why"]').click();
    await page.locator(CLAUSE).waitFor();
  });
});

// Every kind of question answered by keys at a staged table, and the keys that inspect, announce or undo.
// Each test opens a table of its own.
import type { Event } from '@moonshot/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choosing, HAND, standing } from './clicker.ts';
import { focusComes, focused, focusThere, press, pressFor, stepByKeys, tabTo } from './fingers.ts';
import { sharedSite, type Wishes } from './harness.ts';
import { BID, BURY, CHARGE, CLAIM, LAST_LAY, LAST_PASS, MOON, PLAY, REST, SCATTER, visitTo, WILD } from './screens.ts';
import type { Scene } from './staged.ts';
import { storedEvents } from './stored-events.ts';

const site = await sharedSite();

const at = (scene: Scene, story: (page: Page) => Promise<void>, wishes: Wishes = {}): Promise<void> =>
  visitTo(site, { name: 'keyed', scene, shows: '[data-screen]' }, wishes, ({ page }) => story(page));

/** The last announcement, in any live region. */
const said = (page: Page): Promise<string> => page.locator('[data-spoken="polite"] p').last().innerText();
const moved = (page: Page, ask: string): Promise<void> =>
  page.locator(`[data-screen]:not([data-ask="${ask}"])`).waitFor({ state: 'attached' });
const asks = (page: Page, ask: string): Promise<void> =>
  page.locator(`[data-ask="${ask}"]`).waitFor({ state: 'attached' });
const gone = (page: Page, selector: string): Promise<void> => page.locator(selector).waitFor({ state: 'detached' });

test.each([
  ['a scatter', SCATTER],
  ['a charge', CHARGE],
  ['a bury', BURY],
  ['a bout', LAST_LAY],
] as const)('%s is answered by arrows, Enter, Space and X', async (_, scene) => {
  await at(scene, async page => {
    const { version } = await standing(page);
    await stepByKeys(page, choosing(scene.ask));
    await expect.poll(async () => (await standing(page)).version).not.toBe(version);
    await focusThere(page);
  });
});

test('the receiver of a card is chosen by Tab and Enter', async () => {
  await at(SCATTER, async page => {
    await page.keyboard.press('ArrowRight');
    await tabTo(page, '[data-to="2"]');
    await page.keyboard.press('Enter');
    await page.locator('[data-to="2"][aria-pressed="true"]').waitFor();
  });
});

type GameEvent = Extract<Event, { type: 'game' }>['event'];

/** The last event of this type that a person has caused. */
const lastOf = async (page: Page, type: GameEvent['type']): Promise<GameEvent | undefined> =>
  (await storedEvents(page))
    .flatMap(event => (event.type === 'game' && event.cause && event.event.type === type ? [event.event] : []))
    .at(-1);

test.each([
  ['1', 'declines', false],
  ['2', 'makes', true],
])('%s %s the claim', async (key, _, claimed) => {
  await at(CLAIM, async page => {
    await page.keyboard.press(key);
    await moved(page, 'claim');
    await expect.poll(() => lastOf(page, 'opening')).toMatchObject({ claimed });
  });
});

test('a bid is answered by the number of its place', async () => {
  await at(BID, async page => {
    await page.keyboard.press('3');
    await moved(page, 'bid');
  });
});

test.each([
  ['1', 'high'],
  ['2', 'low'],
])('%s calls a wild %s, and Escape had put it back', async (key, call) => {
  await at(WILD, async page => {
    const { version } = await standing(page);
    await page.locator(`${HAND}[data-card^="W"]`).first().focus();
    for (const [press, ask] of [
      ['Enter', 'call'],
      ['Escape', 'play'],
      ['Enter', 'call'],
    ] as const) {
      await page.keyboard.press(press);
      await asks(page, ask);
    }
    await page.keyboard.press(key);
    await expect.poll(async () => (await standing(page)).version).not.toBe(version);
    await expect.poll(() => lastOf(page, 'played')).toMatchObject({ call });
  });
});

test.each([
  ['1', ['−26', '0', '0', '0']],
  ['2', ['0', '26', '26', '26']],
])('%s answers the moon', async (key, totals) => {
  await at(MOON, async page => {
    await page.keyboard.press(key);
    await page.locator('[data-screen="scores"]').waitFor();
    const cells = await page.locator('td.cell b').allInnerTexts();
    expect(cells.map(cell => cell.replace('score', '').trim())).toEqual(totals);
  });
});

test('U changes what lies in a bout, and the hand has what was taken back', async () => {
  await at(LAST_LAY, async page => {
    const n = await page.locator(HAND).count();
    const chosen = (): Promise<number> => page.locator('[data-slot][data-card], [data-slot] [data-card]').count();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator(HAND).count()).toBe(n - 1);
    await page.keyboard.press('u');
    await expect.poll(() => page.locator(HAND).count()).toBe(n);
    await expect.poll(async () => [await chosen(), await said(page)]).toEqual([0, 'Back in your hand.']);
  });
});

test('cards that came stay until a key has taken note of them', async () => {
  await at(
    LAST_PASS,
    async page => {
      const choose = choosing('received');
      await stepByKeys(page, choose);
      await page.locator('[data-act="ok"]').waitFor();
      await page.keyboard.press('n');
      await gone(page, '[data-act="ok"]');
      expect(await focusComes(page, HAND)).toBe(true);
    },
    { stored: { 'moonshot.pace': 'normal' } },
  );
});

test('L shows the last trick while it is held, and a short press opens it to stay', async () => {
  await at(PLAY, async page => {
    await page.keyboard.press('ArrowRight');
    await pressFor(page, 'l', 400); // longer than the 350 ms that count as held
    await gone(page, 'dialog');
    expect(await focusComes(page, HAND)).toBe(true);
    await press(page, 'l');
    await page.locator('dialog .last-cards').waitFor();
    await page.keyboard.press('Escape');
    await gone(page, 'dialog');
  });
});

const REVIEWS: readonly [key: string, says: string][] = [
  ['h', 'Diamonds, 2 cards: 5, 8. Spades, 5 cards: 5, 6, 7, jack, king; not legal now: 5, 6, 7, jack, king.'],
  ['t', 'Tycho leads 7 of diamonds.'],
  ['s', 'You 0, 0 points in this deal. Tycho 0, 0 points in this deal.'],
  ['l', 'Tycho takes the trick'],
  ['p', 'You passed'],
  ['w', 'Your turn. Follow diamonds. 2 cards are legal.'],
  ['r', 'points'],
];

test('Alt and a letter speaks and leaves the focus where it is, also in a dialog', async () => {
  await at(PLAY, async page => {
    await page.keyboard.press('ArrowRight');
    const card = await focused(page);
    for (const [key, says] of REVIEWS) {
      const asks = async (): Promise<string> => {
        await page.keyboard.press(`Alt+${key}`); // again, if the rules have not come yet
        return said(page);
      };
      await expect.poll(asks, { message: key }).toContain(says);
    }
    expect(await focused(page)).toBe(card);
    await page.keyboard.press('r');
    await page.locator('dialog .rules-text').waitFor();
    expect(await focusComes(page, 'dialog, dialog *')).toBe(true);
    const before = await focused(page);
    await page.keyboard.press('Alt+w');
    const inDialog = page.locator('dialog [data-spoken="polite"] p').last();
    await expect.poll(() => inDialog.innerText()).toBe(REVIEWS[5]?.[1]);
    expect(await focused(page)).toBe(before);
  });
});

test('a refusal is in the tree once, and not in the log of the deal', async () => {
  await at(PLAY, async page => {
    await page.locator(`${HAND}[aria-disabled="true"]`).first().dispatchEvent('click');
    const refusal = await page.locator('[data-refusal]').getAttribute('data-refusal');
    await expect.poll(() => said(page)).toMatch(/^You must follow/);
    expect(refusal).toMatch(/^You must follow/);
    expect((await page.locator('body').ariaSnapshot()).match(/You must follow/g)).toHaveLength(1);
  });
});

/** Keys without a pause between them; with a pause they would not form a card's name. */
const typedAtOnce = (page: Page, keys: string): Promise<unknown> =>
  Promise.all([...keys].map(key => page.keyboard.press(key)));

test('a card is found by its name; a card that is not in the hand is named', async () => {
  await at(PLAY, async page => {
    for (const [typed, card] of [
      ['8d', '8d'],
      ['10h', 'th'],
      ['ks', 'ks'],
    ] as const) {
      await typedAtOnce(page, typed);
      await expect.poll(() => focused(page)).toBe(card);
    }
    await typedAtOnce(page, 'qs');
    await expect.poll(() => said(page)).toBe('You do not hold the queen of spades.');
    expect(await focused(page)).toBe('ks');
  });
});

test('Ctrl and Z takes a card back', async () => {
  await at(PLAY, async page => {
    const n = await page.locator(HAND).count();
    await page.keyboard.press(' ');
    await expect.poll(() => page.locator(HAND).count()).toBe(n - 1);
    await asks(page, 'play');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator(HAND).count()).toBe(n);
    expect(await focusComes(page, HAND)).toBe(true);
  });
});

test('F takes the offer to end a deal', async () => {
  await at(REST, async page => {
    await page.locator('[data-finish="rest"]').waitFor();
    await page.keyboard.press('f');
    await page.locator('[data-screen="scores"]').waitFor({ state: 'attached' });
  });
});

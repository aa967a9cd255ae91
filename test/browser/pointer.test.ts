// How a hand acts on the table: taps once and twice, drags, flicks, and a card that waits for its turn.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HAND, standing } from './clicker.ts';
import { carry, cornerOf, drag, holds, inHand, middleOf, POOL, swipeUp } from './hand.ts';
import { openSite, type Site, visit, type Wishes } from './rig.ts';
import { type Scene, staged, store } from './staged.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const PHONE = { viewport: { width: 390, height: 844 }, touch: true } as const;

const following: Scene = {
  game: 'ricketts',
  seats: 4,
  ask: 'play',
  is: ({ state }, hearts) => {
    if (hearts.kind !== 'tricks' || !('tricks' in state) || state.tricks.length < 2) return false;
    const ask = hearts.game.ask(state, 0);
    const free = ask?.type === 'play' ? ask.plays.length : 0;
    return state.trick.plays.length === 3 && free > 1 && free < (state.hands[0]?.length ?? 0);
  },
};

interface Held {
  readonly page: Page;
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
  readonly count: number;
}

/** A story at a staged table, with the cards that the page offers and those that it does not. */
async function at(scene: Scene, wishes: Wishes, story: (held: Held) => Promise<void>): Promise<void> {
  const table = await staged(scene);
  await visit(site, wishes, async ({ page }) => {
    await store(page, [table]);
    await page.locator(`[data-table="${table.id}"]`).first().click();
    await page.locator(`[data-ask="${scene.ask}"]`).waitFor({ state: 'attached' });
    const names = (selector: string): Promise<string[]> =>
      page.locator(selector).evaluateAll(all => all.map(card => card.getAttribute('data-card') ?? ''));
    const legal = await names(`${HAND}:not([aria-disabled="true"])`);
    const illegal = await names(`${HAND}[aria-disabled="true"]`);
    await story({ page, legal, illegal, count: legal.length + illegal.length });
  });
}

/** Waits until the card lies on the table, or lay there: the hand has one less. */
const played = async (page: Page, card: string, count: number): Promise<void> => {
  await holds(page, count - 1);
  expect(await inHand(page, card).count()).toBe(0);
};

const tapWith = async (page: Page, card: string): Promise<void> => {
  const { x, y } = await cornerOf(page, card);
  await page.touchscreen.tap(x, y);
};

test('a finger lifts a card with the first tap, moves the choice, and plays with the second', async () => {
  await at(following, PHONE, async ({ page, legal: [a = '', b = ''], count }) => {
    await tapWith(page, a);
    await page.locator(`${HAND}[data-card="${a}"][data-lifted]`).waitFor();
    await tapWith(page, b);
    await page.locator(`${HAND}[data-card="${b}"][data-lifted]`).waitFor();
    expect(await page.locator('[data-lifted]').count()).toBe(1);
    await holds(page, count);
    await tapWith(page, b);
    await played(page, b, count);
  });
});

test('a tap on the table plays the card that is lifted, and a tap elsewhere in the hand does not', async () => {
  await at(following, PHONE, async ({ page, legal: [a = ''], illegal: [wrong = ''], count }) => {
    await tapWith(page, a);
    await page.locator('[data-lifted]').waitFor();
    await tapWith(page, wrong);
    await page.locator('[data-refusal]').waitFor();
    await holds(page, count);
    const { x, y } = await middleOf(page, POOL);
    await page.touchscreen.tap(x, y);
    await played(page, a, count);
  });
});

const settings: readonly [taps: string, wishes: Wishes, tap: typeof tapWith, once: boolean][] = [
  ['once', PHONE, tapWith, true],
  [
    'twice',
    {},
    async (page, card) => page.mouse.click(...(Object.values(await cornerOf(page, card)) as [number, number])),
    false,
  ],
  [
    'auto',
    {},
    async (page, card) => page.mouse.click(...(Object.values(await cornerOf(page, card)) as [number, number])),
    true,
  ],
];

test.each(settings)(
  'set to %s, the first tap does what the setting says, and Enter plays at once',
  async (taps, wishes, tap, once) => {
    await at(
      following,
      { ...wishes, stored: { 'moonshot.taps': taps } },
      async ({ page, legal: [a = '', b = ''], count }) => {
        await tap(page, a);
        if (once) return played(page, a, count);
        await page.locator(`${HAND}[data-card="${a}"][data-lifted]`).waitFor();
        await inHand(page, b).press('Enter');
        await played(page, b, count);
      },
    );
  },
);

test('a card dragged to the middle is played', async () => {
  await at(following, {}, async ({ page, legal: [a = ''], count }) => {
    await carry(page, a, await middleOf(page, POOL));
    await page.locator(`${POOL}[data-over]`).waitFor();
    await page.mouse.up();
    await played(page, a, count);
  });
});

test('a card that a rule refuses, dragged to the middle, says the rule and is back', async () => {
  await at(following, { motion: true }, async ({ page, illegal: [wrong = ''], count }) => {
    const before = await inHand(page, wrong).boundingBox();
    const { version } = await standing(page);
    await drag(page, wrong, await middleOf(page, POOL));
    expect(await page.locator('[data-refusal]').innerText()).toMatch(/follow/);
    await holds(page, count);
    await page.mouse.move(5, 5);
    await expect.poll(() => inHand(page, wrong).boundingBox()).toEqual(before);
    expect((await standing(page)).version).toBe(version);
  });
});

test('a card let go beside the middle, or with Escape, is back and not played', async () => {
  await at(following, {}, async ({ page, legal: [a = ''], count }) => {
    const { version } = await standing(page);
    await drag(page, a, { x: 40, y: 120 });
    await holds(page, count);
    await carry(page, a, await middleOf(page, POOL));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await holds(page, count);
    expect(await page.locator('dialog[open], [data-lifted], [data-over]').count()).toBe(0);
    expect((await standing(page)).version).toBe(version);
    await page.mouse.click(...(Object.values(await cornerOf(page, a)) as [number, number]));
    await played(page, a, count);
  });
});

test('a flick upward plays a card', async () => {
  await at(following, PHONE, async ({ page, legal: [a = ''], count }) => {
    await swipeUp(page, a);
    await played(page, a, count);
  });
});

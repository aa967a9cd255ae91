// Pointer input at the table: single and double taps, drags, flicks, and a queued card. Drags are slow on
// purpose, as a finger is.

import type { Card } from '@moonshot/rules/cards';
import { variantOf } from '@moonshot/rules/catalogue';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdBots } from './bots.ts';
import { HAND, standing } from './clicker.ts';
import { carry, cornerOf, drag, holds, inHand, middleOf, POOL, swipeUp } from './hand.ts';
import { sharedSite, visit, type Wishes } from './harness.ts';
import { passed } from './passing.ts';
import { type Scene, staged } from './staged.ts';

const site = await sharedSite();

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

/** A test at a staged table, with the legal and illegal cards. */
async function at(scene: Scene, wishes: Wishes, story: (held: Held) => Promise<void>): Promise<void> {
  const table = await staged(scene);
  await visit(site, { ...wishes, tables: [table] }, async ({ page }) => {
    await page.locator(`[data-table="${table.id}"]`).first().click();
    await page.locator(`[data-ask="${scene.ask}"]`).waitFor({ state: 'attached' });
    const names = (selector: string): Promise<string[]> =>
      page.locator(selector).evaluateAll(all => all.map(card => card.getAttribute('data-card') ?? ''));
    const legal = await names(`${HAND}:not([aria-disabled="true"])`);
    const illegal = await names(`${HAND}[aria-disabled="true"]`);
    await story({ page, legal, illegal, count: legal.length + illegal.length });
  });
}

/** Waits until the card has been played, so that the hand has one less. */
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
    await passed(page, '.toast', /follow/);
    await holds(page, count);
    const { x, y } = await middleOf(page, POOL);
    await page.touchscreen.tap(x, y);
    await played(page, a, count);
  });
});

const tapAt = async (page: Page, card: string): Promise<void> => {
  const { x, y } = await cornerOf(page, card);
  await page.mouse.click(x, y);
};

const settings: readonly [taps: string, wishes: Wishes, tap: typeof tapWith, once: boolean][] = [
  ['once', PHONE, tapWith, true],
  ['twice', {}, tapAt, false],
  ['auto', {}, tapAt, true],
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

const pairHeld: Scene = {
  game: 'classic',
  seats: 9,
  overrides: variantOf('cancellation')?.overrides ?? {},
  ask: 'play',
  is: ({ state }, hearts) => {
    const ask = hearts.kind === 'tricks' && 'tricks' in state ? hearts.game.ask(state, 0) : undefined;
    const [first, second, third] = ask?.type === 'play' ? ask.plays : [];
    return third === undefined && first !== undefined && first.card === second?.card;
  },
};

const waysToPlay: readonly [by: string, wishes: Wishes, play: (page: Page, card: string) => Promise<void>][] = [
  ['a click', {}, tapAt],
  ['Enter', {}, (page, card) => inHand(page, card).press('Enter')],
  ['the mouse that carries it', {}, async (page, card) => drag(page, card, await middleOf(page, POOL))],
  [
    'two taps',
    PHONE,
    async (page, card) => {
      await tapWith(page, card);
      await page.locator('[data-lifted]').waitFor();
      await tapWith(page, card);
    },
  ],
  ['a stroke', PHONE, swipeUp],
];

test.each(waysToPlay)(
  'of two packs, one of the only two cards allowed is played by %s and is not called',
  async (_, wishes, play) => {
    await at(pairHeld, wishes, async ({ page, legal: [a = '', b = ''], count }) => {
      expect(a).toBe(b);
      await play(page, a);
      await holds(page, count - 1);
      expect(await inHand(page, a).count()).toBe(1);
    });
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

test('in an enlarged page a dragged card stays under the pointer', async () => {
  await at(following, { viewport: { width: 195, height: 422 } }, async ({ page, legal: [a = ''] }) => {
    const to = await middleOf(page, POOL);
    await carry(page, a, to);
    const now = await cornerOf(page, a);
    expect(Math.abs(now.x - to.x)).toBeLessThan(6);
    expect(Math.abs(now.y - to.y)).toBeLessThan(25); // it rises under the pointer
    await page.mouse.up();
  });
});

test('a card that a rule refuses, dragged to the middle, says the rule and is back', async () => {
  await at(following, { motion: true }, async ({ page, illegal: [wrong = ''], count }) => {
    const before = await inHand(page, wrong).boundingBox();
    const { version } = await standing(page);
    await drag(page, wrong, await middleOf(page, POOL));
    await passed(page, '.toast', /follow/);
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
    await tapAt(page, a);
    await played(page, a, count);
  });
});

test('a flick upward plays a card', async () => {
  await at(following, PHONE, async ({ page, legal: [a = ''], count }) => {
    await swipeUp(page, a);
    await played(page, a, count);
  });
});

const chosen = (page: Page): Promise<readonly string[]> =>
  page
    .locator(`${HAND}[aria-pressed="true"]`)
    .evaluateAll(all => all.map(card => card.getAttribute('data-card') ?? '').sort());

test('cards dragged up are chosen to pass, one dragged back is not, and all go with Exchange', async () => {
  await at(
    { game: 'ricketts', seats: 4, ask: 'pass' },
    {},
    async ({ page, legal: [a = '', b = '', c = ''], count }) => {
      for (const card of [a, b, c]) await drag(page, card, await middleOf(page, POOL));
      await expect.poll(() => chosen(page)).toEqual([a, b, c].sort());
      const { x, y } = await cornerOf(page, b);
      await drag(page, b, { x: x + 20, y: y + 60 });
      await expect.poll(() => chosen(page)).toEqual([a, c].sort());
      const exchange = page.locator('[data-act="confirm"]');
      await expect.poll(() => exchange.getAttribute('aria-disabled')).toBe('true');
      await page.locator('.centre-box .count', { hasText: /1 card more/ }).waitFor();
      await drag(page, b, await middleOf(page, POOL));
      await expect.poll(() => exchange.getAttribute('aria-disabled')).toBe('false');
      await exchange.click();
      await page.locator('[data-ask="pass"]').waitFor({ state: 'detached' });
      await holds(page, count);
    },
  );
});

const scattering: Scene = { game: 'classic', seats: 5, ask: 'pass', overrides: { 'pass.cycle': ['scatter'] } };
const inSlot = (page: Page, to: number): Promise<string | null> =>
  page.locator(`[data-to="${to}"]`).getAttribute('aria-label');

test('a card dragged to a slot is for this opponent, and from slot to slot for the other', async () => {
  await at(scattering, {}, async ({ page, legal: [a = '', b = ''] }) => {
    await drag(page, a, await middleOf(page, '[data-to="3"] .slot'));
    await expect.poll(() => inSlot(page, 3)).toMatch(/Take it back/);
    await expect.poll(() => inSlot(page, 1)).not.toMatch(/Take it back/);
    await drag(page, b, await middleOf(page, '[data-to="3"] .slot'));
    await expect.poll(() => chosen(page)).toEqual([b]);
    const from = await middleOf(page, '[data-to="3"] .slot');
    const to = await middleOf(page, '[data-to="1"] .slot');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => inSlot(page, 1)).toMatch(/Take it back/);
    await expect.poll(() => inSlot(page, 3)).not.toMatch(/Take it back/);
    await expect.poll(() => chosen(page)).toEqual([b]);
  });
});

test('a pair is laid by dragging, the shown card first, and dragged back into the hand', async () => {
  await at({ game: 'capture', seats: 4, ask: 'lay' }, {}, async ({ page, legal, count }) => {
    const [a = '', b = ''] = legal.filter(card => !card.endsWith('H'));
    await drag(page, a, await middleOf(page, '[data-slot="shown"]'));
    await holds(page, count - 1);
    await drag(page, b, await middleOf(page, '[data-slot="hidden"]'));
    await holds(page, count - 2);
    const from = await middleOf(page, '[data-slot="shown"]');
    const hand = await middleOf(page, '[data-zone="hand"]');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(hand.x, hand.y, { steps: 6 });
    await page.mouse.up();
    await holds(page, count - 1);
    expect(await inHand(page, a).count()).toBe(1);
    await drag(page, a, await middleOf(page, POOL));
    await holds(page, count - 2);
    await page.locator('[data-act="confirm"]').click();
    await page.locator('[data-pair]').first().waitFor();
    expect(await inHand(page, b).count()).toBe(0);
  });
});

const of = (suit: string, ranks: string): readonly Card[] => [...ranks].map(rank => `${rank}${suit}` as Card);

/**
 * The viewer leads a club that only Tycho can follow. Tycho then leads a club or a diamond, and the viewer
 * holds both suits.
 */
const LEADING: Scene = {
  game: 'ricketts',
  seats: 4,
  ask: 'play',
  overrides: { 'pass.cycle': ['hold'], 'opening.leader': 'leftOfDealer', 'opening.card': 'any' },
  firstDealer: 3,
  imposed: {
    hands: [
      [...of('C', '234567'), ...of('D', '2345678')],
      [...of('C', '89TJQKA'), ...of('D', '9TJQKA')],
      of('S', '23456789TJQKA'),
      of('H', '23456789TJQKA'),
    ],
    kitty: [],
    stock: [],
  },
};
const CALM = { stored: { 'moonshot.pace': 'calm' }, motion: true };

/** The cards on the table. */
const plays = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-play]').evaluateAll(all => all.map(one => one.getAttribute('data-play') ?? ''));

interface Led {
  readonly follow: readonly string[]; // the viewer's cards of the led suit
  readonly other: readonly string[];
  /** Lets the others play on. */
  readonly goOn: () => Promise<void>;
}

/**
 * Leads a card, taps the taken trick away, and lets Tycho lead. The other bots wait until the test releases
 * them.
 */
async function tychoLeads(page: Page): Promise<Led> {
  const bots = await holdBots(page);
  await inHand(page, '2C').press('Enter');
  for (let others = 0; others < 3; others++) await bots.next();
  const { x, y } = await middleOf(page, POOL);
  await page.mouse.click(x, y);
  await bots.next();
  await expect.poll(() => plays(page)).toEqual([expect.not.stringMatching('2C')]);
  const [led = ''] = await plays(page);
  const hand = await page.locator(HAND).evaluateAll(all => all.map(one => one.getAttribute('data-card') ?? ''));
  const follows = (card: string): boolean => card.charAt(1) === led.charAt(1);
  return { follow: hand.filter(follows), other: hand.filter(card => !follows(card)), goOn: bots.goOn };
}

const early = (page: Page): Locator => page.locator(`${HAND}[data-early]`);

test('a card tapped before the turn waits, a second tap takes it back, and it is played when the turn comes', async () => {
  await at(LEADING, CALM, async ({ page, count }) => {
    const {
      follow: [first = '', second = ''],
      goOn,
    } = await tychoLeads(page);
    await tapAt(page, first);
    await early(page).waitFor();
    await tapAt(page, first);
    await early(page).waitFor({ state: 'detached' });
    await tapAt(page, second);
    await expect.poll(() => early(page).getAttribute('data-card')).toBe(second);
    expect(await early(page).getAttribute('aria-label')).toMatch(/waiting to be played/);
    await holds(page, count - 1);
    await goOn();
    await played(page, second, count - 1);
  });
});

test('a waiting card that may not be played says why, and is back in the hand', async () => {
  await at(LEADING, CALM, async ({ page, count }) => {
    const {
      other: [other = ''],
      goOn,
    } = await tychoLeads(page);
    await tapAt(page, other);
    await early(page).waitFor();
    await goOn();
    await passed(page, '.toast', /waiting card cannot be played: .*follow/i);
    await early(page).waitFor({ state: 'detached' });
    await holds(page, count - 1);
    expect((await standing(page)).ask).toBe('play');
  });
});

test('every card of the deal so far can be taken back, one by one', async () => {
  const late: Scene = {
    game: 'ricketts',
    seats: 4,
    ask: 'play',
    is: ({ state }) => 'tricks' in state && state.tricks.length === 5,
  };
  await at(late, {}, async ({ page }) => {
    const undo = page.locator('[data-act="undo"]');
    for (let i = 0; await undo.isEnabled(); i++) {
      expect(i).toBeLessThan(9);
      const { version } = await standing(page);
      await undo.click();
      await expect.poll(async () => (await standing(page)).version).not.toBe(version);
    }
    expect(await standing(page)).toMatchObject({ ask: 'pass', deal: '1' });
    expect(await page.locator(HAND).count()).toBe(13);
  });
});

const HELD_MS = 400;

test('the last trick shows while its button is held, and stays after a plain press', async () => {
  await at(following, { ...PHONE, stands: new Date('2026-11-21T12:00:00Z') }, async ({ page }) => {
    const eye = await middleOf(page, '.icon-button[data-act="last"]');
    const dialog = page.locator('dialog.last-dialog');
    await page.mouse.move(eye.x, eye.y);
    await page.mouse.down();
    await page.clock.runFor(HELD_MS);
    await dialog.waitFor();
    await page.mouse.up();
    await dialog.waitFor({ state: 'detached' });
    await page.touchscreen.tap(eye.x, eye.y);
    await dialog.waitFor();
    await page.clock.runFor(HELD_MS);
    expect(await dialog.isVisible()).toBe(true);
  });
});

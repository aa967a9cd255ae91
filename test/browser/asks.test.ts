// Every kind of question in a real browser: after a reload the same question returns, and the answer
// continues the deal. Reloads the page at each question.

import type { Card, SUITS } from '@moonshot/rules/cards';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ASKED, type Choose, choosing, click, HAND, playDeal, standing, step } from './clicker.ts';
import { sampled } from './depth.ts';
import { reload, sharedSite, visit } from './harness.ts';
import { BID, CHARGE } from './screens.ts';
import { type Scene, staged } from './staged.ts';

const site = await sharedSite();

const suitOf = (suit: (typeof SUITS)[number]): readonly Card[] =>
  [...'23456789TJQKA'].map(rank => `${rank}${suit}` as Card);

const onlySeat0Passes: Scene['is'] = ({ state }) => 'passes' in state && state.passes.length === state.hands.length - 1;
const onlySeat0Lays: Scene['is'] = ({ state }) =>
  'laid' in state && state.bouts.length === 2 && state.laid.every((pair, seat) => (pair === null) === (seat === 0));
const inTheMiddle: Scene['is'] = ({ state }) => 'tricks' in state && state.tricks.length === 4;

/** Seat 0 leads, holds every spade, and takes every trick. */
const MOON = {
  overrides: { 'pass.cycle': ['hold'], 'opening.leader': 'leftOfDealer', 'opening.card': 'any' },
  firstDealer: 3,
  imposed: { hands: [suitOf('S'), suitOf('H'), suitOf('C'), suitOf('D')], kitty: [], stock: [] },
};

const scenes: readonly [name: string, scene: Scene][] = [
  ['passing to one seat', { game: 'ricketts', seats: 4, ask: 'pass', is: onlySeat0Passes }],
  [
    'passing to every seat',
    { game: 'classic', seats: 4, ask: 'pass', is: onlySeat0Passes, overrides: { 'pass.cycle': ['scatter'] } },
  ],
  ['claiming the opening', { game: 'wild-twist', seats: 4, ask: 'claim' }],
  ['playing a card', { game: 'at-play', seats: 4, ask: 'play', is: inTheMiddle }],
  ['burying the kitty', { game: 'classic', seats: 5, ask: 'bury', overrides: { 'kitty.to': 'hand' } }],
  ['charging cards', CHARGE],
  ['bidding for a suit', BID],
  ['shooting the moon', { game: 'ricketts', seats: 4, ask: 'moon', ...MOON }],
  ['laying a pair', { game: 'capture', seats: 4, ask: 'lay', is: onlySeat0Lays }],
];

/**
 * Everything that must survive a reload: the question, the cards and which are legal, the table and its
 * scores.
 */
async function seen(page: Page): Promise<unknown> {
  const texts = async (selector: string): Promise<readonly string[]> =>
    (await page.locator(selector).allInnerTexts()).map(text => text.replace(/\s+/g, ' '));
  const cards = await page
    .locator(HAND)
    .evaluateAll(all =>
      all.map(card => ['data-card', 'aria-disabled', 'aria-label'].map(name => card.getAttribute(name))),
    );
  const played = await page.locator('[data-play]').evaluateAll(all => all.map(card => card.getAttribute('data-play')));
  return { standing: await standing(page), cards, played, seats: await texts('[data-seat]') };
}

/** Scenes whose deal is played to its scores in every run; the others only in deep mode. */
const TO_SCORES = sampled(['burying the kitty'], [...scenes.map(([name]) => name), 'high', 'low']);

/** Plays on to the scores, or at least to the next question. */
async function goesOn(page: Page, name: string, choose: Choose): Promise<void> {
  const next = page.locator(`${ASKED}, [data-screen="scores"]`);
  if (TO_SCORES.includes(name)) expect((await playDeal(page, choose)).screen).toBe('scores');
  else await next.first().waitFor({ state: 'attached' });
}

test.each(scenes)('%s', async (name, scene) => {
  const table = await staged(scene);
  await visit(site, { tables: [table] }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await page.locator(`[data-ask="${scene.ask}"]`).waitFor({ state: 'attached' });
    const before = await seen(page);
    await reload(page);
    await page.locator(`[data-ask="${scene.ask}"]`).waitFor({ state: 'attached' });
    await expect.poll(() => seen(page)).toEqual(before);
    const choose = choosing(scene.ask);
    const { version } = await standing(page);
    await step(page, choose); // drawn before it is confirmed
    await expect.poll(async () => (await standing(page)).version).not.toBe(version);
    await goesOn(page, name, choose);
  });
});

const withWild: Scene['is'] = ({ state }, hearts) => {
  const ask = hearts.kind === 'tricks' && 'tricks' in state ? hearts.game.ask(state, 0) : undefined;
  const wild = ask?.type === 'play' ? ask.plays.filter(play => play.card.startsWith('W')) : [];
  return wild.length === 2;
};

test.each(['high', 'low'])(
  'a wild waits for its call; a reload puts it back, and called %s the deal goes on',
  async call => {
    const table = await staged({ game: 'wild-twist', seats: 4, ask: 'play', is: withWild });
    await visit(site, { tables: [table] }, async ({ page }) => {
      await click(page, `[data-table="${table.id}"]`);
      const wild = `${HAND}[data-card^="W"]:not([aria-disabled="true"])`;
      await click(page, wild);
      await page.locator('[data-ask="call"]').waitFor({ state: 'attached' });
      await reload(page);
      await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
      await click(page, wild);
      const { version } = await standing(page);
      await click(page, `[data-call="${call}"]`);
      await expect.poll(async () => (await standing(page)).version).not.toBe(version);
      await goesOn(page, call, choosing(call));
    });
  },
);

test('where a hint marks what to do with a moon, nothing else is called usual, and only newcomers read of hints', async () => {
  const table = await staged({ game: 'ricketts', seats: 4, ask: 'moon', ...MOON });
  for (const [hints, hinted, usual] of [
    ['on', 1, 0],
    ['off', 0, 1],
  ] as const) {
    const stored = { 'moonshot.hints': hints, 'moonshot.played': 'yes' };
    await visit(site, { tables: [table], stored }, async ({ page }) => {
      await click(page, `[data-table="${table.id}"]`);
      const seen = async (): Promise<unknown> => [
        await page.locator('[data-moon].hinted').count(),
        await page.locator('.moonshot .usual').count(),
      ];
      await expect.poll(seen).toEqual([hinted, usual]);
      await click(page, '[data-moon]');
      await page.locator('[data-screen="scores"] [data-act="next"]').waitFor();
      expect(await page.locator('[data-act="hints-off"]').count()).toBe(0);
    });
  }
});

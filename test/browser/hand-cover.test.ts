// On a phone, no card of the hand hides another: whichever is focused, chosen or lifted, each of the others
// shows its index and enough of itself to be tapped.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshSample } from '../seeds.ts';
import { click, HAND } from './clicker.ts';
import { sharedSite, visit } from './harness.ts';
import { PASS } from './screens.ts';
import { type Scene, staged } from './staged.ts';

/** DOM types for functions that run on the page; these tests have Node's types. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Held {
  getAttribute(name: string): string | null;
  getBoundingClientRect(): Box;
  contains(other: Held | null): boolean;
}
declare const document: {
  querySelectorAll(selector: string): Iterable<Held>;
  elementFromPoint(x: number, y: number): Held | null;
};

const site = await sharedSite();

/** Runs on the page: the cards of which a finger finds less than a square of 20 pixels. */
function readHidden(hand: string): readonly string[] {
  const STEP = 4;
  const LEAST = 20 * 20;
  return [...document.querySelectorAll(hand)].flatMap(card => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    let shown = 0;
    for (let x = left + 1; x < right; x += STEP)
      for (let y = top + 1; y < bottom; y += STEP)
        if (card.contains(document.elementFromPoint(x, y))) shown += STEP * STEP;
    return shown < LEAST ? [`${card.getAttribute('data-card')}: ${shown}`] : [];
  });
}

const LONG: Scene = { game: 'classic', seats: 3, ask: 'pass' };
const PLAY: Scene = {
  game: 'classic',
  seats: 3,
  ask: 'play',
  is: ({ state }) => 'trick' in state && state.trick.plays.length === 2,
};

const ROWS: readonly (readonly [name: string, scene: Scene, width: number, height: number])[] = [
  ['thirteen in one row', PASS, 390, 844],
  ['thirteen in two rows', PASS, 320, 568],
  ['seventeen in two rows', LONG, 390, 844],
  ['a card to play in two rows', PLAY, 390, 844],
  ['thirteen on its side', PASS, 844, 390],
];

async function hiddenBeside(page: Page, chooses: boolean): Promise<readonly string[]> {
  const cards = page.locator(HAND);
  const faults: string[] = [];
  await page.keyboard.press('ArrowRight'); // from now on a focus is drawn
  for (let i = 0; i < (await cards.count()); i++) {
    await cards.nth(i).evaluate(card => card.focus());
    await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))');
    faults.push(...(await page.evaluate(readHidden, HAND)).map(one => `focus ${i}: ${one}`));
  }
  for (let i = 0; chooses && i < 3; i++) await cards.nth(4 * i + 1).press('Enter');
  faults.push(...(await page.evaluate(readHidden, HAND)).map(one => `chosen: ${one}`));
  return faults;
}

test.each(freshSample('hands', ROWS, 1))('%s: no card hides another', async (_, scene, width, height) => {
  const table = await staged(scene);
  await visit(site, { viewport: { width, height }, tables: [table] }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await page.locator(`[data-ask="${scene.ask}"]`).waitFor({ state: 'attached' });
    await page.locator(HAND).first().waitFor();
    expect(await hiddenBeside(page, scene.ask === 'pass')).toEqual([]);
  });
});

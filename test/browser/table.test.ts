// Further behaviour of local tables in a browser: refusals, undo, hints, a worker crash, a full disk, a
// second tab. Each test opens a table of its own.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseCards, choosing, click, HAND, openTable, playDeal, standing, step } from './clicker.ts';
import { sharedSite, visit, whole } from './harness.ts';
import { allPassed, passed } from './passing.ts';
import { type Scene, staged } from './staged.ts';

const site = await sharedSite();

const following: Scene = {
  game: 'ricketts',
  seats: 4,
  ask: 'play',
  is: ({ state }, hearts) => {
    if (hearts.kind !== 'tricks' || !('tricks' in state)) return false;
    const ask = hearts.game.ask(state, 0);
    return state.trick.plays.length > 0 && ask?.type === 'play' && ask.plays.length < (state.hands[0]?.length ?? 0);
  },
};

test('a card that a rule refuses says which, and stays in the hand', async () => {
  const table = await staged(following);
  await visit(site, { tables: [table] }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    const cards = page.locator(HAND);
    await cards.first().waitFor();
    const count = await cards.count();
    const { version } = await standing(page);
    await page
      .locator(`${HAND}[aria-disabled="true"]`)
      .first()
      .click({ force: true, position: { x: 9, y: 22 } });
    await passed(page, '.toast', /follow/);
    expect(await cards.count()).toBe(count);
    expect((await standing(page)).version).toBe(version);
  });
});

test('a card is taken back, and a hint shows a legal one', async () => {
  const table = await staged({ game: 'at-play', seats: 4, ask: 'play' });
  await visit(site, { tables: [table] }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    const cards = page.locator(HAND);
    await cards.first().waitFor();
    const count = await cards.count();
    await step(page, choosing('undo'));
    await click(page, '[data-act="undo"]');
    await passed(page, '.toast', /Taken back\./);
    await page.waitForFunction(([selector, wanted]) => document.querySelectorAll(selector).length === wanted, [
      HAND,
      count,
    ] as const);
    await click(page, '[data-act="hint"]');
    await page.locator(`${HAND}.hinted:not([aria-disabled="true"])`).waitFor();
  });
});

const inPlay: Scene['is'] = ({ state }) => 'tricks' in state && state.tricks.length > 2;

test.each<[game: string, is: Scene['is'] | undefined, said: RegExp]>([
  ['at-play', inPlay, /^(\w+): (\d+) tricks? and (\d+) points? in this deal, (\d+) in the match\.$/],
  ['capture', undefined, /^(\w+): (?:(\d+) hearts? in this deal, )?(\d+) in the match\.$/],
])('a tap on a player of %s says what the player has taken', async (game, is, said) => {
  const table = await staged({ game, seats: 4, ask: game === 'capture' ? 'lay' : 'play', ...(is && { is }) });
  await visit(site, { tables: [table] }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await page.locator(HAND).first().waitFor();
    for (const plate of ['.own-seat', '.seat[data-seat="2"]']) {
      const before = (await allPassed(page, '.toast')).length;
      await page.locator(plate).click();
      await expect.poll(async () => (await allPassed(page, '.toast')).length).toBeGreaterThan(before);
      const [, ...facts] = said.exec((await allPassed(page, '.toast')).at(-1) ?? '') ?? [];
      const shown = await page.locator(plate).innerText();
      expect(facts).not.toEqual([]);
      for (const fact of facts) expect(shown).toContain(fact ?? ''); // others’ captured hearts are not known
    }
  });
});

declare const document: { querySelectorAll(selector: string): { readonly length: number } };

test('when the worker crashes, the table says so, stays as it was, and continues', async () => {
  const table = await staged({ game: 'at-play', seats: 4, ask: 'play' });
  await visit(site, { tables: [table] }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
    const before = await standing(page);
    const [worker] = page.workers();
    expect(page.workers()).toHaveLength(1);
    await worker?.evaluate(() => {
      setTimeout(() => {
        throw new Error('a planted fault');
      });
    });
    await page.locator('[data-trouble]').filter({ hasText: 'a planted fault' }).first().waitFor();
    await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
    expect(await standing(page)).toEqual(before);
    expect((await playDeal(page, choosing('crash'))).screen).toBe('scores');
  });
});

test('a full disk is reported, the deal continues, and it is saved when there is room again', async () => {
  await visit(site, {}, async ({ page, context }) => {
    const developer = await context.newCDPSession(page);
    const origin = site.url;
    await developer.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await openTable(page, 'at-play', 4);
    const trouble = page.locator('[data-trouble]');
    await trouble.filter({ hasText: 'storage is full' }).waitFor();
    const choose = choosing('full');
    for (let i = 0; i < 4; i++) await step(page, choose);
    await developer.send('Storage.overrideQuotaForOrigin', { origin });
    await step(page, choose);
    await trouble.filter({ hasText: 'saved again' }).waitFor();
    await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
    const { version } = await standing(page);
    await page.reload();
    await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
    expect((await standing(page)).version).toBe(version);
  });
});

/** Waits until both tabs have received everything and ask for the next pair. */
async function bothAsk(one: Page, other: Page): Promise<void> {
  await expect
    .poll(async () => {
      const [here, there] = await Promise.all([standing(one), standing(other)]);
      return here.ask === 'lay' && JSON.stringify(here) === JSON.stringify(there);
    })
    .toBe(true);
}

test('two tabs show the same table, and either may play', async () => {
  await visit(site, {}, async ({ page, context }) => {
    await openTable(page, 'capture', 3, 1);
    const other = await context.newPage();
    await other.goto(site.url);
    await whole(other);
    await other.locator('[data-screen="table"]').waitFor({ state: 'attached' });
    const choose = choosing('tabs');
    for (const tab of [page, other, page, other]) {
      await bothAsk(page, other);
      await tab.bringToFront();
      await step(tab, choose);
    }
    await bothAsk(page, other);
    expect(await other.locator(HAND).count()).toBe(await page.locator(HAND).count());
    await other.bringToFront();
    expect((await playDeal(other, choose)).screen).toBe('scores');
    await page.locator('[data-screen="scores"]').waitFor({ state: 'attached' });
  });
});

test('the card that wins a bout has a ring, and no other', async () => {
  const table = await staged({ game: 'capture', seats: 4, ask: 'lay' });
  await visit(site, { tables: [table], stored: { 'moonshot.pace': 'quick' } }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await chooseCards(page, () => 0);
    await click(page, '[data-act="confirm"]');
    await page.locator('.result', { hasText: /wins? the round/ }).waitFor();
    const ringed = (): Promise<readonly string[]> =>
      page.evaluate(`[...document.querySelectorAll('.pair.open .shown .card')]
        .filter(card => getComputedStyle(card, '::after').opacity === '1')
        .map(card => card.closest('.pair').textContent.trim())`);
    await expect.poll(async () => (await ringed()).length).toBe(1);
    const [winner = ''] = await ringed();
    expect(await page.locator('.result h2').textContent()).toContain(winner.replace(/:.*/, ''));
  });
});

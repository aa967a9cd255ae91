// Failures in a browser: blocked storage, a crashed worker, damaged tables and files. Each failure is
// reported, and play continues. Waits for worker restarts and reloads.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choosing, click, openTable, playDeal, standing, step } from './clicker.ts';
import { sharedSite, visit } from './harness.ts';
import { type Staged, staged } from './staged.ts';

const site = await sharedSite();

const trouble = (page: Page, says: string) => page.locator('[data-trouble]').filter({ hasText: says }).first();

const DENIED = `IDBDatabase.prototype.transaction = () => { throw new DOMException('Denied.', 'SecurityError') }`;
const FULL = `IDBObjectStore.prototype.add = () => { throw new DOMException('Full.', 'QuotaExceededError') }`;

test.each([
  ['lets nothing be saved', DENIED, 'saves nothing (Denied)'],
  ['is full', FULL, 'storage is full'],
])('a browser that %s says so once, and a deal is played to its scores and its statistics', async (_, script, says) => {
  await visit(site, {}, async ({ page }) => {
    await page.locator('[data-game]').first().waitFor();
    await page.workers()[0]?.evaluate(script); // scripts of the page cannot reach it
    await openTable(page, 'capture', 3, 1);
    await trouble(page, says).waitFor();
    await click(page, '.trouble button');
    expect((await playDeal(page, choosing('closed'))).over).toBe('yes');
    expect(await page.locator('[data-trouble]').count()).toBe(0);
    await click(page, '[data-act="next"]');
    await page.locator('[data-act="statistics"]').click();
    await page.locator('[data-screen="statistics"][data-records="1"]').waitFor();
  });
});

test('a worker that dies again and again is given up in a sentence, and after a reload the table stands as it stood', async () => {
  await visit(site, {}, async ({ page }) => {
    await openTable(page, 'at-play', 4);
    const choose = choosing('dying');
    for (let i = 0; i < 2; i++) await step(page, choose);
    await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
    const before = await standing(page);
    for (let deaths = 0; deaths < 4; deaths++) {
      const [worker] = page.workers();
      await worker?.evaluate(() => {
        setTimeout(() => {
          throw new Error('a planted fault');
        });
      });
      await expect.poll(() => page.workers().includes(worker as never)).toBe(false);
      if (deaths < 3) await expect.poll(() => page.workers().length).toBe(1);
    }
    await trouble(page, 'keeps stopping').waitFor();
    await page.reload();
    await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
    expect(await standing(page)).toEqual(before);
    expect((await playDeal(page, choose)).screen).toBe('scores');
  });
});

const named = (table: Staged, id: string, change: object = {}): Staged => ({
  ...table,
  id,
  line: { ...table.line, id, ...change },
});

test('saved tables of an unknown game, of other rules or of a newer Moonshot say why, stay, and hinder no other', async () => {
  const table = await staged({ game: 'at-play', seats: 4, ask: 'play' });
  const others: readonly [table: Staged, says: string][] = [
    [named(table, 'unknown', { game: 'bridge' }), 'bridge, a game that this Moonshot does not know'],
    [named(table, 'other', { rules: 9 }), 'by version 9 of its rules'],
    [named(table, 'newer', { format: 9 }), 'saved by a newer Moonshot. Reload the page'],
  ];
  await visit(site, { tables: [table, ...others.map(([one]) => one)] }, async ({ page }) => {
    for (const [{ id }, says] of others) {
      const line = page.locator(`[data-table="${id}"]`);
      expect(await line.isDisabled()).toBe(true);
      expect(await line.innerText()).toContain(says);
    }
    await page.reload();
    await expect.poll(() => page.locator('[data-table]').count()).toBe(4);
    await click(page, `[data-table="${table.id}"]`);
    expect((await playDeal(page, choosing('hindered'))).screen).toBe('scores');
  });
});

test.each([
  ['its first event', (events: unknown[]) => events.shift(), 'Event 1 of the log is not valid'],
  [
    'an event in the middle',
    (events: unknown[]) => events.splice(7, 1, { type: 'nonsense' }),
    'of the log is not valid',
  ],
])('a table whose log lost %s says why it cannot be opened, stays, and can be forgotten', async (_, damage, says) => {
  const table = await staged({
    game: 'capture',
    seats: 3,
    ask: 'lay',
    is: ({ state }) => 'bouts' in state && state.bouts.length > 1,
  });
  const events = [...table.events];
  damage(events);
  await visit(site, { tables: [{ ...table, events }] }, async ({ page }) => {
    await click(page, `[data-table="${table.id}"]`);
    await trouble(page, says).waitFor();
    await trouble(page, 'It stays stored').waitFor();
    await page.reload();
    const remove = page.locator(`[data-forget="${table.id}"]`);
    await remove.click(); // it asks once more
    await remove.blur();
    await expect.poll(() => remove.getAttribute('data-asks')).toBe(null);
    await remove.click();
    await remove.click();
    await expect.poll(() => page.locator(`[data-table="${table.id}"]`).count()).toBe(0);
    await openTable(page, 'capture', 3, 1);
  });
});

test.each([
  ['no backup', 'hello', 'This file cannot be read'],
  ['of something else', '{"format":"recipes"}', 'Moonshot did not save this file'],
  ['of a newer Moonshot', '{"format":"moonshot-backup","version":9}', 'Reload the page to get it'],
  [
    'damaged',
    '{"format":"moonshot-backup","version":1,"at":1,"settings":{},"tables":[{}],"records":[]}',
    'at tables.0.id',
  ],
])('a file that is %s is refused in a sentence, and everything stays', async (_, text, says) => {
  const table = await staged({ game: 'at-play', seats: 4, ask: 'play' });
  await visit(site, { tables: [table] }, async ({ page }) => {
    await page.locator('[data-act="statistics"]').click();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    const outcome = page.locator('[data-imported="no"]');
    await outcome.filter({ hasText: says }).waitFor();
    expect(await outcome.innerText()).toMatch(/nothing was changed/i);
    await click(page, '[data-act="close"]');
    await click(page, `[data-table="${table.id}"]`);
    await page.locator('[data-ask="play"]').waitFor({ state: 'attached' });
  });
});

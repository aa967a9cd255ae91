// The score pad in a real browser: a whole match with real cards is kept, at phone and desktop size.

import { readFile } from 'node:fs/promises';
import type { StoredPad } from '@moonshot/protocol';
import { variantOf } from '@moonshot/rules/catalogue';
import { blankEntry } from '@moonshot/rules/score-pad';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { padLink } from '../../apps/web/src/features/score-pad/pad-link.ts';
import { complaintsAtRest } from './axe.ts';
import { sharedSite, visit } from './harness.ts';

const site = await sharedSite();
const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Presses a button. The ways to share the scores are folded away until they are opened. */
async function act(page: Page, name: string): Promise<void> {
  const folded = page.locator('[data-share]:not([open])', { has: page.locator(`[data-act="${name}"]`) });
  if ((await folded.count()) > 0) await folded.locator('summary').click();
  await page.locator(`[data-act="${name}"]`).click();
}
const queen = (page: Page, seat: number): Promise<void> =>
  page.locator(`[data-setting="QS"] [data-choice="${seat}"]`).click();
const rest = (page: Page, seat: number): Promise<void> =>
  page.locator(`[data-counts="2H"] [data-all="${seat}"]`).click();
const heart = (page: Page, seat: number): Promise<void> =>
  page.locator(`[data-counts="2H"] [data-more="${seat}"]`).click();
const totals = (page: Page, deal: number): Promise<readonly string[]> =>
  page.locator(`[data-deal="${deal}"] td b`).allTextContents();
const prompt = (page: Page): Promise<string | null> => page.locator('[data-prompt]').textContent();

/** A script for the page: the buttons whose words run over their edges. */
const OVERFULL = `[...document.querySelectorAll('button')]
  .filter(one => one.scrollWidth > one.clientWidth + 1)
  .map(one => one.textContent.trim())`;

/** Begins a match of four named players up to 50 points. */
async function begin(page: Page): Promise<void> {
  await act(page, 'pad');
  await page.locator('[data-field="game"] option[value="black-lady-choice"]').waitFor({ state: 'attached' });
  await page.locator('[data-field="game"]').selectOption('black-lady-choice');
  for (const [i, name] of ['Ana', 'Ben', 'Cleo', 'Dan'].entries())
    await page.locator(`[data-player="${i}"]`).fill(name);
  expect(await complaintsAtRest(page)).toEqual([]);
  await page.locator('[data-choice="50"]').click();
  await act(page, 'begin-pad');
  await page.locator('[data-entry="1"]').waitFor();
}

test.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])('a match is kept on a %s', async screen => {
  await visit(site, { viewport: SCREENS[screen] }, async ({ page }) => {
    await begin(page);
    expect(await prompt(page)).toMatch(/Ana deals\..*13 cards each\..*Pass 3 cards: left \(1 of 4\).*Ana → Ben/s);
    expect(await complaintsAtRest(page)).toEqual([]);
    // a deal that is not complete is not entered, and what is missing stands out
    await page.locator('[data-act="enter"]').click({ force: true }); // it is not enabled
    await page.locator('.status.tried', { hasText: /Still open: .*13/ }).waitFor();
    // fourteen hearts are impossible
    await rest(page, 1);
    await heart(page, 2);
    expect(await page.locator('[data-problem="cards"]').textContent()).toMatch(/13\s+hearts; you entered 14\./);
    await act(page, 'undo');
    await page.locator('[data-problem]').waitFor({ state: 'detached' });
    // after a moon, both choices show their totals
    await queen(page, 1);
    await page.locator('[data-moon="shed"]', { hasText: 'Ben −26' }).waitFor();
    await page.locator('[data-moon="burden"]', { hasText: 'Ana 26, Ben 0, Cleo 26, Dan 26' }).click();
    await act(page, 'enter');
    await page.locator('[data-entry="2"]').waitFor();
    expect(await totals(page, 1)).toEqual(['26', '0', '26', '26']);
    expect(await page.evaluate(OVERFULL)).toEqual([]);
    expect(await prompt(page)).toMatch(/Ben deals\..*right \(2 of 4\)/s);
    await queen(page, 0);
    await heart(page, 3);
    await rest(page, 2);
    await act(page, 'enter');
    await page.locator('[data-entry="3"]').waitFor();
    expect(await totals(page, 2)).toEqual(['39', '0', '38', '27']);
    // changing an earlier deal also changes the totals of those after it; its form comes into view
    await page.locator('[data-edit="0"]').click();
    const heading = page.locator('#pad-now', { hasText: 'Deal 1' });
    await heading.waitFor();
    expect(await heading.evaluate(one => one.matches(':focus'))).toBe(true);
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.locator('[data-moon="shed"]').click();
    await act(page, 'enter');
    await page.locator('[data-entry="3"]').waitFor();
    expect(await totals(page, 2)).toEqual(['13', '−26', '12', '1']);
    const [ana = 0, ben = 0] = await page
      .locator('thead th:nth-child(n + 2)')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().width));
    expect(ben / ana, 'the sentence about a moon does not widen its column').toBeLessThan(1.4);
    // the match is still there after a reload, and its last deal can be taken back
    await page.reload();
    await page.locator('[data-entry="3"]').waitFor();
    await act(page, 'undo');
    await page.locator('[data-entry="2"]').waitFor();
    expect(await totals(page, 1)).toEqual(['0', '−26', '0', '0']);
    await act(page, 'enter');
    await page.locator('[data-entry="3"]').waitFor();
    expect(await totals(page, 2)).toEqual(['13', '−26', '12', '1']);
    for (const deal of [3, 4, 5]) {
      await page.locator(`[data-entry="${deal}"]`).waitFor();
      await queen(page, 0);
      await rest(page, 2);
      await act(page, 'enter');
    }
    await page.locator('#pad-now', { hasText: 'Ben wins with −26.' }).waitFor();
    expect(await totals(page, 5)).toEqual(['52', '−26', '51', '1']);
    expect(await complaintsAtRest(page)).toEqual([]);
    // the scores as a picture
    const [picture] = await Promise.all([page.waitForEvent('download'), act(page, 'share')]);
    const png = await readFile(await picture.path());
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16)]).toEqual(['PNG', 1200]);
    // once more: the next player deals first
    await act(page, 'again');
    await page.locator('[data-entry="1"]').waitFor();
    expect(await prompt(page)).toMatch(/Ben deals\./);
    expect(await page.locator('[data-deal]').count()).toBe(0);
    await act(page, 'close');
    await page.locator('[data-act="begin-pad"]').waitFor();
    // names are remembered
    const names = await page.locator('datalist option').evaluateAll(all => all.map(one => one.getAttribute('value')));
    expect(names).toEqual(['Ana', 'Ben', 'Cleo', 'Dan']);
    await act(page, 'close');
    // the list of matches includes the match
    await act(page, 'matches');
    await page.locator('[data-screen="matches"] [data-pad]').last().click();
    await page.locator('#pad-now', { hasText: 'Ben wins' }).waitFor();
  });
});

/** A stored match of Capture whose first player captured five hearts in one deal and `hearts` in the next. */
const capture = (seats: number, hearts: number, base = 'capture'): Readonly<Record<string, string>> => {
  const of = (n: number): readonly number[] => Array.from({ length: seats }, (_, seat) => (seat === 0 ? n : 0));
  const names = Array.from({ length: seats }, (_, seat) => `Player number ${seat + 1}`);
  const entries = [5, hearts].map(n => ({ ...blankEntry(seats), captured: of(n) }));
  const pad = { id: 'pad1', at: 1, game: base, base, overrides: {}, title: 'Capture', names, dealer: 0, entries };
  const rest = { length: { deals: 4 }, draft: null, totals: [], over: false };
  return { 'moonshot.score-pads': JSON.stringify([{ ...pad, ...rest }]) };
};

/** This many for one of four players. */
const one = (seat: number, n: number): readonly number[] => [0, 1, 2, 3].map(other => (other === seat ? n : 0));

async function openStored(page: Page): Promise<void> {
  await page.goto(`${page.url().split('#')[0]}#pad/pad1`);
  await page.reload();
}

test('a link shows the match to anyone, only to be read; a damaged one says so', async () => {
  const [pad] = JSON.parse(capture(4, 6)['moonshot.score-pads'] ?? '[]') as [StoredPad];
  const link = (await padLink(pad, `${site.url}/`)) ?? '';
  for (const viewport of Object.values(SCREENS))
    await visit(site, { viewport }, async ({ page }) => {
      await page.goto('about:blank');
      await page.goto(link);
      await page.locator('[data-shared]').waitFor();
      await page.locator('[data-deal="2"] td b').first().waitFor();
      expect(await totals(page, 2)).toEqual(['11', '0', '0', '0']);
      expect(await page.locator('[data-edit], [data-entry], [data-act="undo"]').count()).toBe(0);
      expect(await complaintsAtRest(page)).toEqual([]);
      await act(page, 'close');
      await page.locator('[data-act="begin-pad"]').waitFor();
      expect(await page.locator('[data-pad]').count(), 'nothing is stored').toBe(0);
      await page.goto('about:blank');
      await page.goto(link.slice(0, -20));
      await page.locator('[data-wrong]', { hasText: 'damaged or was cut' }).waitFor();
    });
});

test('a live link shows each deal as it is written down, until the sharing ends', async () => {
  const stored = capture(4, 6);
  await visit(site, { viewport: SCREENS.phone, stored }, async ({ page: writer, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openStored(writer);
    await writer.locator('[data-deal="2"] td b').first().waitFor();
    await act(writer, 'live-link');
    await writer.locator('[data-live-link="on"]').waitFor();
    const link = String(await writer.evaluate('navigator.clipboard.readText()'));
    expect(link).toMatch(/#k\/@[0-9a-f]{32}$/);
    expect(await complaintsAtRest(writer)).toEqual([]);
    await visit(site, { viewport: SCREENS.desktop }, async ({ page: reader, faults }) => {
      await reader.goto('about:blank');
      await reader.goto(link);
      await reader.locator('[data-live="now"]').waitFor();
      await reader.locator('[data-deal="2"] td b').first().waitFor();
      expect(await totals(reader, 2)).toEqual(['11', '0', '0', '0']);
      expect(await reader.locator('[data-edit], [data-entry], [data-act="undo"]').count()).toBe(0);
      expect(await complaintsAtRest(reader)).toEqual([]);
      // after a reload the pad is still shared, and the reader's page updates itself
      await writer.reload();
      await writer.locator('[data-live-link="on"]').waitFor();
      await writer.locator('[data-counts="captured"] [data-all="1"]').click();
      await act(writer, 'enter');
      await reader.locator('[data-deal="3"] td b').first().waitFor();
      expect(await totals(reader, 3)).toEqual(await totals(writer, 3));
      await act(writer, 'live-stop');
      await writer.locator('[data-live-link="off"]').waitFor({ state: 'attached' });
      await reader.locator('[data-live="ended"]').waitFor();
      expect(await totals(reader, 3)).toEqual(await totals(writer, 3));
      await reader.reload();
      await reader.locator('[data-wrong]', { hasText: 'no longer shared' }).waitFor();
      expect(
        faults.every(fault => fault.includes('404')),
        faults.join(),
      ).toBe(true);
      (faults as string[]).length = 0; // the browser logs each 404
    });
  });
});

test('without a server there is no live link, and the page says so', async () => {
  await visit(site, { stored: capture(4, 6) }, async ({ page, faults }) => {
    await openStored(page);
    await page.locator('[data-deal="2"] td b').first().waitFor();
    await page.route('**/api/pads/**', route => route.abort());
    await act(page, 'live-link');
    await page.locator('[data-live-link="unreachable"]', { hasText: 'no live link' }).waitFor();
    expect(await page.locator('[data-act="live-stop"]').count()).toBe(0);
    (faults as string[]).length = 0; // the browser logs the failed request
  });
});

test('without the code of links the page says so, and a later try loads it', async () => {
  const stored = capture(4, 6);
  const [pad] = JSON.parse(stored['moonshot.score-pads'] ?? '[]') as [StoredPad];
  await visit(site, { stored }, async ({ page, context, faults }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openStored(page);
    await page.locator('[data-deal="2"] td b').first().waitFor();
    await page.route(/\/(pad-link|http-client)-/, route => route.abort());
    await act(page, 'live-link');
    await page.locator('[data-live-link="unreachable"]', { hasText: 'no live link' }).waitFor();
    await act(page, 'link');
    await page.locator('[data-trouble]', { hasText: 'could not be loaded' }).waitFor();
    await page.goto((await padLink(pad, `${site.url}/`)) ?? '');
    await page.locator('[data-wrong]', { hasText: 'reload the page' }).waitFor();
    await page.unrouteAll();
    await page.goto(`${site.url}/#pad/pad1`);
    await page.locator('[data-deal="2"] td b').first().waitFor();
    await act(page, 'live-link');
    await page.locator('[data-live-link="on"]').waitFor();
    await act(page, 'live-stop');
    await page.locator('[data-live-link="off"]').waitFor({ state: 'attached' });
    expect(faults.filter(fault => fault.includes('uncaught'))).toEqual([]);
    (faults as string[]).length = 0; // the browser logs the failed requests
  });
});

test('fourteen players have a chart and a table whose names stand whole', async () => {
  await visit(site, { viewport: SCREENS.phone, stored: capture(14, 6) }, async ({ page }) => {
    await openStored(page);
    await page.locator('[data-entry="3"]').waitFor();
    expect(await complaintsAtRest(page)).toEqual([]);
    const boxes = await page
      .locator('thead th:nth-child(n + 2)')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().width));
    expect(Math.min(...boxes)).toBeGreaterThan(50);
    const cut = `[...document.querySelectorAll('.scores svg text')].filter(one => {
      const [text, chart] = [one.getBoundingClientRect(), one.closest('.panel').getBoundingClientRect()];
      return text.right > chart.right;
    }).length`;
    expect(await page.evaluate(cut)).toBe(0);
  });
});

test('partners have one score, a moon and a tie are named, and the statistics count the match', async () => {
  const taken = [1, 0].map(seat => ({ QS: one(seat, 1), '2H': one(seat, 13) }));
  const pad = {
    ...{ id: 'pad1', at: 1, game: 'partners', base: 'black-lady', title: 'Partner Hearts', dealer: 0 },
    overrides: { ...variantOf('partners')?.overrides, 'match.tie': 'extraDeal' },
    names: ['Ana', 'Ben', 'Cleo', 'Dan'],
    entries: taken.map(cards => ({ ...blankEntry(4), taken: cards })),
    ...{ length: { deals: 2 }, draft: null, totals: [], over: false },
  };
  const stored = { 'moonshot.score-pads': JSON.stringify([pad]) };
  await visit(site, { viewport: SCREENS.phone, stored }, async ({ page }) => {
    await openStored(page);
    await page.locator('[data-entry="3"]').waitFor();
    expect(await page.locator('thead th').allTextContents()).toEqual(['Deal', 'Ana and Cleo', 'Ben and Dan']);
    expect([await totals(page, 1), await totals(page, 2)]).toEqual([
      ['52', '0'],
      ['52', '52'],
    ]);
    expect(await page.locator('[data-shot]').allTextContents()).toEqual(['Ben shot the moon.', 'Ana shot the moon.']);
    expect(await page.locator('[data-news]').allTextContents()).toEqual([
      'Ana shot the moon.',
      'Level at the top: one more deal decides.',
    ]);
    expect(await complaintsAtRest(page)).toEqual([]);
    // the pad was opened by its address, so home is below it
    await page.locator('header [data-act="close"]').click();
    await act(page, 'statistics');
    await page.locator('[data-real-cards]', { hasText: 'Partner Hearts1 match with real cards, 2 deals' }).waitFor();
  });
});

test('the pad says what wild cards and a kitty are, and shows the rules', async () => {
  const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'];
  const pad = {
    ...{ id: 'pad1', at: 1, game: 'wild-twist', base: 'wild-twist', title: 'Wild Twist', dealer: 0, overrides: {} },
    ...{ names, entries: [], length: null, draft: null, totals: [], over: false },
  };
  const stored = { 'moonshot.score-pads': JSON.stringify([pad]) };
  await visit(site, { viewport: { width: 360, height: 640 }, stored }, async ({ page }) => {
    await openStored(page);
    await page.locator('[data-entry="1"]').waitFor();
    expect(await prompt(page)).toMatch(/Take 4 jokers or other spare cards/);
    const button = await page.locator('[data-act="enter"]').boundingBox();
    expect((button?.y ?? 999) + (button?.height ?? 0), 'the button that enters a deal is in reach').toBeLessThan(641);
    await page.locator('[data-about-cards] summary').click();
    expect(await page.locator('[data-about-cards]').innerText()).toMatch(
      /56 cards[\s\S]*The card left over[\s\S]*kitty/,
    );
    expect(await complaintsAtRest(page)).toEqual([]);
    await act(page, 'rules');
    await page.locator('dialog.rules', { hasText: 'every suit has a wild card' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog.rules').waitFor({ state: 'detached' });
    await page.locator('[data-entry="1"]').waitFor();
  });
});

test('a stored deal that the rules cannot score is opened to be changed, and unknown rules are named', async () => {
  await visit(site, { stored: capture(4, 14) }, async ({ page }) => {
    await openStored(page);
    await page.locator('[data-entry="2"] [data-problem]').waitFor();
    expect(await page.locator('[data-act="undo"]').isDisabled()).toBe(true);
    const [{ at, entries }] = JSON.parse(String(await page.evaluate(`localStorage.getItem('moonshot.score-pads')`)));
    expect([at, entries.length]).toEqual([1, 2]); // looking changes nothing
  });
  await visit(site, { stored: capture(4, 6, 'bridge') }, async ({ page }) => {
    await openStored(page);
    await page.locator('[data-wrong]').waitFor();
  });
});

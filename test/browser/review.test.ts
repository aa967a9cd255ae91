// The review of a deal: its texts, navigation by keys and touch, and a table forked from it. Deals are judged
// by search.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsAtRest } from './axe.ts';
import { click } from './clicker.ts';
import { sharedSite, visit } from './harness.ts';
import { judging } from './judged.ts';
import { type Staged, staged } from './staged.ts';

const site = await sharedSite();

const JUDGED = '[data-screen="review"]:not([data-judged="no"])';

const openReview = async (page: Page, id: string): Promise<void> => {
  await page.locator(`[data-table="${id}"]`).first().click();
  await click(page, '[data-act="review"]');
  await page.locator(JUDGED).waitFor();
};

const placeIs = (page: Page, place: number): Promise<void> =>
  page.locator(`[data-place="${place}"]`).waitFor({ state: 'attached' });

const reviewed = (): Promise<Staged> => staged({ game: 'ricketts', seats: 4, ask: 'scores' });

test('a deal is judged; its decisions are gone through by keys and by the table, and one is played out', async () => {
  const table = await reviewed();
  await visit(site, { tables: [table] }, async ({ page }) => {
    await openReview(page, table.id);
    const steps = page.locator('[data-pick]');
    const count = await steps.count();
    expect(count).toBeGreaterThanOrEqual(13);
    const costs = (await page.locator('[data-worst]').allInnerTexts()).map(text => Number(/−([\d.]+)/.exec(text)?.[1]));
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
    const last = count - 1;
    for (const [key, place] of [
      ['Home', 0],
      ['ArrowLeft', 0],
      ['ArrowRight', 1],
      ['End', last],
      ['ArrowRight', last],
      ['ArrowLeft', last - 1],
    ] as const) {
      await page.keyboard.press(key);
      await placeIs(page, place);
    }
    await steps.nth(5).click();
    await placeIs(page, 5);
    expect(await complaintsAtRest(page)).toEqual([]);
    await page.locator('[data-act="play-out"]').click();
    await page.locator('[data-screen="table"][data-ask="play"]').waitFor();
    await click(page, '[data-act="leave"]');
    await page.locator(JUDGED).waitFor();
    expect(await page.evaluate('location.hash')).toBe(`#review/${table.id}`);
    await page.keyboard.press('Escape');
    await page.locator('[data-screen="scores"]').waitFor(); // the table whose deal is judged
    await page.goBack();
    await page.locator('.saved [data-table^="play-out-"]', { hasText: 'From a review' }).waitFor();
    expect(await page.locator('.going-on [data-table]').getAttribute('data-table')).toBe(table.id);
  });
});

test('O judges by open hands and back, P plays the decision out, and Escape leads back to the table', async () => {
  const table = await reviewed();
  await visit(site, { tables: [table] }, async ({ page }) => {
    await openReview(page, table.id);
    const chosen = page.locator('.ways input:checked');
    expect(await chosen.inputValue()).toBe('known');
    for (const way of ['open', 'known']) {
      await page.keyboard.press('o');
      await expect.poll(() => chosen.inputValue()).toBe(way);
      await page.locator(JUDGED).waitFor();
    }
    await page.keyboard.press('Escape');
    await page.locator('[data-screen="review"]').waitFor({ state: 'detached' });
    await click(page, '[data-act="review"]');
    await page.locator(JUDGED).waitFor();
    await page.keyboard.press('Home');
    await placeIs(page, 0);
    await page.keyboard.press('p');
    await page.locator('[data-screen="table"][data-ask="pass"]').waitFor();
  });
});

test('a deal is played out from a card of the trick, unless nothing is left to play', async () => {
  const table = await reviewed();
  await visit(site, { tables: [table] }, async ({ page }) => {
    await openReview(page, table.id);
    await page.keyboard.press('End');
    await page.locator('[data-from-ends]').waitFor();
    await page.locator('[data-pick="6"]').click();
    const points = page.locator('[data-from]');
    const [here, ...others] = await points.all();
    expect(await here?.getAttribute('aria-pressed')).toBe('true');
    // one position after each card except the card before the decision, and one before the trick
    expect(others.length).toBeGreaterThanOrEqual(4);
    await others.at(-1)?.click();
    await expect.poll(() => others.at(-1)?.getAttribute('aria-pressed')).toBe('true');
    expect(await complaintsAtRest(page)).toEqual([]);
    await page.locator('[data-act="play-out"]').click();
    await page.locator('[data-screen="table"][data-ask="play"]').waitFor();
  });
});

/** The numbers of a text in English, without signs. */
const numbersIn = (text: string): readonly number[] => (text.match(/\d+(?:\.\d)?/g) ?? []).map(Number);

/** By how much a number that is written to a tenth may differ from the number itself. */
const ROUNDED = 0.051;

/** The chart's value after each trick, by its drawn scale, and the table's value after each decision. */
const CHART = `(() => {
  const numberIn = text => Number(text.replace('−', '-'));
  const marks = [...document.querySelectorAll('[data-graph] path.mark')].map(path => ({
    y: Number(/^M\\S+ ([\\d.]+)/.exec(path.getAttribute('d'))[1]),
    value: numberIn(path.nextElementSibling.textContent),
  }));
  const [low, high] = [marks[0], marks.at(-1)];
  const valueAt = y => low.value + ((high.value - low.value) * (y - low.y)) / (high.y - low.y);
  return {
    curve: [...document.querySelectorAll('[data-graph] circle')].map(one => valueAt(Number(one.getAttribute('cy')))),
    rows: [...document.querySelectorAll('tbody tr')].map(row => ({
      trick: Number(/\\d+/.exec(row.querySelector('th').textContent)?.[0] ?? 0),
      said: numberIn(row.querySelector('td.visually-hidden').textContent),
    })),
  };
})()`;

interface Chart {
  readonly curve: readonly number[];
  readonly rows: readonly { readonly trick: number; readonly said: number }[];
}

/** Opens the review of a deal with four costly decisions, which is the same on every machine. */
async function atJudged(story: (page: Page) => Promise<void>): Promise<void> {
  const table = await staged({ game: 'ricketts', seats: 4, ask: 'scores', deals: 2 });
  await visit(site, { tables: [table], scripts: [await judging(table)] }, async ({ page }) => {
    await openReview(page, table.id);
    await story(page);
  });
}

test('the table of decisions says the numbers that the chart draws, to a tenth', async () => {
  await atJudged(async page => {
    const { curve, rows } = await page.evaluate<Chart>(CHART);
    expect(curve).toHaveLength(14);
    expect(rows.map(({ trick }) => trick)).toEqual(Array.from({ length: rows.length }, (_, i) => i));
    for (const { trick, said } of rows)
      expect(Math.abs((curve[trick] ?? Number.NaN) - said), `trick ${trick}`).toBeLessThanOrEqual(ROUNDED);
    expect(new Set(rows.map(({ said }) => said)).size).toBeGreaterThan(3);
  });
});

test('the headline is the sum of what the decisions cost and the end of the chart, and says against whom', async () => {
  await atJudged(async page => {
    const costs = (await page.locator('tbody td.end').allInnerTexts()).flatMap(numbersIn);
    expect(costs.filter(cost => cost > 0).length).toBeGreaterThan(3);
    const [lost = Number.NaN] = numbersIn(await page.locator('.graph h1').innerText());
    expect(Math.abs(lost - costs.reduce((sum, cost) => sum + cost, 0))).toBeLessThanOrEqual(ROUNDED * costs.length);
    const { curve } = await page.evaluate<Chart>(CHART);
    expect(Math.abs(lost - (curve.at(-1) ?? Number.NaN))).toBeLessThanOrEqual(ROUNDED);
    expect(await page.locator('.graph .measure').innerText()).toContain('against the average of the others');
  });
});

test('the verdict, the comparison and the chart say the same cost of a decision', async () => {
  await atJudged(async page => {
    await page.locator('[data-pick="8"]').click();
    await placeIs(page, 8);
    const [cost = Number.NaN] = numbersIn(await page.locator('.here td.end').innerText());
    expect(cost).toBeGreaterThan(1);
    const verdict = page.locator('.verdict');
    expect(await verdict.getByRole('status').innerText()).toContain(`set you back ${cost} points against the others.`);
    expect(await verdict.locator('.alt em').innerText()).toBe(`−${cost}`);
    expect(await verdict.locator('li.mine span').last().innerText()).toBe(`−${cost}`);
    expect(await page.locator('[data-graph] text', { hasText: /^\+/ }).allTextContents()).toEqual([`+${cost}`]);
  });
});

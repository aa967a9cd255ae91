// Printed rules in a real browser: every game fits one page of A4 and Letter, with a score sheet on another.
// The page prints them with a QR code that leads to the rules. Takes long, since it renders many documents.
import { LANGUAGES } from '@moonshot/i18n';
import { printWords } from '@moonshot/i18n/features';
import { ruleWords } from '@moonshot/i18n/games';
import { SHEETS, sheetOf } from '@moonshot/rules';
import { CATALOGUE, heartsNamed, sheetOfVariant } from '@moonshot/rules/catalogue';
import { printed, printedHtml } from '@moonshot/rules/print';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshSample } from '../seeds.ts';
import { sharedSite, visit } from './rig.ts';
import { scanned } from './scanned.ts';

const site = await sharedSite();
const PAPERS = ['A4', 'Letter'] as const;
const GAMES = [
  ...SHEETS.map(({ id, seats }) => ({ id, seats })),
  ...CATALOGUE.map(variant => ({ id: variant.id, seats: sheetOfVariant(variant).seats })),
];
const ALL = GAMES.flatMap(({ id, seats }) =>
  LANGUAGES.flatMap(language => [...new Set([seats.best, seats.max])].map(count => ({ id, language, count }))),
);
/** The longest texts, and others with each commit. */
const SAMPLE = [
  ...ALL.filter(({ id, language }) => id === 'dodofox' && language === 'de'),
  ...freshSample('printed rules', ALL, 24),
];

/** As large as the code of a link to long rules. */
const CODE = { getModuleCount: () => 121, isDark: () => true };

/** Printing in a shell ends at once, which would remove what is printed. */
const holdPrint = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(globalThis, { print: () => undefined }));

const pagesOf = async (page: Page, format: string): Promise<number> =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('every game fits one page, with a score sheet on another', async () => {
  const page = await site.browser.newPage();
  const wrong: string[] = [];
  for (const { id, language, count } of SAMPLE) {
    const [rules, print] = await Promise.all([ruleWords(language), printWords(language)]);
    await page.setContent(printedHtml(printed(heartsNamed(id, count), { language, rules, print, qr: CODE })));
    for (const paper of PAPERS) {
      const pages = await pagesOf(page, paper);
      if (pages !== 2) wrong.push(`${id} for ${count} in ${language} on ${paper}: ${pages} pages`);
    }
  }
  await page.close();
  expect(wrong).toEqual([]);
});

test('the page prints the rules that are read, and their code leads to them', async () => {
  await visit(site, { viewport: { width: 1440, height: 900 } }, async ({ page }) => {
    await holdPrint(page);
    await page.locator('[data-act="rules"]').first().click();
    await page.locator('dialog [data-act="print"]').click();
    await page.locator('#printed').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#printed h1').first().textContent()).toBe(sheetOf('ricketts')?.name);
    expect(await page.locator('#printed [data-table="passes"] tbody tr').count()).toBe(5);
    const link = (await scanned(page, '#printed svg')) ?? '';
    expect(await pagesOf(page, 'A4')).toBe(2);
    await page.locator('#printed').waitFor({ state: 'detached' }); // printing is over
    await page.emulateMedia({ media: 'screen' });
    await page.goto(link);
    await page.locator('[data-shows="preview"] h1', { hasText: sheetOf('ricketts')?.name ?? '' }).waitFor();
  });
});

test('the score pad prints a sheet with its players', async () => {
  await visit(site, { viewport: { width: 390, height: 844 } }, async ({ page }) => {
    await holdPrint(page);
    await page.locator('[data-act="pad"]').click();
    await page.locator('[data-player="0"]').fill('Ana');
    await page.locator('[data-act="begin-pad"]').click();
    await page.locator('[data-act="print"]').click();
    await page.locator('#printed').waitFor({ state: 'attached' });
    expect(await page.locator('#printed .name').first().textContent()).toBe('Ana');
  });
});

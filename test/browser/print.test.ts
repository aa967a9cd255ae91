// Printed rules in a real browser: every game fits one page of A4 and Letter, with a score sheet on another.
// The page prints them with a QR code that leads to the rules. Takes long, since it renders many documents.
import { LANGUAGES } from '@moonshot/i18n';
import { printWords } from '@moonshot/i18n/features';
import { ruleWords } from '@moonshot/i18n/games';
import { heartsOf, type Overrides, SHEETS, sheetOf } from '@moonshot/rules';
import { CATALOGUE, heartsNamed, sheetOfVariant } from '@moonshot/rules/catalogue';
import { printed, printedHtml } from '@moonshot/rules/print';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshSample } from '../seeds.ts';
import { sharedSite, visit } from './harness.ts';
import { scanned } from './scanned.ts';

const site = await sharedSite();
const PAPERS = ['A4', 'Letter'] as const;
const GAMES = [
  ...SHEETS.map(({ id, seats }) => ({ id, seats })),
  ...CATALOGUE.map(variant => ({ id: variant.id, seats: sheetOfVariant(variant).seats })),
];
const ALL = GAMES.flatMap(({ id, seats }) =>
  LANGUAGES.flatMap(language =>
    [...new Set([seats.best, seats.max])].map(count => ({
      name: `${id} for ${count} in ${language}`,
      id,
      language,
      hearts: heartsNamed(id, count),
    })),
  ),
);
/** House rules that use many fields at once: their sentences and tables are longer than those of any game. */
const LONG_RULES: Overrides = {
  name: 'The very long rules of the Sunday table',
  direction: 'counterclockwise',
  'pass.cycle': ['left', 'right', 'across', 'scatter', 'hold', 'left', 'right', 'across'],
  'charge.cards': ['7C', '8C', '9C', 'TC', 'JC', 'QC'].map(shown => ({ shown, doubles: ['H*', 'QS'] })),
  'auction.prize': 'suit',
  'auction.most': 4,
  'settle.shareMax': 2,
  'opening.leader': 'bidder',
  'firstTrick.ban': ['QH', 'KH', 'AH', 'QS', 'JD'],
  'firstTrick.scope': 'any',
  'lead.restrict': ['H*', 'S*', 'D*'],
  'follow.under': ['QS', 'Q*', 'KD'],
  'discard.must': ['QS', 'TD', 'JD', 'AS'],
  points: [
    { cards: ['H*'], value: 'pips' },
    { cards: ['S*'], value: 'pipsFace10' },
    { cards: ['D*'], value: 'low' },
    { cards: ['C*'], value: 'pips' },
  ],
  'moon.needs': [],
  'match.tie': 'extraDeal',
};
const HOUSE = LANGUAGES.map(language => ({
  name: `long house rules in ${language}`,
  id: 'ricketts',
  language,
  hearts: heartsOf(sheetOf('ricketts'), 4, LONG_RULES),
}));
/** Every game, each in another language with every commit. */
const SAMPLE = [
  ...HOUSE,
  ...GAMES.flatMap(({ id }) =>
    freshSample(
      `printed ${id}`,
      ALL.filter(one => one.id === id),
      1,
    ),
  ),
];

/** A QR code as large as the code of a link to long rules. */
const CODE = { getModuleCount: () => 121, isDark: () => true };

/** Keeps what is printed on the page. Printing in a headless shell ends at once, which would remove it. */
const holdPrint = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(globalThis, { print: () => undefined }));

const pagesOf = async (page: Page, format: string): Promise<number> =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** DOM types for functions that run on the page; these tests have Node's types. */
interface Drawn {
  readonly textContent: string;
  readonly scrollWidth: number;
  readonly clientWidth: number;
  readonly offsetHeight: number;
  readonly style: Record<string, string>;
}
declare const document: {
  querySelector(selector: string): Drawn;
  querySelectorAll(selector: string): Iterable<Drawn>;
};
declare const getComputedStyle: (one: Drawn) => Readonly<Record<string, string>>;

/** Width and height in millimetres. */
const SHEETS_OF_PAPER = { A4: [210, 297], Letter: [215.9, 279.4] } as const;

/**
 * Whether the rules overflow the columns of one page. This measures the layout of a screen, which is faster
 * than rendering a document.
 */
const overfull = (page: Page, paper: keyof typeof SHEETS_OF_PAPER, margin: number): Promise<boolean> =>
  page.evaluate(
    ([width, height, edge]) => {
      const [main, header, text] = ['main', '.rules header', '.rules .text'].map(one => document.querySelector(one));
      if (main === undefined || header === undefined || text === undefined) return true;
      main.style.width = `${width - 2 * edge}mm`;
      text.style.columnFill = 'auto';
      text.style.height = `calc(${height - 2 * edge - 4}mm - ${header.offsetHeight}px)`;
      const isOver = text.scrollWidth > text.clientWidth + 1;
      text.style.height = '';
      return isOver;
    },
    [...SHEETS_OF_PAPER[paper], margin] as const,
  );

/** Elements that are wider than their container, and text in the rules that is smaller than 8 pt. */
const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll('section, header *, .text, .tables, th, td')].filter(
      one => one.scrollWidth > one.clientWidth + 1,
    );
    const small = [...document.querySelectorAll('.rules *')].filter(
      one => Number.parseFloat(getComputedStyle(one).fontSize ?? '') < 32 / 3,
    );
    return [...cut, ...small].map(one => one.textContent);
  });

async function drawn(page: Page, { language, hearts }: (typeof ALL)[number]): Promise<number> {
  const [rules, print] = await Promise.all([ruleWords(language), printWords(language)]);
  const made = printed(hearts, { language, rules, print, qr: CODE });
  await page.setContent(printedHtml(made));
  return Number(/margin: (\d+)mm/.exec(made.paper)?.[1]);
}

test('the rules of every game and long house rules fit one page, and nothing is cut', async () => {
  const page = await site.browser.newPage();
  const wrong: string[] = [];
  for (const one of SAMPLE) {
    const margin = await drawn(page, one);
    for (const paper of PAPERS)
      if (await overfull(page, paper, margin)) wrong.push(`${one.name}: more than one page of ${paper}`);
    wrong.push(...(await unreadable(page)).map(text => `${one.name}: ${text}`));
  }
  await page.close();
  expect(wrong).toEqual([]);
});

test('documents have a page of rules and a score sheet', async () => {
  const page = await site.browser.newPage();
  const pages: Record<string, readonly number[]> = {};
  const documents = [...HOUSE, ...freshSample('printed documents', ALL, 6)];
  for (const one of documents) {
    await drawn(page, one);
    pages[one.name] = [await pagesOf(page, 'A4'), await pagesOf(page, 'Letter')];
  }
  await page.close();
  expect(pages).toEqual(Object.fromEntries(documents.map(({ name }) => [name, [2, 2]])));
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
    await holdPrint(page); // the page was loaded again
    await page.locator('[data-act="change"]').click();
    await page.locator('[data-shows="form"] [data-act="print"]').click();
    await page.locator('#printed').waitFor({ state: 'attached' });
    expect(await page.locator('#printed section').count()).toBe(2);
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

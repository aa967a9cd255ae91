// Tests pages over the table: every game's rules fit screens of 60 to 120 columns, and no line of a page is
// wrapped a second time.
import { pageWords } from '@moonshot/i18n/page';
import { heartsOf, SHEETS, type Sheet } from '@moonshot/rules';
import { CATALOGUE, sheetOfVariant } from '@moonshot/rules/catalogue';
import { explain } from '@moonshot/rules/explain';
import { expect, test } from 'vitest';
import { widthOf } from '../core/plain-text.ts';
import { overlay, pageWidth } from './overlay.ts';
import { rulesPage } from './rules.ts';

const games: readonly (readonly [id: string, sheet: Sheet])[] = [
  ...SHEETS.map(sheet => [sheet.id, sheet] as const),
  ...CATALOGUE.map(variant => [variant.id, sheetOfVariant(variant)] as const),
];

test.each(games)('%s', (_, sheet) => {
  const hearts = heartsOf(sheet, sheet.seats.best);
  const clauses = explain(sheet, sheet.seats.best);
  for (let columns = 60; columns <= 120; columns++) {
    const page = rulesPage(hearts, clauses, pageWidth(columns));
    const shown = overlay(page, 0, { columns, rows: page.length + 3 });
    expect(Math.max(...shown.map(widthOf))).toBeLessThanOrEqual(columns);
    expect(shown.slice(0, page.length).map(line => line.trimEnd())).toEqual(page.map(line => ` ${line}`.trimEnd()));
  }
});

test.each(['de', 'fr', 'es'] as const)('in %s a blank stands between every topic and its sentences', async language => {
  const { topics } = await pageWords(language);
  for (const [id, sheet] of games) {
    const page = rulesPage(heartsOf(sheet, sheet.seats.best), explain(sheet, sheet.seats.best), 60, topics);
    const labels = new Set(explain(sheet, sheet.seats.best).map(({ topic }) => topics[topic] ?? topic));
    for (const label of labels) expect([id, page.some(line => line.startsWith(` ${label} `))]).toEqual([id, true]);
    expect(Math.max(...page.map(widthOf))).toBeLessThanOrEqual(60);
  }
});

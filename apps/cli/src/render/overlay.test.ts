// Tests pages over the table: every game's rules fit screens of 60 to 120 columns, and no line of a page is
// wrapped a second time.
import type { Language } from '@moonshot/i18n';
import { pageWords } from '@moonshot/i18n/page';
import { heartsOf, SHEETS, type Sheet } from '@moonshot/rules';
import { CATALOGUE, sheetOfVariant } from '@moonshot/rules/catalogue';
import { explain } from '@moonshot/rules/explain';
import { expect, test } from 'vitest';
import { widthOf } from '../core/plain-text.ts';
import { overlay, pageWidth } from './overlay.ts';
import { type RulesLabels, rulesPage } from './rules.ts';

const games: readonly (readonly [id: string, sheet: Sheet])[] = [
  ...SHEETS.map(sheet => [sheet.id, sheet] as const),
  ...CATALOGUE.map(variant => [variant.id, sheetOfVariant(variant)] as const),
];

const labelsIn = async (language: Language): Promise<RulesLabels> => {
  const { topics, home } = await pageWords(language);
  return { topics, seats: home.seatsNamed };
};

test.each(games)('%s', async (_, sheet) => {
  const labels = await labelsIn('en');
  const hearts = heartsOf(sheet, sheet.seats.best);
  const clauses = explain(sheet, sheet.seats.best);
  for (let columns = 60; columns <= 120; columns++) {
    const page = rulesPage(hearts, clauses, pageWidth(columns), labels);
    const shown = overlay(page, 0, { columns, rows: page.length + 3 });
    expect(Math.max(...shown.map(widthOf))).toBeLessThanOrEqual(columns);
    expect(shown.slice(0, page.length).map(line => line.trimEnd())).toEqual(page.map(line => ` ${line}`.trimEnd()));
  }
});

test.each(['de', 'fr', 'es'] as const)('in %s a blank stands between every topic and its sentences', async language => {
  const labels = await labelsIn(language);
  const { topics } = labels;
  for (const [id, sheet] of games) {
    const page = rulesPage(heartsOf(sheet, sheet.seats.best), explain(sheet, sheet.seats.best), 60, labels);
    const headings = new Set(explain(sheet, sheet.seats.best).map(({ topic }) => topics[topic] ?? topic));
    for (const heading of headings)
      expect([id, page.some(line => line.startsWith(` ${heading} `))]).toEqual([id, true]);
    expect(Math.max(...page.map(widthOf))).toBeLessThanOrEqual(60);
  }
});

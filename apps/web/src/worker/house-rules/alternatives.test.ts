// Every alternative that is offered makes a game that can be played and a rule that reads otherwise, in every
// language.
import { ruleWords } from '@moonshot/i18n/games';
import { inEveryLanguage } from '@moonshot/i18n/testing';
import { prepare, SHEETS } from '@moonshot/rules';
import { ruleWordsEn as en } from '@moonshot/rules/words';
import { expect, test } from 'vitest';
import { alternativesOf } from './alternatives.ts';

const TABLES = SHEETS.flatMap(sheet =>
  [...new Set([sheet.seats.min, sheet.seats.best, sheet.seats.max])].map(n => ({ sheet, n })),
);

test.each(TABLES)('$sheet.id at $n seats', ({ sheet, n }) => {
  const rules = alternativesOf(sheet, n, {}, en);
  expect(rules.length).toBeGreaterThan(3);
  // a table chooses those otherwise
  expect(rules.map(({ path }) => path).filter(path => ['kind', 'match.kind'].includes(path))).toEqual([]);
  for (const { path, usual, now, options } of rules) {
    expect(now, path).toBe(usual);
    expect(
      options.map(({ value }) => value),
      path,
    ).toContain(usual);
    expect(options.length, path).toBeGreaterThan(1);
    expect(new Set(options.map(({ sentence }) => sentence)).size, path).toBe(options.length);
    for (const { value } of options) expect(prepare(sheet, n, { [path]: value }).ok, `${path} ${value}`).toBe(true);
  }
});

const IN_ENGLISH = TABLES.map(({ sheet, n }) => alternativesOf(sheet, n, {}, en));

const [, ...OTHERS] = await inEveryLanguage(ruleWords);
test.each(OTHERS)('in %s the same rules are offered, in other words', (_, words) => {
  for (const [i, { sheet, n }] of TABLES.entries()) {
    const [own, english] = [alternativesOf(sheet, n, {}, words), IN_ENGLISH[i]];
    expect(own?.map(({ path, options }) => [path, options.length])).toEqual(
      english?.map(({ path, options }) => [path, options.length]),
    );
    expect(own?.[0]?.options[0]?.sentence).not.toBe(english?.[0]?.options[0]?.sentence);
  }
});

test('present overrides are listed, and the alternatives are explained with them', () => {
  const [ricketts] = SHEETS;
  if (ricketts === undefined) throw new Error('Cannot read rules: there are no sheets');
  const rules = alternativesOf(ricketts, 4, { 'moon.choose': 'auto' }, en);
  expect(rules.find(({ path }) => path === 'moon.choose')).toMatchObject({ now: 'auto', usual: 'shooter' });
});

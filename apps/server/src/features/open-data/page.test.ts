// Tests the open data page: its plots show the counts, each plot has a table beside it, and the page exists
// in every language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@moonshot/i18n';
import { dealOut, deckOf, draws, seedOf, shuffled } from '@moonshot/rules/cards';
import { countDeal, noStatistics, reportOf } from '@moonshot/rules/statistics';
import { expect, test } from 'vitest';
import { SPOKEN } from '../../core/languages.ts';
import { dataPage } from './page.ts';

const DECK = deckOf({ packs: 1, wilds: [], remove: [] });
const counts = noStatistics();
const below = draws(seedOf('the page'), 'deals');
for (let i = 0; i < 40; i++)
  countDeal(counts.shuffles, { ...dealOut(shuffled(DECK, below), 4, 13, 0), kitty: [], stock: [] });
const REPORT = { ...reportOf(counts), matches: 5, deals: 40 };
const DAYS = [{ day: '2026-11-22', matches: 5, sha256: 'ab'.repeat(32) }];

const times = (text: string, part: string): number => text.split(part).length - 1;

test.each(LANGUAGES)('in %s: two plots, two tables, the files', language => {
  const page = dataPage(REPORT, DAYS, { language, words: SPOKEN[language].openData });
  expect(page).toContain(`<html lang="${language}">`);
  expect([times(page, 'role="img" aria-label='), times(page, '<details>')]).toEqual([2, 2]);
  expect(times(page, '<title>')).toBe(1 + 52 * 4); // of the page, and of every field in the card plots
  expect(page).toContain('matches-2026-11-22.jsonl.gz.sha256');
  expect(page).not.toMatch(/style="|<script|undefined|NaN/);
});

test('fewer deals than can tell anything are said to be too few', () => {
  const few = noStatistics();
  countDeal(few.shuffles, { ...dealOut(DECK, 4, 13, 0), kitty: [], stock: [] });
  const page = dataPage({ ...reportOf(few), matches: 1 }, [], { language: 'en', words: SPOKEN.en.openData });
  expect(page).toContain('1 deals are too few to tell.');
});

/** The CSS custom properties that a block of a stylesheet sets. */
const tokensIn = (css: string): readonly string[] => [...css.matchAll(/--[\w-]+: [^;]+;/g)].map(([token]) => token);

test('it looks as the page of the game does: its tokens are those of the house', () => {
  const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
  const [tokens = ''] = read('open-data/data.css').split('\nbody {');
  const [dark = '', light = ''] = tokens.split('@media (prefers-color-scheme: light)');
  const [night = '', low = ''] = read('../web/src/styles/tokens.css').split('[data-theme="light"]');
  expect([tokensIn(dark).length, tokensIn(light).length].every(n => n >= 8)).toBe(true);
  expect(tokensIn(night)).toEqual(expect.arrayContaining([...tokensIn(dark)]));
  expect(tokensIn(low)).toEqual(expect.arrayContaining([...tokensIn(light)]));
});

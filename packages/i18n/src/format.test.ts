// Formats of numbers and counts.
import { expect, test } from 'vitest';
import { counting, figure, ordinals, signed } from './format.ts';
import type { Language } from './languages.ts';
import { pageWords } from './page.ts';

test.each([
  [0, '0', '+0'],
  [13, '13', '+13'],
  [-26, '−26', '−26'],
])('%i is written with a true minus', (n, plain, change) => {
  expect([figure(n), signed(n)]).toEqual([plain, change]);
});

test('counts and places follow the language', () => {
  const cards = counting('en')({ one: 'card', other: 'cards' });
  const place = ordinals('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' });
  expect([0, 1, 2].map(cards)).toEqual(['0 cards', '1 card', '2 cards']);
  expect([1, 2, 3, 11, 12, 21].map(place)).toEqual(['1st', '2nd', '3rd', '11th', '12th', '21st']);
});

const DAYS = Array.from({ length: 365 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)));

test.each(['en-GB', 'de', 'fr', 'es'])('home names each day of the year in %s as browsers do', async language => {
  const { home } = await pageWords(language.slice(0, 2) as Language);
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  // French counts the first of a month, which browsers do not
  const usual = DAYS.map(day => format.format(day).replace(/^1 (?=[a-zéû]+$)/, '1er '));
  expect(DAYS.map(day => home.date(day.toISOString().slice(0, 10)))).toEqual(usual);
});

// Formats of numbers and counts.
import { expect, test } from 'vitest';
import { counting, figure, ordinals, signed } from './format.ts';

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

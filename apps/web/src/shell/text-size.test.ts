// The text size of the page, by the setting and by the font of the browser.
import { expect, test } from 'vitest';
import { textSize } from './text-size.ts';

test.each([
  ['100', 16, '100', 1],
  ['150', 16, '150', 1],
  ['100', 12, '100', 1], // a smaller font stays as it is
  ['100', 17, '100', 1],
  ['100', 18, '125', 1.125],
  ['100', 20, '125', 1.25],
  ['100', 24, '150', 1.5],
  ['100', 32, '200', 2],
  ['150', 24, '200', 1.5], // at most the largest setting
  ['200', 32, '200', 2],
] as const)('the setting %s in a browser with %i px is laid out for %s', (setting, px, text, browser) => {
  expect(textSize(setting, px)).toEqual({ text, browser });
});

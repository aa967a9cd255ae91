// The text size of the page, by the setting, the font of the browser and the zoom.
import { expect, test } from 'vitest';
import { textSize } from './text-size.ts';

const PHONE = [390, 844] as const;

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
  expect(textSize(setting, px, PHONE)).toEqual({ text, factor: Number(text) / 100, enlarged: false, browser });
});

test.each([
  [320, 568, '100', '100', 1, false],
  [568, 320, '100', '100', 1, false],
  [640, 280, '100', '100', 1, false], // a phone on its side, below the bar of the browser
  [195, 422, '100', '200', 1, true], // a phone at 200 % zoom
  [320, 256, '100', '200', 1, true], // a desktop at 400 % zoom
  [422, 195, '150', '200', 1.5, false],
] as const)(
  'a window of %i × %i with the setting %s is laid out for %s',
  (width, height, setting, text, factor, enlarged) => {
    expect(textSize(setting, 16, [width, height])).toEqual({ text, factor, enlarged, browser: 1 });
  },
);

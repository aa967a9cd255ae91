// A QR code is drawn as one path of squares, with a white border, in a size that telephones read.
import { expect, test } from 'vitest';
import { htmlOf } from './markup.ts';
import { qrCode } from './qr-code.ts';

test.each([
  [['#'], '-4 -4 9 9', 'M0 0h1v1h-1z'],
  [['#..', '...', '.#.'], '-4 -4 11 11', 'M0 0h1v1h-1zM1 2h1v1h-1z'],
  [['..', '#.'], '-4 -4 10 10', 'M0 1h1v1h-1z'],
])('the code %j', (code, box, path) => {
  const qr = {
    getModuleCount: () => code.length,
    isDark: (row: number, column: number) => code[row]?.[column] === '#',
  };
  expect(htmlOf(qrCode(qr, 'Play'))).toBe(
    `<svg viewBox="${box}" width="46mm" height="46mm" role="img" aria-label="Play" shape-rendering="crispEdges"><path d="${path}"></path></svg>`,
  );
});

test.each([
  [29, '46mm'],
  [107, '46mm'],
  [109, '47mm'],
  [177, '74mm'],
])('a code of %i modules is %s wide', (size, width) => {
  const { attributes } = qrCode({ getModuleCount: () => size, isDark: () => false }, 'Play');
  expect([attributes.width, attributes.height]).toEqual([width, width]);
});

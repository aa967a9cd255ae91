// The side on which a seat lies, as the arrow of a pass shows it, and the scale of the table.
import { expect, test } from 'vitest';
import { ENLARGED_SIZES, SCREEN_SIZES } from '../../testing/screen-sizes.ts';
import { placesTo, shapeOf, sideAt, tableScale } from './shape.ts';

test.each([
  [1, 4, 'left'],
  [2, 4, 'across'],
  [3, 4, 'right'],
  [2, 5, 'left'],
  [3, 5, 'right'],
  [3, 7, 'left'],
  [1, 2, 'across'],
])('a seat %i places away among %i lies %s', (places, seats, side) => {
  expect(sideAt(places, seats)).toBe(side);
});

test('against the clock the next player sits on the right', () => {
  expect(sideAt(placesTo(1, 0, 4, 'counterclockwise'), 4)).toBe('right');
});

test.each(SCREEN_SIZES)('on a screen of %i × %i the table has its own size', (width, height) => {
  expect(tableScale(width, height)).toBe(1);
});

test.each(ENLARGED_SIZES)(
  'on a screen of %i × %i the table is smaller, has the same shape, and can be used',
  (...size) => {
    const scale = tableScale(...size);
    const [width, height] = size.map(side => side / scale);
    expect(scale).toBeLessThan(1);
    expect(shapeOf(width ?? 0, height ?? 0)).toBe(shapeOf(...size));
    expect(44 * scale).toBeGreaterThanOrEqual(24); // the size of a button
  },
);

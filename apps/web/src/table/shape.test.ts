// The side on which a seat lies, as the arrow of a pass shows it.
import { expect, test } from 'vitest';
import { placesTo, sideAt } from './shape.ts';

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

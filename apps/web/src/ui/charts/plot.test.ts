// Scales of charts cover their range in few steps of a round size, and positions keep the order of values.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisOf, HUNDREDTHS, heightIn, pathOf, placeIn, QUARTERS, WHOLES } from './plot.ts';

const BOX = { width: 100, height: 100, left: 10, right: 90, top: 5, bottom: 85 } as const;

test.each([
  ['a range of one step', [0, 1], WHOLES, [0, 1]],
  ['four steps', [0, 4], WHOLES, [0, 1, 2, 3, 4]],
  ['more than four', [0, 5], WHOLES, [0, 2, 4, 6]],
  ['below zero', [-26, 26], WHOLES, [-40, -20, 0, 20, 40]],
  ['nothing', [0, 0], WHOLES, [0, 1]],
  ['quarters of a hundred', [0, 90], QUARTERS, [0, 25, 50, 75, 100]],
  ['hundredths without a rest', [0, 0.07], HUNDREDTHS, [0, 0.02, 0.04, 0.06, 0.08]],
  ['beyond the largest step', [0, 4000], WHOLES, [0, 1000, 2000, 3000, 4000]],
] as const)('marks of %s', (_, [low, high], steps, marks) => {
  expect(axisOf(low, high, steps).marks).toEqual(marks);
});

test('a scale covers its range, and all of it is in the drawing', () => {
  const number = fc.integer({ min: -3000, max: 3000 });
  fc.assert(
    fc.property(number, number, fc.integer({ min: 2, max: 6 }), (a, b, most) => {
      const scale = axisOf(Math.min(a, b), Math.max(a, b), QUARTERS, most);
      const y = heightIn(BOX, scale);
      expect(scale.marks.length).toBeLessThanOrEqual(most + 2);
      expect([y(scale.low), y(scale.high)]).toEqual([BOX.bottom, BOX.top]);
      for (const n of [a, b]) expect(y(n) >= BOX.top && y(n) <= BOX.bottom).toBe(true);
      if (a < b) expect(y(a)).toBeGreaterThanOrEqual(y(b));
    }),
  );
});

test('steps are spread from the left to the right, and a single one is at the left', () => {
  expect([0, 1, 3].map(placeIn(BOX, 3))).toEqual([10, 36.67, 90]);
  expect(placeIn(BOX, 0)(0)).toBe(10);
  expect(pathOf([0, 3].map(step => ({ x: placeIn(BOX, 3)(step), y: step })))).toBe('M10 0L90 3');
});

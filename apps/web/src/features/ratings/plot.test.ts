// The rating chart stays within its area, and a better rating is drawn higher.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLANE, plotOf } from './plot.ts';

const step = fc.record({ value: fc.integer({ min: -500, max: 4000 }), within: fc.integer({ min: 1, max: 1000 }) });
const numbersIn = (path: string): readonly number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test('whatever the ratings are, all of it lies on the plane, between marks that are few', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), steps => {
      const { line, band, marks } = plotOf(steps);
      for (const path of [line, band])
        numbersIn(path).forEach((n, i) => {
          const [least, most] = i % 2 === 0 ? [PLANE.left, PLANE.right] : [PLANE.top, PLANE.bottom];
          expect(n).toBeGreaterThanOrEqual(least);
          expect(n).toBeLessThanOrEqual(most);
        });
      expect(marks.length).toBeLessThanOrEqual(8);
      expect(marks.length).toBeGreaterThan(1);
    }),
  );
});

test('a better rating is higher, and a surer one has the narrower band', () => {
  const { line, band } = plotOf([
    { value: 1500, within: 1000 },
    { value: 1700, within: 400 },
  ]);
  const [, first, , second] = numbersIn(line);
  expect(second).toBeLessThan(first ?? 0);
  const [, top, , nextTop, , nextBottom, , bottom] = numbersIn(band);
  expect((nextBottom ?? 0) - (nextTop ?? 0)).toBeLessThan((bottom ?? 0) - (top ?? 0));
});

// Totals roll from the old to the new value. Only a total that wraps (changes because it
// hits a certain value exactly) is struck through first.
import { expect, test } from 'vitest';
import { type RollTimes, rollFrame } from './rolled.ts';

const TIMES: RollTimes = { roll: 400, wrap: 600 };
const PLAIN = { change: 12, total: 38, wrappedFrom: null };
const WRAPPED = { change: 26, total: 0, wrappedFrom: 104 };

const looks: readonly [name: string, cell: typeof PLAIN | typeof WRAPPED, elapsed: number, looks: object][] = [
  ['a total begins at what it was', PLAIN, 0, { phase: 'rolls', figure: 26 }],
  ['is under way', PLAIN, 200, { phase: 'rolls', figure: 35 }],
  ['and rests', PLAIN, 400, { phase: 'rests' }],
  ['a wrapped one rolls to what was wrapped', WRAPPED, 399, { phase: 'rolls', figure: 104 }],
  ['is struck', WRAPPED, 400, { phase: 'struck' }],
  ['stays so', WRAPPED, 999, { phase: 'struck' }],
  ['and rests', WRAPPED, 1000, { phase: 'rests' }],
];

test.each(looks)('%s', (_, cell, elapsed, expected) => {
  expect(rollFrame(cell, TIMES, elapsed)).toEqual(expected);
});

test('a total never runs past its end, nor back', () => {
  for (const cell of [PLAIN, WRAPPED, { change: -26, total: 4, wrappedFrom: null }]) {
    const figures = Array.from({ length: 400 }, (_, at) => rollFrame(cell, TIMES, at)).map(one =>
      one.phase === 'rolls' ? one.figure : Number.NaN,
    );
    const steps = figures.slice(1).map((figure, i) => Math.sign(figure - (figures[i] ?? 0)));
    expect(new Set(steps.filter(step => step !== 0))).toEqual(new Set([Math.sign(cell.change)]));
  }
});

test('without animation it stops at once', () => {
  expect(rollFrame(WRAPPED, { roll: 0, wrap: 0 }, 0)).toEqual({ phase: 'rests' });
});

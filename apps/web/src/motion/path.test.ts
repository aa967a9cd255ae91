// Passed cards take the shorter way around the middle and never cross it.
import { expect, test } from 'vitest';
import { around, type Point, shift } from './path.ts';

const centre = { x: 500, y: 300 };
const below: Point = { x: 500, y: 600 };

const ways: readonly [name: string, to: Point, side: 'left' | 'right'][] = [
  ['to the left neighbour', { x: 100, y: 300 }, 'left'],
  ['to the right neighbour', { x: 900, y: 300 }, 'right'],
  ['across, clockwise', { x: 500, y: 20 }, 'left'],
];

test.each(ways)('%s', (_, to, side) => {
  const way = around(below, to, centre);
  const [first, last] = [way[0], way.at(-1)] as [Point, Point];
  expect([first.x, first.y, last.x, last.y].map(Math.round)).toEqual([below.x, below.y, to.x, to.y]);
  for (const { x, y } of way.slice(1, -1)) {
    expect(x < centre.x ? 'left' : 'right').toBe(side);
    expect(Math.hypot(x - centre.x, y - centre.y)).toBeGreaterThan(270);
  }
});

test('a shift leads from where a thing lies to where it is seen', () => {
  expect(shift({ x: 12, y: 5 }, { x: 10, y: 9 })).toBe('2.0px -4.0px');
});

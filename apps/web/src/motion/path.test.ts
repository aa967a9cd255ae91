// Passed cards take the shorter way around the middle, never cross it, and never leave the screen.
import { expect, test } from 'vitest';
import { around, type Point, shift } from './path.ts';

const centre = { x: 500, y: 300, ring: 200 };
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
    expect(Math.hypot(x - centre.x, y - centre.y)).toBeGreaterThan(195);
  }
});

test('a shift leads from where a thing lies to where it is seen', () => {
  expect(shift({ x: 12, y: 5 }, { x: 10, y: 9 })).toBe('2.0px -4.0px');
});

// The screens, with the ring of the table and the middle of the hand on each.
const SCREENS = [
  { width: 1440, height: 900, at: { x: 720, y: 382, ring: 200 }, hand: 800 },
  { width: 390, height: 844, at: { x: 195, y: 405, ring: 145 }, hand: 772 },
  { width: 844, height: 390, at: { x: 422, y: 154, ring: 103 }, hand: 360 },
  { width: 320, height: 568, at: { x: 160, y: 256, ring: 115 }, hand: 500 },
] as const;
const SEATS = Array.from({ length: 13 }, (_, i) => (i + 1) / 14);

test.each(SCREENS)('on $width × $height no passed card leaves the screen', ({ width, height, at, hand }) => {
  for (const place of SEATS)
    for (const lean of [-0.25, 0, 0.25]) {
      const angle = Math.PI / 2 + 2 * Math.PI * place;
      const seat = { x: width * (0.5 + 0.42 * Math.cos(angle)), y: height * (0.42 + 0.32 * Math.sin(angle)) };
      const own = { x: width * (0.5 + lean), y: hand };
      for (const { x, y } of [...around(own, seat, at), ...around(seat, own, at)]) {
        expect(x > 0 && x < width, `${Math.round(x)} of ${width}`).toBe(true);
        expect(y > 0 && y < height, `${Math.round(y)} of ${height}`).toBe(true);
      }
    }
});

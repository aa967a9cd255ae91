// Seats do not overlap, cards lie on their player's side, and a hand uses a second row where cards would be
// too narrow.
import { expect, test } from 'vitest';
import { cardSpot, crowdedSpot, needsTwoRows, type Plate, placesTo, plateOf, shapeOf } from './layout.ts';

const SEATS = Array.from({ length: 13 }, (_, i) => i + 2);
// Maximum size of a plate, and the screen, in pixels. Beyond eight seats there are only avatars with names.
const ROOM: Readonly<
  Record<keyof Plate, { screen: [number, number]; plate: [number, number]; avatar: [number, number] }>
> = {
  wide: { screen: [1440, 900], plate: [214, 78], avatar: [92, 70] },
  portrait: { screen: [390, 844], plate: [84, 96], avatar: [52, 54] },
  landscape: { screen: [844, 390], plate: [150, 50], avatar: [56, 50] },
};

test.each(SEATS)('with %i seats no two plates cover each other, and all are on the screen', seats => {
  for (const shape of ['wide', 'portrait', 'landscape'] as const) {
    const { screen, plate, avatar } = ROOM[shape];
    const [width, height] = seats > 8 ? avatar : plate;
    const spots = Array.from({ length: seats - 1 }, (_, i) => plateOf(seats, i + 1)[shape]);
    const at = spots.map(({ x, y }) => ({ x: (x / 100) * screen[0], y: (y / 100) * screen[1] }));
    for (const [i, a] of at.entries()) {
      expect(a.x > 0 && a.x < screen[0] && a.y > 0 && a.y < screen[1] * 0.75, `${shape}, place ${i + 1}`).toBe(true);
      for (const b of at.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= height, `${shape}, place ${i + 1}`).toBe(true);
    }
  }
});

test('the viewer’s card lies below, the next clockwise to the left, the one opposite above', () => {
  expect(cardSpot(4, 0)).toMatchObject({ dx: expect.closeTo(0), dy: expect.closeTo(1), high: false });
  expect(cardSpot(4, 1)).toMatchObject({ dx: expect.closeTo(-1), dy: expect.closeTo(0) });
  expect(cardSpot(4, 2)).toMatchObject({ dx: expect.closeTo(0), dy: expect.closeTo(-1), high: true });
});

test('many pairs lie at equal distances along their ring', () => {
  const spots = Array.from({ length: 14 }, (_, i) => crowdedSpot(14, i, 1.8));
  const gaps = spots.map((a, i) => {
    const b = spots[(i + 1) % 14] ?? a;
    return Math.hypot((a.dx - b.dx) * 1.8, a.dy - b.dy);
  });
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.15);
});

test('places are counted clockwise from the viewer', () => {
  expect([0, 1, 2, 3].map(seat => placesTo(seat, 2, 4))).toEqual([2, 3, 0, 1]);
});

const rows: readonly [cards: number, width: number, height: number, size: 'usual' | 'large', two: boolean][] = [
  [13, 390, 844, 'usual', false],
  [14, 390, 844, 'usual', true], // a card would show 23 pixels
  [16, 430, 932, 'usual', true],
  [17, 600, 900, 'usual', true], // always in portrait
  [13, 320, 568, 'usual', true],
  [26, 1440, 900, 'usual', false],
  [18, 844, 390, 'usual', false],
  [18, 820, 1180, 'usual', false],
  [1, 390, 844, 'usual', false],
  [12, 390, 844, 'large', false],
  [13, 390, 844, 'large', true], // the last fan with cards of the usual width
  [13, 430, 932, 'large', false],
  [13, 1280, 800, 'large', false],
];

test.each(rows)('%i cards on a screen of %i × %i, of size %s, take two rows: %s', (cards, width, height, size, two) => {
  expect(needsTwoRows(cards, width, height, size)).toBe(two);
});

test.each([
  [1440, 900, 'wide'],
  [1024, 768, 'wide'],
  [844, 390, 'landscape'],
  [820, 1180, 'tablet'],
  [390, 844, 'portrait'],
] as const)('%i × %i is %s', (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});

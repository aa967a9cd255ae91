// Seats do not overlap, cards lie on their player's side, and a hand uses a second row where cards would be
// too narrow.
import { expect, test } from 'vitest';
import { cardPlace } from './card-ring.ts';
import { needsTwoRows, type Plate, placesTo, plateOf, shapeOf } from './layout.ts';

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
  const spot = (places: number) => cardPlace('tricks', 4, places);
  expect(spot(0).wide).toMatchObject({ dx: expect.closeTo(0), dy: expect.closeTo(1) });
  expect(spot(1).portrait).toMatchObject({ dx: expect.closeTo(-1), dy: expect.closeTo(0) });
  expect(spot(2).landscape).toMatchObject({ dx: expect.closeTo(0), dy: expect.closeTo(-1) });
  expect([0, 1, 2, 3].map(places => spot(places).high)).toEqual([false, false, true, false]);
});

// Width and radii of a card in pixels, at the least for the number of seats, on the screens of ROOM.
const CARDS_AT: readonly [seats: number, shape: keyof Plate, width: number, radius: readonly [x: number, y: number]][] =
  [
    [6, 'wide', 92, [161, 116]],
    [8, 'wide', 75, [187.5, 133]],
    [11, 'wide', 70, [239, 133]],
    [6, 'portrait', 54, [82, 98]],
    [8, 'portrait', 50, [78, 106]],
    [11, 'portrait', 42, [105, 142]],
    [6, 'landscape', 40, [130, 52]],
    [8, 'landscape', 38, [150, 58]],
    [11, 'landscape', 36, [190, 60]],
  ];
// The index of a card, as shares of its width: from this distance to the edges, this wide and high.
const INDEX = { from: 0.07, width: 0.4, height: 0.45 };

test.each(CARDS_AT)(
  'with %i seats no card of a trick lies on an index on a %s screen',
  (seats, shape, width, radius) => {
    const [rx, ry] = radius;
    const spots = Array.from({ length: seats }, (_, i) => cardPlace('tricks', seats, i)[shape]);
    const corners = spots.map(({ dx, dy }) => ({ x: dx * rx, y: dy * ry }));
    for (const [i, a] of corners.entries())
      for (const [j, b] of corners.entries()) {
        const apart = b.x - a.x >= width * INDEX.width || a.x - b.x >= width * (1 - INDEX.from);
        const below = b.y - a.y >= width * INDEX.height || a.y - b.y >= width * (1.4 - INDEX.from);
        expect(i === j || apart || below, `card ${j} on the index of card ${i}`).toBe(true);
      }
  },
);

test('many cards lie at equal distances along their ring', () => {
  const spots = Array.from({ length: 14 }, (_, i) => cardPlace('commit-reveal', 14, i).wide);
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

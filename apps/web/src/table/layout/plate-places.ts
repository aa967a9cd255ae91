// The preferred places of the other seats' plates (the boxes with players' names), by number of seats and
// shape of the screen.

import type { ScreenShape } from '../shape.ts';
import { evenly } from './card-ring.ts';

type Places = readonly (readonly [x: number, y: number])[];

/**
 * The x and y of the plates on the left in percent of the screen, clockwise up to the plate opposite the
 * viewer, for two to eight seats. The plates on the right mirror them.
 */
const LEFT: Readonly<Record<'wide' | 'portrait' | 'landscape', readonly (readonly number[])[]>> = {
  wide: [
    [50, 15],
    [15, 30],
    [12.5, 41, 50, 14.5],
    [12, 50, 26, 19],
    [12, 54, 17, 25, 50, 14.5],
    [12, 57, 12, 34, 33, 15.5],
    [12, 59, 12, 37, 24, 17, 50, 14],
  ],
  portrait: [
    [50, 19],
    [20, 23],
    [12.5, 31, 50, 19],
    [12.5, 58, 28, 20.5],
    [12.5, 62.5, 13, 25, 50, 19.5],
    [12.5, 50, 12.5, 33, 34, 19],
    [12.5, 61, 12.5, 36, 20, 21, 50, 18],
  ],
  landscape: [
    [50, 13],
    [11, 30],
    [11.5, 40, 50, 12.5],
    [11.5, 55, 37, 12.5],
    [11.5, 58, 14, 31, 50, 12.5],
    [11.5, 60, 11.5, 35, 37.5, 12.5],
    [11.5, 65, 11.5, 45, 11.5, 25, 50, 12.5],
  ],
};

interface Ring {
  readonly centre: readonly [x: number, y: number];
  readonly radius: readonly [x: number, y: number];
  readonly gap: number; // degrees that are left free on each side of the viewer
  readonly shape: number; // ratio of the ring's width to its height
}

const RINGS: Readonly<Record<keyof typeof LEFT, Ring>> = {
  wide: { centre: [50, 41], radius: [40, 28.5], gap: 62, shape: 2.2 },
  portrait: { centre: [50, 45], radius: [42, 28], gap: 26, shape: 0.7 },
  landscape: { centre: [50, 39], radius: [43, 28], gap: 66, shape: 3.3 },
};

/** With at most this many seats, the ring leaves the lowest corners of an upright phone free. */
const ROOMY = 11;
const ROOMY_GAP = 40;

/** The places of all seats except the viewer's, clockwise from the left, in percent of the screen. */
export function platePlaces(shape: ScreenShape, seats: number): Places {
  const form = shape === 'tablet' ? 'portrait' : shape;
  const row = LEFT[form][seats - 2];
  if (row !== undefined) {
    const left = Array.from({ length: row.length / 2 }, (_, i) => [row[2 * i] ?? 0, row[2 * i + 1] ?? 0] as const);
    const right = left.filter(([x]) => x !== 50).map(([x, y]) => [100 - x, y] as const);
    return [...left, ...right.reverse()];
  }
  const { centre, radius, gap: least, shape: ratio } = RINGS[form];
  const gap = seats > ROOMY ? least : Math.max(least, ROOMY_GAP);
  const shares = Array.from({ length: seats - 1 }, (_, i) => gap + ((360 - 2 * gap) * i) / (seats - 2));
  return evenly(ratio, shares).map(angle => [
    centre[0] + radius[0] * Math.cos(angle),
    centre[1] + radius[1] * Math.sin(angle),
  ]);
}

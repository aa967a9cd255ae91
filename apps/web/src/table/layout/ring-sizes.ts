// The preferred sizes of the rings of cards, as in the design.

import type { ScreenShape } from '../shape.ts';

/**
 * The preferred size of a ring. `card`: width of a card, in pixels or as a share of the width of a card in
 * the hand. `across`, `down`: radii of the ring, in cards. `middle`: height of the ring's middle, as a share
 * of the screen's height. `pool`: width of the circle in the middle of the ring, in pixels.
 */
export type RingSize = readonly [card: number, across: number, down: number, middle: number, pool: number];

/** The sizes for games of tricks. Each row is for a range of numbers of seats (see `BANDS`). */
export const TRICKS: Readonly<Record<ScreenShape, readonly RingSize[]>> = {
  wide: [
    [0.84, 1.28, 0.86, 0.425, 400],
    [0.76, 1.75, 1.26, 0.425, 450],
    [0.62, 2.5, 1.77, 0.425, 470],
    [0.58, 3.4, 1.9, 0.4, 540],
  ],
  tablet: [
    [1.1, 1.28, 0.86, 0.47, 500],
    [1.1, 1.75, 1.26, 0.47, 500],
    [0.8, 2, 1.77, 0.47, 500],
    [0.58, 3.4, 1.9, 0.4, 500],
  ],
  portrait: [
    [74, 0.97, 1.03, 0.48, 290],
    [54, 1.52, 1.81, 0.45, 262],
    [50, 1.56, 2.12, 0.45, 262],
    [42, 2.5, 3.38, 0.45, 290],
  ],
  landscape: [
    [50, 1.2, 0.8, 0.395, 206],
    [42, 2.76, 1.19, 0.42, 220],
    [38, 3.95, 1.53, 0.44, 226],
    [36, 5.28, 1.67, 0.415, 230],
  ],
};
export const BOUTS: typeof TRICKS = {
  wide: [
    [0.62, 2.55, 1.62, 0.425, 460],
    [0.62, 2.7, 1.72, 0.425, 500],
    [0.56, 3.1, 1.95, 0.425, 500],
    [0.44, 4.9, 2.75, 0.4, 540],
  ],
  tablet: [
    [0.62, 2.55, 1.62, 0.47, 460],
    [0.62, 2.7, 1.72, 0.47, 500],
    [0.56, 3.1, 1.95, 0.47, 500],
    [0.44, 4.9, 4, 0.4, 500],
  ],
  portrait: [
    [52, 1.85, 2.12, 0.44, 270],
    [48, 2, 2.54, 0.46, 280],
    [44, 2.18, 2.9, 0.46, 280],
    [32, 3.25, 4.38, 0.47, 290],
  ],
  landscape: [
    [44, 2.73, 1.18, 0.42, 220],
    [40, 3.3, 1.43, 0.42, 230],
    [38, 4, 1.63, 0.43, 230],
    [30, 6.33, 2.2, 0.41, 230],
  ],
};

/** The maximum number of seats in each range, except for the last range. */
export const BANDS = { tricks: [4, 6, 8], 'commit-reveal': [5, 7, 8] } as const;

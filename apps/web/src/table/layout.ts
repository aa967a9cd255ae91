// Positions of seats and cards on the table, by number of seats and shape of the screen.

import type { TableRules } from '@moonshot/protocol';

export type ScreenShape = 'wide' | 'tablet' | 'portrait' | 'landscape';

/** The shape of the screen, with the breakpoints of the stylesheets. */
export function shapeOf(width: number, height: number): ScreenShape {
  if (width < height) return width <= 600 ? 'portrait' : 'tablet';
  return height <= 500 ? 'landscape' : 'wide';
}

/** A position in percent of the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Plate {
  readonly wide: Spot;
  readonly portrait: Spot;
  readonly landscape: Spot;
}

type Row = readonly (readonly [x: number, y: number])[];

// The plates of all seats but the viewer's, clockwise from the left, for two to eight seats.
const WIDE: readonly Row[] = [
  [[50, 15]],
  [
    [15, 30],
    [85, 30],
  ],
  [
    [12.5, 41],
    [50, 14.5],
    [87.5, 41],
  ],
  [
    [12, 50],
    [26, 19],
    [74, 19],
    [88, 50],
  ],
  [
    [12, 54],
    [17, 25],
    [50, 14.5],
    [83, 25],
    [88, 54],
  ],
  [
    [12, 57],
    [12, 34],
    [33, 15.5],
    [67, 15.5],
    [88, 34],
    [88, 57],
  ],
  [
    [12, 59],
    [12, 37],
    [24, 17],
    [50, 14],
    [76, 17],
    [88, 37],
    [88, 59],
  ],
];
const PORTRAIT: readonly Row[] = [
  [[50, 19]],
  [
    [20, 23],
    [80, 23],
  ],
  [
    [12.5, 31],
    [50, 19],
    [87.5, 31],
  ],
  [
    [12.5, 58],
    [28, 20.5],
    [72, 20.5],
    [87.5, 58],
  ],
  [
    [12.5, 62.5],
    [13, 25],
    [50, 19.5],
    [87, 25],
    [87.5, 62.5],
  ],
  [
    [12.5, 50],
    [12.5, 33],
    [34, 19],
    [66, 19],
    [87.5, 33],
    [87.5, 50],
  ],
  [
    [12.5, 61],
    [12.5, 36],
    [20, 21],
    [50, 18],
    [80, 21],
    [87.5, 36],
    [87.5, 61],
  ],
];
const LANDSCAPE: readonly Row[] = [
  [[50, 13]],
  [
    [11, 30],
    [89, 30],
  ],
  [
    [11.5, 40],
    [50, 12.5],
    [88.5, 40],
  ],
  [
    [11.5, 55],
    [35.5, 12.5],
    [59.5, 12.5],
    [88.5, 55],
  ],
  [
    [11.5, 58],
    [14, 31],
    [50, 12.5],
    [86, 31],
    [88.5, 58],
  ],
  [
    [11.5, 60],
    [11.5, 35],
    [37, 12.5],
    [60.5, 12.5],
    [88.5, 35],
    [88.5, 60],
  ],
  [
    [11.5, 65],
    [11.5, 45],
    [11.5, 25],
    [50, 12.5],
    [88.5, 25],
    [88.5, 45],
    [88.5, 65],
  ],
];

/** With more seats than this, players are shown as avatars on one ring. */
export const PLATES_MAX = 8;

interface Ring {
  readonly centre: readonly [x: number, y: number];
  readonly radius: readonly [x: number, y: number];
  readonly gap: number; // degrees left free on each side of the viewer
  readonly shape: number; // ratio of width to height
}

const RINGS: Readonly<Record<keyof Plate, Ring>> = {
  wide: { centre: [50, 41], radius: [40, 28.5], gap: 62, shape: 2.2 },
  portrait: { centre: [50, 45], radius: [42, 28], gap: 26, shape: 0.7 },
  landscape: { centre: [50, 39], radius: [43, 28], gap: 66, shape: 3.3 },
};

/** The position of a seat's plate. `places` counts seats clockwise from the viewer. */
export function plateOf(seats: number, places: number): Plate {
  const spot = (rows: readonly Row[], ring: Ring): Spot => {
    if (seats > PLATES_MAX) return onRing(ring, seats, places);
    const [x, y] = rows[seats - 2]?.[places - 1] ?? [50, 50];
    return { x, y };
  };
  return {
    wide: spot(WIDE, RINGS.wide),
    portrait: spot(PORTRAIT, RINGS.portrait),
    landscape: spot(LANDSCAPE, RINGS.landscape),
  };
}

/** Up to this number of seats the ring has room to leave the lowest corners of an upright phone free. */
const ROOMY = 11;
const ROOMY_GAP = 40;

function onRing({ centre, radius, gap: least, shape }: Ring, seats: number, places: number): Spot {
  const gap = seats > ROOMY ? least : Math.max(least, ROOMY_GAP);
  const share = gap + ((360 - 2 * gap) * (places - 1)) / (seats - 2);
  const angle = evenly(shape, share);
  return { x: centre[0] + radius[0] * Math.cos(angle), y: centre[1] + radius[1] * Math.sin(angle) };
}

const STEPS = 360;

/**
 * The angle at which an ellipse's rim, measured from its lowest point, reaches `share` of 360 equal parts.
 */
export function evenly(widthToHeight: number, share: number): number {
  const point = (i: number): readonly [number, number] => {
    const angle = radians(90 + (360 * i) / STEPS);
    return [widthToHeight * Math.cos(angle), Math.sin(angle)];
  };
  const rim = [0];
  for (let i = 1; i <= STEPS; i++) {
    const [[x1, y1], [x2, y2]] = [point(i - 1), point(i)];
    rim.push((rim[i - 1] ?? 0) + Math.hypot(x2 - x1, y2 - y1));
  }
  const wanted = ((rim[STEPS] ?? 0) * share) / 360;
  return radians(90 + (360 * rim.findIndex(length => length >= wanted)) / STEPS);
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Number of seats clockwise from the viewer to a seat. */
export const placesTo = (
  seat: number,
  viewer: number,
  seats: number,
  direction: TableRules['direction'] = 'clockwise',
): number => ((direction === 'counterclockwise' ? viewer - seat : seat - viewer) + seats) % seats;

/** Minimum visible width of a card in a fan, in pixels, so that it can be recognized and touched. */
const SHOWN_MIN = 24;

/** Card width on an upright phone, as in the stylesheets: minimum, share of the screen, maximum. */
const CARD = { usual: [58, 0.17, 72], large: [72, 0.215, 92] } as const;

/**
 * Whether a hand needs two rows: if cards would show less than the minimum, and always from 17 cards in
 * portrait.
 */
export function needsTwoRows(count: number, width: number, height: number, cards: keyof typeof CARD): boolean {
  if (shapeOf(width, height) !== 'portrait' || count < 2) return false;
  const [least, share, most] = CARD[cards];
  const card = Math.min(most, Math.max(least, width * share));
  return count >= 17 || (width - 20 - card) / (count - 1) < SHOWN_MIN;
}

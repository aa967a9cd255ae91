// Finds a place on the screen for a box that should cover nothing else.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

/** The area that two boxes share, in square pixels. */
export const sharedArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The box with this corner and this size. */
export const boxAt = ({ left, top }: Corner, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const STEP = 8;

/**
 * The positions that are tried for a length between two edges: one for each step, and the last possible one.
 */
function positions(from: number, to: number, length: number): readonly number[] {
  const last = Math.max(from, to - length);
  const count = Math.ceil((last - from) / STEP);
  return [...Array.from({ length: count }, (_, i) => from + i * STEP), last];
}

/** The distance between two intervals, 0 if they overlap. */
const gap = (from: number, to: number, goalFrom: number, goalTo: number): number =>
  Math.max(0, from - goalTo, goalFrom - to);

/** The area of `boxes` that a box covers. The sum ends as soon as it exceeds `most`. */
function areaCovered(box: Box, boxes: readonly Box[], most: number): number {
  let sum = 0;
  for (const one of boxes) {
    sum += sharedArea(box, one);
    if (sum > most) break;
  }
  return sum;
}

export interface FreePlace extends Corner {
  /** The area of `taken` that the box covers at this place, in square pixels. */
  readonly covered: number;
  /** The distance of the box from the goal. */
  readonly far: number;
}

/**
 * The place for a box of this size inside `room` at which it covers nothing of `taken`, as near to `goal` as
 * possible. If the box must cover something, it covers as little as possible.
 */
export function freePlace(
  size: readonly [width: number, height: number],
  room: Box,
  taken: readonly Box[],
  goal: Box,
): FreePlace {
  const [width, height] = size;
  let best: FreePlace = { left: room.left, top: room.top, covered: Number.POSITIVE_INFINITY, far: 0 };
  const done = (far: number): boolean => best.covered === 0 && far >= best.far;
  // The columns and rows nearest to the goal come first, so that the search can end early.
  const columns = positions(room.left, room.right, width)
    .map(left => {
      const across = gap(left, left + width, goal.left, goal.right);
      return { left, across, middle: Math.abs(left + width / 2 - (goal.left + goal.right) / 2) / 100 };
    })
    .sort((a, b) => a.across + a.middle - b.across - b.middle);
  const rows = positions(room.top, room.bottom, height)
    .map(top => ({ top, down: gap(top, top + height, goal.top, goal.bottom) }))
    .sort((a, b) => a.down - b.down);
  for (const { left, across, middle } of columns) {
    if (done(across + middle)) break;
    const beside = taken.filter(one => one.left < left + width && one.right > left);
    for (const { top, down } of rows) {
      const far = Math.hypot(across, down) + middle;
      if (done(far)) break;
      const covered = areaCovered(boxAt({ left, top }, width, height), beside, best.covered);
      if (covered < best.covered || (covered === best.covered && far < best.far)) best = { left, top, covered, far };
    }
  }
  return best;
}

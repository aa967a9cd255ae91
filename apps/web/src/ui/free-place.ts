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

/** A column of places for the box: its left edge, and how far it lies from the goal sideways. */
interface Column {
  readonly left: number;
  readonly across: number;
  readonly middle: number; // the distance of the middles, which decides between columns beside the goal
}

/** The columns, the nearest to the goal first, so that a search can end early. */
const columnsOf = (width: number, room: Box, goal: Box): readonly Column[] =>
  positions(room.left, room.right, width)
    .map(left => ({
      left,
      across: gap(left, left + width, goal.left, goal.right),
      middle: Math.abs(left + width / 2 - (goal.left + goal.right) / 2) / 100,
    }))
    .sort((a, b) => a.across + a.middle - b.across - b.middle);

const beside = (taken: readonly Box[], left: number, width: number): readonly Box[] =>
  taken.filter(one => one.left < left + width && one.right > left);

/**
 * The place for a box of this size inside `room` at which it covers nothing of `taken`, as near to `goal` as
 * possible. Undefined if there is none.
 */
export function uncoveredPlace(
  [width, height]: readonly [width: number, height: number],
  room: Box,
  taken: readonly Box[],
  goal: Box,
): FreePlace | undefined {
  let best: FreePlace | undefined;
  for (const { left, across, middle } of columnsOf(width, room, goal)) {
    if (best !== undefined && across + middle >= best.far) break;
    for (const [from, to] of gapsIn(beside(taken, left, width), room)) {
      if (to - from < height) continue;
      const top = Math.max(from, Math.min(goal.top - height, to - height));
      const far = Math.hypot(across, gap(top, top + height, goal.top, goal.bottom)) + middle;
      if (best === undefined || far < best.far) best = { left, top, covered: 0, far };
    }
  }
  return best;
}

/** The vertical intervals of `room` that none of these boxes takes. */
function* gapsIn(boxes: readonly Box[], room: Box): Iterable<readonly [from: number, to: number]> {
  let from = room.top;
  for (const { top, bottom } of [...boxes].sort((a, b) => a.top - b.top)) {
    if (top > from) yield [from, Math.min(top, room.bottom)];
    from = Math.max(from, bottom);
  }
  if (room.bottom > from) yield [from, room.bottom];
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
  const uncovered = uncoveredPlace(size, room, taken, goal);
  if (uncovered !== undefined) return uncovered;
  const [width, height] = size;
  let best: FreePlace = { left: room.left, top: room.top, covered: Number.POSITIVE_INFINITY, far: 0 };
  const rows = positions(room.top, room.bottom, height)
    .map(top => ({ top, down: gap(top, top + height, goal.top, goal.bottom) }))
    .sort((a, b) => a.down - b.down);
  for (const { left, across, middle } of columnsOf(width, room, goal)) {
    const below = beside(taken, left, width);
    for (const { top, down } of rows) {
      const far = Math.hypot(across, down) + middle;
      const covered = areaCovered(boxAt({ left, top }, width, height), below, best.covered);
      if (covered < best.covered || (covered === best.covered && far < best.far)) best = { left, top, covered, far };
    }
  }
  return best;
}

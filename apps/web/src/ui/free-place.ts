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

/** The distance between the nearest points of two boxes. */
function distance(a: Box, b: Box): number {
  const dx = Math.max(0, a.left - b.right, b.left - a.right);
  const dy = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(dx, dy);
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
  for (const left of positions(room.left, room.right, width))
    for (const top of positions(room.top, room.bottom, height)) {
      const box = boxAt({ left, top }, width, height);
      const middle = Math.abs((left + box.right - goal.left - goal.right) / 2) / 100;
      const far = distance(box, goal) + middle;
      if (best.covered === 0 && far >= best.far) continue;
      const covered = taken.reduce((sum, one) => sum + sharedArea(box, one), 0);
      if (covered < best.covered || (covered === best.covered && far < best.far)) best = { left, top, covered, far };
    }
  return best;
}

// The path of passed cards around the middle of the table.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of the table, with the radius of the ring that is drawn around it. */
export interface Centre extends Point {
  readonly ring: number;
}

const STEPS = 8;
const INWARDS = 0.5; // with an exponent below 1, a path moves inwards soon after its beginning

/**
 * Points on a path from one place to another around a centre. The path takes the shorter way, or the
 * clockwise one if both are equally long. Between the two places the path comes inwards to the drawn ring, so
 * that no card leaves the screen.
 */
export function around(from: Point, to: Point, { x, y, ring }: Centre): readonly Point[] {
  const centre = { x, y };
  const [a, b] = [polar(from, centre), polar(to, centre)];
  const turn = b.angle - a.angle;
  const full = 2 * Math.PI;
  const clockwise = ((turn % full) + full) % full;
  const way = clockwise <= Math.PI + 0.01 ? clockwise : clockwise - full;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const share = i / STEPS;
    const angle = a.angle + way * share;
    const straight = a.radius + (b.radius - a.radius) * share;
    const radius = straight - Math.max(0, straight - ring) * Math.sin(Math.PI * share) ** INWARDS;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

function polar({ x, y }: Point, centre: Point): { readonly angle: number; readonly radius: number } {
  return { angle: Math.atan2(y - centre.y, x - centre.x), radius: Math.hypot(x - centre.x, y - centre.y) };
}

/** The distance between two points as a value of the CSS property `translate`. */
export const shift = (from: Point, to: Point): string =>
  `${(from.x - to.x).toFixed(1)}px ${(from.y - to.y).toFixed(1)}px`;

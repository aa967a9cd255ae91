// The path of passed cards around the middle of the table.

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 8;

/** Points from one place to another around a centre, the shorter way; clockwise if both are equally long. */
export function around(from: Point, to: Point, centre: Point): readonly Point[] {
  const [a, b] = [polar(from, centre), polar(to, centre)];
  const turn = b.angle - a.angle;
  const full = 2 * Math.PI;
  const clockwise = ((turn % full) + full) % full;
  const way = clockwise <= Math.PI + 0.01 ? clockwise : clockwise - full;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const share = i / STEPS;
    const angle = a.angle + way * share;
    const radius = a.radius + (b.radius - a.radius) * share;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

function polar({ x, y }: Point, centre: Point): { readonly angle: number; readonly radius: number } {
  return { angle: Math.atan2(y - centre.y, x - centre.x), radius: Math.hypot(x - centre.x, y - centre.y) };
}

/** The shift as a CSS translate. */
export const shift = (from: Point, to: Point): string =>
  `${(from.x - to.x).toFixed(1)}px ${(from.y - to.y).toFixed(1)}px`;

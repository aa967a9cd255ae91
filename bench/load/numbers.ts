// Statistics of a series of measurements.

/** Fits a line to points by linear regression. Returns its slope and the standard error of the slope. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): {
  readonly slope: number;
  readonly error: number;
} {
  const count = points.length;
  const [x0, y0] = [0, 1].map(i => points.reduce((sum, point) => sum + (point[i] ?? 0), 0) / count) as [number, number];
  const xx = points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0) / xx;
  const left = points.reduce((sum, [x, y]) => sum + (y - y0 - slope * (x - x0)) ** 2, 0);
  return { slope, error: Math.sqrt(left / Math.max(1, count - 2) / xx) };
}

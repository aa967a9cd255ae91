// The geometry of the charts: scales with round numbers, positions in a drawing, and what is drawn at them.

/** The drawing area of a chart, in its own units. Labels may extend beyond its sides. */
export interface PlotBox {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface AxisScale {
  readonly low: number;
  readonly high: number;
  readonly marks: readonly number[];
}

/**
 * Possible distances between two labelled values of a scale: 1, 2 and 5 times a power of ten. In `QUARTERS`,
 * 25, 250 and 2500 take the place of 20, 200 and 2000.
 */
export const HUNDREDTHS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
export const WHOLES = [1, 2, 5, 10, 20, 50, 100, 200];
export const QUARTERS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500];

/**
 * A scale for a range of values. Its step is the smallest of `steps` that fits into the range at most `most`
 * times. If even the largest fits more often, the range is divided into `most` steps.
 */
export function axisOf(low: number, high: number, steps: readonly number[], most = 4): AxisScale {
  const step = steps.find(one => (high - low) / one <= most) ?? (high - low) / most;
  const from = Math.floor(low / step + 1e-9);
  const to = Math.max(from + 1, Math.ceil(high / step - 1e-9));
  const marks = Array.from({ length: to - from + 1 }, (_, i) => hundredth((from + i) * step));
  return { low: from * step, high: to * step, marks };
}

/** The vertical position of a value in a drawing. */
export const heightIn =
  ({ top, bottom }: PlotBox, { low, high }: Pick<AxisScale, 'low' | 'high'>) =>
  (value: number): number =>
    hundredth(bottom - ((value - low) / (high - low)) * (bottom - top));

/** The horizontal position of a step in a drawing, from step 0 at the left to step `last` at the right. */
export const placeIn =
  ({ left, right }: PlotBox, last: number) =>
  (step: number): number =>
    hundredth(left + (step / Math.max(1, last)) * (right - left));

const hundredth = (n: number): number => Math.round(n * 100) / 100;

export interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

/** A path through points. */
export const pathOf = (points: readonly PlotPoint[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** A horizontal line across the drawing, with its value at the left. */
export interface PlotMark {
  readonly y: number;
  readonly text: string;
  readonly kind?: 'zero' | 'target';
}

export interface PlotBar extends PlotPoint {
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  readonly ink: string; // a colour
  readonly opacity?: number;
}

export interface PlotLine {
  readonly path: string;
  readonly ink: string;
  readonly width: number;
  readonly dashes?: string;
  readonly person?: boolean; // drawn in the colour of a player's portrait, which is darker in the light theme
}

export interface PlotArea {
  readonly path: string;
  readonly ink: string;
  readonly opacity: number;
}

export interface PlotDot extends PlotPoint {
  readonly radius: number;
  readonly ink: string;
  readonly ringed?: boolean;
  readonly person?: boolean;
}

export interface PlotLabel extends PlotPoint {
  readonly text: string;
  readonly anchor?: 'middle' | 'end';
  readonly kind?: 'name' | 'strong' | 'over'; // `over` hides what is drawn below the label
}

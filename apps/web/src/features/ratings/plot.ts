// Geometry of the rating chart: a line within its confidence band.
import type { RatingStepFacts } from '@moonshot/protocol/server';

export const PLANE = { width: 640, height: 200, left: 78, right: 628, top: 14, bottom: 186 } as const;

/** The initial rating of every player. */
export const BEGINNING = { value: 1500, within: 1000 };

export interface RatingPlot {
  readonly line: string;
  readonly band: string;
  readonly marks: readonly { readonly value: number; readonly y: number }[];
  readonly last: { readonly x: number; readonly y: number };
}

const STEPS = [25, 50, 100, 250, 500, 1000];
const MARKS_MOST = 4;

/** The chart of the steps. The first step follows a known rating. Without steps it is `undefined`. */
export function plotOf(steps: readonly Pick<RatingStepFacts, 'value' | 'within'>[]): RatingPlot {
  const low = Math.min(...steps.map(({ value, within }) => value - within));
  const high = Math.max(...steps.map(({ value, within }) => value + within));
  const step = STEPS.find(one => (high - low) / one <= MARKS_MOST) ?? 1000;
  const [floor, ceiling] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const y = (value: number): number =>
    tenth(PLANE.bottom - ((value - floor) / Math.max(step, ceiling - floor)) * (PLANE.bottom - PLANE.top));
  const x = (i: number): number => tenth(PLANE.left + (i / Math.max(1, steps.length - 1)) * (PLANE.right - PLANE.left));
  const path = (points: readonly string[]): string => `M${points.join('L')}`;
  const upper = steps.map(({ value, within }, i) => `${x(i)} ${y(value + within)}`);
  const lower = steps.map(({ value, within }, i) => `${x(i)} ${y(value - within)}`);
  return {
    line: path(steps.map(({ value }, i) => `${x(i)} ${y(value)}`)),
    band: `${path([...upper, ...lower.toReversed()])}Z`,
    marks: Array.from({ length: Math.round((ceiling - floor) / step) + 1 }, (_, i) => floor + i * step).map(value => ({
      value,
      y: y(value),
    })),
    last: { x: x(steps.length - 1), y: y(steps.at(-1)?.value ?? floor) },
  };
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

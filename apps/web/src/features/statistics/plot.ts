// Geometry of the statistics charts: bars, axis marks, and columns.
import type { Estimate } from '@moonshot/rules/statistics';

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly figure: string; // the value as text
  readonly mark?: number; // the break-even value
}

/** A bar for a value with its confidence interval. */
export const barOf = (
  label: string,
  { value, low, high }: Estimate,
  tone: Bar['tone'],
  format: (n: number) => string,
): Bar => ({ label, value, low, high, tone, figure: format(value) });

export interface AxisScale {
  readonly low: number;
  readonly high: number;
  readonly marks: readonly number[];
}

const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const MARKS_MAX = 4;

/** A scale from zero (or less) to the largest value, with round marks. */
export function scaleOf(bars: readonly Bar[]): AxisScale {
  const all = bars.flatMap(({ value, low, high, mark }) => [value, low ?? 0, high ?? 0, mark ?? 0]);
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  const span = most - least || 1;
  const step = STEPS.find(one => span / one <= MARKS_MAX) ?? span / MARKS_MAX;
  const [from, to] = [Math.floor(least / step + 1e-9), Math.max(Math.ceil(most / step - 1e-9), least === 0 ? 1 : 0)];
  const marks = Array.from({ length: to - from + 1 }, (_, i) => ((from + i) * Math.round(step * 100)) / 100);
  return { low: from * step, high: to * step, marks };
}

const WIDTH = 440;
const HEIGHT = 200;
const LEFT = 44;
const RIGHT = 434;
const TOP = 12;
const BOTTOM = 166;
const SLOTS_LEAST = 6;

/** Positions of the columns. */
export function boxOf(columns: number) {
  const slot = (RIGHT - LEFT) / Math.max(SLOTS_LEAST, columns);
  return {
    ...{ width: WIDTH, height: HEIGHT, left: LEFT, right: RIGHT, bar: Math.min(36, slot * 0.66) },
    x: (i: number): number => LEFT + slot * (i + 0.5),
    y: ({ low, high }: AxisScale, n: number): number => BOTTOM - ((n - low) / (high - low)) * (BOTTOM - TOP),
  };
}

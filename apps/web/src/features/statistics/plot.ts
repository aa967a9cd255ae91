// The bars of the statistics charts, with their scale and colours.
import type { Estimate } from '@moonshot/rules/statistics';
import { type AxisScale, axisOf, HUNDREDTHS, type PlotBar, type PlotLine } from '../../ui/charts/plot.ts';

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly figure: string; // the value as text
  readonly mark?: number; // the break-even value, which is drawn as a dashed line
}

/** A bar for a value with its confidence interval. */
export const barOf = (
  label: string,
  { value, low, high }: Estimate,
  tone: Bar['tone'],
  format: (n: number) => string,
): Bar => ({ label, value, low, high, tone, figure: format(value) });

/** A scale from zero (or less) to the largest value, with round marks. */
export function scaleOf(bars: readonly Bar[]): AxisScale {
  const all = bars.flatMap(({ value, low, high, mark }) => [value, low ?? 0, high ?? 0, mark ?? 0]);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  return axisOf(low, low === high ? 1 : high, HUNDREDTHS);
}

const INKS = {
  good: { ink: 'var(--good)', opacity: 0.8 },
  bad: { ink: 'var(--rose)', opacity: 0.75 },
  plain: { ink: 'var(--info)', opacity: 0.75 },
};

/** The colour of a bar. */
export const inkOf = ({ tone }: Bar): Pick<PlotBar, 'ink' | 'opacity'> => INKS[tone];

/** A line that shows the confidence interval of a value. */
export const whisker = (path: string): PlotLine => ({ path, ink: 'var(--fg-1)', width: 2 });

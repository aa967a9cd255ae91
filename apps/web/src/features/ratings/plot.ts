// Geometry of the rating chart: a line within its confidence band.
import type { RatingStepFacts } from '@moonshot/protocol/server';
import { axisOf, heightIn, type PlotPoint, pathOf, placeIn, QUARTERS } from '../../ui/charts/plot.ts';

export const PLANE = { width: 640, height: 200, left: 78, right: 628, top: 14, bottom: 186 } as const;

/** The initial rating of every player. */
export const BEGINNING = { value: 1500, within: 1000 };

export interface RatingPlot {
  readonly line: string;
  readonly band: string;
  readonly marks: readonly { readonly value: number; readonly y: number }[];
  readonly last: PlotPoint;
}

/** The chart of a rating after each match. There must be at least one step. */
export function plotOf(steps: readonly Pick<RatingStepFacts, 'value' | 'within'>[]): RatingPlot {
  const low = Math.min(...steps.map(({ value, within }) => value - within));
  const high = Math.max(...steps.map(({ value, within }) => value + within));
  const scale = axisOf(low, high, MARK_STEPS);
  const [x, y] = [placeIn(PLANE, steps.length - 1), heightIn(PLANE, scale)];
  const at = (value: number, i: number) => ({ x: x(i), y: y(value) });
  const upper = steps.map(({ value, within }, i) => at(value + within, i));
  const lower = steps.map(({ value, within }, i) => at(value - within, i));
  const points = steps.map(({ value }, i) => at(value, i));
  return {
    line: pathOf(points),
    band: `${pathOf([...upper, ...lower.toReversed()])}Z`,
    marks: scale.marks.map(value => ({ value, y: y(value) })),
    last: points.at(-1) ?? at(low, 0),
  };
}

const MARK_STEPS = QUARTERS.filter(step => step >= 25);

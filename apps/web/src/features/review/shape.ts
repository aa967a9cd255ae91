// Computes what the review screen shows: the graph, the selected decision, and the most expensive decisions.
import type { ReviewedDeal, ReviewStep } from '@moonshot/protocol';
import { axisOf, heightIn, type PlotPoint, pathOf, placeIn, WHOLES } from '../../ui/charts/plot.ts';

/** A decision with its deal and its index in that deal. */
export interface ReviewDecision {
  readonly deal: number;
  readonly index: number;
  readonly step: ReviewStep;
}

const DEAREST = 3;

const placed = ({ deal, steps }: ReviewedDeal): readonly ReviewDecision[] =>
  steps.map((step, index) => ({ deal, index, step }));

/** The most expensive decisions, worst first: at most three, and none that cost nothing. */
export const costliestDecisions = (deals: readonly ReviewedDeal[]): readonly ReviewDecision[] =>
  deals
    .flatMap(placed)
    .filter(({ step }) => step.cost > 0)
    .sort((a, b) => b.step.cost - a.step.cost)
    .slice(0, DEAREST);

/**
 * Index of the decision that is shown first: the most expensive one, or the first if no decision cost
 * anything.
 */
export const firstShown = (deal: ReviewedDeal): number => costliestDecisions([deal])[0]?.index ?? 0;

/**
 * Index of the decision in a trick. If the trick has none, the index of the last decision before the trick.
 */
export function stepOfTrick({ steps }: ReviewedDeal, trick: number): number {
  const before = steps.filter(step => step.trick <= trick).length;
  const exact = steps.findIndex(step => step.trick === trick && (step.asked === 'play' || step.asked === 'lay'));
  return exact >= 0 ? exact : Math.max(0, before - 1);
}

/** The size of the graph. It leaves room for labels on the left and below. */
export const GRAPH = { width: 860, height: 208, left: 40, right: 840, top: 16, bottom: 180 } as const;

export interface Graph {
  readonly points: readonly PlotPoint[];
  readonly line: string;
  readonly area: string;
  readonly marks: readonly { readonly value: number; readonly y: number }[];
  readonly column: number; // the width of one trick
}

/**
 * For each trick, the points that the player's decisions have cost up to the end of the trick. The graph
 * shows these sums.
 */
export const givenAway = ({ curve, steps }: Pick<ReviewedDeal, 'curve' | 'steps'>): readonly number[] =>
  curve.map((_, trick) => steps.reduce((sum, step) => sum + (step.trick <= trick ? step.cost : 0), 0));

/** The graph of a value for each trick of a deal. */
export function graphOf(curve: readonly number[]): Graph {
  const scale = axisOf(Math.min(0, ...curve), Math.max(1, ...curve), WHOLES);
  const [x, y] = [placeIn(GRAPH, curve.length - 1), heightIn(GRAPH, scale)];
  const points = curve.map((value, i) => ({ x: x(i), y: y(value) }));
  const line = pathOf(points);
  return {
    points,
    line,
    area: `${line}V${GRAPH.bottom}H${GRAPH.left}Z`,
    marks: scale.marks.map(value => ({ value, y: y(value) })),
    column: (GRAPH.right - GRAPH.left) / Math.max(1, curve.length - 1),
  };
}

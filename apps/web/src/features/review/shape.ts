// Geometry and selection of the review screen: the curve, the shown decision, the most expensive ones.
import type { ReviewedDeal, ReviewStep } from '@moonshot/protocol';
import { axisOf, heightIn, type PlotPoint, pathOf, placeIn, WHOLES } from '../../ui/charts/plot.ts';

/** A decision with its deal and its index there. */
export interface ReviewDecision {
  readonly deal: number;
  readonly index: number;
  readonly step: ReviewStep;
}

const DEAREST = 3;

const placed = ({ deal, steps }: ReviewedDeal): readonly ReviewDecision[] =>
  steps.map((step, index) => ({ deal, index, step }));

/** The three most expensive decisions, worst first. */
export const costliestDecisions = (deals: readonly ReviewedDeal[]): readonly ReviewDecision[] =>
  deals
    .flatMap(placed)
    .filter(({ step }) => step.cost > 0)
    .sort((a, b) => b.step.cost - a.step.cost)
    .slice(0, DEAREST);

/** Index of the decision shown first: the most expensive one, else the first. */
export const firstShown = (deal: ReviewedDeal): number => costliestDecisions([deal])[0]?.index ?? 0;

/** Index of the decision in a trick, or of the last one before it. */
export function stepOfTrick({ steps }: ReviewedDeal, trick: number): number {
  const before = steps.filter(step => step.trick <= trick).length;
  const exact = steps.findIndex(step => step.trick === trick && (step.asked === 'play' || step.asked === 'lay'));
  return exact >= 0 ? exact : Math.max(0, before - 1);
}

/** The box of the graph, with room for labels on the left and below. */
export const GRAPH = { width: 860, height: 208, left: 40, right: 840, top: 16, bottom: 180 } as const;

export interface Graph {
  readonly points: readonly PlotPoint[];
  readonly line: string;
  readonly area: string;
  readonly marks: readonly { readonly value: number; readonly y: number }[];
  readonly column: number; // width of one trick
}

/**
 * The points that the player's decisions have cost in total by the end of each trick. The graph shows them.
 */
export const givenAway = ({ curve, steps }: Pick<ReviewedDeal, 'curve' | 'steps'>): readonly number[] =>
  curve.map((_, trick) => steps.reduce((sum, step) => sum + (step.trick <= trick ? step.cost : 0), 0));

/** A curve over the tricks of a deal. */
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

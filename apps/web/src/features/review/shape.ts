// Geometry and selection of the review screen: the curve, the shown decision, the most expensive ones.
import type { ReviewedDeal, ReviewStep } from '@moonshot/protocol';

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
export const dearest = (deals: readonly ReviewedDeal[]): readonly ReviewDecision[] =>
  deals
    .flatMap(placed)
    .filter(({ step }) => step.cost > 0)
    .sort((a, b) => b.step.cost - a.step.cost)
    .slice(0, DEAREST);

/** Index of the decision shown first: the most expensive one, else the first. */
export const firstShown = (deal: ReviewedDeal): number => dearest([deal])[0]?.index ?? 0;

/** Index of the decision in a trick, or of the last one before it. */
export function stepOfTrick({ steps }: ReviewedDeal, trick: number): number {
  const before = steps.filter(step => step.trick <= trick).length;
  const exact = steps.findIndex(step => step.trick === trick && (step.asked === 'play' || step.asked === 'lay'));
  return exact >= 0 ? exact : Math.max(0, before - 1);
}

/** The box of the graph, with room for labels on the left and below. */
export const GRAPH = { width: 860, height: 208, left: 40, right: 840, top: 16, bottom: 180 } as const;

export interface Graph {
  readonly points: readonly { readonly x: number; readonly y: number; readonly value: number }[];
  readonly line: string;
  readonly area: string;
  readonly marks: readonly { readonly value: number; readonly y: number }[];
  readonly column: number; // width of one trick
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MARKS_MAX = 4;

/** The curve of expected points. */
export function graphOf(curve: readonly number[]): Graph {
  const low = Math.min(0, ...curve);
  const high = Math.max(1, ...curve);
  const step = STEPS.find(one => (high - low) / one <= MARKS_MAX) ?? 200;
  const [from, to] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const x = (i: number): number => GRAPH.left + ((GRAPH.right - GRAPH.left) * i) / Math.max(1, curve.length - 1);
  const y = (value: number): number => GRAPH.bottom - ((GRAPH.bottom - GRAPH.top) * (value - from)) / (to - from);
  const points = curve.map((value, i) => ({ x: x(i), y: y(value), value }));
  const line = points.map((point, i) => `${i === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('');
  const count = Math.round((to - from) / step) + 1;
  return {
    points,
    line,
    area: `${line}V${y(from)}H${GRAPH.left}Z`,
    marks: Array.from({ length: count }, (_, i) => ({ value: from + i * step, y: y(from + i * step) })),
    column: (GRAPH.right - GRAPH.left) / Math.max(1, curve.length - 1),
  };
}

// Geometry of the score chart: lines, axis marks, and non-overlapping labels.
import type { Seat } from '@moonshot/rules';
import type { TableModel } from '../../model/model.ts';
import { lengthOf } from '../../model/play/standing.ts';
import { axisOf, heightIn, pathOf, placeIn, QUARTERS } from '../../ui/charts/plot.ts';

export const CHART = { width: 420, height: 280, left: 44, right: 334, top: 26, bottom: 254 } as const;
/** Maximum number of seats in the chart. */
export const CHART_SEATS = 8;
const LABEL_GAP = 17;

export interface ChartLine {
  readonly seat: Seat;
  readonly path: string;
  readonly end: number; // vertical position of its last point
  readonly label: number; // vertical position of its label
}

export interface Mark {
  readonly value: number;
  readonly y: number;
  readonly target: boolean;
}

export interface Chart {
  readonly lines: readonly ChartLine[];
  readonly marks: readonly Mark[];
  readonly deals: readonly { readonly deal: number; readonly x: number }[];
}

export function chartOf(table: TableModel, seats: readonly Seat[]): Chart {
  const { results } = table.view.deal;
  const length = lengthOf(table.view, table.rules);
  const reached = results.flatMap(({ totals, wraps }) => [...totals, ...wraps.map(wrap => wrap.from)]);
  const near = length.kind === 'target' && reached.some(total => Math.abs(total) * 2 > Math.abs(length.n));
  const values = [0, ...reached, ...(near ? [length.n] : [])];
  const scale = axisOf(Math.min(...values), Math.max(...values), QUARTERS, 5);
  const [x, y] = [placeIn(CHART, results.length), heightIn(CHART, scale)];
  return {
    lines: apart(seats.map(seat => lineOf(table, seat, x, y))),
    marks: scale.marks.map(value => ({ value, y: y(value), target: near && value === length.n })),
    deals: results.map((_, i) => ({ deal: i + 1, x: x(i + 1) })),
  };
}

/** A wrap is drawn as a vertical line from the reached total down to the new one. */
function lineOf(
  { view }: TableModel,
  seat: Seat,
  x: (deal: number) => number,
  y: (value: number) => number,
): ChartLine {
  const { results } = view.deal;
  const points = results.flatMap(({ totals, wraps }, i) => {
    const wrap = wraps.find(one => one.seat === seat);
    const there = { x: x(i + 1), y: y(totals[seat] ?? 0) };
    return wrap === undefined ? [there] : [{ ...there, y: y(wrap.from) }, there];
  });
  const end = y(results.at(-1)?.totals[seat] ?? 0);
  return { seat, path: pathOf([{ x: x(0), y: y(0) }, ...points]), end, label: end };
}

/** Moves overlapping labels down, and up again at the lower edge. */
function apart(lines: readonly ChartLine[]): readonly ChartLine[] {
  const sorted = [...lines].sort((a, b) => a.end - b.end);
  const spots: number[] = [];
  for (const { end } of sorted) spots.push(Math.max(end, (spots.at(-1) ?? -LABEL_GAP) + LABEL_GAP));
  let limit: number = CHART.height - 6;
  for (let i = spots.length - 1; i >= 0; i--) {
    spots[i] = Math.min(spots[i] ?? 0, limit);
    limit = (spots[i] ?? 0) - LABEL_GAP;
  }
  return sorted.map((line, i) => ({ ...line, label: spots[i] ?? line.end }));
}

// The geometry of a chart of totals after each deal: lines, labelled values, and labels that do not overlap.
import type { Seat } from '@moonshot/rules';
import { axisOf, heightIn, pathOf, placeIn, QUARTERS } from './plot.ts';

export const TOTALS_BOX = { width: 420, height: 280, left: 44, right: 334, top: 26, bottom: 254 } as const;
const LABEL_GAP = 17;

/**
 * What a chart shows of a deal: the totals after the deal, and the wraps (changes of totals that hit a
 * certain value exactly).
 */
export interface ChartedDeal {
  readonly totals: readonly number[];
  readonly wraps: readonly { readonly seat: Seat; readonly from: number }[];
}

export interface ChartLine {
  readonly seat: Seat;
  readonly path: string;
  readonly end: number; // vertical position of the last point
  readonly label: number; // vertical position of the label
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

/**
 * The chart of these deals. The target of the match is drawn only once a total is more than halfway to it.
 */
export function totalsChart(results: readonly ChartedDeal[], seats: readonly Seat[], target: number | null): Chart {
  const reached = results.flatMap(({ totals, wraps }) => [...totals, ...wraps.map(wrap => wrap.from)]);
  const near = target !== null && reached.some(total => Math.abs(total) * 2 > Math.abs(target));
  const goal = near ? [target] : [];
  const values = [0, ...reached, ...goal];
  const scale = axisOf(Math.min(...values), Math.max(...values), QUARTERS, 5);
  const [x, y] = [placeIn(TOTALS_BOX, results.length), heightIn(TOTALS_BOX, scale)];
  // A value whose label would overlap the label of the target is left out.
  const others = scale.marks.filter(
    value => value === 0 || goal.every(one => Math.abs(y(value) - y(one)) >= LABEL_GAP),
  );
  return {
    lines: apart(seats.map(seat => lineOf(results, seat, x, y))),
    marks: [...new Set([...others, ...goal])].map(value => ({ value, y: y(value), target: goal.includes(value) })),
    deals: results.map((_, i) => ({ deal: i + 1, x: x(i + 1) })),
  };
}

/**
 * The line of a seat's totals. A wrap is drawn as a vertical line from the total that was reached to the new
 * total.
 */
function lineOf(
  results: readonly ChartedDeal[],
  seat: Seat,
  x: (deal: number) => number,
  y: (value: number) => number,
): ChartLine {
  const points = results.flatMap(({ totals, wraps }, i) => {
    const wrap = wraps.find(one => one.seat === seat);
    const there = { x: x(i + 1), y: y(totals[seat] ?? 0) };
    return wrap === undefined ? [there] : [{ ...there, y: y(wrap.from) }, there];
  });
  const end = y(results.at(-1)?.totals[seat] ?? 0);
  return { seat, path: pathOf([{ x: x(0), y: y(0) }, ...points]), end, label: end };
}

/** Moves overlapping labels down. Labels that would then be below the drawing are moved up. */
function apart(lines: readonly ChartLine[]): readonly ChartLine[] {
  const sorted = [...lines].sort((a, b) => a.end - b.end);
  const spots: number[] = [];
  for (const { end } of sorted) spots.push(Math.max(end, (spots.at(-1) ?? -LABEL_GAP) + LABEL_GAP));
  let limit: number = TOTALS_BOX.height - 6;
  for (let i = spots.length - 1; i >= 0; i--) {
    spots[i] = Math.min(spots[i] ?? 0, limit);
    limit = (spots[i] ?? 0) - LABEL_GAP;
  }
  return sorted.map((line, i) => ({ ...line, label: spots[i] ?? line.end }));
}

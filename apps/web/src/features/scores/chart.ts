// The score chart of a table.
import type { Seat } from '@moonshot/rules';
import type { TableModel } from '../../model/model.ts';
import { lengthOf } from '../../model/play/standing.ts';
import { type Chart, totalsChart } from '../../ui/charts/totals.ts';

/** Maximum number of lines in the chart. With more, no chart is shown. */
export const CHART_SEATS = 8;

export function chartOf(table: TableModel, seats: readonly Seat[]): Chart {
  const length = lengthOf(table.view, table.rules);
  return totalsChart(table.view.deal.results, seats, length.kind === 'target' ? length.n : null);
}

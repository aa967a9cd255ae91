// The rank that is shown beside the viewer's total.

import type { Seat } from '@moonshot/rules';
import type { TableModel } from '../../model/model.ts';
import { places } from '../../model/play/standing.ts';

/** The match's scores: the results of the deals so far, and each seat's total. */
interface Standing {
  readonly results: readonly unknown[];
  readonly totals: readonly number[];
}

/**
 * The viewer's rank, counted from 1; 0 before the first deal is over, and while others are level with the
 * viewer at the top.
 */
export function ownPlace(winner: TableModel['rules']['winner'], { results, totals }: Standing, own: Seat): number {
  const all = places(winner, totals);
  const mine = all[own] ?? 0;
  const isShared = all.filter(one => one === 1).length > 1;
  return results.length === 0 || (mine === 1 && isShared) ? 0 : mine;
}

// The rank that is shown beside the viewer's total.

import type { TableModel } from '../../model/model.ts';
import { ownSeat, places } from '../../model/play/standing.ts';

/**
 * The viewer's rank, counted from 1; 0 before the first deal is over, and while others are level with the
 * viewer at the top.
 */
export function ownPlace({ rules, view }: TableModel): number {
  const all = places(rules.winner, view.deal.totals);
  const mine = all[ownSeat(view)] ?? 0;
  const isShared = all.filter(one => one === 1).length > 1;
  return view.deal.results.length === 0 || (mine === 1 && isShared) ? 0 : mine;
}

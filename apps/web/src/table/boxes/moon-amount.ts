// The points at stake in a choice after shooting the moon.
import type { TableView } from '@moonshot/protocol';
import type { MoonPreview } from '@moonshot/rules';
import { ownSeat } from '../../model/play/standing.ts';

/**
 * By how many points a choice after shooting the moon changes the viewer's score. If it does not change the
 * viewer's score, the amount is for the opponents' scores. It is never negative.
 */
export function moonAmount(view: TableView, { points }: MoonPreview): number {
  const own = points[ownSeat(view)] ?? 0;
  return own === 0 ? Math.max(...points.map(Math.abs)) : Math.abs(own);
}

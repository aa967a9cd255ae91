// The points at stake in a choice after shooting the moon.
import type { TableView } from '@moonshot/protocol';
import type { MoonPreview } from '@moonshot/rules';
import { ownSeat } from '../../model/play/standing.ts';

/**
 * By how many points a choice after shooting the moon changes the viewer's score, or the largest change of
 * another score if the viewer's does not change. The amount is never negative.
 */
export function moonAmount(view: TableView, { points }: MoonPreview): number {
  const own = points[ownSeat(view)] ?? 0;
  return own === 0 ? Math.max(...points.map(Math.abs)) : Math.abs(own);
}

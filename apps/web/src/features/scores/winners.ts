// The winners of a match, also of one that everybody agreed to end.
import type { TableRules, TableView } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import { places } from '../../model/play/standing.ts';

/**
 * The winners of a finished match; empty during a match. If everybody agreed to end it, those who lead after
 * the last whole deal win.
 */
export function winnersOf({ deal, online }: TableView, { winner }: TableRules): readonly Seat[] {
  if (deal.phase === 'over') return deal.winners;
  if (online?.ended !== true || deal.results.length === 0) return [];
  return places(winner, deal.totals).flatMap((place, seat) => (place === 1 ? [seat] : []));
}

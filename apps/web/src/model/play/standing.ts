// Places, costs and other facts that follow from the totals and the rules.

import type { TableRules, TableView } from '@moonshot/protocol';
import type { Seat } from '@moonshot/rules';
import type { TableModel } from '../model.ts';

export type Winner = TableRules['winner'];

/** The distance of a total from winning. A smaller distance is better. */
export const distance = (winner: Winner, total: number): number =>
  winner === 'lowest' ? total : winner === 'highest' ? -total : Math.abs(total);

/** The rank of each seat, counted from 1. Tied seats share a rank. */
export function places(winner: Winner, totals: readonly number[]): readonly number[] {
  const far = totals.map(total => distance(winner, total));
  return far.map(mine => 1 + far.filter(other => other < mine).length);
}

/** The viewer's seat. A spectator sees the table from the first seat. */
export const ownSeat = ({ viewer }: TableView): Seat => (viewer === 'watcher' ? 0 : viewer);

/** All seats in turn order, starting with the viewer. */
export function seatsInTurn(view: TableView): readonly Seat[] {
  const { seats } = view.deal;
  return Array.from({ length: seats }, (_, i) => (ownSeat(view) + i) % seats);
}

/**
 * The points with the sign that texts use. They are costs if the lowest total or the total closest to
 * zero wins, or if all cards take points off. Otherwise more points are better.
 */
export function cost({ winner, costs }: TableRules, points: number): number {
  const [first = 0, ...others] = Object.values(costs);
  const comeOff = winner === 'highest' && first < 0 && others.every(n => n < 0);
  return winner === 'closestToZero' || comeOff ? -points || 0 : points;
}

/** The contract of a deal; `undefined` if all deals have the same rules. */
export const contractIn = (
  { contracts }: Pick<TableRules, 'contracts'>,
  { deal }: Pick<TableView['deal'], 'deal'>,
): TableRules['contracts'][number] | undefined => contracts[Math.max(0, deal - 1) % contracts.length];

/** The match length: the chosen one, or the game's default. */
export function lengthOf(
  { length }: Pick<TableView, 'length'>,
  { sheet }: TableRules,
): { kind: 'deals' | 'target'; n: number } {
  if (length === null) return { kind: sheet.lengths.kind, n: sheet.lengths.usual };
  return 'deals' in length ? { kind: 'deals', n: length.deals } : { kind: 'target', n: length.target };
}

/** Whether a deal has ended and the next one has not been dealt yet. */
export const dealIsOver = ({ deal, online }: TableView): boolean =>
  deal.phase === 'over' || online?.ended === true || (deal.phase === 'deal' && deal.results.length > 0);

/** The dealer of what is on the table. While the result of a round of Capture is shown, it is its dealer. */
export const dealerNow = ({ view: { deal }, pause }: TableModel): Seat =>
  pause?.kind === 'bout' ? pause.bout.dealer : deal.dealer;

// Ranks, costs and other facts that follow from the totals and the rules.

import type { TableRules, TableView } from '@moonshot/protocol';
import type { Seat, Viewer } from '@moonshot/rules';
import { type Card, chipsInPool, type Suit, suitNamed, suitOf } from '@moonshot/rules/cards';

type Winner = TableRules['winner'];

/** The distance of a total from winning. A smaller distance is better. */
const distance = (winner: Winner, total: number): number =>
  winner === 'lowest' ? total : winner === 'highest' ? -total : Math.abs(total);

/** The rank of each seat, counted from 1. Tied seats share a rank. */
export function places(winner: Winner, totals: readonly number[]): readonly number[] {
  const far = totals.map(total => distance(winner, total));
  return far.map(mine => 1 + far.filter(other => other < mine).length);
}

/** The seats from best to worst. Tied seats stay in the order of seats. */
export function ranked(winner: Winner, totals: readonly number[]): readonly Seat[] {
  const place = places(winner, totals);
  return totals.map((_, seat) => seat).sort((a, b) => (place[a] ?? 0) - (place[b] ?? 0));
}

/** The leading seat and its lead over the second. */
export function lead(winner: Winner, totals: readonly number[]): { readonly seat: Seat; readonly by: number } {
  const [first = 0, second = 0] = ranked(winner, totals);
  const by = distance(winner, totals[second] ?? 0) - distance(winner, totals[first] ?? 0);
  return { seat: first, by };
}

/** The viewer's seat. A spectator sees the table from the first seat. */
export const ownSeat = ({ viewer }: TableView): Seat => (viewer === 'watcher' ? 0 : viewer);

/**
 * Whether a seat is the viewer's partner. A spectator has no partner, and neither has anybody in a game
 * without teams.
 */
export const isPartner = (sides: readonly number[], viewer: Viewer, seat: Seat): boolean =>
  viewer !== 'watcher' && seat !== viewer && sides[seat] === sides[viewer];

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

/**
 * The sign of the sum of all cards' points in a deal. It tells whether most points are positive or negative.
 */
export function signOfMost(
  rules: Pick<TableRules, 'costs' | 'contracts'>,
  deal: Pick<TableView['deal'], 'deal'>,
): number {
  const { costs } = contractIn(rules, deal) ?? rules;
  return Object.values(costs).reduce((sum, n) => sum + n, 0) < 0 ? -1 : 1;
}

/** The points of a card in the viewed deal. */
export function pointsIn(
  rules: Pick<TableRules, 'costs' | 'contracts'>,
  { deal }: Pick<TableView, 'deal'>,
  card: Card,
): number {
  const { costs } = contractIn(rules, deal) ?? rules;
  return costs[inItsPart(card, deal.kind === 'tricks' ? suitNamed(deal.bids) : undefined)] ?? 0;
}

/**
 * The card whose points this card has after an auction. In an auction, hearts and the named suit swap their
 * points.
 */
export function inItsPart(card: Card, named: Suit | undefined): Card {
  const suit = suitOf(card);
  if (named === undefined || (suit !== named && suit !== 'H')) return card;
  return `${card.charAt(0)}${suit === named ? 'H' : named}` as Card;
}

/** The match length: the chosen one, or the game's default. */
export function lengthOf(
  { length }: Pick<TableView, 'length'>,
  { sheet }: TableRules,
): { kind: 'deals' | 'target'; n: number } {
  if (length === null) return { kind: sheet.lengths.kind, n: sheet.lengths.usual };
  return 'deals' in length ? { kind: 'deals', n: length.deals } : { kind: 'target', n: length.target };
}

/** Whether a deal has ended and the viewer has not yet asked for the next one. */
export const dealIsOver = ({ deal, ready, viewer, online }: TableView): boolean =>
  deal.phase === 'over' ||
  online?.ended === true ||
  (deal.phase === 'deal' && deal.results.length > 0 && (viewer === 'watcher' || !ready.includes(viewer)));

/** The number of chips in the pool now; `undefined` in a game without a pool. */
export function poolIn({ poolFrom }: TableRules, { deal }: TableView): number | undefined {
  if (poolFrom === undefined || deal.kind !== 'tricks') return undefined;
  const isRunning = deal.results.length < deal.deal; // after the deal, the totals include the bids
  return chipsInPool(poolFrom, deal.totals, isRunning ? deal.bids : []);
}

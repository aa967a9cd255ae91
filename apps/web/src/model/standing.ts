// Who is where: places by the rule of who wins, worked out from totals alone.
import { suitNamed } from '@moonshot/rules/cards/bids';
import { type Card, type Suit, suitOf } from '@moonshot/rules/cards/card';
import type { Seat, Viewer } from '@moonshot/rules/game/seat';
import type { TableRules, TableView } from '@moonshot/wire';

type Winner = TableRules['winner'];

/** How far a total is from winning: less is better. */
const distance = (winner: Winner, total: number): number =>
  winner === 'lowest' ? total : winner === 'highest' ? -total : Math.abs(total);

/** The place of each seat, counted from 1; seats that are level share one. */
export function places(winner: Winner, totals: readonly number[]): readonly number[] {
  const far = totals.map(total => distance(winner, total));
  return far.map(mine => 1 + far.filter(other => other < mine).length);
}

/** Seats from the best to the worst; those that are level stay in their order. */
export function ranked(winner: Winner, totals: readonly number[]): readonly Seat[] {
  const place = places(winner, totals);
  return totals.map((_, seat) => seat).sort((a, b) => (place[a] ?? 0) - (place[b] ?? 0));
}

/** How far the best is ahead of the next, and who it is. */
export function lead(winner: Winner, totals: readonly number[]): { readonly seat: Seat; readonly by: number } {
  const [first = 0, second = 0] = ranked(winner, totals);
  const by = distance(winner, totals[second] ?? 0) - distance(winner, totals[first] ?? 0);
  return { seat: first, by };
}

/** The viewer's seat; a watcher looks from the first. */
export const ownSeat = ({ viewer }: TableView): Seat => (viewer === 'watcher' ? 0 : viewer);

/** Whether a seat is the viewer's partner; nobody is where each plays alone, nor for a watcher. */
export const isPartner = (sides: readonly number[], viewer: Viewer, seat: Seat): boolean =>
  viewer !== 'watcher' && seat !== viewer && sides[seat] === sides[viewer];

/** All seats in turn, the viewer's first. */
export function seatsInTurn(view: TableView): readonly Seat[] {
  const { seats } = view.deal;
  return Array.from({ length: seats }, (_, i) => (ownSeat(view) + i) % seats);
}

/** What a card or a trick costs as it is said: more is worse, whatever way the score counts. */
export const cost = ({ winner }: TableRules, points: number): number =>
  winner === 'closestToZero' ? -points || 0 : points;

/** The contract of a deal; undefined where every deal is like the others. */
export const contractIn = (
  { contracts }: Pick<TableRules, 'contracts'>,
  { deal }: Pick<TableView['deal'], 'deal'>,
): TableRules['contracts'][number] | undefined => contracts[Math.max(0, deal - 1) % contracts.length];

/** What a card counts in the deal of a view. */
export function pointsIn(
  rules: Pick<TableRules, 'costs' | 'contracts'>,
  { deal }: Pick<TableView, 'deal'>,
  card: Card,
): number {
  const { costs } = contractIn(rules, deal) ?? rules;
  return costs[inItsPart(card, deal.kind === 'tricks' ? suitNamed(deal.bids) : undefined)] ?? 0;
}

/**
 * The card whose part one takes: a suit that was named in an auction takes that of hearts, and they take its.
 */
export function inItsPart(card: Card, named: Suit | undefined): Card {
  const suit = suitOf(card);
  if (named === undefined || (suit !== named && suit !== 'H')) return card;
  return `${card.charAt(0)}${suit === named ? 'H' : named}` as Card;
}

/** The length of the match: the one chosen, or the game's usual one. */
export function lengthOf(
  { length }: Pick<TableView, 'length'>,
  { sheet }: TableRules,
): { kind: 'deals' | 'target'; n: number } {
  if (length === null) return { kind: sheet.lengths.kind, n: sheet.lengths.usual };
  return 'deals' in length ? { kind: 'deals', n: length.deals } : { kind: 'target', n: length.target };
}

/** Whether a deal has ended and the viewer has not yet asked for the next. */
export const dealIsOver = ({ deal, ready, viewer }: TableView): boolean =>
  deal.phase === 'over' ||
  (deal.phase === 'deal' && deal.results.length > 0 && (viewer === 'watcher' || !ready.includes(viewer)));

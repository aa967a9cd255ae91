// The fields of a rule sheet that all games share: seats, deck, dealer, match, score and wraps.
import type { Card, Suit } from '../cards/card.ts';
import { type DeckPlan, deckOf } from '../cards/deck.ts';
import { clashing, type SheetError } from './errors.ts';
import type { Length } from './game.ts';
import { forSeats, type PerSeats } from './per-seats.ts';

/**
 * A wrap: a total that is exactly `at`, or a multiple of `every` except 0, changes at the end of a deal. It
 * becomes a number, or the mean of the highest and the lowest total of the other players, or it wins the
 * match.
 */
export interface Wrap {
  readonly at?: number;
  readonly every?: number;
  readonly to: number | 'mean' | 'wins';
}

export interface SheetHead {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number; readonly best: number };
  // The direction of play, of dealing and of all turns. With `counterclockwise` every left and right of the
  // sheet is mirrored, except in passes.
  readonly direction: 'clockwise' | 'counterclockwise';
  readonly deck: {
    readonly packs: PerSeats<number>;
    readonly ranks: string; // all thirteen ranks, the highest first
    readonly wilds: readonly Suit[];
    readonly remove: PerSeats<readonly Card[]>;
  };
  readonly dealer: {
    readonly first: 'random' | 'cutHigh' | 'cutLow';
    readonly tie: 'redraw' | 'suitOrder';
    // with `taker` the player who took the card `taken` deals next; only in trick games
    readonly next: 'left' | 'right' | 'same' | 'loser' | 'taker' | 'cutAgain';
    readonly taken?: Card;
    readonly cutBy: 'nobody' | 'left' | 'right';
  };
  readonly match: {
    // with `thereAndBack` totals rise to the limit, and then go down until one of them is exactly 0
    readonly kind: 'limit' | 'deals' | 'limitOrDeals' | 'thereAndBack';
    readonly limit: number;
    readonly cmp: '>=' | '>' | '<' | '<=';
    readonly deals: number;
    readonly winner: 'lowest' | 'highest' | 'closestToZero';
    readonly tie: 'shared' | 'extraDeal';
    // The lengths that a table may choose from. A number is a number of deals or a limit, depending on
    // `kind`. A target is a limit in a match whose usual length is a number of deals.
    readonly offer: readonly (number | { readonly target: number })[];
  };
  readonly score: {
    readonly start: number;
    readonly sign: 'plus' | 'minus'; // whether points are added to a total or subtracted from it
    readonly floor: number | 'none';
  };
  readonly wrap: {
    readonly list: readonly Wrap[];
    readonly when: 'beforeEndTest' | 'afterEndTest';
    readonly inTieBreak: 'applies' | 'lapses';
  };
}

/** The side at the table that a `left` or `right` of the sheet means, except in passes. */
export function sideOf<T extends string>({ direction }: Pick<SheetHead, 'direction'>, side: T): T {
  if (direction === 'clockwise') return side;
  return side.replace(/left|right/, name => (name === 'left' ? 'right' : 'left')) as T;
}

/** The parts of the deck for this number of seats. */
export const planOf = (head: SheetHead, seats: number): DeckPlan => ({
  packs: forSeats(head.deck.packs, seats) ?? 1,
  wilds: head.deck.wilds,
  remove: forSeats(head.deck.remove, seats) ?? [],
});

/** The deck for this number of seats, in canonical order. */
export const deckFor = (head: SheetHead, seats: number): readonly Card[] => deckOf(planOf(head, seats));

/** Whether a total has reached the limit, according to the comparison that the sheet states. */
export function compares(cmp: SheetHead['match']['cmp'], total: number, limit: number): boolean {
  switch (cmp) {
    case '>=':
      return total >= limit;
    case '>':
      return total > limit;
    case '<':
      return total < limit;
    case '<=':
      return total <= limit;
  }
}

/** The errors of a length that players chose, such as a target that is reached before the first deal. */
export const checkLength = (head: SheetHead, length: Length): readonly SheetError[] =>
  'target' in length ? checkLimit(head, 'length.target', length.target) : [];

/** The error of a limit that is reached before the first deal. */
export function checkLimit({ match, score: { start } }: SheetHead, path: string, limit: number): readonly SheetError[] {
  return compares(match.cmp, start, limit) ? [clashing(path, limit, 'limit', start)] : [];
}

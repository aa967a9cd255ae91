// The part of a rule sheet that all games share: seats, deck, dealer, match, score and wraps.
import type { Card, Suit } from '../cards/card.ts';
import { type DeckPlan, deckOf } from '../cards/deck.ts';
import { forSeats, type PerSeats } from './per-seats.ts';

/**
 * A wrap: a total of exactly `at`, or of a multiple of `every` except 0, changes to a number, to the mean of
 * the others' highest and lowest, or into a win.
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
  // the direction of play, of dealing and of all turns; `counterclockwise` mirrors every left and right of
  // the sheet except in passes
  readonly direction: 'clockwise' | 'counterclockwise';
  readonly deck: {
    readonly packs: PerSeats<number>;
    readonly ranks: string; // all thirteen in any order, highest first
    readonly wilds: readonly Suit[];
    readonly remove: PerSeats<readonly Card[]>;
  };
  readonly dealer: {
    readonly first: 'random' | 'cutHigh' | 'cutLow';
    readonly tie: 'redraw' | 'suitOrder';
    // `taker`: the player who took the card `taken`; only in trick games
    readonly next: 'left' | 'right' | 'same' | 'loser' | 'taker' | 'cutAgain';
    readonly taken?: Card;
    readonly cutBy: 'nobody' | 'left' | 'right';
  };
  readonly match: {
    // `thereAndBack`: totals rise to the limit, and then go down until one is exactly 0
    readonly kind: 'limit' | 'deals' | 'limitOrDeals' | 'thereAndBack';
    readonly limit: number;
    readonly cmp: '>=' | '>' | '<' | '<=';
    readonly deals: number;
    readonly winner: 'lowest' | 'highest' | 'closestToZero';
    readonly tie: 'shared' | 'extraDeal';
    // lengths a table may choose from: deals or limits by the kind of the match, or a limit beside deals
    readonly offer: readonly (number | { readonly target: number })[];
  };
  readonly score: {
    readonly start: number;
    readonly sign: 'plus' | 'minus'; // whether points are added to a total or subtracted
    readonly floor: number | 'none';
  };
  readonly wrap: {
    readonly list: readonly Wrap[];
    readonly when: 'beforeEndTest' | 'afterEndTest';
    readonly inTieBreak: 'applies' | 'lapses';
  };
}

/** The actual side at the table for a `left` or `right` of the sheet, except in passes. */
export function sideOf<T extends string>({ direction }: Pick<SheetHead, 'direction'>, side: T): T {
  if (direction === 'clockwise') return side;
  return side.replace(/left|right/, name => (name === 'left' ? 'right' : 'left')) as T;
}

/** What the deck for this number of seats is made of. */
export const planOf = (head: SheetHead, seats: number): DeckPlan => ({
  packs: forSeats(head.deck.packs, seats) ?? 1,
  wilds: head.deck.wilds,
  remove: forSeats(head.deck.remove, seats) ?? [],
});

/** The deck for this number of seats, in canonical order. */
export const deckFor = (head: SheetHead, seats: number): readonly Card[] => deckOf(planOf(head, seats));

/** Whether a total has reached the limit by the sheet's comparison. */
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

// The bids of an auction: the highest bidder, the suit that this bidder names at the end, and the pool of
// chips.
import type { Suit } from './card.ts';

/** A bid: a number of chips (0 to pass), or at the end the suit that the highest bidder names. */
export interface Bid {
  readonly seat: number;
  readonly bid: number | Suit;
}

/** The highest bidder and the number of chips that this seat bid. */
export interface Top {
  readonly seat: number;
  readonly chips: number;
}

/** The highest bid so far, or the first bid if all bids are 0. Undefined without bids. */
export const highest = (bids: readonly Bid[]): Top | undefined =>
  bids.reduce<Top | undefined>(
    (best, { seat, bid }) => (typeof bid === 'number' && bid > (best?.chips ?? -1) ? { seat, chips: bid } : best),
    undefined,
  );

/** The suit that replaces hearts. Undefined until the highest bidder has named it. */
export function suitNamed(bids: readonly Bid[]): Suit | undefined {
  const last = bids.at(-1)?.bid;
  return typeof last === 'string' ? last : undefined;
}

/**
 * The number of chips in the pool. No chip is ever lost, so the pool contains what the totals lack compared
 * with the start, and the bid that was paid in this deal.
 */
export function chipsInPool(start: number, totals: readonly number[], bids: readonly Bid[] = []): number {
  const left = totals.reduce((sum, total) => sum + start - total, 0);
  return suitNamed(bids) === undefined ? left : left + (highest(bids)?.chips ?? 0);
}

// The bids of an auction: the highest bidder, the suit named at the end, and the pool.
import type { Suit } from './card.ts';

/** A bid: chips (0 to pass), or at the end the suit that the highest bidder names. */
export interface Bid {
  readonly seat: number;
  readonly bid: number | Suit;
}

/** The highest bidder and that bid. */
export interface Top {
  readonly seat: number;
  readonly chips: number;
}

/** The highest bid so far, or the first bid if all bids are 0. */
export const highest = (bids: readonly Bid[]): Top | undefined =>
  bids.reduce<Top | undefined>(
    (best, { seat, bid }) => (typeof bid === 'number' && bid > (best?.chips ?? -1) ? { seat, chips: bid } : best),
    undefined,
  );

/** The suit that replaces hearts; undefined until it is named. */
export function suitNamed(bids: readonly Bid[]): Suit | undefined {
  const last = bids.at(-1)?.bid;
  return typeof last === 'string' ? last : undefined;
}

/**
 * The number of chips in a pool. No chip is ever lost, so the pool holds what the totals lack compared with
 * the start, plus the bid that has been paid in the present deal.
 */
export function chipsInPool(start: number, totals: readonly number[], bids: readonly Bid[] = []): number {
  const left = totals.reduce((sum, total) => sum + start - total, 0);
  return suitNamed(bids) === undefined ? left : left + (highest(bids)?.chips ?? 0);
}

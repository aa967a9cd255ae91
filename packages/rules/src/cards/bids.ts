// The bids of an auction: who has bid most, and the suit that was named at its end.
import type { Suit } from './card.ts';

/**
 * What a seat says in an auction: chips, 0 for none, or at its end the suit that the highest bidder names.
 */
export interface Bid {
  readonly seat: number;
  readonly bid: number | Suit;
}

/** Who has bid most, and how much. */
export interface Top {
  readonly seat: number;
  readonly chips: number;
}

/** The highest bid up to now, or the first if all of them are 0. */
export const highest = (bids: readonly Bid[]): Top | undefined =>
  bids.reduce<Top | undefined>(
    (best, { seat, bid }) => (typeof bid === 'number' && bid > (best?.chips ?? -1) ? { seat, chips: bid } : best),
    undefined,
  );

/** The suit that takes the part of hearts; undefined while none is named. */
export function suitNamed(bids: readonly Bid[]): Suit | undefined {
  const last = bids.at(-1)?.bid;
  return typeof last === 'string' ? last : undefined;
}

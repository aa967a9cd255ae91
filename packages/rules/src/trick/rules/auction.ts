// The auction before play. Each seat bids once, and the highest bidder names the suit that replaces hearts
// and pays for it.

import { type Bid, highest } from '../../cards/bids.ts';
import { type Card, isCard, SUITS, type Suit, suitOf } from '../../cards/card.ts';
import { type Seat, seatLeft } from '../../game/seat.ts';
import type { TrickSheet } from '../sheet/sheet.ts';
import type { State } from '../state/state.ts';
import type { Rules } from './rules.ts';

/**
 * The seat that bids next: each seat once from the dealer's left on, then the highest bidder, who names a
 * suit.
 */
export const bidder = ({ seats }: Rules, { dealer, bids }: Pick<State, 'dealer' | 'bids'>): Seat =>
  bids.length < seats ? seatLeft(dealer, bids.length + 1, seats) : (highest(bids)?.seat ?? dealer);

/**
 * The legal bids: 0 to pass, or more than the highest bid. After all seats have bid, the suits that the
 * highest bidder can name.
 */
export function bidsOpen({ sheet, seats }: Rules, bids: readonly Bid[]): readonly Bid['bid'][] {
  if (bids.length >= seats) return SUITS;
  const chips = Array.from({ length: sheet.auction.most }, (_, i) => i + 1);
  return [0, ...chips.filter(one => one > (highest(bids)?.chips ?? 0))];
}

/**
 * The sheet with hearts and another suit swapped in the rules on points, the moon, breaking hearts, and
 * restrictions on play.
 */
export const inPlaceOfHearts = (sheet: TrickSheet, suit: Suit): TrickSheet => {
  const { points, modifiers, moon, follow, firstTrick, lead, discard, break: breaking } = sheet;
  const parts = { points, modifiers, moon, follow, firstTrick, lead, discard, break: breaking };
  return suit === 'H' ? sheet : { ...sheet, ...(swapped(parts, suit) as typeof parts) };
};

/**
 * The cards with points that are not hearts. If an auction names the suit of such a card, a heart replaces
 * it.
 */
export const swappedCards = ({ points }: TrickSheet): readonly Card[] => [
  ...new Set(points.flatMap(({ cards }) => cards.filter(isCard)).filter(card => suitOf(card) !== 'H')),
];

const NAMES_CARDS = /^[2-9TJQKAW][CDSH]$|^[CDSH]\*$/;

/** A part of a sheet in which hearts and the other suit are swapped in every selector. */
function swapped(part: unknown, suit: Suit): unknown {
  const other = (letter: string): string => (letter === 'H' ? suit : letter === suit ? 'H' : letter);
  if (typeof part === 'string') return NAMES_CARDS.test(part) ? [...part].map(other).join('') : part;
  if (Array.isArray(part)) return part.map(one => swapped(one, suit));
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, swapped(one, suit)]));
}

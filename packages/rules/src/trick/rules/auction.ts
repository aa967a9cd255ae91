// The auction before play. Each seat bids once, and the highest bidder names the suit that replaces hearts
// and pays for it.

import { type Bid, highest } from '../../cards/bids.ts';
import { type Card, isCard, rankOf, SUITS, type Suit, suitOf } from '../../cards/card.ts';
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
 * The card that has the part of this one after an auction named a suit: a heart stands for the card of that
 * suit with the same rank, and the other way round.
 */
export const standIn = (card: Card, suit: Suit): Card => `${rankOf(card)}${suitStandIn(suitOf(card), suit)}` as Card;

const suitStandIn = (own: Suit, suit: Suit): Suit => (own === 'H' ? suit : own === suit ? 'H' : own);

/**
 * The parts of a sheet that name cards for what they are worth, or for how they may be played. The parts
 * about what happens before the auction (the pass, and who opens) are not among them.
 */
const playedParts = (sheet: TrickSheet) => {
  const { points, modifiers, moon, follow, firstTrick, lead, discard, break: breaking, charge, dealer, trick } = sheet;
  return { points, modifiers, moon, follow, firstTrick, lead, discard, break: breaking, charge, dealer, trick };
};

/**
 * The sheet with hearts and another suit swapped in every part that the auction changes. No card stands in
 * for a card that is not in the deck.
 */
export const inPlaceOfHearts = (sheet: TrickSheet, suit: Suit, deck: readonly Card[]): TrickSheet =>
  suit === 'H' ? sheet : { ...sheet, ...(swapped(playedParts(sheet), suit, deck) as ReturnType<typeof playedParts>) };

/**
 * The cards of the deck that the sheet names for what they are worth or for how they may be played, and that
 * are not hearts. If an auction names the suit of such a card, a heart replaces it.
 */
export function swappedCards({ sheet, deck }: Pick<Rules, 'sheet' | 'deck'>): readonly Card[] {
  const { charge, dealer, ...parts } = playedParts(sheet);
  const [, leads] = sheet.opening.later.split(':');
  const contracts = sheet.contracts.map(({ points, closed }) => [points, closed]);
  const doubled = charge.cards.map(one => one.doubles);
  const named = cardsIn([parts, contracts, doubled, dealer.next === 'taker' ? dealer.taken : '', leads]);
  return [...new Set(named)].filter(card => suitOf(card) !== 'H' && deck.includes(card));
}

/** Every card that a part of a sheet names by itself. */
function cardsIn(part: unknown): readonly Card[] {
  if (typeof part === 'string') return isCard(part) ? [part] : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(cardsIn) : [];
}

const NAMES_SUIT = /^[CDSH]\*$/;

/** A part of a sheet in which hearts and the other suit are swapped in every selector. */
function swapped(part: unknown, suit: Suit, deck: readonly Card[]): unknown {
  if (isCard(part)) return deck.includes(part) ? standIn(part, suit) : part;
  if (typeof part === 'string') return NAMES_SUIT.test(part) ? `${suitStandIn(part.charAt(0) as Suit, suit)}*` : part;
  if (Array.isArray(part)) return part.map(one => swapped(one, suit, deck));
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, swapped(one, suit, deck)]));
}

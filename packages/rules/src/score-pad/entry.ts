// What players write down after a deal with real cards, and which parts of this a deal requires.
import type { Card, Suit } from '../cards/card.ts';
import type { Seat } from '../game/seat.ts';
import type { MoonChoice } from '../trick/sheet/sheet.ts';

/** What was written down about a deal. Parts that the deal does not require are ignored. */
export interface PadEntry {
  readonly dealer: Seat | null; // the dealer, if the players cut for every deal
  // For each group of cards, by its first card: how many of them each seat took. The last number is how many
  // nobody took.
  readonly taken: Readonly<Record<string, readonly number[]>>;
  readonly tricks: readonly number[]; // the number of tricks of each seat
  readonly first: Seat | null; // the seat that took the first trick; the next fields are for the last tricks
  readonly lastButOne: Seat | null;
  readonly last: Seat | null;
  readonly shown: readonly Card[]; // the cards that were shown before play
  readonly bidder: Seat | null; // the highest bidder, who bid `chips` and named `suit`
  readonly chips: number;
  readonly suit: Suit | null;
  // for each wild card whose points go to its player: who played it
  readonly players: Readonly<Record<string, Seat>>;
  readonly moon: MoonChoice | null;
  readonly captured: readonly number[]; // the number of hearts that each seat captured
  readonly inHand: readonly number[]; // the number of hearts that each seat had left in the hand
}

/** An entry in which nothing has been written down yet. */
export const blankEntry = (seats: number): PadEntry => {
  const none = Array.from({ length: seats }, () => 0);
  return {
    dealer: null,
    taken: {},
    tricks: none,
    first: null,
    lastButOne: null,
    last: null,
    shown: [],
    bidder: null,
    chips: 0,
    suit: null,
    players: {},
    moon: null,
    captured: none,
    inHand: none,
  };
};

/** The fields of an entry that name a single seat. */
export type SeatField = 'dealer' | 'first' | 'lastButOne' | 'last' | 'bidder';

/**
 * Cards that have the same effect on the score, so that it is enough to count them. Often a group is a single
 * card.
 */
export interface PadGroup {
  readonly key: Card; // the first card of the group
  readonly cards: readonly Card[];
  readonly suit: boolean; // whether the group consists of all cards of a suit, at least three
}

/** What the players must write down after a deal. */
export interface PadFields {
  readonly groups: readonly PadGroup[];
  readonly out: number; // the number of cards in a deal that nobody takes; 0 if every card is taken
  // the number of tricks; `any` if it varies, null if tricks are not counted
  readonly tricks: number | 'any' | null;
  readonly seats: readonly SeatField[]; // the fields that name a single seat
  readonly shown: readonly Card[]; // the cards that may have been shown before play
  readonly auction: number | null; // the maximum number of chips in a bid; null without an auction
  readonly players: readonly Card[]; // the wild cards whose points their player gets
  readonly hearts: number | null; // in Capture: the number of cards that score
}

/** An error in what was written down: the cards do not add up, or one answer contradicts another. */
export type PadProblem =
  | { readonly type: 'cards'; readonly key: Card; readonly count: number; readonly entered: number }
  | { readonly type: 'out'; readonly count: number; readonly entered: number }
  | { readonly type: 'tricks'; readonly count: number; readonly entered: number }
  // the seat has fewer tricks than the rest of the entry requires
  | { readonly type: 'no-trick'; readonly seat: Seat }
  | { readonly type: 'hearts'; readonly count: number; readonly entered: number }
  | { readonly type: 'in-hand'; readonly seat: Seat; readonly count: number; readonly entered: number }
  // more seats have captured hearts than there were bouts (rounds of Capture)
  | { readonly type: 'bouts'; readonly count: number; readonly entered: number };

/** Something that must still be written down. */
export type PadMissing =
  | { readonly type: 'cards'; readonly key: Card; readonly left: number }
  | { readonly type: 'tricks'; readonly left: number }
  | { readonly type: 'seat'; readonly field: SeatField }
  | { readonly type: 'suit' }
  | { readonly type: 'player'; readonly card: Card }
  | { readonly type: 'moon' };

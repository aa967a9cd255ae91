// What people write down after a deal with real cards, and which parts of it a deal requires.
import type { Card, Suit } from '../cards/card.ts';
import type { Seat } from '../game/seat.ts';
import type { MoonChoice } from '../trick/sheet/sheet.ts';

/** What was written down about a deal. Only the parts that the deal requires count. */
export interface PadEntry {
  readonly dealer: Seat | null; // where players cut for each deal
  // keyed by the first card of a group: how many of the group each seat took, and as the last number how many
  // nobody took
  readonly taken: Readonly<Record<string, readonly number[]>>;
  readonly tricks: readonly number[]; // by seat
  readonly first: Seat | null; // who took the first trick, the last but one and the last
  readonly lastButOne: Seat | null;
  readonly last: Seat | null;
  readonly shown: readonly Card[]; // cards that were shown before play
  readonly bidder: Seat | null; // who won the auction, with how many chips, and the suit that was named
  readonly chips: number;
  readonly suit: Suit | null;
  readonly players: Readonly<Record<string, Seat>>; // who played each wild card for which the player pays
  readonly moon: MoonChoice | null;
  readonly captured: readonly number[]; // by seat: hearts captured, and left in the hand
  readonly inHand: readonly number[];
}

/** An entry with nothing written yet. */
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

/** The single choices of an entry that name a seat. */
export type SeatField = 'dealer' | 'first' | 'lastButOne' | 'last' | 'bidder';

/**
 * Cards with the same effect on the score, so that counting them is enough. Often a group has a single card.
 */
export interface PadGroup {
  readonly key: Card; // the first of them
  readonly cards: readonly Card[];
  readonly suit: boolean; // whether they are all cards of their suit
}

/** What must be written down after a deal. */
export interface PadFields {
  readonly groups: readonly PadGroup[];
  readonly out: number; // how many cards of a deal nobody takes; 0 if every card is taken
  // how many tricks there are; `any` if that varies, null if they are not counted
  readonly tricks: number | 'any' | null;
  readonly seats: readonly SeatField[]; // the single choices of a seat
  readonly shown: readonly Card[]; // the cards that may have been shown before play
  readonly auction: number | null; // the most chips that may be bid; null without an auction
  readonly players: readonly Card[]; // the wild cards for which the player pays
  readonly hearts: number | null; // in Capture: how many cards score
}

/** An error in an entry: the cards do not add up, or an answer contradicts another. */
export type PadProblem =
  | { readonly type: 'cards'; readonly key: Card; readonly count: number; readonly entered: number }
  | { readonly type: 'out'; readonly count: number; readonly entered: number }
  | { readonly type: 'tricks'; readonly count: number; readonly entered: number }
  | { readonly type: 'no-trick'; readonly seat: Seat } // has fewer tricks than its other entries need
  | { readonly type: 'hearts'; readonly count: number; readonly entered: number }
  | { readonly type: 'in-hand'; readonly seat: Seat; readonly count: number; readonly entered: number }
  | { readonly type: 'bouts'; readonly count: number; readonly entered: number }; // more captors than bouts

/** What is still to be written down. */
export type PadMissing =
  | { readonly type: 'cards'; readonly key: Card; readonly left: number }
  | { readonly type: 'tricks'; readonly left: number }
  | { readonly type: 'seat'; readonly field: SeatField }
  | { readonly type: 'suit' }
  | { readonly type: 'player'; readonly card: Card }
  | { readonly type: 'moon' };

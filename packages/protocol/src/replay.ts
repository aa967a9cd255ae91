// A match under review: all its steps, with the cards on the table at each.

import type { Call, Seat } from '@moonshot/rules';
import type { Bid, Card } from '@moonshot/rules/cards';

/** A card on the table. In a bout it includes the hidden card under it. */
export interface ReplayCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly call?: Call;
  readonly under?: Card;
}

/** The state of a deal after one event. */
export interface ReplayStep {
  readonly kind: 'dealt' | 'passed' | 'charged' | 'bid' | 'opening' | 'played' | 'bout' | 'buried' | 'moon' | 'scored';
  readonly seat: Seat | null; // who did it
  readonly bid: Bid['bid'] | null; // the bid in an auction
  readonly trick: number; // number of the trick (in Capture: bout), from 1; 0 before the first card
  readonly hands: readonly (readonly Card[])[]; // by seat
  readonly lying: readonly ReplayCard[];
  readonly winner: Seat | null; // the seat that takes the cards on the table
  // number of events in the log before the next answer of a seat in this deal; null if there is none
  readonly fork: number | null;
}

export interface ReplayDeal {
  readonly deal: number;
  readonly steps: readonly ReplayStep[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

/** A whole match, with its finished deals. */
export interface ReplayedMatch {
  readonly table: string | null; // its table, if it is stored here
  readonly game: string;
  readonly title: string;
  readonly jokers: boolean; // whether the wild cards are jokers, which have no suit
  readonly names: readonly string[]; // by seat
  readonly deals: readonly ReplayDeal[];
  readonly winners: readonly Seat[];
  readonly text: string | null; // in the open notation; null until all deals are sent
}

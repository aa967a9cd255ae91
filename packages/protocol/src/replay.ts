// A replay of a match: all steps of its deals, with the cards on the table at each step.

import type { Call, Seat } from '@moonshot/rules';
import type { Bid, Card } from '@moonshot/rules/cards';

/** A card on the table. `under` is the hidden card below it in a bout. */
export interface ReplayCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly call?: Call;
  readonly under?: Card;
}

/** The state of a deal after one of its events. */
export interface ReplayStep {
  readonly kind: 'dealt' | 'passed' | 'charged' | 'bid' | 'opening' | 'played' | 'bout' | 'buried' | 'moon' | 'scored';
  readonly seat: Seat | null; // the seat that acted; null if no seat did
  readonly bid: Bid['bid'] | null; // the bid, if the step is one of an auction
  readonly trick: number; // the number of the trick (in Capture: bout), from 1; 0 before the first card
  readonly hands: readonly (readonly Card[])[]; // the cards in each seat's hand
  readonly lying: readonly ReplayCard[];
  readonly winner: Seat | null; // the seat that takes the cards on the table
  // the number of events in the log before the next answer of a seat in this deal; null if there is none
  readonly fork: number | null;
}

export interface ReplayDeal {
  readonly deal: number;
  readonly steps: readonly ReplayStep[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

/** A match that is replayed, with its finished deals. */
export interface ReplayedMatch {
  readonly table: string | null; // the id of the match's table, if the table is stored in this browser
  readonly game: string;
  readonly title: string;
  readonly jokers: boolean; // whether the wild cards are jokers, which have no suit
  readonly names: readonly string[]; // the names of the players, by seat
  readonly deals: readonly ReplayDeal[];
  readonly winners: readonly Seat[];
  readonly text: string | null; // the match in the open notation; null until all deals have been sent
}

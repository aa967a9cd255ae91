// A review: each decision of a seat in a deal, its cost, and the course of the deal.

import type { Action, Ask, Call, Seat } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';

/** A card on the table at a decision; null if it was face down. */
export interface Lying {
  readonly seat: Seat;
  readonly card: Card | null;
  readonly call?: Call;
}

/** A compared answer: the seat's expected points in this deal, and how far it is behind the best. */
export interface ReviewOption {
  readonly name: string;
  readonly action: Action;
  readonly points: number;
  readonly behind: number;
}

/** A point of the deal near the decision: before its trick, or after one card of it. */
export interface ReviewPoint {
  readonly after: Seat | null; // the seat whose card was last; null before the first
  // number of events before it; null if the seat is asked nothing after it
  readonly at: number | null;
}

export interface ReviewStep {
  readonly at: number; // the version of the table before the answer
  readonly points: readonly ReviewPoint[]; // other starting points for playing on, in order
  readonly trick: number; // or bout, counted from 1; 0 before the first card
  readonly asked: Ask['type'];
  readonly played: ReviewOption;
  readonly best: ReviewOption;
  readonly judged: boolean; // false if the answers cannot be compared
  readonly cost: number;
  readonly options: readonly ReviewOption[]; // best first
  readonly sentences: readonly string[]; // three at most
  readonly hands: readonly (readonly Card[])[]; // by seat, as they lay
  readonly lying: readonly Lying[]; // the trick before the answer
  readonly whole: readonly Lying[]; // the trick when it was complete
  readonly winner: Seat | null; // of that trick
}

export interface ReviewedDeal {
  readonly deal: number;
  readonly steps: readonly ReviewStep[];
  readonly curve: readonly number[]; // expected points at the beginning and after each trick
  readonly got: number;
  readonly lost: number; // what all decisions cost together
  readonly whole: boolean; // judged with the full time
}

/** A deal under review, its progress, and the latest judgements. */
export interface Reviewed {
  readonly table: string;
  readonly seat: Seat;
  readonly open: boolean; // judged with open cards
  readonly game: string;
  readonly title: string; // of its rules
  readonly jokers: boolean; // its wilds are jokers
  readonly names: readonly string[]; // by seat
  readonly wanted: boolean; // points are good to have
  readonly deals: readonly number[]; // that are over
  readonly shown: ReviewedDeal | null; // the requested deal, after it was judged
  readonly done: number; // decisions
  readonly of: number;
}

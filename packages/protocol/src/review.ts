// A review of a deal: each decision of a seat with its cost, and the course of the deal.

import type { Action, Ask, Call, Seat } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';

/** A card on the table at a decision; null if it was face down. */
export interface Lying {
  readonly seat: Seat;
  readonly card: Card | null;
  readonly call?: Call;
}

/**
 * An answer that a review compares: the seat's expected points in the deal, and by how many points it is
 * behind the best answer.
 */
export interface ReviewOption {
  readonly name: string;
  readonly action: Action;
  readonly points: number;
  readonly behind: number;
}

/** A point from which a person can play on: before the decision's trick, or after one of its cards. */
export interface ReviewPoint {
  readonly after: Seat | null; // the seat whose card was last; null before the first
  // number of events in the log before this point; null if the seat has no decision after it
  readonly at: number | null;
}

export interface ReviewStep {
  readonly at: number; // the version of the table before the answer
  readonly points: readonly ReviewPoint[]; // further points at which a person can play on, in order
  readonly trick: number; // number of the trick (in Capture: bout), from 1; 0 before the first card
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
  readonly lost: number; // the cost of all decisions together, in points
  readonly whole: boolean; // judged with the full time
}

/** A deal under review, its progress, and the latest judgements. */
export interface Reviewed {
  readonly table: string;
  readonly seat: Seat;
  readonly open: boolean; // whether answers are judged as if all cards were known
  readonly game: string;
  readonly title: string; // the name of the rules
  readonly jokers: boolean; // whether the wild cards are jokers, which have no suit
  readonly names: readonly string[]; // by seat
  readonly wanted: boolean; // whether high points are good
  readonly deals: readonly number[]; // the finished deals
  readonly shown: ReviewedDeal | null; // the requested deal, after it was judged
  readonly done: number; // how many decisions are judged so far, out of `of`
  readonly of: number;
}

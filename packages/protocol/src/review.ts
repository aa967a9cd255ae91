// A review of a deal: each decision of a seat with its cost, and the course of the deal.

import type { Action, Ask, Call, Seat } from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';

/** A card of a trick or a bout. Null if the card lies face down. */
export interface Lying {
  readonly seat: Seat;
  readonly card: Card | null;
  readonly call?: Call;
}

/**
 * An answer that a review compares with others. `points` are the seat's expected points in the deal, and
 * `behind` is by how many points this answer is worse than the best answer.
 */
export interface ReviewOption {
  readonly name: string;
  readonly action: Action;
  readonly points: number;
  readonly behind: number;
}

/** A point in a trick at which a person can play on: before the first card, or after one of the cards. */
export interface ReviewPoint {
  // the seat that played the last card before this point; null before the first card of the trick
  readonly after: Seat | null;
  // the number of events in the log before this point; null if the seat has no decision after this point
  readonly at: number | null;
}

export interface ReviewStep {
  readonly at: number; // the version of the table before the answer
  // further points of this trick at which a person can play on, in order
  readonly points: readonly ReviewPoint[];
  readonly trick: number; // the number of the trick (in Capture: bout), from 1; 0 before the first card
  readonly asked: Ask['type'];
  readonly played: ReviewOption;
  readonly best: ReviewOption;
  readonly judged: boolean; // false if the answers could not be compared
  readonly cost: number;
  readonly options: readonly ReviewOption[]; // the compared answers, the best first
  readonly sentences: readonly string[]; // the comment on the decision, in at most three sentences
  readonly hands: readonly (readonly Card[])[]; // the cards in each seat's hand before the answer
  readonly lying: readonly Lying[]; // the cards of the trick before the answer
  readonly whole: readonly Lying[]; // the cards of the complete trick
  readonly winner: Seat | null; // the winner of the complete trick
}

export interface ReviewedDeal {
  readonly deal: number;
  readonly steps: readonly ReviewStep[];
  // the expected points at the beginning and after each trick, and at the end the seat's actual points
  readonly curve: readonly number[];
  readonly got: number;
  readonly lost: number; // the sum of the costs of all decisions, in points
  readonly whole: boolean; // whether the decisions were judged with the full time, not only quickly
}

/** A deal under review: the progress of the review, and the latest verdicts. */
export interface Reviewed {
  readonly table: string;
  readonly seat: Seat;
  readonly open: boolean; // whether answers are judged as if the cards of all seats were known
  readonly game: string;
  readonly title: string; // the name of the rules
  readonly jokers: boolean; // whether the wild cards are jokers, which have no suit
  readonly names: readonly string[]; // the names of the players, by seat
  readonly wanted: boolean; // whether it is good for the seat to have many points
  readonly deals: readonly number[]; // the numbers of the finished deals
  readonly shown: ReviewedDeal | null; // the deal under review; null until it has been judged
  readonly done: number; // how many of the deal's `of` decisions have been judged
  readonly of: number;
}

// What a page hears of a review: each decision of its seat in a deal, what it cost, and how the deal went on
// from it.
import type { Card } from '@moonshot/rules/cards/card';
import type { Seat } from '@moonshot/rules/game/seat';
import type { Action, Ask } from '@moonshot/rules/games';
import type { Call } from '@moonshot/rules/trick/state';

/** A card on the table when a decision was to be made; null where it lay face down. */
export interface Lying {
  readonly seat: Seat;
  readonly card: Card | null;
  readonly call?: Call;
}

/**
 * An answer that was compared: expected points of the seat in this deal, and by how much it is worse than the
 * best.
 */
export interface Option {
  readonly name: string;
  readonly action: Action;
  readonly points: number;
  readonly behind: number;
}

/** A point of the deal near the decision: before its trick, or after one card of it. */
export interface Point {
  readonly after: Seat | null; // whose card lay last; null before the first
  // number of events before it; null if the seat is asked nothing after it
  readonly at: number | null;
}

export interface ReviewStep {
  readonly at: number; // the version of the table before the answer
  readonly points: readonly Point[]; // from which it can be played out as well, in their order
  readonly trick: number; // or bout, counted from 1; 0 before the first card
  readonly asked: Ask['type'];
  readonly played: Option;
  readonly best: Option;
  readonly judged: boolean; // false where the answers cannot be compared
  readonly cost: number;
  readonly options: readonly Option[]; // best first
  readonly sentences: readonly string[]; // three at most
  readonly hands: readonly (readonly Card[])[]; // by seat, as they lay
  readonly lying: readonly Lying[]; // the trick up to the answer
  readonly whole: readonly Lying[]; // the trick as it was when it was over
  readonly winner: Seat | null; // of that trick
}

export interface ReviewedDeal {
  readonly deal: number;
  readonly steps: readonly ReviewStep[];
  readonly curve: readonly number[]; // expected points at the beginning and after each trick
  readonly got: number;
  readonly lost: number; // what all decisions cost together
  readonly whole: boolean; // judged with all the time that there is
}

/** A deal under review, its progress, and the latest judgements. */
export interface Reviewed {
  readonly table: string;
  readonly seat: Seat;
  readonly open: boolean; // judged by the cards as they lay
  readonly game: string;
  readonly title: string; // of its rules
  readonly jokers: boolean; // its wilds are jokers
  readonly names: readonly string[]; // by seat
  readonly wanted: boolean; // points are good to have
  readonly deals: readonly number[]; // that are over
  readonly shown: ReviewedDeal | null; // the deal that was asked for, once it is judged
  readonly done: number; // decisions
  readonly of: number;
}

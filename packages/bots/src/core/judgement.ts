// A judgement compares the answers to a question: expected points, value, and difference from the best.
import type { Card } from '@moonshot/rules/cards';
import type { Action } from '@moonshot/rules/engine';

export interface JudgedAnswer {
  readonly action: Action;
  readonly points: readonly number[]; // by seat, expected points of this deal, with the game's sign
  readonly worth: number; // value for the asked seat, in points per deal: higher is better
  readonly behind: number; // the best option's value minus this one's, over the same sampled deals
  readonly error: number; // standard error of `behind`
}

export interface Judgement {
  readonly options: readonly JudgedAnswer[]; // best first, never empty
  readonly worlds: number; // number of sampled deals in which the options were tried
  readonly exact: boolean; // whether the values are exact, not estimated from samples
}

/** The true positions of all cards, for a review after the deal. */
export interface KnownCards {
  // by seat, the cards in hand when the question was asked; before passed cards change hands, the cards as
  // dealt
  readonly hands: readonly (readonly Card[])[];
  readonly kitty: readonly Card[]; // the kitty's cards that no seat has taken yet; in Capture, the stock
  readonly piles?: readonly (readonly Card[])[]; // by seat, the hidden cards that it took or buried
}

export interface JudgementOptions {
  readonly known?: KnownCards; // if given, answers are tried in this deal only, not in sampled ones
  readonly also?: readonly Action[]; // answers to compare in addition to those that the search proposes
}

// A judgement: each answer with its points, its value, and its distance from the best.
import type { Card } from '@moonshot/rules/cards';
import type { Action } from '@moonshot/rules/engine';

export interface Weighed {
  readonly action: Action;
  readonly points: readonly number[]; // expected points of this deal, by seat, with the sheet's sign
  readonly worth: number; // value to the asked seat, in points per deal: higher is better
  readonly behind: number; // distance from the best option's value, over the same worlds
  readonly error: number; // standard error of `behind`
}

export interface Judgement {
  readonly options: readonly Weighed[]; // best first, never empty
  readonly worlds: number; // how many were drawn
  readonly exact: boolean; // every remaining world was tried
}

/** The true cards, for a review with open hands. */
export interface KnownCards {
  // by seat, at the question; before the exchange as dealt
  readonly hands: readonly (readonly Card[])[];
  readonly kitty: readonly Card[]; // still in the middle
  readonly piles?: readonly (readonly Card[])[]; // by seat, hidden kitty cards taken and cards buried
}

export interface Judging {
  readonly known?: KnownCards; // if given, only that world is tried
  readonly also?: readonly Action[]; // to be compared too
}

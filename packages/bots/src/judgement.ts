// What a judgement says: each answer with its points, its worth and how far it is behind the best.
import type { Card } from '@moonshot/rules/cards/card';
import type { Action } from '@moonshot/rules/games';

export interface Weighed {
  readonly action: Action;
  readonly points: readonly number[]; // expected points of this deal, by seat, as the sheet counts them
  readonly worth: number; // what the asked seat makes of it, in points a deal: higher is better
  readonly behind: number; // how much less than the best option’s worth, over the same worlds
  readonly error: number; // standard error of `behind`
}

export interface Judgement {
  readonly options: readonly Weighed[]; // best first, never empty
  readonly worlds: number; // how many were drawn
  readonly exact: boolean; // every world that remains was tried to its end
}

/** The true cards, for a review with open hands. */
export interface KnownCards {
  // by seat, as they are at the question; before the exchange as they were dealt
  readonly hands: readonly (readonly Card[])[];
  readonly kitty: readonly Card[]; // still in the middle
  readonly piles?: readonly (readonly Card[])[]; // by seat, what it took from a hidden kitty or buried
}

export interface Judging {
  readonly known?: KnownCards; // then only that world is tried
  readonly also?: readonly Action[]; // to be compared too
}

// The interface that all games share. It knows no turn: any number of seats may be asked at the same time.
import type { Card } from '../cards/card.ts';
import type { Seed } from '../cards/chance.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Verdict } from './verdict.ts';

/** How a match ends if its players choose: after a number of deals, or when a total reaches a target. */
export type Length = { readonly deals: number } | { readonly target: number };

export interface MatchOptions {
  readonly length?: Length;
  readonly firstDealer?: Seat; // absent: the dealer is found as the rules say
}

/**
 * What the table must supply before any seat can be asked: randomness for the cut or the deal, or the end of
 * the claim window.
 */
export type Owed = 'dealer' | 'deal' | 'opening';

/** A deal with given cards: for transcripts, puzzles, duplicate and forks. */
export interface ImposedDeal {
  readonly hands: readonly (readonly Card[])[];
  readonly kitty: readonly Card[];
  readonly stock: readonly Card[];
  readonly mix?: readonly Seat[]; // the receivers of a mix, if the rules have one
}

/** What the table supplies: a seed, or given cards. */
export type Supply = { readonly seed: Seed } | { readonly imposed: ImposedDeal };

export interface Game<State, Action, Event, View, Ask, Refusal> {
  readonly id: string;
  readonly seats: number;
  /** The first event of a match. */
  open(opening: MatchOptions): Event;
  /** What this seat is asked, with its legal answers; undefined if it has nothing to do. */
  ask(state: State, seat: Seat): Ask | undefined;
  /** The event that the action causes, or a refusal. */
  decide(state: State, seat: Seat, action: Action): Verdict<Event, Refusal>;
  /** The next automatic event, or undefined. */
  follow(state: State): Event | undefined;
  /**
   * What the table must supply before the match continues. It supplies an `opening` only after the claim
   * window has closed.
   */
  owed(state: State): Owed | undefined;
  /** The event made from the table's supply. Throws if an imposed deal does not fit the rules. */
  supply(state: State, supply: Supply): Event;
  /** The state after an event. It copies facts and knows no rule. */
  evolve(state: State | undefined, event: Event): State;
  /** Everything that a viewer may know, built from nothing. */
  view(state: State, viewer: Viewer): View;
  /** The event as this viewer may see it. */
  show(event: Event, viewer: Viewer): Event;
}

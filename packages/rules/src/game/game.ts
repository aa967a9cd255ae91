// The interface that all games share. It knows no turn: any number of seats may be asked at the same time.
import type { Card } from '../cards/card.ts';
import type { Seed } from '../cards/chance.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Verdict } from './verdict.ts';

/** How a match ends if its players choose: after a number of deals, or when a total reaches a target. */
export type Length = { readonly deals: number } | { readonly target: number };

export interface Opening {
  readonly length?: Length;
  readonly firstDealer?: Seat; // absent: the rules' own way of finding one is owed
}

/**
 * What the table must supply before any seat can be asked: randomness for the cut or the deal, or the end of
 * the claim window.
 */
export type Owed = 'dealer' | 'deal' | 'opening';

/** A deal whose cards are given: for transcripts, puzzles, duplicate and forks. */
export interface ImposedDeal {
  readonly hands: readonly (readonly Card[])[];
  readonly kitty: readonly Card[];
  readonly stock: readonly Card[];
  readonly mix?: readonly Seat[]; // who gets what is mixed, where the rules have cards mixed
}

/** What the table brings for what it owes. */
export type Supply = { readonly seed: Seed } | { readonly imposed: ImposedDeal };

export interface Game<State, Action, Event, View, Ask, Refusal> {
  readonly id: string;
  readonly seats: number;
  /** The first event of a match. */
  open(opening: Opening): Event;
  /** What this seat is asked, with its legal answers; undefined if it has nothing to do. */
  ask(state: State, seat: Seat): Ask | undefined;
  /** The one event that the action causes, or why it may not be. */
  decide(state: State, seat: Seat, action: Action): Verdict<Event, Refusal>;
  /** What happens next by itself. */
  follow(state: State): Event | undefined;
  /**
   * What the table must supply before the match continues. It supplies an `opening` only after the claim
   * window has closed.
   */
  owed(state: State): Owed | undefined;
  /** The event made of what the table brings; throws where an imposed deal does not fit the rules. */
  supply(state: State, supply: Supply): Event;
  /** The state after an event: it copies the fact and knows no rules. */
  evolve(state: State | undefined, event: Event): State;
  /** All that a viewer may know, built up from nothing. */
  view(state: State, viewer: Viewer): View;
  /** The same event as this viewer may see it. */
  show(event: Event, viewer: Viewer): Event;
}

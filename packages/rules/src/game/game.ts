// The interface that all games share. Any number of seats may be asked at the same time, so it also fits
// games without turns.
import type { Card } from '../cards/card.ts';
import type { Seed } from '../cards/chance.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Verdict } from './verdict.ts';

/** How a match ends if its players choose: after a number of deals, or when a total reaches a target. */
export type Length = { readonly deals: number } | { readonly target: number };

export interface MatchOptions {
  readonly length?: Length;
  readonly firstDealer?: Seat; // if absent, the dealer is found by lot or by cutting, as the rules say
}

/**
 * What the table must supply before any seat can be asked: randomness for the cut (`dealer`) or the `deal`,
 * or the `opening` of play once the holder of the wild club can no longer claim the lead.
 */
export type Owed = 'dealer' | 'deal' | 'opening';

/** A deal whose cards are given instead of shuffled: for transcripts, puzzles, duplicate deals and forks. */
export interface ImposedDeal {
  readonly hands: readonly (readonly Card[])[];
  readonly kitty: readonly Card[];
  readonly stock: readonly Card[];
  readonly mix?: readonly Seat[]; // who receives each card that a mix puts into the middle
}

/** What the table supplies: a seed to shuffle by, or the cards themselves. */
export type Supply = { readonly seed: Seed } | { readonly imposed: ImposedDeal };

/** The types of a game. */
export interface GameTypes {
  readonly state: unknown;
  readonly action: unknown;
  readonly event: unknown;
  readonly view: unknown;
  readonly ask: unknown;
  readonly refusal: unknown;
}

/**
 * A game that returns values of the types `Own` and takes states, actions and events of the types `Taken`.
 * `Taken` is wider for a game that is one of several: callers then need not know which one they have.
 */
export interface Game<Own extends GameTypes, Taken extends GameTypes = Own> {
  readonly id: string;
  readonly seats: number;
  /** The first event of a match. */
  open(opening: MatchOptions): Own['event'];
  /** What this seat is asked, with its legal answers; undefined if it has nothing to do. */
  ask(state: Taken['state'], seat: Seat): Own['ask'] | undefined;
  /** The event that the action causes, or a refusal. */
  decide(state: Taken['state'], seat: Seat, action: Taken['action']): Verdict<Own['event'], Own['refusal']>;
  /** The next event that follows without an answer; undefined if seats or the table have to act first. */
  follow(state: Taken['state']): Own['event'] | undefined;
  /**
   * What the table must supply before the match continues; undefined if nothing. The table supplies an
   * `opening` only after the time to claim the lead is over.
   */
  owed(state: Taken['state']): Owed | undefined;
  /** The event that results from what the table supplies. Throws if given cards do not fit the rules. */
  supply(state: Taken['state'], supply: Supply): Own['event'];
  /** The state after an event. Applies the event without checking whether the rules allow it. */
  evolve(state: Taken['state'] | undefined, event: Taken['event']): Own['state'];
  /**
   * Everything that a viewer may know. It is built field by field, so that nothing secret is copied by
   * accident. `watched` is a spectator's view of the same state, if the caller already has one.
   */
  view(state: Taken['state'], viewer: Viewer, watched?: Taken['view']): Own['view'];
  /** The event as this viewer may see it. */
  show(event: Taken['event'], viewer: Viewer): Own['event'];
}

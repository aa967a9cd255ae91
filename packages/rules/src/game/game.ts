// The interface that all kinds of games implement. Any number of seats may be asked at the same time, so that
// it also fits games without turns.
import type { Card } from '../cards/card.ts';
import type { Seed } from '../cards/chance.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Verdict } from './verdict.ts';

/**
 * How a match ends if its players choose its length: after a number of deals, or when a total reaches a
 * target.
 */
export type Length = { readonly deals: number } | { readonly target: number };

export interface MatchOptions {
  readonly length?: Length;
  readonly firstDealer?: Seat; // if absent, the dealer is found by lot or by cutting cards, as the sheet says
}

/**
 * What the table must supply before the match can continue. `dealer` and `deal` need randomness for the cut
 * or the shuffle. `opening` begins play once the holder of a wild card can no longer claim the lead.
 */
export type Owed = 'dealer' | 'deal' | 'opening';

/**
 * A deal whose cards are given instead of shuffled. Transcripts, puzzles, duplicate deals and forks use such
 * deals.
 */
export interface ImposedDeal {
  readonly hands: readonly (readonly Card[])[];
  readonly kitty: readonly Card[];
  readonly stock: readonly Card[];
  // if cards are mixed: for each card that players put into the middle, the seat that receives it
  readonly mix?: readonly Seat[];
}

/** What the table supplies: a seed for the cut or the shuffle, or the cards themselves. */
export type Supply = { readonly seed: Seed } | { readonly imposed: ImposedDeal };

/** The types that a game uses. */
export interface GameTypes {
  readonly state: unknown;
  readonly action: unknown;
  readonly event: unknown;
  readonly view: unknown;
  readonly ask: unknown;
  readonly refusal: unknown;
}

/**
 * A game that returns values of the types `Own`, and accepts states, actions and events of the types `Taken`.
 * `Taken` is wider for a game that is one of several kinds, so that callers need not know which kind they
 * have.
 */
export interface Game<Own extends GameTypes, Taken extends GameTypes = Own> {
  readonly id: string;
  readonly seats: number;
  /** The first event of a match. */
  open(opening: MatchOptions): Own['event'];
  /**
   * The question that this seat has to answer, with the legal answers. Undefined if the seat is not asked.
   */
  ask(state: Taken['state'], seat: Seat): Own['ask'] | undefined;
  /** The event that the action causes, or the refusal of the action. */
  decide(state: Taken['state'], seat: Seat, action: Taken['action']): Verdict<Own['event'], Own['refusal']>;
  /** The next event that follows without an answer. Undefined if seats or the table have to act first. */
  follow(state: Taken['state']): Own['event'] | undefined;
  /**
   * What the table must supply before the match can continue. Undefined if nothing is needed. The table
   * supplies an `opening` only when the time to claim the lead is over.
   */
  owed(state: Taken['state']): Owed | undefined;
  /**
   * The event that follows from what the table supplies. Throws if nothing is owed, or if given cards do not
   * fit the rules.
   */
  supply(state: Taken['state'], supply: Supply): Own['event'];
  /** The state after an event. Whether the rules allow the event is not checked. */
  evolve(state: Taken['state'] | undefined, event: Taken['event']): Own['state'];
  /**
   * Everything that a viewer may know of a state. The view is built field by field, so that nothing secret is
   * copied by accident. `watched` is a spectator's view of the same state, if the caller already has it.
   */
  view(state: Taken['state'], viewer: Viewer, watched?: Taken['view']): Own['view'];
  /** The event in the form in which this viewer may see it. */
  show(event: Taken['event'], viewer: Viewer): Own['event'];
}

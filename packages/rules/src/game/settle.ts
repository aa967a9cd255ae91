// Applies events: one event with all its consequences, the event that an action causes, or a whole log.
import type { Game, GameTypes } from './game.ts';
import type { Seat } from './seat.ts';
import type { Verdict } from './verdict.ts';

export interface Settlement<State, Event> {
  readonly state: State;
  readonly events: readonly Event[]; // the given event first, then its consequences
}

/** The maximum number of consequences of an event. If there are more, the rules have an endless loop. */
const CONSEQUENCES_MAX = 16;

/** What an action has led to, or why it was refused. */
export type Played<State, Event, Refusal> =
  | ({ readonly ok: true } & Settlement<State, Event>)
  | { readonly ok: false; readonly refusal: Refusal };

/** The types of the values that a game returns. */
type OwnOf<G> = G extends Game<infer Own, infer _Taken> ? Own : never;
/** The types of the values that a game accepts. */
type TakenOf<G> = G extends Game<infer _Own, infer Taken> ? Taken : never;

interface Steps<State, Event> {
  readonly id: string;
  evolve(before: State | undefined, event: Event): State;
  follow(state: State): Event | undefined;
}

/** Applies an event and all of its consequences. */
export function settle<G extends Game<GameTypes>>(
  game: G,
  before: OwnOf<G>['state'] | undefined,
  event: OwnOf<G>['event'],
): Settlement<OwnOf<G>['state'], OwnOf<G>['event']>;
export function settle<S, E>(game: Steps<S, E>, before: S | undefined, event: E): Settlement<S, E> {
  return withConsequences(game, before, event);
}

function withConsequences<S, E>(game: Steps<S, E>, before: S | undefined, event: E): Settlement<S, E> {
  const events: E[] = [event];
  let state = game.evolve(before, event);
  for (let next = game.follow(state); next !== undefined; next = game.follow(state)) {
    if (events.length > CONSEQUENCES_MAX)
      throw new Error(`Cannot settle ${game.id}: more than ${CONSEQUENCES_MAX} consequences follow one event`);
    events.push(next);
    state = game.evolve(state, next);
  }
  return { state, events };
}

/**
 * Applies a seat's action. Returns the state after all consequences, or the refusal. The form of the action
 * is not checked, so an action that comes from a network must be parsed first.
 */
export function play<G extends Game<GameTypes>>(
  game: G,
  before: OwnOf<G>['state'],
  seat: Seat,
  action: TakenOf<G>['action'],
): Played<OwnOf<G>['state'], OwnOf<G>['event'], OwnOf<G>['refusal']>;
export function play<S, E, A, R>(
  game: Steps<S, E> & { decide(state: S, seat: Seat, action: A): Verdict<E, R> },
  before: S,
  seat: Seat,
  action: A,
): Played<S, E, R> {
  const verdict = game.decide(before, seat, action);
  return verdict.ok ? { ok: true, ...withConsequences(game, before, verdict.event) } : verdict;
}

/** The state after a whole log. Throws if the log is empty. */
export function replay<G extends Game<GameTypes>>(game: G, events: readonly OwnOf<G>['event'][]): OwnOf<G>['state'];
export function replay<S, E>(game: Steps<S, E>, events: readonly E[]): S {
  if (events.length === 0) throw new Error(`Cannot replay ${game.id}: the log is empty`);
  return events.reduce<S | undefined>((state, event) => game.evolve(state, event), undefined) as S;
}

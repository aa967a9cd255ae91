// Plays any game from a seed with choices by a given function; the driver shared by laws and perft.

import {
  type Action,
  type Ask,
  type Hearts,
  type HeartsGame,
  type HeartsTypes,
  type ImposedDeal,
  type Length,
  type Owed,
  type Seat,
  type State,
  type Supply,
  settle,
  type Viewer,
} from '@moonshot/rules';
import { type Card, draws, seedOf } from '@moonshot/rules/cards';
import { frame } from '../packages/rules/src/cards/chance.ts';

/** Returns a number from 0 to n − 1. */
export type Choose = (n: number) => number;

/** Choices derived from a text. */
export const choosing = (text: string): Choose => draws(seedOf(text), 'choices');

/**
 * Choices from a list. In each lap the choices move on by one, so that nobody changes their mind for ever. A
 * failing test shrinks to a short list.
 */
export function choosingFrom(list: readonly number[]): Choose {
  let next = 0;
  return n => {
    const lap = Math.floor(next / list.length);
    return ((list[next++ % list.length] ?? 0) + lap) % n;
  };
}

export interface Start {
  readonly seed: string;
  readonly length?: Length;
  readonly firstDealer?: Seat;
  readonly imposed?: ImposedDeal; // for every deal, instead of the seed
}

/** The cause of events: a seat's answer, or the table. */
export type Cause<Own extends HeartsTypes = HeartsTypes> =
  | { readonly seat: Seat; readonly ask: Own['ask']; readonly action: Action }
  | { readonly owed: Owed | 'match' };

/** One step of a match: the state before, the cause, and the events. */
export interface Moment<Own extends HeartsTypes = HeartsTypes> {
  readonly before: Own['state'] | undefined;
  readonly cause: Cause<Own>;
  readonly events: readonly Own['event'][];
  readonly state: Own['state'];
}

// more than the longest test match; stops endless loops
const STEPS_MAX = 20_000;

export const seatsOf = (game: HeartsGame): readonly Seat[] => Array.from({ length: game.seats }, (_, seat) => seat);

export const viewersOf = (game: HeartsGame): readonly Viewer[] => [...seatsOf(game), 'watcher'];

/** The seats that are asked. */
export const asked = (game: HeartsGame, state: State): readonly Seat[] =>
  seatsOf(game).filter(seat => game.ask(state, seat) !== undefined);

/** The state before the first card, with the match just opened. */
export function opened<Own extends HeartsTypes>(
  game: HeartsGame<Own>,
  { length, firstDealer }: Omit<Start, 'seed'>,
): Moment<Own> {
  const event = game.open({ ...(length && { length }), ...(firstDealer !== undefined && { firstDealer }) });
  return { before: undefined, cause: { owed: 'match' }, ...settle(game, undefined, event) };
}

/** The secret of one deal of a match. */
export const secretOf = (seed: string, deal: number): Uint8Array => frame(seedOf(seed), deal);

/** Plays a match to its end, step by step. */
export function playing(hearts: Hearts, start: Start, choose: Choose): Generator<Moment, void> {
  return playingGame<HeartsTypes>(hearts.game, start, choose);
}

/** The same for a game of a known family. */
export function* playingGame<Own extends HeartsTypes>(
  game: HeartsGame<Own>,
  start: Start,
  choose: Choose,
): Generator<Moment<Own>, void> {
  const first = opened(game, start);
  yield first;
  yield* playingOn(game, first.state, start, choose);
}

/** Continues a match from a state to its end. */
export function* playingOn<Own extends HeartsTypes>(
  game: HeartsGame<Own>,
  from: Own['state'],
  start: Start,
  choose: Choose,
): Generator<Moment<Own>, void> {
  let moment = nextMoment(game, from, start, choose);
  for (let steps = 0; moment !== undefined; steps++) {
    if (steps > STEPS_MAX) throw new Error(`Cannot finish a match of ${game.id}: ${STEPS_MAX} steps have been made`);
    yield moment;
    moment = nextMoment(game, moment.state, start, choose);
  }
}

function nextMoment<Own extends HeartsTypes>(
  game: HeartsGame<Own>,
  before: Own['state'],
  start: Start,
  choose: Choose,
): Moment<Own> | undefined {
  const answering = answerers(game, before, choose);
  const owed = game.owed(before);
  const seat = answering[choose(Math.max(1, answering.length))];
  if (seat !== undefined) return answered(game, before, seat, choose);
  return owed === undefined ? undefined : brought(game, before, owed, start);
}

/**
 * The seats that may answer now. A claim may be left unanswered; a pair that may still be changed rarely is.
 */
function answerers(game: HeartsGame, state: State, choose: Choose): readonly Seat[] {
  const seats = asked(game, state);
  if (game.owed(state) === 'opening') return choose(3) === 0 ? [] : seats;
  const fresh = seats.filter(seat => !('laid' in state) || state.laid[seat] === null);
  return fresh.length === seats.length || choose(8) === 0 ? seats : fresh;
}

function answered<Own extends HeartsTypes>(
  game: HeartsGame<Own>,
  before: Own['state'],
  seat: Seat,
  choose: Choose,
): Moment<Own> {
  const ask = game.ask(before, seat);
  if (ask === undefined) throw new Error(`Cannot play ${game.id}: seat ${seat} is not asked`);
  const action = answerTo(ask, choose);
  const verdict = game.decide(before, seat, action);
  if (!verdict.ok)
    throw new Error(
      `Cannot play ${game.id}: seat ${seat} is asked ${JSON.stringify(ask)}, yet ${JSON.stringify(action)} is refused: ${JSON.stringify(verdict.refusal)}`,
    );
  return { before, cause: { seat, ask, action }, ...settle(game, before, verdict.event) };
}

function brought<Own extends HeartsTypes>(
  game: HeartsGame<Own>,
  before: Own['state'],
  owed: Owed,
  { seed, imposed }: Start,
): Moment<Own> {
  const supply: Supply = owed === 'deal' && imposed ? { imposed } : { seed: secretOf(seed, before.results.length + 1) };
  return { before, cause: { owed }, ...settle(game, before, game.supply(before, supply)) };
}

/** A random legal answer. */
export function answerTo(ask: Ask, choose: Choose): Action {
  switch (ask.type) {
    case 'pass': {
      const cards = some(
        ask.cards,
        ask.to.reduce((sum, { count }) => sum + count, 0),
        choose,
      );
      const seats = ask.to.flatMap(({ to, count }) => Array.from({ length: count }, () => to));
      return { type: 'pass', gifts: cards.map((card, i) => ({ card, to: seats[i] as Seat })) };
    }
    case 'charge':
      return { type: 'charge', cards: ask.cards.filter(() => choose(2) === 0) };
    case 'bid':
      return { type: 'bid', bid: one(ask.bids, choose) };
    case 'claim':
      return { type: 'claim', claim: choose(2) === 0 };
    case 'play':
      return { type: 'play', ...one(ask.plays, choose) };
    case 'bury':
      return { type: 'bury', cards: some(ask.cards, ask.count, choose) };
    case 'moon':
      return { type: 'moon', option: one(ask.options, choose).name };
    case 'lay':
      return { type: 'lay', ...one(ask.pairs, choose) };
  }
}

const one = <T>(list: readonly T[], choose: Choose): T => list[choose(list.length)] as T;

/** A random selection of `count` cards, in random order. */
function some(cards: readonly Card[], count: number, choose: Choose): readonly Card[] {
  const left = [...cards];
  return Array.from({ length: count }, () => left.splice(choose(left.length), 1)[0] as Card);
}

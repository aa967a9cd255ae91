// Finishing a deal early: who may, with which proof, and how the rest is played.

import type { FinishReason } from '@moonshot/protocol';
import {
  type Ask,
  bySeat,
  type Event as GameEvent,
  type State as GameState,
  type View as GameView,
  type Hearts,
  type HeartsGame,
  type Play,
  type Seat,
  settle,
} from '@moonshot/rules';
import { effectiveRules, rest, settled } from '@moonshot/rules/engine';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { present } from './sitters.ts';
import { people, type State } from './state.ts';

/** The order in which the seat must lead its cards (empty if any will do); undefined without a proof. */
export function proof({ kind, rules }: Hearts, view: GameView, why: FinishReason): readonly Play[] | undefined {
  // in capture games every bout is open to the end
  if (kind !== 'tricks' || view.kind !== 'tricks') return undefined;
  const now = effectiveRules(rules, view);
  if (why === 'rest') return rest(now, view);
  return settled(now, view) ? [] : undefined;
}

/** A single card needs no proof. */
const CARDS_MIN = 2;

/** How the viewer may finish the deal. The claim is preferred, because it needs no other player. */
export function mayFinish(hearts: Hearts, state: State, view: GameView): FinishReason | null {
  const { viewer } = view;
  if (viewer === 'watcher' || view.hand.length < CARDS_MIN || isFinishing(state)) return null;
  if (!people(state.spec).includes(viewer)) return null;
  if (proof(hearts, view, 'rest') !== undefined) return 'rest';
  return !wantedBy(state, viewer, 'settled') && proof(hearts, view, 'settled') !== undefined ? 'settled' : null;
}

/**
 * Whether the table plays the deal out now. A claim needs no agreement; a settled deal ends when every
 * present person agrees.
 */
export const isFinishing = ({ finish, spec, standIns }: State): boolean =>
  finish !== null && (finish.why === 'rest' || present({ spec, standIns }).every(seat => finish.seats.includes(seat)));

/** Whether the seat has already agreed to this end of the deal. */
export const wantedBy = ({ finish }: State, seat: Seat, why: FinishReason): boolean =>
  finish?.why === why && finish.seats.includes(seat);

/**
 * The events of a deal that the table finishes: it plays until the deal is scored or the shooter is asked.
 */
export function playedOut(hearts: Hearts, { game: from, finish }: State): readonly GameEvent[] {
  const game: HeartsGame = hearts.game;
  const events: GameEvent[] = [];
  let state = from;
  for (let asked = dueNow(game, state); asked !== undefined; asked = dueNow(game, state)) {
    const play = playFor(state, asked, finish);
    const verdict = game.decide(state, asked.seat, { type: 'play', ...play });
    if (!verdict.ok)
      throw new Error(
        `Cannot finish the deal: ${play.card} from seat ${asked.seat} is refused: ${verdict.refusal.type}`,
      );
    const next = settle(game, state, verdict.event);
    events.push(...next.events);
    state = next.state;
  }
  return events;
}

interface Due {
  readonly seat: Seat;
  readonly plays: Extract<Ask, { type: 'play' }>['plays'];
}

/** The seat that plays next, in a deal that is not over. */
function dueNow(game: HeartsGame, state: GameState): Due | undefined {
  for (const seat of bySeat(game.seats, one => one)) {
    const ask = game.ask(state, seat);
    if (ask?.type === 'play') return { seat, plays: ask.plays };
  }
  return undefined;
}

/**
 * Returns the next card of the proof's order for the claimer. Other seats play any legal card, even one that
 * is a second copy.
 */
function playFor(state: GameState, { seat, plays }: Due, finish: State['finish']): Play {
  const order = finish?.seats.includes(seat) ? finish.order : [];
  const next = order.find(play => state.hands[seat]?.includes(play.card));
  return next ?? (plays[0] as Play);
}

/** Events that are published together, with the state after each. */
interface Part {
  readonly events: readonly Event[];
  readonly states: readonly State[];
  readonly after: State;
}

/**
 * Splits events for publication: a deal that the table finishes is published trick by trick, everything else
 * in one part.
 */
export function inParts(hearts: Hearts, before: State, events: readonly Event[]): readonly Part[] {
  const parts: Part[] = [];
  let [part, states]: [Event[], State[]] = [[], []];
  let state = before;
  for (const event of events) {
    const hurried = isFinishing(state) && event.type === 'game' && event.event.type === 'taken';
    state = evolve(hearts, state, event);
    part.push(event);
    states.push(state);
    if (!hurried) continue;
    parts.push({ events: part, states, after: state });
    [part, states] = [[], []];
  }
  return part.length === 0 ? parts : [...parts, { events: part, states, after: state }];
}

// Finishing a deal early: a seat proves that no other player's choice matters any more, and the table plays
// the remaining cards. The proof shows either that all remaining tricks go to this seat (`rest`), or that the
// remaining cards change no score (`settled`).

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
import { effectiveRules, provenRest, scoreIsDecided } from '@moonshot/rules/engine';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { presentSeats } from './sitters.ts';
import { people, type State } from './state.ts';

/**
 * The order in which the viewer must play the cards to prove the claim (empty if any order will do);
 * undefined if there is no proof.
 */
export function proof({ kind, rules }: Hearts, view: GameView, why: FinishReason): readonly Play[] | undefined {
  // only deals of trick games can be finished early: in Capture nothing is ever proven
  if (kind !== 'tricks' || view.kind !== 'tricks') return undefined;
  const now = effectiveRules(rules, view);
  if (why === 'rest') return provenRest(now, view);
  return scoreIsDecided(now, view) ? [] : undefined;
}

/** The minimum number of cards in hand to finish a deal early. A single last card leaves no choice. */
const CARDS_MIN = 2;

/**
 * The reason for which the viewer may finish the deal now, or null. Claiming the remaining tricks is
 * preferred, because it needs no agreement of other players.
 */
export function mayFinish(hearts: Hearts, state: State, view: GameView): FinishReason | null {
  const { viewer } = view;
  if (viewer === 'watcher' || view.hand.length < CARDS_MIN || isFinishing(state)) return null;
  if (!people(state.spec).includes(viewer)) return null;
  if (proof(hearts, view, 'rest') !== undefined) return 'rest';
  return !hasAskedToFinish(state, viewer, 'settled') && proof(hearts, view, 'settled') !== undefined ? 'settled' : null;
}

/**
 * Whether the table plays the remaining cards now. Claiming the remaining tricks needs no agreement. A
 * settled deal ends when every present person has agreed.
 */
export const isFinishing = ({ finish, spec, standIns }: State): boolean =>
  finish !== null &&
  (finish.why === 'rest' || presentSeats({ spec, standIns }).every(seat => finish.seats.includes(seat)));

/** Whether the seat has already asked to finish the deal for this reason. */
export const hasAskedToFinish = ({ finish }: State, seat: Seat, why: FinishReason): boolean =>
  finish?.why === why && finish.seats.includes(seat);

/**
 * The events of a deal that the table finishes: it plays cards until the deal is scored, or until the seat
 * that shot the moon is asked how to score it.
 */
export function finishingEvents(hearts: Hearts, { game: from, finish }: State): readonly GameEvent[] {
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
 * The card that a seat plays when the table finishes the deal. The claimer plays the next card of the proof's
 * order, other seats their first legal card.
 */
function playFor(state: GameState, { seat, plays }: Due, finish: State['finish']): Play {
  const order = finish?.seats.includes(seat) ? finish.order : [];
  const next = order.find(play => state.hands[seat]?.includes(play.card));
  return next ?? (plays[0] as Play);
}

/** Events that are sent to viewers together, with the state after each. */
interface Part {
  readonly events: readonly Event[];
  readonly states: readonly State[];
  readonly after: State;
}

/**
 * Splits events into the parts that are sent to viewers: one part for each trick of a deal that the table
 * finishes, and one part for everything else.
 */
export function splitForViewers(hearts: Hearts, before: State, events: readonly Event[]): readonly Part[] {
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

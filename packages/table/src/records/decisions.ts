// Reads a seat's decisions from a table's log: what the seat saw, what it was asked, what it answered, and
// what was hidden from it.
import type {
  Action,
  Ask,
  CaptureState,
  CaptureView,
  Event as GameEvent,
  State as GameState,
  Hearts,
  HeartsGame,
  Seat,
  TrickState,
  TrickView,
  View,
} from '@moonshot/rules';
import type { Card } from '@moonshot/rules/cards';
import { takerOf } from '@moonshot/rules/engine';
import { actionOf } from '../core/answer.ts';
import type { Event } from '../core/event.ts';
import { stateAfter } from '../core/evolve.ts';
import { isFinishing } from '../core/finish.ts';
import type { State } from '../core/state.ts';

export interface Decision {
  readonly at: number; // number of events in the log before the decision
  readonly deal: number;
  readonly trick: number; // number of the trick, or of Capture's bout, from 1; 0 for a pass or a claim
  readonly view: View;
  readonly ask: Ask;
  readonly action: Action;
  readonly hidden: HiddenCards;
}

/**
 * The cards that the seat did not see when it decided. Hands include cards that were already chosen for the
 * pass or bout.
 */
export interface HiddenCards {
  readonly hands: readonly (readonly Card[])[];
  readonly kitty: readonly Card[]; // the kitty, or in Capture the stock
  readonly piles: readonly (readonly Card[])[]; // by seat: its taken or buried cards that were not seen
}

/**
 * All decisions of a seat in a log, oldest first. Undone decisions are left out, and so are replaced pairs in
 * Capture, and cards that the table played to finish a deal.
 */
export function decisionsOf(hearts: Hearts, log: readonly Event[], seat: Seat): readonly Decision[] {
  const states: State[] = [];
  let found: Decision[] = [];
  for (const [at, event] of log.entries()) {
    const before = states.at(-1);
    if (event.type === 'undone') found = found.filter(one => one.at < event.to);
    const made = before && event.type === 'game' ? decision(hearts, before, event.event, seat, at) : undefined;
    if (made?.action.type === 'lay') found = found.filter(one => !isSameBout(one, made));
    if (made !== undefined) found.push(made);
    states.push(stateAfter(hearts, states, event));
  }
  return found;
}

/** The game after the last event of a deal; undefined if no trick or bout of the deal was completed. */
export function endOfDeal(hearts: Hearts, log: readonly Event[], deal: number): GameState | undefined {
  const states: State[] = [];
  let end: GameState | undefined;
  for (const event of log) {
    const state = stateAfter(hearts, states, event);
    states.push(state);
    const { game } = state;
    if (game.deal === deal && ('tricks' in game ? game.tricks : game.bouts).length > 0) end = game;
  }
  return end;
}

/**
 * Whether both decisions laid a pair in the same bout. A seat may change its pair; only the last one counts.
 */
const isSameBout = (one: Decision, other: Decision): boolean => one.deal === other.deal && one.trick === other.trick;

function decision(hearts: Hearts, before: State, event: GameEvent, seat: Seat, at: number): Decision | undefined {
  const game: HeartsGame = hearts.game;
  if (isFinishing(before)) return undefined;
  const ask = game.ask(before.game, seat);
  const action = ask && answerIn(event, seat);
  if (ask === undefined || action === undefined) return undefined;
  const view = game.view(before.game, seat);
  const taken = view.kind === 'tricks' ? view.tricks.length : view.bouts.length;
  const trick = ['pass', 'claim'].includes(ask.type) ? 0 : ask.type === 'moon' ? taken : taken + 1;
  return { at, deal: before.game.deal, trick, view, ask, action, hidden: hiddenIn(before.game, view) };
}

/**
 * The seat's action, recovered from an event. If another seat leads, this seat has declined to claim the
 * lead.
 */
function answerIn(event: GameEvent, seat: Seat): Action | undefined {
  if (event.type === 'opening') return { type: 'claim', claim: event.leader === seat };
  return 'seat' in event && event.seat === seat ? actionOf(event) : undefined;
}

function hiddenIn(state: GameState, view: View): HiddenCards {
  if ('passes' in state && view.kind === 'tricks') return hiddenTricks(state, view);
  return 'stock' in state && view.kind === 'commit-reveal'
    ? hiddenBouts(state, view)
    : { hands: [], kitty: [], piles: [] };
}

function hiddenTricks(state: TrickState, view: TrickView): HiddenCards {
  const outgoing = (seat: Seat): readonly Card[] =>
    state.phase === 'pass' ? (state.passes.find(pass => pass.seat === seat)?.gifts ?? []).map(gift => gift.card) : [];
  const unseen = (seat: Seat): readonly Card[] => {
    const kitties = state.tricks.flatMap((trick, i) =>
      trick.winner === seat && typeof view.tricks[i]?.kitty === 'number' ? trick.kitty : [],
    );
    return [...kitties, ...(seat === view.viewer ? [] : (state.buried[seat] ?? []))];
  };
  return {
    hands: state.hands.map((hand, seat) => [...hand, ...outgoing(seat)]),
    kitty: state.kitty,
    piles: state.hands.map((_, seat) => unseen(seat)),
  };
}

function hiddenBouts(state: CaptureState, view: CaptureView): HiddenCards {
  const laid = (seat: Seat): readonly Card[] => {
    const pair = state.laid[seat];
    return pair ? [pair.bottom, pair.top] : [];
  };
  const unseen = (taker: Seat): readonly Card[] =>
    state.bouts.flatMap((bout, i) =>
      takerOf(state.bouts, i) === taker
        ? bout.laid.flatMap(({ bottom }, seat) => (view.bouts[i]?.bottoms[seat] ? [] : bottom))
        : [],
    );
  return {
    hands: state.hands.map((hand, seat) => [...hand, ...laid(seat)]),
    kitty: state.stock,
    piles: state.hands.map((_, seat) => unseen(seat)),
  };
}

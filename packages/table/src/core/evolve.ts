// Applies events to a table's state.
import { type Event as GameEvent, type Hearts, put, type Seat } from '@moonshot/rules';
import { clockAfter, clockAtFirst, clockOfDeal, timedOut } from './clock-state.ts';
import type { Cause, Event } from './event.ts';
import { addToSeal, sealAfter } from './seal-state.ts';
import { evolveSitting, inDeal } from './sitters.ts';
import { ANSWERS_KEPT, type AnsweredCommands, isCounted, type State, type UndoPoint } from './state.ts';
import { evolveVotes } from './votes-state.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The state after one more event. */
export function evolve(hearts: Hearts, state: State | undefined, event: Event): State {
  if (event.type === 'table-opened') return opened(hearts, event);
  if (state === undefined) throw new Error(`Cannot apply ${event.type}: the table has not been opened`);
  switch (event.type) {
    case 'game':
      return answered(played(hearts, state, event), event.cause);
    case 'ready':
      return answered({ ...state, version: state.version + 1, ready: [...state.ready, event.seat] }, event.cause);
    case 'finishing':
      return answered(finishing(state, event), event.cause);
    case 'seated':
    case 'away':
    case 'back':
      return answered(evolveSitting(state, event), event.cause);
    case 'timed-out':
      return answered(timedOut(state, event.seat), event.cause);
    case 'voted':
    case 'paused':
    case 'gone-on':
    case 'ended':
      return answered(evolveVotes(state, event), event.cause);
    case 'undone':
      throw new Error('Cannot take an event back from one state alone: fold the log with tableFrom');
    default:
      return sealAfter(state, event);
  }
}

const opened = (hearts: Hearts, { id, spec, secret, event }: Of<'table-opened'>): State => ({
  id,
  version: 1,
  spec,
  secret,
  game: hearts.game.evolve(undefined, event),
  ready: [],
  finish: null,
  answered: spec.sitters.map(() => null),
  seal: null,
  seals: [],
  unsealed: false,
  standIns: spec.sitters.map(() => null),
  left: [],
  dealtTo: spec.sitters.map(() => null),
  clock: clockAtFirst(spec),
  paused: false,
  pausedBy: null,
  ended: false,
  votes: null,
  undo: [],
});

/**
 * Whether this event makes all events before it final, so that they cannot be undone. The reason is that
 * spectators see the hands from now on, or that other tables play the same deals.
 */
const stands = ({ spec }: State, type: GameEvent['type'] | 'finishing'): boolean =>
  spec.deals !== undefined || (type === 'scored' && spec.online?.handsAfter === true);

function played(hearts: Hearts, state: State, { event, cause }: Of<'game'>): State {
  const game = hearts.game.evolve(state.game, event);
  const fresh = event.type === 'dealt';
  const card = event.type === 'played' ? event.card : null;
  const undo =
    fresh || stands(state, event.type) ? [] : cause === null ? state.undo : undoable(state, cause.seat, card);
  const finish = event.type === 'scored' || event.type === 'shot' ? null : state.finish;
  const seal = state.seal && addToSeal(state.seal, event);
  const left = inDeal(game) ? state.left : [];
  const clock = fresh ? clockOfDeal(state) : state.clock;
  // an answer or a deal cancels a vote to undo, because the action to be undone is no longer the last
  const votes = fresh && isCounted(state.spec) ? null : cause === null && !fresh ? state.votes : withoutUndo(state);
  return {
    ...state,
    version: state.version + 1,
    game,
    ready: fresh ? [] : state.ready,
    finish,
    seal,
    left,
    dealtTo: fresh ? state.spec.sitters.map(sitter => (sitter.kind === 'person' ? sitter.name : null)) : state.dealtTo,
    clock,
    votes,
    undo,
  };
}

/** The actions that can be undone, including the one that a seat's person is performing now. */
const undoable = ({ undo, version }: State, seat: Seat, card: UndoPoint['card']): State['undo'] => [
  ...undo,
  { to: version, seat, card },
];

const withoutUndo = ({ votes }: State): State['votes'] => (votes?.on === 'undo' ? null : votes);

/**
 * The state after a seat has asked to finish the deal. Requests for the same reason add up. A request for
 * another reason replaces the earlier requests.
 */
function finishing(state: State, { seat, why, order }: Of<'finishing'>): State {
  const before = state.finish?.why === why ? state.finish.seats : [];
  const finish = { why, seats: [...before, seat], order };
  const votes = withoutUndo(state);
  const undo = stands(state, 'finishing') ? [] : undoable(state, seat, null);
  return { ...state, version: state.version + 1, finish, votes, undo };
}

/**
 * Records the number of a seat's latest command and the table's version after its event. Earlier commands are
 * kept too, up to a limit.
 */
function answer(last: AnsweredCommands | null, { number }: Cause, version: number): AnsweredCommands {
  if (last === null) return { number, version, earlier: [] };
  return { number, version, earlier: [...last.earlier, last.version].slice(-ANSWERS_KEPT) };
}

/**
 * The state after a person's command: the command is recorded, the person counts as present, and the used
 * time is subtracted.
 */
const answered = (state: State, cause: Cause | null): State =>
  cause === null
    ? state
    : {
        ...state,
        answered: put(state.answered, cause.seat, answer(state.answered[cause.seat] ?? null, cause, state.version)),
        standIns: put(state.standIns, cause.seat, null),
        clock: clockAfter(state.clock, cause),
      };

/** The state after a whole log. Its version is the number of events, including undone ones. */
export function tableFrom(hearts: Hearts, events: readonly Event[]): State {
  const states: State[] = []; // the state after each event
  follow(hearts, states, events);
  return lastOf(states);
}

/** Appends to `states` the state after each of the events, which continue the log. */
export function follow(hearts: Hearts, states: State[], events: readonly Event[]): void {
  for (const event of events) states.push(stateAfter(hearts, states, event));
}

/** The last of the states. Throws if there is none. */
export function lastOf(states: readonly State[]): State {
  const last = states.at(-1);
  if (last === undefined) throw new Error('Cannot make a table from its log: the log is empty');
  return last;
}

/** The state after an event, given the states after all events before it. */
export const stateAfter = (hearts: Hearts, states: readonly State[], event: Event): State =>
  event.type === 'undone' ? undone(states, event) : evolve(hearts, states.at(-1), event);

/**
 * Restores the game as it was after `to` events. Sitters, clocks and answered commands stay as they are now.
 * Agreements to end the deal early are dropped. Otherwise, if the only player who had not agreed has left
 * since, the restored agreements would be complete, and the table would finish the deal.
 */
function undone(states: readonly State[], { to, cause }: Of<'undone'>): State {
  const [then, now] = [states[to - 1], states.at(-1)];
  if (then === undefined || now === undefined)
    throw new RangeError(`Cannot go back to version ${to}: the log has ${states.length} events`);
  const { spec, standIns, left, clock, paused, pausedBy } = now;
  const votes = withoutUndo(now);
  const version = now.version + 1;
  return answered(
    { ...then, version, answered: now.answered, spec, standIns, left, clock, paused, pausedBy, votes, finish: null },
    cause,
  );
}

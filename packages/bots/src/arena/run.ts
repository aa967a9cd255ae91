// Runs a game: players answer, the table supplies cuts and deals, and each event is applied with its
// consequences.
import {
  type Action,
  type Ask,
  type HeartsGame,
  type HeartsTypes,
  type Owed,
  type Seat,
  type Supply,
  settle,
} from '@moonshot/rules';

/** What a running game needs from outside: its supplies, a listener to events, and a condition to stop. */
interface Around<Own extends HeartsTypes> {
  supply(state: Own['state'], owed: Owed): Supply;
  onEvents?(events: readonly Own['event'][]): void;
  enough?(state: Own['state']): boolean;
}

/** What a running game needs from outside, with the answers of its players. */
export interface Surroundings<Own extends HeartsTypes = HeartsTypes> extends Around<Own> {
  answer(state: Own['state'], seat: Seat, ask: Own['ask']): Action;
}

/** A seat that owes an answer. */
export interface PendingQuestion<Own extends HeartsTypes = HeartsTypes> {
  readonly state: Own['state'];
  readonly seat: Seat;
  readonly ask: Own['ask'];
}

/**
 * Runs the game until nothing is asked or owed any more, or until `enough` returns true. Returns the last
 * state.
 */
export function run<Own extends HeartsTypes>(
  game: HeartsGame<Own>,
  before: Own['state'],
  around: Surroundings<Own>,
): Own['state'] {
  const running = asking(game, before, around);
  let step = running.next();
  while (step.done !== true) step = running.next(around.answer(step.value.state, step.value.seat, step.value.ask));
  return step.value;
}

/** Runs the game with asynchronous answers: yields each question and expects its answer. */
export function* asking<Own extends HeartsTypes>(
  game: HeartsGame<Own>,
  before: Own['state'],
  around: Around<Own>,
): Generator<PendingQuestion<Own>, Own['state'], Action> {
  let state = before;
  while (around.enough === undefined || !around.enough(state)) {
    const asked = askedIn(game, state);
    const event = asked === undefined ? supplied(game, state, around) : answered(game, asked, yield asked);
    if (event === undefined) return state;
    const settled = settle(game, state, event);
    around.onEvents?.(settled.events);
    state = settled.state;
  }
  return state;
}

/**
 * The next question. Seats are asked before the table supplies cards or ends a waiting time, so that a seat
 * that may claim the opening is asked before the time for such claims ends.
 */
function askedIn<Own extends HeartsTypes>(
  game: HeartsGame<Own>,
  state: Own['state'],
): PendingQuestion<Own> | undefined {
  for (let seat = 0; seat < game.seats; seat++) {
    const ask = game.ask(state, seat);
    if (ask !== undefined && !hasAnswered(ask)) return { state, seat, ask };
  }
  return undefined;
}

function supplied<Own extends HeartsTypes>(
  game: HeartsGame<Own>,
  state: Own['state'],
  around: Around<Own>,
): Own['event'] | undefined {
  const owed = game.owed(state);
  return owed === undefined ? undefined : game.supply(state, around.supply(state, owed));
}

/**
 * Whether the seat has answered already. In the game Capture a seat may change its pair of cards until all
 * pairs are shown. A bot would be asked forever, so its first pair counts.
 */
const hasAnswered = (ask: Ask): boolean => ask.type === 'lay' && ask.laid !== null;

function answered<Own extends HeartsTypes>(
  game: HeartsGame<Own>,
  { state, seat }: PendingQuestion<Own>,
  action: Action,
): Own['event'] {
  const verdict = game.decide(state, seat, action);
  if (verdict.ok) return verdict.event;
  throw new Error(
    `Cannot go on with ${game.id}: seat ${seat} answered ${JSON.stringify(action)}, refused as ${JSON.stringify(verdict.refusal)}`,
  );
}

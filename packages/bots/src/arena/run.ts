// Running a game: whoever is asked answers, whatever is owed is supplied, and every event is settled.
import type { Owed, Supply } from '@moonshot/rules/game/game';
import type { Seat } from '@moonshot/rules/game/seat';
import { settle } from '@moonshot/rules/game/settle';
import type { Action, Ask, Event, HeartsGame, State } from '@moonshot/rules/games';

/** What stands around a game while it runs: who answers, who deals, who listens, and when it is enough. */
export interface Surroundings {
  answer(state: State, seat: Seat, ask: Ask): Action;
  supply(state: State, owed: Owed): Supply;
  heard?(events: readonly Event[]): void;
  enough?(state: State): boolean;
}

/** The state a game comes to when nobody is asked and nothing is owed any more, or as soon as it is enough. */
export function run(game: HeartsGame, before: State, around: Surroundings): State {
  let state = before;
  while (around.enough === undefined || !around.enough(state)) {
    const event = nextEvent(game, state, around);
    if (event === undefined) return state;
    const settled = settle(game, state, event);
    around.heard?.(settled.events);
    state = settled.state;
  }
  return state;
}

/** A seat is asked before the table supplies: so the claim window closes only when its answer is in. */
function nextEvent(game: HeartsGame, state: State, around: Surroundings): Event | undefined {
  for (let seat = 0; seat < game.seats; seat++) {
    const ask = game.ask(state, seat);
    if (ask !== undefined && !hasAnswered(ask)) return answered(game, state, seat, around.answer(state, seat, ask));
  }
  const owed = game.owed(state);
  return owed === undefined ? undefined : game.supply(state, around.supply(state, owed));
}

/** A seat whose pair may still be changed is asked for ever; here it keeps what it has laid. */
const hasAnswered = (ask: Ask): boolean => ask.type === 'lay' && ask.laid !== null;

function answered(game: HeartsGame, state: State, seat: Seat, action: Action): Event {
  const verdict = game.decide(state, seat, action);
  if (verdict.ok) return verdict.event;
  throw new Error(
    `Cannot go on with ${game.id}: seat ${seat} answered ${JSON.stringify(action)}, refused as ${JSON.stringify(verdict.refusal)}`,
  );
}

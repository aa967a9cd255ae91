// The implementation of the game interface that all kinds of games share, for the capture game.
import type { Game } from '../game/game.ts';
import type { Action, Ask, Refusal } from './action.ts';
import { open, owed, supply } from './deal.ts';
import { ask, decide } from './decide.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { follow } from './follow.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';
import { show, type View, view } from './view.ts';

/** The types that the capture game uses with the game interface. */
export interface CaptureTypes {
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly ask: Ask;
  readonly refusal: Refusal;
}

/** The game with these compiled rules. */
export const captureGame = (rules: Rules): Game<CaptureTypes> => ({
  id: rules.sheet.id,
  seats: rules.seats,
  open: opening => open(rules, opening),
  ask: (state, seat) => ask(rules, state, seat),
  decide: (state, seat, action) => decide(rules, state, seat, action),
  follow: state => follow(rules, state),
  owed: state => owed(state),
  supply: (state, brought) => supply(rules, state, brought),
  evolve,
  view: (state, viewer) => view(rules, state, viewer),
  show: (event, viewer) => show(rules, event, viewer),
});

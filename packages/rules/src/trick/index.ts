// The trick games behind the common interface.
import type { Game } from '../game/game.ts';
import type { Action, Ask, Refusal } from './action.ts';
import { effectiveRules } from './course.ts';
import { open, owed, supply } from './deal.ts';
import { ask, decide } from './decide.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { follow } from './follow.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';
import { show, type View, view } from './view.ts';

export type TrickGame = Game<State, Action, Event, View, Ask, Refusal>;

/** The game that these compiled rules play. */
export const trickGame = (rules: Rules): TrickGame => ({
  id: rules.sheet.id,
  seats: rules.seats,
  open: opening => open(rules, opening),
  ask: (state, seat) => ask(effectiveRules(rules, state), state, seat),
  decide: (state, seat, action) => decide(effectiveRules(rules, state), state, seat, action),
  follow: state => follow(effectiveRules(rules, state), state),
  owed: state => owed(rules, state),
  supply: (state, brought) => supply(rules, state, brought),
  evolve,
  view: (state, viewer) => view(effectiveRules(rules, state), state, viewer),
  show: (event, viewer) => show(rules, event, viewer),
});

// The implementation of the game interface that all kinds of games share, for trick games.
import type { Game } from '../game/game.ts';
import { open, owed, supply } from './play/deal.ts';
import { ask, decide } from './play/decide.ts';
import { evolve } from './play/evolve.ts';
import { follow } from './play/follow.ts';
import { show } from './play/show.ts';
import { type View, view } from './play/view.ts';
import { effectiveRules } from './rules/effective-rules.ts';
import type { Rules } from './rules/rules.ts';
import type { Action, Ask, Refusal } from './state/action.ts';
import type { Event } from './state/event.ts';
import type { State } from './state/state.ts';

/** The types that trick games use with the game interface. */
export interface TrickTypes {
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly ask: Ask;
  readonly refusal: Refusal;
}

/** The game with these compiled rules. */
export const trickGame = (rules: Rules): Game<TrickTypes> => ({
  id: rules.sheet.id,
  seats: rules.seats,
  open: opening => open(rules, opening),
  ask: (state, seat) => ask(effectiveRules(rules, state), state, seat),
  decide: (state, seat, action) => decide(effectiveRules(rules, state), state, seat, action),
  follow: state => follow(effectiveRules(rules, state), state),
  owed: state => owed(rules, state),
  supply: (state, brought) => supply(rules, state, brought),
  evolve,
  view: (state, viewer, watched) => view(effectiveRules(rules, state), state, viewer, watched),
  show: (event, viewer) => show(rules, event, viewer),
});

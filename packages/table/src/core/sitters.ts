// Who sits at a table with several people: people join and leave, and bots stand in for absent people.
import { type State as GameState, put, type Seat } from '@moonshot/rules';
import type { Event } from './event.ts';
import { people, type State } from './state.ts';
import { withoutVote } from './votes-state.ts';

/** The bot that stands in for an absent person. */
export const STAND_IN = 'careful';

export type SeatingEvent = Extract<Event, { type: 'seated' | 'away' | 'back' }>;

/** Whether a deal is in progress: its cards have been dealt, and it has not been scored. */
export const inDeal = ({ phase }: GameState): boolean => phase !== 'dealer' && phase !== 'deal' && phase !== 'over';

/** Whether a person sits at the seat and is present. */
export const isPresentAt = ({ spec, standIns }: Pick<State, 'spec' | 'standIns'>, seat: Seat): boolean =>
  spec.sitters[seat]?.kind === 'person' && standIns[seat] === null;

/** The seats of the people who are present. */
export const presentSeats = ({ spec, standIns }: Pick<State, 'spec' | 'standIns'>): readonly Seat[] =>
  people(spec).filter(seat => standIns[seat] === null);

/** The name of the bot that answers for the seat; undefined if a person answers. */
export function botAt({ spec, standIns }: State, seat: Seat): string | undefined {
  const sitter = spec.sitters[seat];
  if (sitter?.kind === 'bot') return sitter.player;
  return sitter !== undefined && standIns[seat] !== null ? STAND_IN : undefined;
}

/** The state after a player sat down, left, went away or came back. */
export function evolveSitting(state: State, event: SeatingEvent): State {
  const version = state.version + 1;
  const { seat } = event;
  const votes = withoutVote(state.votes, seat); // an absent player has not voted
  const clock = state.clock && { ...state.clock, lapses: put(state.clock.lapses, seat, 0) };
  if (event.type !== 'seated')
    return {
      ...state,
      version,
      votes,
      clock,
      standIns: put(state.standIns, seat, event.type === 'away' ? version : null),
    };
  const { sitter } = event;
  const before = state.spec.sitters[seat];
  const leaves = before?.kind === 'person' && inDeal(state.game);
  return {
    ...state,
    version,
    spec: { ...state.spec, sitters: put(state.spec.sitters, seat, sitter) },
    standIns: put(state.standIns, seat, null),
    votes,
    clock,
    left: leaves ? [...state.left, { player: before.name, seat }] : state.left,
    ready: state.ready.filter(one => one !== seat),
    undo: [], // a new sitter cannot undo what another player did
  };
}

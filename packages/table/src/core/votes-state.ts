// Applies the events of votes to a table's state.
import type { Seat } from '@moonshot/rules';
import type { Event } from './event.ts';
import type { State } from './state.ts';

export type VoteEvent = Extract<Event, { type: 'voted' | 'paused' | 'gone-on' | 'ended' }>;

/**
 * The state after a seat's vote, or after the result of a vote. A vote on another question replaces the vote
 * in progress.
 */
export function evolveVotes(state: State, event: VoteEvent): State {
  const version = state.version + 1;
  if (event.type !== 'voted')
    return {
      ...state,
      version,
      votes: null,
      paused: event.type === 'paused',
      pausedBy: event.type === 'paused' ? (state.votes?.seats[0] ?? null) : null,
      ended: event.type === 'ended',
    };
  const { seat, on, yes } = event;
  const before = state.votes?.on === on ? state.votes : null;
  const rest = withoutVote(before, seat);
  return { ...state, version, votes: yes ? { on, seats: [...(rest?.seats ?? []), seat] } : rest };
}

/**
 * The vote in progress without this seat's agreement; null if nobody agrees any more. A vote to undo ends
 * with the agreement of the seat that asked, because it is about this seat's action.
 */
export function withoutVote(votes: State['votes'], seat: Seat): State['votes'] {
  if (votes === null || (votes.on === 'undo' && votes.seats[0] === seat)) return null;
  const seats = votes.seats.filter(one => one !== seat);
  return seats.length === 0 ? null : { ...votes, seats };
}

// Applies the events of votes to a table's state.
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
  const others = (state.votes?.on === on ? state.votes.seats : []).filter(one => one !== seat);
  const seats = yes ? [...others, seat] : others;
  return { ...state, version, votes: seats.length === 0 ? null : { on, seats } };
}

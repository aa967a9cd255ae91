// The votes at a table after an event: it copies what happened and counts nobody.
import type { Event } from './event.ts';
import type { State } from './state.ts';

export type VoteEvent = Extract<Event, { type: 'voted' | 'paused' | 'gone-on' | 'ended' }>;

/** The table after a vote or what came of it; a vote on something else begins anew. */
export function evolveVotes(state: State, event: VoteEvent): State {
  const version = state.version + 1;
  if (event.type !== 'voted')
    return {
      ...state,
      version,
      votes: null,
      paused: event.type === 'paused',
      ended: event.type === 'ended',
    };
  const { seat, on, yes } = event;
  const others = (state.votes?.on === on ? state.votes.seats : []).filter(one => one !== seat);
  const seats = yes ? [...others, seat] : others;
  return { ...state, version, votes: seats.length === 0 ? null : { on, seats } };
}

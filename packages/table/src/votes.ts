// What the people at a table decide together: to pause, to go on, and to end the match before its time.
import type { Seat } from '@moonshot/rules/game/seat';
import { accept, refuse, type Verdict } from '@moonshot/rules/game/verdict';
import type { Motion } from '@moonshot/wire';
import type { Event } from './event.ts';
import { present } from './sitting.ts';
import { isOver, type State } from './state.ts';

export interface VoteCommand {
  readonly type: 'vote';
  readonly seat: Seat;
  readonly number: number | null;
  readonly on: Motion;
  readonly yes: boolean; // no: takes one's own yes back
}

export type VoteRefusal = { readonly type: 'over' } | { readonly type: 'not-seated' } | { readonly type: 'not-owed' };

export type VoteEvent = Extract<Event, { type: 'voted' | 'paused' | 'gone-on' | 'ended' }>;

const OUTCOMES = { pause: 'paused', 'go-on': 'gone-on', end: 'ended' } as const;

type Decision = Verdict<readonly Event[], VoteRefusal>;

/** The vote, and what comes of it where it is the one that was still wanted. Whoever votes is there. */
export function decideVote(state: State, { seat, number, on, yes }: VoteCommand): Decision {
  const { votes, paused, spec, standIns } = state;
  if (isOver(state)) return refuse({ type: 'over' });
  if (spec.sitters[seat]?.kind !== 'person') return refuse({ type: 'not-seated' });
  const seats = votes?.on === on ? votes.seats : [];
  const idle = (on === 'pause' && paused) || (on === 'go-on' && !paused) || (!yes && !seats.includes(seat));
  if (idle) return refuse({ type: 'not-owed' });
  const back: readonly Event[] = standIns[seat] === null ? [] : [{ type: 'back', seat, cause: null }];
  const voted: Event = { type: 'voted', seat, on, yes, cause: number === null ? null : { seat, number } };
  if (!yes) return accept([...back, voted]);
  const there = new Set([...present(state), seat]);
  if (suffices(on, there, new Set([...seats, seat])))
    return accept([...back, voted, { type: OUTCOMES[on], cause: null }]);
  return seats.includes(seat) ? refuse({ type: 'not-owed' }) : accept([...back, voted]);
}

/** A pause wants more than half of those who are there, going on wants anybody, the end wants all. */
function suffices(on: Motion, there: ReadonlySet<Seat>, seats: ReadonlySet<Seat>): boolean {
  const agreed = [...there].filter(seat => seats.has(seat)).length;
  if (on === 'go-on') return true;
  return on === 'pause' ? agreed * 2 > there.size : agreed === there.size;
}

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

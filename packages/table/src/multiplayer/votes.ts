// Votes of the people at a table: pause, resume, undo, and ending the match early.

import type { Motion } from '@moonshot/protocol';
import { accept, refuse, type Seat, type Verdict } from '@moonshot/rules';
import type { Event } from '../core/event.ts';
import type { VoteCommand } from '../core/multiplayer-rules.ts';
import type { Refusal } from '../core/refusal.ts';
import { countedSeats, isCounted, matchIsOver, type Spec, type State, undoPoint, voters } from '../core/state.ts';

const OUTCOMES = { pause: 'paused', 'go-on': 'gone-on', end: 'ended' } as const;

/**
 * The event that follows when a vote has passed. An undo restores the state after `to` events, which is the
 * state before the last action of the player who asked first.
 */
const outcomeOf = (on: Motion, to: number): Event =>
  on === 'undo' ? { type: 'undone', to, cause: null } : { type: OUTCOMES[on], cause: null };

type Decision = Verdict<readonly Event[], Refusal>;

/**
 * Decides a seat's vote. If the vote is the last one needed, its outcome follows in the same transaction. A
 * voter who was away counts as present again.
 */
export function decideVote(state: State, { seat, number, on, yes }: VoteCommand): Decision {
  const { votes, paused, spec, standIns } = state;
  if (matchIsOver(state)) return refuse({ type: 'over' });
  if (!voters(spec).includes(seat)) return refuse({ type: 'not-seated' });
  if (yes && !mayDecide(spec, on)) return refuse({ type: 'counted' });
  const seats = votes?.on === on ? votes.seats : [];
  const idle = (on === 'pause' && paused) || (on === 'go-on' && !paused) || (!yes && !seats.includes(seat));
  if (idle) return refuse({ type: 'not-owed' });
  const to = undoPoint(state, seats[0] ?? seat)?.to ?? 0;
  if (on === 'undo' && yes && (paused || to === 0)) return refuse({ type: paused ? 'paused' : 'nothing-to-undo' });
  const back: readonly Event[] = standIns[seat] === null ? [] : [{ type: 'back', seat, cause: null }];
  const voted: Event = { type: 'voted', seat, on, yes, cause: number === null ? null : { seat, number } };
  if (!yes) return accept([...back, voted]);
  if (suffices(on, asked(state, seat), new Set([...seats, seat]), isCounted(spec)))
    return accept([...back, voted, outcomeOf(on, to)]);
  return seats.includes(seat) ? refuse({ type: 'not-owed' }) : accept([...back, voted]);
}

/**
 * Whether people may vote on this. A match that counts for ratings or a league has no undo. Such a match
 * cannot be ended by a vote after a player for whom it counts has left.
 */
function mayDecide(spec: Spec, on: Motion): boolean {
  if (on === 'undo') return !isCounted(spec);
  return on !== 'end' || countedSeats(spec).every(seat => voters(spec).includes(seat));
}

/**
 * The seats whose agreement is needed: those of present people, and in a rated or league match also those of
 * absent people.
 */
function asked({ spec, standIns }: State, seat: Seat): readonly Seat[] {
  return voters(spec).filter(one => isCounted(spec) || one === seat || standIns[one] === null);
}

/**
 * Whether the votes are enough. A pause needs a majority, resuming needs one player, and undo and end need
 * all players. In a rated or league match (`all`) a pause needs all too, because a losing player could
 * otherwise stop the match for good while the others are away.
 */
function suffices(on: Motion, asked: readonly Seat[], seats: ReadonlySet<Seat>, all: boolean): boolean {
  const agreed = asked.filter(seat => seats.has(seat)).length;
  if (on === 'go-on') return true;
  return on === 'pause' && !all ? agreed * 2 > asked.length : agreed === asked.length;
}

// What a match changes in its table's row: the seats, and the end.
import { accept } from '@moonshot/rules';
import type { State } from '@moonshot/table';
import type { TableSeat } from '../../../store/store.ts';
import { isPlayed } from '../live.ts';
import { type Change, handedOn } from './changes.ts';
import { seatsOf } from './orders.ts';

/**
 * Ends a match. A node that was suspended may do so while the next match is active, which is not affected.
 */
export const end =
  (match: string): Change =>
  row =>
    accept(isPlayed(row, match) ? { ...row, state: 'over', seats: row.seats.map(stays) } : row);

/** A player who is still seated at the end was not removed. */
function stays(seat: TableSeat): TableSeat {
  if (seat.kind !== 'person') return seat;
  const { removed: _, ...person } = seat;
  return person;
}

/** The seats after a player joined or left the match. A removed player needs a new invitation. */
export const seated =
  ({ id, spec }: Pick<State, 'id' | 'spec'>, newInvite: () => string): Change =>
  row => {
    const seats = seatsOf(spec);
    const players = seats.map(playerAt);
    if (!isPlayed(row, id) || row.seats.every((seat, i) => playerAt(seat) === players[i])) return accept(row);
    const kept = row.seats.map((was, i) => (playerAt(was) === players[i] ? was : (seats[i] ?? was)));
    const isRemoved = row.seats.some((was, i) => was.kind === 'person' && was.removed && was.player !== players[i]);
    const after = { ...row, seats: kept, ...(isRemoved && { invite: newInvite() }) };
    return accept(players.includes(row.host) ? after : handedOn(after));
  };

const playerAt = (seat: TableSeat): string | undefined => (seat.kind === 'person' ? seat.player : undefined);

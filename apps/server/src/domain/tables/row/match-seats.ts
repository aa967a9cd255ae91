// Changes that a match makes to its table's row: it copies who sits where, and marks the match as over.
import { accept } from '@moonshot/rules';
import type { State } from '@moonshot/table';
import type { TableSeat } from '../../../store/store.ts';
import { isPlayed } from '../live.ts';
import { type Change, withNewHost } from './changes.ts';
import { seatsOf } from './orders.ts';

/**
 * Marks the match as over. Does nothing if the table already has a later match, which can happen on a node
 * that was suspended.
 */
export const endMatch =
  (match: string): Change =>
  row =>
    accept(isPlayed(row, match) ? { ...row, state: 'over', seats: row.seats.map(stays) } : row);

/** The seat without a removal that was still pending. */
function stays(seat: TableSeat): TableSeat {
  if (seat.kind !== 'person') return seat;
  const { removed: _, ...person } = seat;
  return person;
}

/**
 * Copies the seats of the match to the table's row after a player joined or left. If the host removed a
 * player, also replaces the invitation.
 */
export const withMatchSeats =
  ({ id, spec }: Pick<State, 'id' | 'spec'>, newInvite: () => string): Change =>
  row => {
    const seats = seatsOf(spec);
    const players = seats.map(playerAt);
    if (!isPlayed(row, id) || row.seats.every((seat, i) => playerAt(seat) === players[i])) return accept(row);
    const kept = row.seats.map((was, i) => (playerAt(was) === players[i] ? was : (seats[i] ?? was)));
    const isRemoved = row.seats.some((was, i) => was.kind === 'person' && was.removed && was.player !== players[i]);
    const after = { ...row, seats: kept, ...(isRemoved && { invite: newInvite() }) };
    return accept(players.includes(row.host) ? after : withNewHost(after));
  };

const playerAt = (seat: TableSeat): string | undefined => (seat.kind === 'person' ? seat.player : undefined);

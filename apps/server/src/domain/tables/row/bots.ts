// Chooses names for the bots of a table.
import { BOT_NAMES } from '../../../core/bot-names.ts';
import type { TableSeat } from '../../../store/store.ts';

/** A bot with a name that no other bot at these seats has. */
export function newBot(seats: readonly TableSeat[], player: string): Extract<TableSeat, { kind: 'bot' }> {
  const taken = new Set(seats.map(seat => (seat.kind === 'bot' ? seat.name : '')));
  const name = BOT_NAMES.find(one => !taken.has(one)) ?? BOT_NAMES[0];
  return { kind: 'bot', name, player };
}

/** The seats, with a bot in each open seat. */
export const fillOpenSeats = (seats: readonly TableSeat[], player: string): readonly TableSeat[] =>
  seats.reduce<readonly TableSeat[]>(
    (sofar, seat, i) => (seat.kind === 'open' ? sofar.with(i, newBot(sofar, player)) : sofar),
    seats,
  );

// What the bots of a table are called.
import type { TableSeat } from '../store/store.ts';

const NAMES = [
  ...['Vega', 'Rigel', 'Mira', 'Altair', 'Maia', 'Deneb', 'Spica'],
  ...['Castor', 'Electra', 'Pollux', 'Capella', 'Sirius', 'Lyra', 'Antares'],
] as const;

/** A bot under a name that nobody at these seats has. */
export function newBot(seats: readonly TableSeat[], player: string): Extract<TableSeat, { kind: 'bot' }> {
  const taken = new Set(seats.map(seat => (seat.kind === 'bot' ? seat.name : '')));
  const name = NAMES.find(one => !taken.has(one)) ?? NAMES[0];
  return { kind: 'bot', name, player };
}

/** The seats with a bot at each that was open. */
export const filled = (seats: readonly TableSeat[], player: string): readonly TableSeat[] =>
  seats.reduce<readonly TableSeat[]>(
    (sofar, seat, i) => (seat.kind === 'open' ? sofar.with(i, newBot(sofar, player)) : sofar),
    seats,
  );

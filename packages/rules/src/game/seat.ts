// Seats are numbered from 0 in the order of play, which is clockwise or counter-clockwise according to the
// rules. A viewer is a seat or a spectator.

export type Seat = number;
export type Viewer = Seat | 'watcher';

/**
 * The seat that is this number of places further on in the order of play. If play is clockwise, that is to
 * the left.
 */
export const seatLeft = (seat: Seat, places: number, seats: number): Seat =>
  (((seat + places) % seats) + seats) % seats;

/** All seats in the order of play, beginning with seat `first`. */
export const seatsFrom = (first: Seat, seats: number): readonly Seat[] => bySeat(seats, i => (first + i) % seats);

/** A list with one value for each seat. */
export function bySeat<T>(seats: number, make: (seat: Seat) => T): readonly T[] {
  // this function is called very often, and `Array.from` of a length is much slower
  const list: T[] = [];
  for (let seat = 0; seat < seats; seat++) list.push(make(seat));
  return list;
}

/** The entry of a list for a seat. Throws a `RangeError` if the table has no such seat. */
export function at<T>(list: readonly T[], seat: Seat): T {
  if (!Number.isInteger(seat) || seat < 0 || seat >= list.length)
    throw new RangeError(`Cannot read seat ${seat}: the table has ${list.length} seats`);
  return list[seat] as T;
}

/** The list with the value of one seat replaced. */
export const put = <T>(list: readonly T[], seat: Seat, value: T): readonly T[] =>
  list.map((old, i) => (i === seat ? value : old));

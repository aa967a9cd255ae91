// Seats are numbered 0 … n−1 in the order of play: clockwise, or counter-clockwise if the sheet says so. A
// viewer is a seat or a spectator.

export type Seat = number;
export type Viewer = Seat | 'watcher';

/** The seat this number of places further in the order of play: to the left if that is clockwise. */
export const seatLeft = (seat: Seat, places: number, seats: number): Seat =>
  (((seat + places) % seats) + seats) % seats;

/** All seats in the order of play, beginning with the given one. */
export const seatsFrom = (first: Seat, seats: number): readonly Seat[] => bySeat(seats, i => (first + i) % seats);

/** One value for each seat. */
export function bySeat<T>(seats: number, make: (seat: Seat) => T): readonly T[] {
  const list: T[] = []; // a hot path: `Array.from` of a length takes nine times as long
  for (let seat = 0; seat < seats; seat++) list.push(make(seat));
  return list;
}

/** The list's entry for a seat. Throws a RangeError if the table has no such seat. */
export function at<T>(list: readonly T[], seat: Seat): T {
  if (!Number.isInteger(seat) || seat < 0 || seat >= list.length)
    throw new RangeError(`Cannot read seat ${seat}: the table has ${list.length} seats`);
  return list[seat] as T;
}

/** The list with one seat's value replaced. */
export const put = <T>(list: readonly T[], seat: Seat, value: T): readonly T[] =>
  list.map((old, i) => (i === seat ? value : old));

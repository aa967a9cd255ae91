// The seatings of a contest: each player plays the same cards in every seat.

/** One seating of a table: by seat, the player's index among the distinct players of the list. */
export type Arrangement = readonly number[];

const HALVES = 4; // the table size at which two players take two seats each

/**
 * Returns the distinct seatings of the listed players. Two players at a table of four take two seats each, in
 * all six ways. Any other list is rotated around the table. In a list of two, the first plays against copies
 * of the second. Other lists are repeated to fill the seats.
 */
export function arrangements(listed: readonly string[], seats: number): readonly Arrangement[] {
  const players = [...new Set(listed)];
  if (listed.length === 0 || listed.length > seats)
    throw new RangeError(`Cannot seat ${listed.length} players at ${seats} seats: there must be 1 to ${seats} of them`);
  if (players.length === 2 && listed.length === 2 && seats === HALVES) return halves(seats);
  const seated = Array.from({ length: seats }, (_, seat) => players.indexOf(listed[placeIn(listed, seat)] as string));
  return distinct(seated.map((_, turn) => seated.map((_, seat) => seated[(seat + seats - turn) % seats] as number)));
}

const placeIn = ({ length }: readonly string[], seat: number): number =>
  length === 2 ? Math.min(seat, 1) : seat % length;

/** Every way to give each of two players half of the seats. */
const halves = (seats: number): readonly Arrangement[] =>
  Array.from({ length: 2 ** seats }, (_, bits) =>
    Array.from({ length: seats }, (_, seat) => (bits >> seat) & 1),
  ).filter(seated => seated.filter(player => player === 0).length === seats / 2);

const distinct = (all: readonly Arrangement[]): readonly Arrangement[] => [
  ...new Map(all.map(one => [one.join(), one])).values(),
];

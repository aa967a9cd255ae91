// Who sits where: the distinct arrangements of a contest's players, so that each plays the same cards from
// every side.

/** By seat, the number of the player in the list that was given. */
export type Arrangement = readonly number[];

const HALVES = 4; // the table at which two players sit two each

/**
 * The arrangements of so many listed players at so many seats. Two at a table of four sit two each, in all
 * six ways. Every other list
 * goes round the table: of two the first sits against the rest, a longer list repeats, and one as long as the
 * table says who sits next to whom.
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

/** Every way of giving half the seats to either player. */
const halves = (seats: number): readonly Arrangement[] =>
  Array.from({ length: 2 ** seats }, (_, bits) =>
    Array.from({ length: seats }, (_, seat) => (bits >> seat) & 1),
  ).filter(seated => seated.filter(player => player === 0).length === seats / 2);

const distinct = (all: readonly Arrangement[]): readonly Arrangement[] => [
  ...new Map(all.map(one => [one.join(), one])).values(),
];

// The names of players without a name in imported matches, as the page shows them.

/** The name that records of matches give to the player of a seat without a name. Seats are counted from 0. */
const UNNAMED = /^Seat (\d+)$/;

/** A player's name as it is shown. `player` is the text for a player without a name, counted from 1. */
export const nameShown = (name: string, player: (n: number) => string): string =>
  name.replace(UNNAMED, (_, seat) => player(Number(seat) + 1));

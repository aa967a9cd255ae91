// Public knowledge during a playout: the cards that have been shown, and which seats have taken moon cards.
import * as layout from '../sim/trick/layout.ts';
import { pointsIn } from '../sim/trick/play.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import { areMoonMates, type PolicyTables } from './policy-tables.ts';

const { DONE, LYING, MOVES, MOON_SHIFT, ORDER, PILES, TALLY } = layout;

export interface Observation {
  readonly seen: Int32Array; // all cards shown, as one number per suit with a bit per card
  worth: number; // the cost of the current trick
  // the only seat that has taken moon cards, or the first of several that shoot together; −1: no seat has
  // taken any; −2: several seats that do not shoot together
  taker: number;
  share: number; // the taker's share of the moon cards' points
  shooters: number; // seats that try for the moon, as bits
}

export const emptyObservation = (): Observation => ({
  seen: new Int32Array(4),
  worth: 0,
  taker: -1,
  share: 0,
  shooters: 0,
});

/**
 * Fills in the observation for a position. Seats that can no longer shoot the moon are removed from
 * `shooters`.
 */
export function observePosition(tables: PolicyTables, at: TrickPosition, observation: Observation): void {
  const { seats } = tables.suitBits;
  for (let suit = 0; suit < 4; suit++) {
    let lane = at[ORDER] === 0 ? 0 : at[LYING + suit]!;
    for (let seat = 0; seat < seats; seat++) lane |= at[PILES + (seat << 2) + suit]!;
    observation.seen[suit] = lane;
  }
  observation.worth = tables.tricks[at[DONE]!]!;
  for (let i = 0; i < at[ORDER]!; i++) observation.worth += tables.costs[at[MOVES + i]! & 127]!;
  observeTaken(tables, at, observation);
}

/** Updates the takers of moon cards. Seats that can no longer shoot the moon stop trying. */
export function observeTaken(tables: PolicyTables, at: TrickPosition, observation: Observation): void {
  const { suitBits, moonMates, moonPoints } = tables;
  observation.taker = -1;
  observation.share = 0;
  for (let seat = 0; seat < suitBits.seats; seat++) {
    const tally = at[TALLY + seat]!;
    if ((tally + (1 << (MOON_SHIFT - 1))) >> MOON_SHIFT === 0) continue;
    if (observation.taker === -1) observation.taker = seat;
    else if (!areMoonMates(tables, observation.taker, seat)) {
      observation.taker = -2;
      break;
    }
    if (moonPoints > 0) observation.share += pointsIn(tally) / moonPoints;
  }
  if (observation.taker !== -1) observation.shooters &= observation.taker < 0 ? 0 : moonMates[observation.taker]!;
}

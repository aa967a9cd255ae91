// Public knowledge during a playout: the cards shown, and who has taken moon cards.
import * as layout from '../sim/trick/layout.ts';
import { pointsIn } from '../sim/trick/play.ts';
import type { Position } from '../sim/trick/position.ts';
import { areMates, type Eye } from './eye.ts';

const { DONE, LYING, MOVES, MOON_SHIFT, ORDER, PILES, TALLY } = layout;

export interface Sight {
  readonly seen: Int32Array; // lanes of all cards shown
  worth: number; // the cost of the current trick
  // the only seat that has taken moon cards, or the first of partners; −1: none, −2: several
  taker: number;
  share: number; // of the moon taken by the taker, in points
  shooters: number; // seats that try for the moon, as bits
}

export const emptySight = (): Sight => ({ seen: new Int32Array(4), worth: 0, taker: -1, share: 0, shooters: 0 });

/** Computes the sight of a position. */
export function see(eye: Eye, at: Position, sight: Sight): void {
  const { seats } = eye.lanes;
  for (let suit = 0; suit < 4; suit++) {
    let lane = at[ORDER] === 0 ? 0 : at[LYING + suit]!;
    for (let seat = 0; seat < seats; seat++) lane |= at[PILES + (seat << 2) + suit]!;
    sight.seen[suit] = lane;
  }
  sight.worth = eye.tricks[at[DONE]!]!;
  for (let i = 0; i < at[ORDER]!; i++) sight.worth += eye.costs[at[MOVES + i]! & 127]!;
  seeTaken(eye, at, sight);
}

/** Updates the takers of moon cards. Seats that cannot shoot the moon any more stop trying. */
export function seeTaken(eye: Eye, at: Position, sight: Sight): void {
  const { lanes, moonMates, moonPoints } = eye;
  sight.taker = -1;
  sight.share = 0;
  for (let seat = 0; seat < lanes.seats; seat++) {
    const tally = at[TALLY + seat]!;
    if ((tally + (1 << (MOON_SHIFT - 1))) >> MOON_SHIFT === 0) continue;
    if (sight.taker === -1) sight.taker = seat;
    else if (!areMates(eye, sight.taker, seat)) {
      sight.taker = -2;
      break;
    }
    if (moonPoints > 0) sight.share += pointsIn(tally) / moonPoints;
  }
  if (sight.taker !== -1) sight.shooters &= sight.taker < 0 ? 0 : moonMates[sight.taker]!;
}

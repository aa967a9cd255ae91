// The likelihood of the others' plays in a world (a sampled deal), assuming that they play roughly by policy.

import { emptyObservation, observePosition } from '../policy/observation.ts';
import { weighMoves } from '../policy/pick.ts';
import { step } from '../policy/playout.ts';
import type { PolicyTables } from '../policy/policy-tables.ts';
import { createPolicyScratch } from '../policy/scratch.ts';
import * as layout from '../sim/trick/layout.ts';
import { addToHand, clear, emptyPosition, type TrickPosition } from '../sim/trick/position.ts';
import { eachPlay, type History } from './history.ts';

const { COUNTS, HANDS, LEADER, PHASE, PHASES } = layout;

/** How strictly a seat is assumed to choose the cheapest play. */
export interface Trust {
  readonly softness: number; // in points: a play that costs this much more is e times less likely
  readonly floor: number; // share of plays that are assumed to be random
}

/** The log likelihood of a world, up to a constant that is the same for all worlds. */
type Likelihood = (world: TrickPosition) => number;

const MOVES_MAX = 256;

/**
 * Returns the likelihood function. It considers the plays of the other seats except the deal's first lead,
 * each with the seat's hand at that time.
 */
export function playLikelihood(tables: PolicyTables, history: History, { softness, floor }: Trust): Likelihood {
  const { suitBits } = tables;
  const scratch = createPolicyScratch(tables);
  const observation = emptyObservation();
  const before = handsBefore(tables, history);
  const at = emptyPosition(suitBits);
  const moves = new Uint8Array(MOVES_MAX);
  const costs = new Float64Array(MOVES_MAX);
  return world => {
    before(world, at);
    observePosition(tables, at, observation);
    let sum = 0;
    for (const [number, { leader, moves: played }] of history.tricks.entries()) {
      at[LEADER] = leader;
      at[PHASE] = PHASES.play;
      for (const [order, move] of played.entries()) {
        const seat = (leader + order) % suitBits.seats;
        if (seat !== history.viewer && number + order > 0) {
          const count = weighMoves(scratch, at, observation, seat, moves, costs);
          if (count > 1) sum += Math.log(floor / count + (1 - floor) * share(moves, costs, count, move, softness));
        }
        step(scratch, at, observation, move);
      }
    }
    return sum;
  };
}

/** Returns a function that writes the hands of a world into `at` as they were before the first play. */
function handsBefore({ suitBits }: PolicyTables, history: History): (world: TrickPosition, at: TrickPosition) => void {
  const start = emptyPosition(suitBits);
  clear(start);
  eachPlay(suitBits, history, (move, seat) => addToHand(start, seat, move));
  return (world, at) => {
    at.set(start);
    for (let i = HANDS; i < HANDS + (suitBits.seats << 2); i++) at[i]! |= world[i]!;
    for (let i = COUNTS; i < COUNTS + suitBits.seats; i++) at[i]! += world[i]!;
  };
}

/** The probability of a move if seats choose by a softmax of costs. */
function share(moves: Uint8Array, costs: Float64Array, count: number, move: number, softness: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) if (costs[i]! < least) least = costs[i]!;
  let [sum, own] = [0, 0];
  for (let i = 0; i < count; i++) {
    const part = Math.exp((least - costs[i]!) / softness);
    sum += part;
    if (moves[i] === move) own = part;
  }
  return own / sum;
}

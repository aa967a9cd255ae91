// A candidate: one answer under comparison, how to apply it to a sampled deal, and its results.
import type { TrickAction as Action } from '@moonshot/rules/engine';
import type { Dice } from '../sim/dice.ts';
import type { TrickPosition } from '../sim/trick/position.ts';

export interface Candidate {
  readonly action: Action;
  /** Applies the answer to a sampled deal, which the policy then plays to its end. */
  give(at: TrickPosition, dice: Dice): void;
  readonly shooters: number; // seats that try for the moon after the answer, one bit per seat
  readonly losersFirst: boolean; // whether the shooters lead their losers before their winners
  readonly worths: number[]; // value to the asked seat in each sampled deal, in the order of drawing
  readonly points: Float64Array; // points by seat, summed over the sampled deals
  moons: number; // number of sampled deals in which the asked seat shot the moon
  moonWorths: number; // sum of the values in the deals that `moons` counts
  readonly foresees: boolean; // whether a network's prediction of the deal's result may be used
  // a network's estimate of the value, and its weight (0 to 1) against the playouts
  held?: { readonly worth: number; readonly share: number };
}

export const createCandidate = (
  action: Action,
  seats: number,
  give: Candidate['give'],
  shooters = 0,
  losersFirst = false,
): Candidate => ({
  action,
  give,
  shooters,
  losersFirst,
  worths: [],
  points: new Float64Array(seats),
  moons: 0,
  moonWorths: 0,
  foresees: shooters === 0,
});

/**
 * The mean value of a candidate over its sampled deals (or the first `count`), combined with the network's
 * estimate if the candidate has one.
 */
export function worthOf({ worths, held }: Candidate, count = worths.length): number {
  const among = Math.min(count, worths.length);
  let sum = 0;
  for (let i = 0; i < among; i++) sum += worths[i]!;
  if (among === 0) return Number.NEGATIVE_INFINITY;
  return held === undefined ? sum / among : (1 - held.share) * (sum / among) + held.share * held.worth;
}

export interface ValueDifference {
  readonly mean: number;
  readonly error: number;
}

/**
 * The mean value of `a` minus the mean value of `b` over the deals in which both have been tried, with the
 * standard error.
 */
export function valueDifference(a: Candidate, b: Candidate): ValueDifference {
  const count = Math.min(a.worths.length, b.worths.length);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < count; i++) {
    const gap = a.worths[i]! - b.worths[i]!;
    sum += gap;
    squares += gap * gap;
  }
  const mean = count === 0 ? 0 : sum / count;
  const variance = count < 2 ? 0 : Math.max(0, squares - count * mean * mean) / (count - 1);
  return { mean, error: Math.sqrt(variance / Math.max(1, count)) };
}

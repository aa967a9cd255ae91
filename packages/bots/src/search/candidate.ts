// A trial: one candidate answer, how to apply it to a world, and its results.
import type { TrickAction as Action } from '@moonshot/rules/engine';
import type { Dice } from '../sim/dice.ts';
import type { TrickPosition } from '../sim/trick/position.ts';

export interface Candidate {
  readonly action: Action;
  /** Applies the answer in a world. The policy plays the rest. */
  give(at: TrickPosition, dice: Dice): void;
  readonly shooters: number; // seats that try for the moon, as bits
  readonly worths: number[]; // by world, in the order of drawing
  readonly points: Float64Array; // by seat, summed over its worlds
  moons: number; // worlds in which the asked seat shot the moon
  // an estimate without search, and its weight
  held?: { readonly worth: number; readonly share: number };
}

export const trial = (action: Action, seats: number, give: Candidate['give'], shooters = 0): Candidate => ({
  action,
  give,
  shooters,
  worths: [],
  points: new Float64Array(seats),
  moons: 0,
});

/** The mean value over all worlds, or over the first `count`, combined with the prior value. */
export function worthOf({ worths, held }: Candidate, count = worths.length): number {
  const among = Math.min(count, worths.length);
  let sum = 0;
  for (let i = 0; i < among; i++) sum += worths[i]!;
  if (among === 0) return Number.NEGATIVE_INFINITY;
  return held === undefined ? sum / among : (1 - held.share) * (sum / among) + held.share * held.worth;
}

export interface Gap {
  readonly mean: number;
  readonly error: number;
}

/** The difference between two trials in their common worlds, with its standard error. */
export function gapOf(a: Candidate, b: Candidate): Gap {
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

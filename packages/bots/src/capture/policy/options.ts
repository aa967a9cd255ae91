// The pairs of cards that a seat may lay in one bout (round) of a sampled deal, with their probabilities and
// regrets.
import type { CapturePosition } from '../../sim/capture/position.ts';
import { considerPairs } from './consider.ts';
import type { CaptureScratch } from './scratch.ts';

export interface LayOptions {
  readonly bottoms: Uint8Array; // by pair, the bottom's index in the hand
  readonly tops: Uint8Array;
  readonly wins: Float64Array; // by pair, the probability that its top wins the bout
  readonly habit: Float64Array; // probability of each pair by the seat's way of laying
  readonly regret: Float64Array; // by pair, its gain over the mix that was played; never below 0
  readonly played: Float64Array; // weighted sum of each pair's probabilities; later iterations count more
  readonly now: Float64Array; // present probability of each pair
}

/** Room for `count` options, with all values 0. */
export const emptyOptions = (count: number): LayOptions => ({
  bottoms: new Uint8Array(count),
  tops: new Uint8Array(count),
  wins: new Float64Array(count),
  habit: new Float64Array(count),
  regret: new Float64Array(count),
  played: new Float64Array(count),
  now: new Float64Array(count),
});

/** The options of a seat by its way of laying. `recordTops` must have been called for this bout. */
export function optionsOf(scratch: CaptureScratch, at: CapturePosition, seat: number): LayOptions {
  considerPairs(scratch, at, seat);
  const { count, chances, bottoms, tops, topWins } = scratch;
  const options = emptyOptions(count);
  options.bottoms.set(bottoms.subarray(0, count));
  options.tops.set(tops.subarray(0, count));
  options.wins.set(topWins.subarray(0, count));
  options.habit.set(chances.subarray(0, count));
  return options;
}

/**
 * Regret matching: sets the next probabilities in proportion to positive regrets, or to habit if no regret is
 * positive.
 */
export function matchRegrets({ habit, regret, now }: LayOptions): void {
  let all = 0;
  for (let i = 0; i < regret.length; i++) all += regret[i]!;
  for (let i = 0; i < regret.length; i++) now[i] = all > 0 ? regret[i]! / all : habit[i]!;
}

/** The index of the option that a random number from 0 up to 1 selects. */
export function optionAt(chances: Float64Array, fraction: number): number {
  let rest = fraction;
  for (let i = 0; i < chances.length - 1; i++) {
    rest -= chances[i]!;
    if (rest < 0) return i;
  }
  return chances.length - 1;
}

/**
 * Adds to each regret how far the option's value lies above the mean value under the present probabilities.
 */
export function updateRegrets({ regret, now }: LayOptions, values: Float64Array): void {
  let mean = 0;
  for (let i = 0; i < now.length; i++) mean += now[i]! * values[i]!;
  for (let i = 0; i < now.length; i++) regret[i] = Math.max(0, regret[i]! + values[i]! - mean);
}

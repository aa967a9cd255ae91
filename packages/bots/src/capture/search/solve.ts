// Search over a bout (round). In many sampled deals the others lay as the policy predicts, and each pair of
// the viewer is played out with the same random numbers.
import { type Budget, timeIsOver } from '../../core/player.ts';
import { lay } from '../../sim/capture/play.ts';
import { type CapturePosition, copyInto, emptyPosition } from '../../sim/capture/position.ts';
import { type Dice, xorshift } from '../../sim/dice.ts';
import type { CaptureFacts } from '../determinization/facts.ts';
import { type CaptureDeterminization, enterWorld } from '../determinization/worlds.ts';
import { considerPairs } from '../policy/consider.ts';
import type { LayOptions } from '../policy/options.ts';
import { drawPair, playRemainingBouts, revealBout } from '../policy/playout.ts';
import { type CaptureScratch, recordTops, type UnseenTops } from '../policy/scratch.ts';
import type { CaptureUtility } from '../policy/worth.ts';

export interface SolveInput {
  readonly facts: CaptureFacts;
  readonly scratch: CaptureScratch;
  readonly dice: Dice;
  readonly own: LayOptions; // the pairs that the viewer may lay
  readonly draw: () => CaptureDeterminization;
  readonly worthOf: CaptureUtility;
}

/** The results of the viewer's options, summed over all sampled deals that were tried. */
export interface Solved {
  readonly worth: Float64Array; // value of each option
  readonly products: Float64Array; // products of two options' values, which give their standard errors
  readonly points: Float64Array; // points by option and seat
  tries: number;
}

interface Trial extends SolveInput {
  readonly at: CapturePosition; // the sampled deal before the bout
  readonly work: CapturePosition;
  readonly live: UnseenTops;
  readonly values: Float64Array; // value of each option in this deal
  readonly bottoms: Uint8Array; // bottom of each seat in this deal, as an index in its hand
  readonly tops: Uint8Array;
}

/** Tries all of the viewer's pairs in sampled deals until the budget is used up, but in at least one deal. */
export function solve(given: SolveInput, { plays, passed }: Budget): Solved {
  const { facts, own } = given;
  const { seats } = facts.table;
  const count = own.habit.length;
  const trial: Trial = {
    ...given,
    at: emptyPosition(facts.table),
    work: emptyPosition(facts.table),
    live: facts.live.slice(),
    values: new Float64Array(count),
    bottoms: new Uint8Array(seats),
    tops: new Uint8Array(seats),
  };
  const solved: Solved = {
    worth: new Float64Array(count),
    products: new Float64Array(count ** 2),
    points: new Float64Array(count * seats),
    tries: 0,
  };
  do tryOut(trial, solved);
  while ((solved.tries + 1) * count <= plays && !timeIsOver(passed));
  return solved;
}

/** Tries all of the viewer's pairs in one sampled deal, each with the same random numbers. */
function tryOut(trial: Trial, solved: Solved): void {
  const { facts, dice, values, work, worthOf } = trial;
  const { worth, products, points } = solved;
  const { seats } = facts.table;
  const count = values.length;
  askOthers(trial);
  const word = xorshift(dice[0]!);
  for (let i = 0; i < count; i++) {
    dice[0] = word;
    playWith(trial, i);
    values[i] = worthOf(work.points)[facts.viewer]!;
    worth[i]! += values[i]!;
    for (let seat = 0; seat < seats; seat++) points[i * seats + seat]! += work.points[seat]!;
    for (let j = 0; j <= i; j++) products[i * count + j]! += values[i]! * values[j]!;
  }
  solved.tries += 1;
}

function askOthers({ facts, scratch, dice, draw, at, bottoms, tops }: Trial): void {
  enterWorld(facts, draw(), at);
  recordTops(scratch, facts.live, facts.schedule.left);
  for (let seat = 0; seat < bottoms.length; seat++) {
    if (seat === facts.viewer) continue;
    considerPairs(scratch, at, seat);
    const i = drawPair(scratch, dice);
    bottoms[seat] = scratch.bottoms[i]!;
    tops[seat] = scratch.tops[i]!;
  }
}

/** Plays the deal to its end after one of the viewer's options. The points are in `work` afterwards. */
function playWith({ at, work, live, facts, scratch, dice, own, bottoms, tops }: Trial, option: number): void {
  copyInto(at, work);
  live.set(facts.live);
  bottoms[facts.viewer] = own.bottoms[option]!;
  tops[facts.viewer] = own.tops[option]!;
  for (let seat = 0; seat < bottoms.length; seat++) lay(work, seat, bottoms[seat]!, tops[seat]!);
  revealBout(scratch, work, live);
  playRemainingBouts(scratch, work, live, facts.schedule.left - 1, dice);
}

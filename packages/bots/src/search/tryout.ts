// Trying answers out in the same worlds with the same chance, the worse half falling away while the budget lasts.
import type { Budget } from '../player.ts';
import type { Eye } from '../policy/eye.ts';
import { type Mind, mindOf } from '../policy/mind.ts';
import { playOutWell } from '../policy/playout.ts';
import { emptySight, type Sight } from '../policy/sight.ts';
import type { Dice } from '../sim/dice.ts';
import * as layout from '../sim/trick/layout.ts';
import { emptyPosition, type Position } from '../sim/trick/position.ts';
import { score } from '../sim/trick/score.ts';
import { type Trial, worthOf } from './trial.ts';
import type { Worth } from './worth.ts';

const { PHASE, PHASES, SHOOTER } = layout;

/** In one’s own attempts at the moon the others are thought to be slower to see it. */
const OWN_TRUST = 0.2;
/** All that trying out needs beside the answers. */
export interface Bench {
  readonly eye: Eye;
  readonly seat: number;
  readonly mind: Mind;
  readonly sight: Sight;
  readonly world: Position;
  readonly at: Position;
  readonly points: Int32Array;
  readonly dice: Dice;
  readonly worth: Worth;
  readonly draw: (at: Position) => void;
  readonly budget: Budget;
  spent: number; // deals tried out
}

export const benchOf = (
  eye: Eye,
  { seat, dice, worth, draw, budget }: Pick<Bench, 'seat' | 'dice' | 'worth' | 'draw' | 'budget'>,
): Bench => ({
  eye,
  seat,
  mind: mindOf(eye),
  sight: emptySight(),
  world: emptyPosition(eye.lanes),
  at: emptyPosition(eye.lanes),
  points: new Int32Array(eye.lanes.seats),
  dice,
  worth,
  draw,
  budget,
  spent: 0,
});

/** Tries all of them in so many more worlds; false where the budget was at its end before. */
export function tryIn(bench: Bench, trials: readonly Trial[], worlds: number): boolean {
  for (let i = 0; i < worlds; i++) {
    if (bench.spent > 0 && isSpent(bench, trials.length)) return false;
    bench.draw(bench.world);
    const chance = bench.dice[0]!;
    for (const one of trials) {
      bench.dice[0] = chance;
      tryOnce(bench, one);
    }
    bench.spent += trials.length;
  }
  return true;
}

/** Whether the budget has no room for so many more, or the time is up. */
const isSpent = ({ spent, budget }: Bench, more: number): boolean =>
  spent + more > budget.plays || budget.enough?.() === true;

function tryOnce(bench: Bench, one: Trial): void {
  const { eye, mind, sight, at, world, dice, points, seat, worth } = bench;
  mind.trust = one.shooters === 0 ? 1 : OWN_TRUST;
  at.set(world);
  sight.shooters = one.shooters;
  one.give(at, dice);
  playOutWell(mind, at, sight, dice);
  if (at[PHASE] === PHASES.thrownIn) points.fill(0);
  else score(eye.lanes, at, points);
  if (at[SHOOTER] === seat) one.moons += 1;
  one.worths.push(worth(points));
  for (let i = 0; i < points.length; i++) one.points[i]! += points[i]!;
}

/** Halves the field round by round, the budget shared evenly among the rounds; the best come first. The usual answer stays to the end: the others are held against it. */
export function halve(bench: Bench, trials: readonly Trial[], plays: number, usual?: Trial): readonly Trial[] {
  let field = trials;
  const fallen: Trial[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(trials.length)));
  for (let left = rounds; left > 0; left--) {
    const worlds = Math.max(1, Math.floor(plays / rounds / field.length));
    const inTime = tryIn(bench, field, worlds);
    field = [...field].sort((a, b) => worthOf(b) - worthOf(a));
    if (!inTime || left === 1) break;
    const kept = Math.max(2, Math.ceil(field.length / 2));
    const stays = (one: Trial, i: number): boolean => i < kept || one === usual;
    fallen.unshift(...field.filter((one, i) => !stays(one, i)));
    field = field.filter(stays);
  }
  return [...field, ...fallen];
}

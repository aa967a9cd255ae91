// Evaluates candidates in the same worlds with the same random numbers, halving the field while the budget
// lasts.
import type { Forecast } from '../network/forecast.ts';
import type { Budget } from '../player.ts';
import { areMates, type Eye } from '../policy/eye.ts';
import { type Mind, mindOf } from '../policy/mind.ts';
import { finishTrick, playOutWell } from '../policy/playout.ts';
import { emptySight, type Sight, see } from '../policy/sight.ts';
import { moonWish } from '../policy/strength.ts';
import { type Dice, stepped } from '../sim/dice.ts';
import * as layout from '../sim/trick/layout.ts';
import { emptyPosition, type Position } from '../sim/trick/position.ts';
import { score } from '../sim/trick/score.ts';
import { type Ending, endingFor } from './ending.ts';
import type { Rivals } from './rivals.ts';
import { gapOf, type Trial, worthOf } from './trial.ts';
import type { Worth } from './worth.ts';

const { PHASE, PHASES, SHOOTER } = layout;

/** The other seats are assumed to notice a coming moon later than the player does. */
const SLOWER = 0.3;
/** Cost of solving an endgame, in playouts. */
const WORKED_OUT = 4;

/** The context of a search. */
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
  readonly suspicious: boolean; // others may play for the moon
  readonly ending: Ending;
  readonly forecast?: Forecast; // predicts the deal's result after the trick, in addition to playing it out
  spent: number; // deals played out
}

/** The options of a bench. By default it plays whole deals out with the full policy, and values points. */
type Making = Pick<Bench, 'seat' | 'dice' | 'worth' | 'draw' | 'budget' | 'suspicious' | 'forecast'> &
  Partial<Pick<Mind, 'light' | 'heedsMoons'>> & {
    readonly exact?: number; // hands of this size are solved exactly
    readonly rivals?: Rivals; // if the match may end with the deal
  };

export const benchOf = (
  eye: Eye,
  {
    seat,
    dice,
    worth,
    draw,
    budget,
    suspicious,
    light = false,
    heedsMoons = true,
    exact = 0,
    forecast,
    rivals,
  }: Making,
): Bench => ({
  eye,
  seat,
  mind: {
    ...mindOf(eye),
    ...(rivals && { spares: rivals.spares }),
    watchful: seat,
    light: light && eye.ducking,
    heedsMoons,
  },
  sight: emptySight(),
  world: emptyPosition(eye.lanes),
  at: emptyPosition(eye.lanes),
  points: new Int32Array(eye.lanes.seats),
  dice,
  worth,
  draw,
  budget,
  suspicious,
  ending: endingFor(eye.lanes, exact, rivals?.worths),
  ...(forecast && { forecast }),
  spent: 0,
});

/**
 * Evaluates every candidate in `worlds` more sampled deals. Returns false if that part of the budget was used
 * up.
 */
export function tryIn(bench: Bench, trials: readonly Trial[], worlds: number, part = 1): boolean {
  for (let i = 0; i < worlds; i++) {
    if (bench.spent > 0 && isSpent(bench, trials.length, part)) return false;
    bench.draw(bench.world);
    const chance = bench.dice[0]!;
    for (const one of trials) {
      bench.dice[0] = chance;
      tryOnce(bench, one, chance);
    }
    bench.spent += trials.length;
  }
  return true;
}

/** Whether this part of the budget or of the time has no room for `more` playouts. */
const isSpent = ({ spent, budget }: Bench, more: number, part: number): boolean =>
  spent + more > budget.plays * part || (budget.passed !== undefined && budget.passed() >= part);

/**
 * The other seats that are assumed to try for the moon. The better their cards, the likelier; the same random
 * number is used for every answer.
 */
function suspects({ eye, seat, sight, suspicious }: Bench, at: Position, chance: number): number {
  if (!suspicious || eye.lanes.moonCards === 0 || eye.moonWorth === 0) return 0;
  see(eye, at, sight);
  if (sight.taker === -2 || areMates(eye, sight.taker, seat)) return 0;
  let found = 0;
  let word = chance;
  for (let other = 0; other < eye.lanes.seats; other++) {
    word = stepped(word);
    if (other === seat || (sight.taker >= 0 && !areMates(eye, sight.taker, other))) continue;
    if ((word >>> 8) / (1 << 24) < moonWish(eye, at, sight, other)) found |= 1 << other;
  }
  return found;
}

function tryOnce(bench: Bench, one: Trial, chance: number): void {
  const { dice, points, seat, worth, world, at, sight } = bench;
  at.set(world);
  sight.shooters = one.shooters;
  one.give(at, dice);
  const worked = one.shooters === 0 ? bench.ending(at) : undefined;
  const foretold = worked === undefined ? playOn(bench, one, chance) : undefined;
  if (worked !== undefined) {
    points.set(worked);
    bench.spent += WORKED_OUT - 1;
  }
  if (areMates(bench.eye, at[SHOOTER]!, seat)) one.moons += 1;
  one.worths.push(foretold === undefined ? worth(points) : (worth(points) + foretold) / 2);
  for (let i = 0; i < points.length; i++) one.points[i]! += points[i]!;
}

/**
 * Plays a deal to its end by policy, with the trial's plan for the moon and the suspected plans of others.
 * Returns the forecast, if there is one.
 */
function playOn(bench: Bench, one: Trial, chance: number): number | undefined {
  const { eye, mind, sight, at, dice, points, forecast } = bench;
  const others = one.shooters === 0 ? suspects(bench, at, chance) : 0;
  mind.trust = (others | one.shooters) === 0 ? 1 : SLOWER;
  sight.shooters |= others;
  const foretold = forecast && foretell(bench, forecast);
  playOutWell(mind, at, sight, dice);
  if (at[PHASE] === PHASES.thrownIn) points.fill(0);
  else score(eye.lanes, at, points);
  return foretold;
}

function foretell({ mind, at, sight, dice, worth }: Bench, forecast: Forecast): number | undefined {
  finishTrick(mind, at, sight, dice);
  const points = at[PHASE] === PHASES.play ? forecast(at) : undefined;
  return points && worth(points);
}

/**
 * Halves the field round by round until this part of the budget is used, shared evenly among the rounds, or
 * one answer is clearly best. `usual` stays in the field as the reference. Returns all answers, best first.
 */
export function halve(bench: Bench, trials: readonly Trial[], part: number, usual?: Trial): readonly Trial[] {
  const plays = bench.budget.plays * part - bench.spent;
  if (bench.spent > 0) tryIn(bench, trials, 1, Number.POSITIVE_INFINITY); // each is tried at least once
  let field = trials;
  const fallen: Trial[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(trials.length)));
  for (let left = rounds; left > 0; left--) {
    const worlds = Math.max(1, Math.floor(plays / rounds / field.length));
    tryIn(bench, field, worlds, part * (1 - (left - 1) / rounds));
    field = [...field].sort((a, b) => worthOf(b) - worthOf(a));
    if (left === 1 || isClear(field) || isSpent(bench, field.length, part)) break;
    const kept = Math.max(2, Math.ceil(field.length / 2));
    const stays = (one: Trial, i: number): boolean => i < kept || one === usual;
    fallen.unshift(...field.filter((one, i) => !stays(one, i)));
    field = field.filter(stays);
  }
  return [...field, ...fallen];
}

/**
 * The search stops early if the first leads the second by this number of standard errors, in at least
 * `ENOUGH` worlds.
 */
const CLEAR = 5;
const ENOUGH = 24;

function isClear([first, second]: readonly Trial[]): boolean {
  if (first === undefined || second === undefined || first.worths.length < ENOUGH) return false;
  const { mean, error } = gapOf(first, second);
  return mean > CLEAR * error;
}

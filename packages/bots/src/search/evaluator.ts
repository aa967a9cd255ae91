// Evaluates candidates (answers under comparison) in the same sampled deals with the same random numbers, and
// drops the worse half of them while the budget lasts.

import type { Budget } from '../core/player.ts';
import type { Forecast } from '../network/forecast.ts';
import { emptyObservation, type Observation, observePosition } from '../policy/observation.ts';
import { finishTrick, playOutWell } from '../policy/playout.ts';
import { areMoonMates, type PolicyTables } from '../policy/policy-tables.ts';
import { createPolicyScratch, type PolicyScratch } from '../policy/scratch.ts';
import { moonProbability } from '../policy/strength.ts';
import { type Dice, xorshift } from '../sim/dice.ts';
import * as layout from '../sim/trick/layout.ts';
import { emptyPosition, type TrickPosition } from '../sim/trick/position.ts';
import { score } from '../sim/trick/score.ts';
import { type Candidate, valueDifference, worthOf } from './candidate.ts';
import { type Ending, endingFor } from './ending.ts';
import type { OpponentUtility } from './opponent-utility.ts';
import type { DealUtility } from './worth.ts';

const { PHASE, PHASES, SHOOTER } = layout;

/**
 * Factor of the other seats' suspicion while a seat tries for the moon in a playout, so that they notice the
 * attempt late.
 */
const SLOWER = 0.3;
/** Cost of solving an endgame, in playouts. */
const WORKED_OUT = 4;

/** The context of a search. A world is a sampled deal that fits what the seat knows. */
export interface Evaluator {
  readonly tables: PolicyTables;
  readonly seat: number; // the seat that has to answer
  readonly scratch: PolicyScratch;
  readonly observation: Observation;
  readonly world: TrickPosition; // the world drawn last
  readonly at: TrickPosition; // a copy of `world`, in which a candidate is played out
  readonly points: Int32Array; // points by seat at the end of that playout
  readonly dice: Dice;
  readonly worth: DealUtility;
  readonly draw: (at: TrickPosition) => void; // writes a new world into the position
  readonly budget: Budget;
  readonly suspicious: boolean; // whether other seats may try for the moon in playouts
  readonly ending: Ending;
  readonly forecast?: Forecast; // a network's prediction after the current trick, averaged with the playout
  spent: number; // the part of the budget used, in playouts
}

/**
 * What an evaluator is made from. Without `light`, playouts use the full policy; without `exact`, they go on
 * to the last card.
 */
type Making = Pick<Evaluator, 'seat' | 'dice' | 'worth' | 'draw' | 'budget' | 'suspicious' | 'forecast'> &
  Partial<Pick<PolicyScratch, 'light' | 'heedsMoons'>> & {
    readonly exact?: number; // deals are solved exactly when no hand has more cards than this
    readonly opponents?: OpponentUtility; // given if the match may end with this deal
  };

export const createEvaluator = (
  tables: PolicyTables,
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
    opponents,
  }: Making,
): Evaluator => ({
  tables,
  seat,
  scratch: {
    ...createPolicyScratch(tables),
    ...(opponents && { spares: opponents.spares }),
    watchful: seat,
    light: light && tables.ducking,
    heedsMoons,
  },
  observation: emptyObservation(),
  world: emptyPosition(tables.suitBits),
  at: emptyPosition(tables.suitBits),
  points: new Int32Array(tables.suitBits.seats),
  dice,
  worth,
  draw,
  budget,
  suspicious,
  ending: endingFor(tables.suitBits, exact, opponents?.worths),
  ...(forecast && { forecast }),
  spent: 0,
});

/**
 * Evaluates every candidate in `worlds` more sampled deals. Returns false if the share `part` of the budget
 * ran out first.
 */
export function evaluateCandidates(
  evaluator: Evaluator,
  trials: readonly Candidate[],
  worlds: number,
  part = 1,
): boolean {
  for (let i = 0; i < worlds; i++) {
    if (evaluator.spent > 0 && isSpent(evaluator, trials.length, part)) return false;
    evaluator.draw(evaluator.world);
    const chance = evaluator.dice[0]!;
    for (const one of trials) {
      evaluator.dice[0] = chance;
      tryOnce(evaluator, one, chance);
    }
    evaluator.spent += trials.length;
  }
  return true;
}

/** Whether `more` playouts would exceed the share `part` of the budget, or of the time. */
const isSpent = ({ spent, budget }: Evaluator, more: number, part: number): boolean =>
  spent + more > budget.plays * part || (budget.passed !== undefined && budget.passed() >= part);

/**
 * The other seats that are assumed to try for the moon, one bit per seat. Better cards make an attempt more
 * likely. `chance` is the same for every candidate, so that all candidates face the same attempts.
 */
function suspects({ tables, seat, observation, suspicious }: Evaluator, at: TrickPosition, chance: number): number {
  if (!suspicious || tables.suitBits.moonCards === 0 || tables.moonWorth === 0) return 0;
  observePosition(tables, at, observation);
  if (observation.taker === -2 || areMoonMates(tables, observation.taker, seat)) return 0;
  let found = 0;
  let word = chance;
  for (let other = 0; other < tables.suitBits.seats; other++) {
    word = xorshift(word);
    if (other === seat || (observation.taker >= 0 && !areMoonMates(tables, observation.taker, other))) continue;
    if ((word >>> 8) / (1 << 24) < moonProbability(tables, at, observation, other)) found |= 1 << other;
  }
  return found;
}

function tryOnce(evaluator: Evaluator, one: Candidate, chance: number): void {
  const { dice, points, seat, worth, world, at, observation } = evaluator;
  at.set(world);
  observation.shooters = one.shooters;
  one.give(at, dice);
  const worked = one.shooters === 0 ? evaluator.ending(at) : undefined;
  const foretold = worked === undefined ? playOn(evaluator, one, chance) : undefined;
  if (worked !== undefined) {
    points.set(worked);
    evaluator.spent += WORKED_OUT - 1;
  }
  const value = foretold === undefined ? worth(points) : (worth(points) + foretold) / 2;
  if (areMoonMates(evaluator.tables, at[SHOOTER]!, seat)) {
    one.moons += 1;
    one.moonWorths += value;
  }
  one.worths.push(value);
  for (let i = 0; i < points.length; i++) one.points[i]! += points[i]!;
}

/**
 * Plays a deal to its end by policy, with the candidate's moon attempt and the suspected attempts of others.
 * Returns the value that a network predicts for the deal, if there is a network.
 */
function playOn(evaluator: Evaluator, one: Candidate, chance: number): number | undefined {
  const { tables, scratch, observation, at, dice, points, forecast } = evaluator;
  const others = one.shooters === 0 ? suspects(evaluator, at, chance) : 0;
  scratch.losersFirst = one.losersFirst;
  scratch.trust = (others | one.shooters) === 0 ? 1 : SLOWER;
  observation.shooters |= others;
  const foretold = forecast && one.foresees ? foretell(evaluator, forecast) : undefined;
  playOutWell(scratch, at, observation, dice);
  if (at[PHASE] === PHASES.thrownIn) points.fill(0);
  else score(tables.suitBits, at, points);
  return foretold;
}

function foretell({ scratch, at, observation, dice, worth }: Evaluator, forecast: Forecast): number | undefined {
  finishTrick(scratch, at, observation, dice);
  const points = at[PHASE] === PHASES.play ? forecast(at) : undefined;
  return points && worth(points);
}

/**
 * Successive halving: each round tries the candidates and drops the worse half, until the share `part` of the
 * budget is used up or one candidate is clearly best. `usual` is never dropped, because the best candidate is
 * compared with it. Returns all candidates, best first.
 */
export function successiveHalving(
  evaluator: Evaluator,
  trials: readonly Candidate[],
  part: number,
  usual?: Candidate,
): readonly Candidate[] {
  const plays = evaluator.budget.plays * part - evaluator.spent;
  // Each candidate is tried at least once.
  if (evaluator.spent > 0) evaluateCandidates(evaluator, trials, 1, Number.POSITIVE_INFINITY);
  let field = trials;
  const fallen: Candidate[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(trials.length)));
  for (let left = rounds; left > 0; left--) {
    const worlds = Math.max(1, Math.floor(plays / rounds / field.length));
    evaluateCandidates(evaluator, field, worlds, part * (1 - (left - 1) / rounds));
    field = [...field].sort((a, b) => worthOf(b) - worthOf(a));
    if (left === 1 || isClear(field) || isSpent(evaluator, field.length, part)) break;
    const kept = Math.max(2, Math.ceil(field.length / 2));
    const stays = (one: Candidate, i: number): boolean => i < kept || one === usual;
    fallen.unshift(...field.filter((one, i) => !stays(one, i)));
    field = field.filter(stays);
  }
  return [...field, ...fallen];
}

/**
 * The search stops early if the best candidate is ahead of the second by this number of standard errors, in
 * at least `ENOUGH` sampled deals.
 */
const CLEAR = 5;
const ENOUGH = 24;

function isClear([first, second]: readonly Candidate[]): boolean {
  if (first === undefined || second === undefined || first.worths.length < ENOUGH) return false;
  const { mean, error } = valueDifference(first, second);
  return mean > CLEAR * error;
}

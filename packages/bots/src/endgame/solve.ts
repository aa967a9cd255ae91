// Exact solution of a deal's end with all hands known: every seat maximizes its own value, whatever that
// costs the others.
import { moonOptions, pointsAreGood } from '@moonshot/rules/engine';
import * as layout from '../sim/trick/layout.ts';
import { legal, movesInto } from '../sim/trick/legal.ts';
import { chooseMoonOption, play } from '../sim/trick/play.ts';
import { emptyPosition, seatDue, type TrickPosition } from '../sim/trick/position.ts';
import { score } from '../sim/trick/score.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';
import { distinct, familiesOf } from './distinct.ts';

const {
  BROKEN,
  DONE,
  HANDS,
  HELD,
  HELD_TRICKS,
  KITTY_LEFT,
  LEADER,
  ORDER,
  PHASE,
  PHASES,
  PILES,
  SHED_BY,
  SHED_TO,
  TALLY,
  TRICKS,
  WINNER,
} = layout;

const MOVES_MAX = 128;

/** The score of each seat under optimal play; undefined if the limit of steps was exceeded. */
export type Solve = (at: TrickPosition) => Int32Array | undefined;

/** The value of the deal's points to each seat. */
export type DealUtilities = readonly ((points: Int32Array) => number)[];

interface Solver {
  readonly lanes: SuitBits;
  readonly worths: DealUtilities;
  readonly families: Int32Array | undefined; // groups of equivalent cards; undefined: every card is tried
  readonly known: Map<string, Int32Array> | undefined; // results by `keyOf`; undefined: none are kept
  readonly stack: TrickPosition[];
  readonly moves: Uint8Array[];
  readonly open: Int32Array;
  readonly most: number;
  steps: number;
}

/** Creates a solver that visits at most `most` positions per question. It caches its results. */
export function solverFor(lanes: SuitBits, most: number, worths = aheadOfOthers(lanes)): Solve {
  const families = familiesOf(lanes);
  return solveWith({ ...emptySolver(lanes, most, worths), families, known: new Map() });
}

/** A solver without pruning: every card of every seat to the end. */
export const plainSolver = (lanes: SuitBits, worths = aheadOfOthers(lanes)): Solve =>
  solveWith(emptySolver(lanes, Number.POSITIVE_INFINITY, worths));

/** By default each seat maximizes its points relative to the others' mean. */
function aheadOfOthers({ seats, rules }: SuitBits): DealUtilities {
  const sign = pointsAreGood(rules.sheet) ? 1 : -1;
  return Array.from({ length: seats }, (_, seat) => (points: Int32Array) => {
    let sum = 0;
    for (let i = 0; i < seats; i++) sum += points[i]!;
    return sign * (points[seat]! * seats - sum);
  });
}

const emptySolver = (lanes: SuitBits, most: number, worths: DealUtilities): Solver => ({
  lanes,
  worths,
  families: undefined,
  known: undefined,
  stack: [],
  moves: [],
  open: new Int32Array(4),
  most,
  steps: 0,
});

const solveWith =
  (solver: Solver): Solve =>
  at => {
    solver.steps = 0;
    return best(solver, at, 0);
  };

function best(solver: Solver, at: TrickPosition, depth: number): Int32Array | undefined {
  if (++solver.steps > solver.most) return undefined;
  const { lanes, known } = solver;
  const phase = at[PHASE];
  if (phase === PHASES.over || phase === PHASES.thrownIn) return final(lanes, at);
  if (phase === PHASES.bury) return undefined;
  const key = known !== undefined && at[ORDER] === 0 && phase === PHASES.play ? keyOf(lanes, at) : undefined;
  const before = key === undefined ? undefined : known?.get(key);
  if (before !== undefined) return before;
  const found = phase === PHASES.moon ? bestMoon(solver, at, depth) : bestPlay(solver, at, depth);
  if (key !== undefined && found !== undefined) known?.set(key, found);
  return found;
}

function final(lanes: SuitBits, at: TrickPosition): Int32Array {
  const points = new Int32Array(lanes.seats);
  if (at[PHASE] === PHASES.over) score(lanes, at, points);
  return points;
}

/** The cache key: everything that the rest of a deal depends on, between two tricks. */
function keyOf({ seats, modifiers, rules, paysShed, holds }: SuitBits, at: TrickPosition): string {
  const hands = at.subarray(HANDS, HANDS + (seats << 2)).join();
  const taken = at.subarray(TALLY, TALLY + seats).join();
  const { all, each, lastButOne } = rules.sheet.trickPoints;
  const tricks = at.subarray(TRICKS, TRICKS + seats);
  const counted = (each === 0 ? tricks.map(Math.sign) : tricks).join();
  const before = lastButOne === 0 ? '' : at[WINNER];
  // If cards change others' values, it matters who took which.
  const piles = modifiers.length === 0 && all === 0 ? '' : at.subarray(PILES, PILES + (seats << 2)).join();
  const shed = paysShed ? `${at[SHED_BY]},${at[SHED_TO]}` : '';
  const held = holds ? at.subarray(HELD, HELD_TRICKS + 1).join() : '';
  return `${hands};${taken};${piles};${shed};${held};${counted};${before};${at[LEADER]};${at[BROKEN]};${at[KITTY_LEFT]};${at[DONE]}`;
}

function roomAt(solver: Solver, depth: number): TrickPosition {
  solver.stack[depth] ??= emptyPosition(solver.lanes);
  return solver.stack[depth] as TrickPosition;
}

function bestPlay(solver: Solver, at: TrickPosition, depth: number): Int32Array | undefined {
  const { lanes, open, families } = solver;
  const seat = seatDue(lanes, at);
  solver.moves[depth] ??= new Uint8Array(MOVES_MAX);
  const moves = solver.moves[depth] as Uint8Array;
  legal(lanes, at, open);
  if (families !== undefined) distinct(lanes, at, families, open);
  const count = movesInto(lanes, at, open, moves);
  const next = roomAt(solver, depth);
  let top: Outcome | undefined;
  for (let i = 0; i < count; i++) {
    next.set(at);
    play(lanes, next, moves[i]!);
    const found = best(solver, next, depth + 1);
    if (found === undefined) return undefined;
    top = better(top, found, solver, seat);
  }
  return top?.points;
}

function bestMoon(solver: Solver, at: TrickPosition, depth: number): Int32Array | undefined {
  const { lanes } = solver;
  const seat = at[layout.SHOOTER]!;
  const next = roomAt(solver, depth);
  let top: Outcome | undefined;
  for (let option = 0; option < moonOptions(lanes.rules, seat).length; option++) {
    next.set(at);
    chooseMoonOption(next, option);
    const found = best(solver, next, depth + 1);
    if (found !== undefined) top = better(top, found, solver, seat);
  }
  return top?.points;
}

interface Outcome {
  readonly points: Int32Array;
  readonly worth: number; // to the seat that chooses
}

/**
 * The outcome that a seat prefers. Ties go to the one whose first differing score is lower, so that the order
 * of moves does not matter.
 */
function better(top: Outcome | undefined, points: Int32Array, { worths }: Solver, seat: number): Outcome {
  const worth = worths[seat]!(points);
  if (top === undefined || worth > top.worth) return { points, worth };
  return worth === top.worth && isLower(points, top.points) ? { points, worth } : top;
}

function isLower(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]!;
  return false;
}

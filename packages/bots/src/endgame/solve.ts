// Solves the end of a deal exactly, with all hands known. Every seat maximizes its own value, whatever that
// costs the others.
import { moonOptions, pointsAreGood } from '@moonshot/rules/engine';
import * as layout from '../sim/trick/layout.ts';
import { legal, movesInto } from '../sim/trick/legal.ts';
import { chooseMoonOption, play } from '../sim/trick/play.ts';
import { emptyPosition, seatDue, type TrickPosition } from '../sim/trick/position.ts';
import { score } from '../sim/trick/score.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';
import { distinct, familiesOf } from './distinct.ts';
import { emptyTranspositions, entryOf, type Transpositions } from './transpositions.ts';

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

/**
 * Returns the score of each seat under optimal play. Undefined if there are too many positions to visit, or
 * if a seat still has to bury cards.
 */
export type Solve = (at: TrickPosition) => Int32Array | undefined;

/** One function per seat, which returns the value of the deal's points to that seat. */
export type DealUtilities = readonly ((points: Int32Array) => number)[];

interface Solver {
  readonly suitBits: SuitBits;
  readonly worths: DealUtilities;
  readonly families: Int32Array | undefined; // groups of equivalent cards; undefined: every card is tried
  readonly known: Transpositions | undefined; // results by position; undefined: results are not cached
  readonly stack: TrickPosition[];
  readonly moves: Uint8Array[];
  readonly open: Int32Array;
  readonly most: number;
  steps: number;
}

/** Creates a solver that visits at most `most` positions per question, and caches results by position. */
export function solverFor(suitBits: SuitBits, most: number, worths = aheadOfOthers(suitBits)): Solve {
  const families = familiesOf(suitBits);
  return solveWith({
    ...emptySolver(suitBits, most, worths),
    families,
    known: emptyTranspositions(keyLength(suitBits)),
  });
}

/** Creates a solver without pruning, which tries every card of every seat to the end. */
export const plainSolver = (suitBits: SuitBits, worths = aheadOfOthers(suitBits)): Solve =>
  solveWith(emptySolver(suitBits, Number.POSITIVE_INFINITY, worths));

/** By default each seat maximizes its points relative to the others' mean. */
function aheadOfOthers({ seats, rules }: SuitBits): DealUtilities {
  const sign = pointsAreGood(rules.sheet) ? 1 : -1;
  return Array.from({ length: seats }, (_, seat) => (points: Int32Array) => {
    let sum = 0;
    for (let i = 0; i < seats; i++) sum += points[i]!;
    return sign * (points[seat]! * seats - sum);
  });
}

const emptySolver = (suitBits: SuitBits, most: number, worths: DealUtilities): Solver => ({
  suitBits,
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
  const { suitBits, known } = solver;
  const phase = at[PHASE];
  if (phase === PHASES.over || phase === PHASES.thrownIn) return final(suitBits, at);
  if (phase === PHASES.bury) return undefined;
  if (known === undefined || at[ORDER] !== 0 || phase !== PHASES.play) return chosen(solver, at, depth);
  writeKey(suitBits, at, known.key);
  const entry = entryOf(known);
  known.results[entry] ??= chosen(solver, at, depth);
  return known.results[entry];
}

const chosen = (solver: Solver, at: TrickPosition, depth: number): Int32Array | undefined =>
  at[PHASE] === PHASES.moon ? bestMoon(solver, at, depth) : bestPlay(solver, at, depth);

function final(suitBits: SuitBits, at: TrickPosition): Int32Array {
  const points = new Int32Array(suitBits.seats);
  if (at[PHASE] === PHASES.over) score(suitBits, at, points);
  return points;
}

/** Maximum length of the part of a key that does not depend on the number of seats. */
const KEY_REST = 13;

/** The length that all keys of one game have. */
const keyLength = (suitBits: SuitBits): number =>
  writeKey(suitBits, emptyPosition(suitBits), new Int32Array(suitBits.seats * 10 + KEY_REST));

/**
 * Writes the key of a position: everything that the rest of a deal depends on, between two tricks. Returns
 * its length, which is the same for all positions of a game.
 */
function writeKey({ seats, modifiers, rules, paysShed, holds }: SuitBits, at: TrickPosition, key: Int32Array): number {
  const { all, each, lastButOne } = rules.sheet.trickPoints;
  let length = copyTo(key, 0, at, HANDS, seats << 2);
  length = copyTo(key, length, at, TALLY, seats);
  for (let seat = 0; seat < seats; seat++) {
    const tricks = at[TRICKS + seat]!;
    key[length++] = each === 0 ? Math.sign(tricks) : tricks;
  }
  key[length++] = at[LEADER]!;
  key[length++] = at[BROKEN]!;
  key[length++] = at[KITTY_LEFT]!;
  key[length++] = at[DONE]!;
  if (lastButOne !== 0) key[length++] = at[WINNER]!;
  // If cards change others' values, it matters which seat has taken them.
  if (modifiers.length > 0 || all !== 0) length = copyTo(key, length, at, PILES, seats << 2);
  if (paysShed) length = copyTo(key, length, at, SHED_BY, SHED_TO + 1 - SHED_BY);
  if (holds) length = copyTo(key, length, at, HELD, HELD_TRICKS + 1 - HELD);
  return length;
}

/** Copies numbers of the position to the end of the key, and returns the key's new length. */
function copyTo(key: Int32Array, length: number, at: TrickPosition, from: number, count: number): number {
  for (let i = 0; i < count; i++) key[length + i] = at[from + i]!;
  return length + count;
}

function roomAt(solver: Solver, depth: number): TrickPosition {
  solver.stack[depth] ??= emptyPosition(solver.suitBits);
  return solver.stack[depth] as TrickPosition;
}

function bestPlay(solver: Solver, at: TrickPosition, depth: number): Int32Array | undefined {
  const { suitBits, open, families } = solver;
  const seat = seatDue(suitBits, at);
  solver.moves[depth] ??= new Uint8Array(MOVES_MAX);
  const moves = solver.moves[depth] as Uint8Array;
  legal(suitBits, at, open);
  if (families !== undefined) distinct(suitBits, at, families, open);
  const count = movesInto(suitBits, at, open, moves);
  const next = roomAt(solver, depth);
  let top: Outcome | undefined;
  for (let i = 0; i < count; i++) {
    next.set(at);
    play(suitBits, next, moves[i]!);
    const found = best(solver, next, depth + 1);
    if (found === undefined) return undefined;
    top = better(top, found, solver, seat);
  }
  return top?.points;
}

function bestMoon(solver: Solver, at: TrickPosition, depth: number): Int32Array | undefined {
  const { suitBits } = solver;
  const seat = at[layout.SHOOTER]!;
  const next = roomAt(solver, depth);
  let top: Outcome | undefined;
  for (let option = 0; option < moonOptions(suitBits.rules, seat).length; option++) {
    next.set(at);
    chooseMoonOption(next, option);
    const found = best(solver, next, depth + 1);
    if (found === undefined) return undefined;
    top = better(top, found, solver, seat);
  }
  return top?.points;
}

interface Outcome {
  readonly points: Int32Array;
  readonly worth: number; // value to the seat that chooses
}

/**
 * The outcome that a seat prefers. Of two outcomes with the same value, the seat takes the one whose first
 * differing score is lower, so that the order of moves does not matter.
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

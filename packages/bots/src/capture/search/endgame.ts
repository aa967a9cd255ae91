// Solves the last bouts (rounds) of two seats, when no more cards are drawn. The solution is exact if both
// hands are known. Otherwise a seat gets the best mix of pairs over sampled deals.
import { type Budget, timeIsOver } from '../../core/player.ts';
import { lay, reveal } from '../../sim/capture/play.ts';
import { type CapturePosition, copyInto, emptyPosition, HAND_ROOM } from '../../sim/capture/position.ts';
import type { CaptureFacts } from '../determinization/facts.ts';
import { enterWorld } from '../determinization/worlds.ts';
import { type LayOptions, matchRegrets, optionsOf, updateRegrets } from '../policy/options.ts';
import { type CaptureScratch, recordTops } from '../policy/scratch.ts';
import type { CaptureUtility } from '../policy/worth.ts';
import { solveMatrix } from './matrix.ts';
import type { Solved, SolveInput } from './solve.ts';

/** Maximum number of bouts to solve, of sampled deals, of distinct deals among them, and of iterations. */
const BOUTS = 2;
const DRAWS = 200;
const WORLDS = 40;
const PASSES = 300;

/** Whether a question is near enough to the end to be solved. */
export const isNearEnd = ({ table, view, schedule }: CaptureFacts): boolean =>
  table.seats === 2 && view.stock === 0 && schedule.left <= BOUTS;

/** The result of a deal: its value for the viewer, followed by the points of each seat. */
type Outcome = Float64Array;

/**
 * The outcome of a position between two bouts if both seats know all cards and play optimal mixed strategies.
 */
export function outcomeOf(
  scratch: CaptureScratch,
  at: CapturePosition,
  viewer: number,
  worthOf: CaptureUtility,
): Outcome {
  if (at.over) return Float64Array.of(worthOf(at.points)[viewer]!, ...at.points);
  const seats = lookAround(scratch, at);
  const outcomes = outcomesOf(scratch, at, seats, viewer, worthOf);
  const worths = outcomes.map(row => Float64Array.from(row, one => one[0]!));
  const first = solveMatrix(worths).rows;
  const second = solveMatrix(transposed(worths)).rows;
  const mean = new Float64Array(1 + at.points.length);
  for (const [i, row] of outcomes.entries())
    for (const [j, outcome] of row.entries())
      for (let k = 0; k < mean.length; k++) mean[k]! += first[i]! * second[j]! * outcome[k]!;
  return mean;
}

/** The matrix from the other seat's point of view, for a zero-sum game. */
const transposed = (matrix: readonly Float64Array[]): readonly Float64Array[] =>
  Array.from(matrix[0]!, (_, j) => Float64Array.from(matrix, row => -row[j]!));

/** The options of all seats. Tops count as one option if the other hand has no card between them. */
function lookAround(scratch: CaptureScratch, at: CapturePosition): readonly LayOptions[] {
  const { table } = scratch;
  const live = new Uint8Array(table.names.length);
  for (let seat = 0; seat < table.seats; seat++)
    for (let i = 0; i < at.sizes[seat]!; i++) {
      live[at.hands[seat * HAND_ROOM + i]!]! += 1; // any card may become a top
    }
  recordTops(scratch, live, 1);
  return Array.from({ length: table.seats }, (_, seat) => optionsOf(scratch, at, seat));
}

/** The outcomes of every pair of options. The viewer's options are the rows. */
function outcomesOf(
  scratch: CaptureScratch,
  at: CapturePosition,
  seats: readonly LayOptions[],
  viewer: number,
  worthOf: CaptureUtility,
): Outcome[][] {
  const work = emptyPosition(scratch.table);
  const [own, others] = [seats[viewer]!, seats[1 - viewer]!];
  return Array.from(own.tops, (top, i) =>
    Array.from(others.tops, (otherTop, j) => {
      copyInto(at, work);
      lay(work, viewer, own.bottoms[i]!, top);
      lay(work, 1 - viewer, others.bottoms[j]!, otherTop);
      reveal(scratch.table, work);
      return outcomeOf(scratch, work, viewer, worthOf);
    }),
  );
}

/**
 * A deal in which the other seat holds one possible hand: how often it has been drawn, and the outcomes of
 * all pairs against it.
 */
interface Lying {
  readonly others: LayOptions;
  readonly outcomes: readonly (readonly Outcome[])[];
  often: number;
}

/**
 * Solves the bout over as many sampled deals as the time allows, at most `DRAWS`. The other seat's
 * probabilities depend on its hand. The viewer cannot tell the deals apart, so it has the same probabilities
 * in all of them.
 */
export function solveEnd(given: SolveInput, { passed }: Budget): Solved {
  return solved(given, worldsOf(given, passed));
}

const totalOf = (worlds: readonly Lying[]): number => worlds.reduce((sum, { often }) => sum + often, 0);

function solved({ facts, own }: SolveInput, worlds: readonly Lying[]): Solved {
  const all = totalOf(worlds);
  for (let pass = 1; pass <= PASSES; pass++) {
    matchRegrets(own);
    const values = new Float64Array(own.now.length);
    for (const lying of worlds) {
      const { others, outcomes, often } = lying;
      matchRegrets(others);
      for (let i = 0; i < values.length; i++) values[i]! += (often / all) * against(outcomes[i]!, others.now, 0);
      updateRegrets(
        others,
        Float64Array.from(others.now, (_, j) => -meanOver(own.now, outcomes, j)),
      );
      for (let j = 0; j < others.now.length; j++) others.played[j]! += others.now[j]! * pass;
    }
    for (let i = 0; i < values.length; i++) own.played[i]! += own.now[i]! * pass;
    updateRegrets(own, values);
  }
  return summed(facts, own, worlds, all);
}

/**
 * The number of points that the viewer loses by the mixed strategy `chances` instead of its optimal play, if
 * the other seat knows `chances`.
 */
export function lossOf(given: SolveInput, chances: Float64Array): number {
  const worlds = worldsOf(given, undefined);
  const { worth } = solved(given, worlds);
  const [sum, all] = [chances.reduce((total, one) => total + one, 0), totalOf(worlds)];
  const mixture = chances.map(one => one / sum);
  const kept = worlds.map(({ others, outcomes, often }) => {
    const replies = Array.from(others.now, (_, j) => meanOver(mixture, outcomes, j));
    return (often / all) * Math.min(...replies);
  });
  return Math.max(...worth) - kept.reduce((total, one) => total + one, 0);
}

const against = (row: readonly Outcome[], chances: Float64Array, k: number): number =>
  row.reduce((sum, outcome, j) => sum + outcome[k]! * chances[j]!, 0);

const meanOver = (chances: Float64Array, outcomes: Lying['outcomes'], j: number): number =>
  outcomes.reduce((sum, row, i) => sum + row[j]![0]! * chances[i]!, 0);

/** Samples deals and counts how often each distinct deal has been drawn. */
function worldsOf({ facts, scratch, draw, own, worthOf }: SolveInput, passed: Budget['passed']): readonly Lying[] {
  const worlds = new Map<string, Lying>();
  for (let i = 0; i < DRAWS && (i === 0 || !timeIsOver(passed)); i++) {
    const at = emptyPosition(facts.table);
    enterWorld(facts, draw(), at);
    const hand = [
      ...at.hands.subarray(
        (1 - facts.viewer) * HAND_ROOM,
        (1 - facts.viewer) * HAND_ROOM + at.sizes[1 - facts.viewer]!,
      ),
    ];
    const key = `${hand.sort((a, b) => a - b)} ${at.captured}`;
    const known = worlds.get(key);
    if (known !== undefined) known.often += 1;
    else if (worlds.size < WORLDS) {
      const seats = [...lookAround(scratch, at)];
      seats[facts.viewer] = own;
      const outcomes = outcomesOf(scratch, at, seats, facts.viewer, worthOf);
      worlds.set(key, { others: seats[1 - facts.viewer]!, outcomes, often: 1 });
    }
  }
  return [...worlds.values()];
}

/** The results of the viewer's pairs over all sampled deals, weighted by how often each was drawn. */
function summed({ table }: CaptureFacts, own: LayOptions, worlds: readonly Lying[], all: number): Solved {
  const count = own.now.length;
  const worth = new Float64Array(count);
  const points = new Float64Array(count * table.seats);
  for (const { others, outcomes, often } of worlds) {
    const sum = others.played.reduce((total, one) => total + one, 0);
    const chances = others.played.map(one => one / sum);
    for (let i = 0; i < count; i++) {
      worth[i]! += (often / all) * against(outcomes[i]!, chances, 0);
      for (let seat = 0; seat < table.seats; seat++)
        points[i * table.seats + seat]! += (often / all) * against(outcomes[i]!, chances, seat + 1);
    }
  }
  const products = Float64Array.from(
    { length: count ** 2 },
    (_, k) => worth[Math.floor(k / count)]! * worth[k % count]!,
  );
  return { worth, points, products, tries: 1 };
}

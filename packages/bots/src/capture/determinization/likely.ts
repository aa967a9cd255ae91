// Samples worlds (deals that fit the view), weighted by the likelihood of the others' pairs. In each world, a
// seat continues to lay in the way that explains its earlier pairs.
import { cumulativeWeights } from '../../core/cumulative.ts';
import { type Budget, timeIsOver } from '../../core/player.ts';
import type { Dice } from '../../sim/dice.ts';
import { type CaptureScratch, WAYS, WAYS_COUNT } from '../policy/scratch.ts';
import type { CaptureFacts } from './facts.ts';
import { pairLikelihood } from './past.ts';
import { cardSwapper } from './swap.ts';
import { type CaptureDeterminization, fraction, worldSampler } from './worlds.ts';

/** Prior probabilities of a seat's way of laying: by habit, by plan, any pair. */
const BEFORE = [0.25, 0.7, 0.05];

/** The probability that the viewer lays by plan in later bouts; otherwise it lays by habit. */
const PLANNING = 0.75;

/** Maximum number of worlds in a pool, and number of playouts for each world of the pool. */
const POOL = 300;
const SHARE = 4;

/** Weights are made more equal until the effective sample size is this share of the pool. */
const COUNTS = 0.3;

interface Pooled {
  readonly world: CaptureDeterminization;
  readonly ways: Float64Array; // for each seat, the probabilities of its ways of laying
}

/**
 * Draws a pool of worlds. Returns a function that samples from the pool and sets each seat's way of laying.
 * With `known`, this is the only world. With unusual rules, there is neither a pool nor weighting.
 */
export function sampleLikelyWorlds(
  facts: CaptureFacts,
  scratch: CaptureScratch,
  dice: Dice,
  budget: Budget,
  known?: CaptureDeterminization,
): () => CaptureDeterminization {
  const draw = known === undefined ? worldSampler(facts, dice) : () => known;
  if (!scratch.usual) return draw;
  const back = pairLikelihood(facts, scratch);
  const swap = known === undefined ? cardSwapper(facts, scratch, dice) : () => {};
  const size = known === undefined ? Math.max(1, Math.min(POOL, Math.floor(budget.plays / SHARE))) : 1;
  const logs: number[] = [];
  const pool: Pooled[] = [];
  do {
    const world = copied(draw());
    swap(world);
    const ways = new Float64Array(facts.table.seats * WAYS_COUNT);
    logs.push(explained(facts, ways, (seat, out) => back(world, seat, dice, out)));
    pool.push({ world, ways });
  } while (pool.length < size && !timeIsOver(budget.passed));
  const sums = cumulativeWeights(logs, logs.length * COUNTS);
  return () => {
    const part = fraction(dice) * sums.at(-1)!;
    const { world, ways } =
      pool[
        Math.max(
          0,
          sums.findIndex(sum => sum > part),
        )
      ]!;
    for (let seat = 0; seat < facts.table.seats; seat++) scratch.ways[seat] = wayOf(ways, seat, fraction(dice));
    scratch.ways[facts.viewer] = fraction(dice) < PLANNING ? WAYS.plan : WAYS.habit;
    return world;
  };
}

/**
 * Writes the probability of each way of laying into `ways`, for each other seat. Returns the log likelihood
 * of all their pairs.
 */
function explained(
  { table, viewer }: CaptureFacts,
  ways: Float64Array,
  back: (seat: number, logs: Float64Array) => void,
): number {
  const logs = new Float64Array(WAYS_COUNT);
  let sum = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    if (seat === viewer) continue;
    back(seat, logs);
    const most = Math.max(...logs);
    const likelihoods = logs.map((log, way) => BEFORE[way]! * Math.exp(log - most));
    const all = likelihoods.reduce((a, b) => a + b, 0);
    for (let way = 0; way < WAYS_COUNT; way++) ways[seat * WAYS_COUNT + way] = likelihoods[way]! / all;
    sum += most + Math.log(all);
  }
  return sum;
}

const copied = ({ hands, bottoms, stock }: CaptureDeterminization): CaptureDeterminization => ({
  hands: hands.map(hand => hand.slice()),
  bottoms: bottoms.slice(),
  stock: stock.slice(),
});

function wayOf(ways: Float64Array, seat: number, part: number): number {
  let rest = part;
  for (let way = 0; way < WAYS_COUNT - 1; way++) {
    rest -= ways[seat * WAYS_COUNT + way]!;
    if (rest < 0) return way;
  }
  return WAYS_COUNT - 1;
}

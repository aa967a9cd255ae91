// Importance sampling: draws a pool of worlds (deals that fit the view) and weights each by the likelihood of
// the others' plays in it.
import { cumulativeWeights } from '../core/cumulative.ts';
import type { PolicyTables } from '../policy/policy-tables.ts';
import { emptyPosition, type TrickPosition } from '../sim/trick/position.ts';
import { fraction, type WideDice } from './dice.ts';
import { playLikelihood, type Trust } from './likelihood.ts';
import type { Determinizations } from './world.ts';

/**
 * How fast the assumed probability of a play decreases with its cost according to the policy, and the share
 * of plays that are assumed to be random.
 */
const TRUST: Trust = { softness: 0.6, floor: 0.5 };
/** Weights are made more equal until the effective sample size is the pool's size divided by this number. */
const EIGHTH = 8;

/** Minimum size of a pool, even when time is short. */
const LEAST = 8;

/**
 * Draws `pool` worlds (fewer when time is short) and resamples them by weight. Works only for worlds in which
 * play has begun.
 */
export function importanceSampler(
  tables: PolicyTables,
  worlds: Determinizations,
  pool: number,
  dice: WideDice,
  isLate = (): boolean => false,
): Determinizations['draw'] {
  const likely = playLikelihood(tables, worlds.facts.history, TRUST);
  const drawn: TrickPosition[] = [];
  while (drawn.length < pool && !(drawn.length >= LEAST && isLate())) {
    const at = emptyPosition(tables.suitBits);
    worlds.draw(at, dice);
    drawn.push(at);
  }
  const sums = cumulativeWeights(drawn.map(likely), drawn.length / EIGHTH);
  return (at, chance) => {
    const part = fraction(chance) * sums[drawn.length - 1]!;
    let [low, high] = [0, drawn.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! > part) high = middle;
      else low = middle + 1;
    }
    at.set(drawn[low] as TrickPosition);
  };
}

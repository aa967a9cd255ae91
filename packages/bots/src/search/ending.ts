// The end of a deal in search: solved exactly if hands are short, otherwise played by policy.
import { type DealUtilities, solverFor } from '../endgame/solve.ts';
import * as layout from '../sim/trick/layout.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';

const { COUNTS } = layout;

/**
 * Returns the score of each seat if all play optimally; undefined if policy should play the deal on instead.
 */
export type Ending = (at: TrickPosition) => Int32Array | undefined;

/** Maximum number of positions per endgame. Endgames with three cards in each hand need a few hundred. */
const STEPS_MAX = 5_000;

/** Maximum total number of cards in all hands: four seats with four cards each, less one that was led. */
const HELD_MAX = 15;

/**
 * A lower maximum of cards in all hands for many seats. With seven hands of three cards, seven of eight
 * endgames would exceed `STEPS_MAX`.
 */
const HELD_MANY = 14;
const MANY = 5; // number of seats from which `HELD_MANY` applies

/**
 * Solves endgames exactly when no hand has more than `cards` cards (0: never; fewer with many seats). Games
 * with a stock are never solved. Games with partners are not solved either, because the solver would set
 * partners against each other. Each seat maximizes its value by `worths`; without `worths`, its points
 * relative to the others' mean.
 */
export function endingFor(suitBits: SuitBits, cards: number, worths?: DealUtilities): Ending {
  const { seats, rules, stocked } = suitBits;
  if (cards === 0 || stocked || new Set(rules.sides).size < seats) return () => undefined;
  const solve = solverFor(suitBits, STEPS_MAX, worths);
  const most = seats < MANY ? cards : Math.min(cards, Math.floor(HELD_MANY / seats));
  return at => (isShort(at, seats, most) ? solve(at) : undefined);
}

function isShort(at: TrickPosition, seats: number, cards: number): boolean {
  let all = 0;
  for (let seat = 0; seat < seats; seat++) {
    const counts = at[COUNTS + seat]!;
    const held = (counts & 255) + ((counts >>> 8) & 255) + ((counts >>> 16) & 255) + (counts >>> 24);
    if (held > cards) return false;
    all += held;
  }
  return all <= HELD_MAX;
}

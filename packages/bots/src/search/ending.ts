// The end of a deal in search: solved exactly if hands are short, otherwise played by policy.
import { type DealUtilities, solverFor } from '../endgame/solve.ts';
import * as layout from '../sim/trick/layout.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import type { SuitBits } from '../sim/trick/suit-bitboards.ts';

const { COUNTS } = layout;

/** The score of each seat if all play optimally; undefined if the policy should play on instead. */
export type Ending = (at: TrickPosition) => Int32Array | undefined;

/** Maximum number of positions per endgame. Three cards a hand need some hundreds. */
const STEPS_MAX = 5_000;

/**
 * Maximum number of cards in all hands: seven of eight ends of seven hands with three cards exceed the limit
 * of positions.
 */
const HELD_MAX = 14;

/**
 * Solves endgames exactly when no hand has more than `cards` cards (0: never; fewer at large tables). Not
 * with partners, whom the solver would set against each other, nor with a stock. With `worths` each seat
 * maximizes its value in the match.
 */
export function endingFor(lanes: SuitBits, cards: number, worths?: DealUtilities): Ending {
  const { seats, rules, stocked } = lanes;
  if (cards === 0 || stocked || new Set(rules.sides).size < seats) return () => undefined;
  const solve = solverFor(lanes, STEPS_MAX, worths);
  const most = Math.min(cards, Math.floor(HELD_MAX / seats));
  return at => (isShort(at, seats, most) ? solve(at) : undefined);
}

function isShort(at: TrickPosition, seats: number, cards: number): boolean {
  for (let seat = 0; seat < seats; seat++) {
    const counts = at[COUNTS + seat]!;
    const held = (counts & 255) + ((counts >>> 8) & 255) + ((counts >>> 16) & 255) + (counts >>> 24);
    if (held > cards) return false;
  }
  return true;
}

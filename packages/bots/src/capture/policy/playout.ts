// Plays a capture deal to its end with mixed strategies: fast, and reproducible with the same dice.

import { lay, reveal } from '../../sim/capture/play.ts';
import type { CapturePosition } from '../../sim/capture/position.ts';
import { type Dice, xorshift } from '../../sim/dice.ts';
import { considerPairs } from './consider.ts';
import { type CaptureScratch, recordTops, type UnseenTops } from './scratch.ts';

/** Draws a pair from `scratch` according to the pairs' probabilities. Returns the pair's index. */
export function drawPair(scratch: CaptureScratch, dice: Dice): number {
  const word = xorshift(dice[0]!);
  dice[0] = word;
  let rest = (word >>> 0) / 2 ** 32;
  const { chances, count } = scratch;
  for (let i = 0; i < count - 1; i++) {
    rest -= chances[i]!;
    if (rest < 0) return i;
  }
  return count - 1;
}

/** Draws a pair by the seat's way of laying, and lays it. */
function layOwn(scratch: CaptureScratch, at: CapturePosition, seat: number, dice: Dice): void {
  considerPairs(scratch, at, seat);
  const i = drawPair(scratch, dice);
  lay(at, seat, scratch.bottoms[i]!, scratch.tops[i]!);
}

/** Reveals a bout, and removes its tops from `live`, the cards that may still become tops. */
export function revealBout(scratch: CaptureScratch, at: CapturePosition, live: UnseenTops): void {
  const { tops } = at;
  for (let seat = 0; seat < tops.length; seat++) if (live[tops[seat]!]! > 0) live[tops[seat]!]! -= 1;
  reveal(scratch.table, at);
}

/**
 * Plays the rest of a deal. The position must be between two bouts. `left` is the number of bouts left.
 * Changes `live`.
 */
export function playRemainingBouts(
  scratch: CaptureScratch,
  at: CapturePosition,
  live: UnseenTops,
  left: number,
  dice: Dice,
): void {
  for (let bouts = left; !at.over; bouts--) {
    recordTops(scratch, live, Math.max(1, bouts));
    for (let seat = 0; seat < at.sizes.length; seat++) layOwn(scratch, at, seat, dice);
    revealBout(scratch, at, live);
  }
}

/** For each code, the number of copies in the whole deck that may become tops. */
export function allTops({ table }: CaptureScratch): UnseenTops {
  const live = new Uint8Array(table.names.length);
  for (const code of table.deck) if (table.banned[code] === 0) live[code]! += 1;
  return live;
}

// The random generator for sampling deals: sfc32 with four words of state. Its period is practically
// unlimited.
import type { Below } from '@moonshot/rules/cards';

/** The generator's state; the last word is a counter. */
export type WideDice = Int32Array;

const SPUN = 12; // number of draws after which every bit of the seed affects every word

/** A generator seeded from the player's own randomness. */
export function wideDice(below: Below): WideDice {
  const word = (): number => (below(1 << 16) << 16) | below(1 << 16);
  const dice = Int32Array.of(word(), word(), word(), 1);
  for (let i = 0; i < SPUN; i++) nextWord(dice);
  return dice;
}

/** Draws the next 32 random bits. */
function nextWord(dice: WideDice): number {
  const [a, b, c] = [dice[0]!, dice[1]!, dice[2]!];
  const counter = dice[3]!;
  const sum = (a + b + counter) | 0;
  dice[3] = (counter + 1) | 0;
  dice[0] = b ^ (b >>> 9);
  dice[1] = (c + (c << 3)) | 0;
  dice[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum;
}

/** A number from 0 up to, but not including, 1. */
export const fraction = (dice: WideDice): number => (nextWord(dice) >>> 0) / 2 ** 32;

/** A whole number from 0 to n − 1. */
export const anyBelow = (dice: WideDice, n: number): number => Math.floor(fraction(dice) * n);

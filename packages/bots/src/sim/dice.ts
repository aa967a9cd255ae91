// A fast random generator for playouts, with a single 32-bit number as its state. It never deals real hands.
import { seedOf } from '@moonshot/rules/cards';

/** The generator's state: an array with one element. */
export type Dice = Int32Array;

/** Creates a generator whose sequence of numbers is determined by the text. */
export function diceOf(text: string): Dice {
  const seed = Uint8Array.from(seedOf(text));
  return Int32Array.of(new DataView(seed.buffer).getInt32(0) || 1); // a state of 0 would stay 0
}

/** The next word of a xorshift generator with full period. */
export function xorshift(word: number): number {
  const a = word ^ (word << 13);
  const b = a ^ (a >>> 17);
  return b ^ (b << 5);
}

/** Scales a word's upper 24 bits to a number from 0 to n − 1. n is at most 128. */
export const shareOf = (word: number, n: number): number => Math.imul(word >>> 8, n) >>> 24;

/** Draws a number from 0 to n − 1; n is at most 128. */
export function roll(dice: Dice, n: number): number {
  const word = xorshift(dice[0]!);
  dice[0] = word;
  return shareOf(word, n);
}

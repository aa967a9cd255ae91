// Chance for playouts: one word that is stepped in a few cycles, seeded from a text; never good enough to
// deal a real hand.
import { seedOf } from '@moonshot/rules/cards/chance';

/** The generator's state: its only element. */
export type Dice = Int32Array;

/** Dice that always fall alike for the same text. */
export function diceOf(text: string): Dice {
  const seed = Uint8Array.from(seedOf(text));
  return Int32Array.of(new DataView(seed.buffer).getInt32(0) || 1); // the word 0 would stay 0 for ever
}

/** The word after this one, by xorshift: it meets every word but 0 before it comes round. */
export function stepped(word: number): number {
  const a = word ^ (word << 13);
  const b = a ^ (a >>> 17);
  return b ^ (b << 5);
}

/** A number from 0 to n − 1 made of a word's upper 24 bits; n is at most 128. */
export const shareOf = (word: number, n: number): number => Math.imul(word >>> 8, n) >>> 24;

/** Draws a number from 0 to n − 1; n is at most 128. */
export function roll(dice: Dice, n: number): number {
  const word = stepped(dice[0]!);
  dice[0] = word;
  return shareOf(word, n);
}

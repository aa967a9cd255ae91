// The exact distribution of suit shapes (how many cards of each suit) among all hands of a deck.
import { type Card, SUITS, suitOf } from '../cards/card.ts';

/** A shape such as `4-3-3-3`, with the longest suit first, and its share among all hands. */
export interface HandShape {
  readonly shape: string;
  readonly share: number;
}

const shapeText = (lengths: readonly number[]): string => [...lengths].sort((a, b) => b - a).join('-');

/** The shape of a hand: the lengths of its suits, the longest first. */
export const shapeOf = (hand: readonly Card[]): string =>
  shapeText(SUITS.map(suit => hand.filter(card => suitOf(card) === suit).length));

/**
 * Every shape that a hand of `size` cards can have, the most frequent first. The shares follow the
 * hypergeometric distribution over suits.
 */
export function shapesOf(deck: readonly Card[], size: number): readonly HandShape[] {
  const sizes = SUITS.map(suit => deck.filter(card => suitOf(card) === suit).length);
  const all = ways(deck.length, size);
  const shares = new Map<string, number>();
  for (const lengths of splits(sizes, size)) {
    const share = lengths.reduce((product, length, i) => product * ways(sizes[i] ?? 0, length), 1 / all);
    shares.set(shapeText(lengths), (shares.get(shapeText(lengths)) ?? 0) + share);
  }
  return [...shares].map(([shape, share]) => ({ shape, share })).sort((a, b) => b.share - a.share);
}

/** The binomial coefficient: the number of ways to choose `k` things among `n`. */
function ways(n: number, k: number): number {
  let count = 1;
  for (let i = 1; i <= k; i++) count *= (n - k + i) / i;
  return count;
}

/** Every way to take `left` cards from suits with these numbers of cards. */
function splits([first, ...rest]: readonly number[], left: number): readonly (readonly number[])[] {
  if (first === undefined) return left === 0 ? [[]] : [];
  const lengths = Array.from({ length: Math.min(first, left) + 1 }, (_, n) => n);
  return lengths.flatMap(length => splits(rest, left - length).map(others => [length, ...others]));
}

// The animation of a total on the score sheet: it rolls to its new value. A total that wraps (changes because
// it hits a certain value exactly) is struck through first.
import type { Cell } from './score-sheet.ts';

/** For how many milliseconds a total rolls, and for how many a wrapped total stays struck through. */
export interface RollTimes {
  readonly roll: number;
  readonly wrap: number;
}

export type RollFrame =
  | { readonly phase: 'rolls'; readonly figure: number }
  | { readonly phase: 'struck' }
  | { readonly phase: 'rests' };

/** What a total looks like `elapsed` milliseconds after the score sheet has been shown. */
export function rollFrame(
  { change, total, wrappedFrom }: Pick<Cell, 'change' | 'total' | 'wrappedFrom'>,
  { roll, wrap }: RollTimes,
  elapsed: number,
): RollFrame {
  const came = wrappedFrom ?? total;
  if (elapsed < roll) return { phase: 'rolls', figure: Math.round(came - change * (1 - elapsed / roll) ** 2) };
  return wrappedFrom !== null && elapsed < roll + wrap ? { phase: 'struck' } : { phase: 'rests' };
}

// How a total of the score sheet looks while it comes to its end: it rolls, is struck where it was wrapped,
// and rests.
import type { Cell } from './score-sheet.ts';

/** How long the numbers roll, and how long one that was wrapped stays struck, in milliseconds. */
export interface RollTimes {
  readonly roll: number;
  readonly wrap: number;
}

export type Rolled =
  | { readonly phase: 'rolls'; readonly figure: number }
  | { readonly phase: 'struck' }
  | { readonly phase: 'rests' };

/** What is to be seen of a total so many milliseconds after the sheet was shown. */
export function rolled(
  { change, total, wrappedFrom }: Pick<Cell, 'change' | 'total' | 'wrappedFrom'>,
  { roll, wrap }: RollTimes,
  elapsed: number,
): Rolled {
  const came = wrappedFrom ?? total;
  if (elapsed < roll) return { phase: 'rolls', figure: Math.round(came - change * (1 - elapsed / roll) ** 2) };
  return wrappedFrom !== null && elapsed < roll + wrap ? { phase: 'struck' } : { phase: 'rests' };
}

// Finds the winner of a trick in games where equal cards in it cancel each other.

import * as layout from './layout.ts';
import type { TrickPosition } from './position.ts';
import type { SuitBits } from './suit-bitboards.ts';

const { HIGH, LED, MOVES, ORDER, RANK_BITS, entriesAt } = layout;

const CODE = HIGH - 1;

/**
 * The index of the best play that is not cancelled. `best` is the index of the best play of all. Returns −1
 * if all plays that could take the trick are cancelled.
 */
export function uncancelledBest(suitBits: SuitBits, at: TrickPosition, best: number): number {
  if (stands(suitBits, at, best)) return best;
  const { entries } = suitBits;
  const from = entriesAt(at[LED]!);
  let place = -1;
  let most = 0;
  for (let order = 0; order < at[ORDER]!; order++) {
    const rank = entries[from | at[MOVES + order]!]! & RANK_BITS;
    if (rank <= most || !stands(suitBits, at, order)) continue;
    place = order;
    most = rank;
  }
  return place;
}

/** Whether no other play of the trick cancels a play. */
function stands({ cancels }: SuitBits, at: TrickPosition, order: number): boolean {
  const key = cancels[at[MOVES + order]! & CODE];
  let equals = 0;
  for (let other = at[ORDER]! - 1; other >= 0; other--) if (cancels[at[MOVES + other]! & CODE] === key) equals++;
  return equals === 1;
}

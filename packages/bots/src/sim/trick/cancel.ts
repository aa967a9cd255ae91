// Who takes a trick in which cards cancel one another, in a position.
import type { Lanes } from './lanes.ts';
import * as layout from './layout.ts';
import type { Position } from './position.ts';

const { HIGH, LED, MOVES, ORDER, RANK_BITS, entriesAt } = layout;

const CODE = HIGH - 1;

/**
 * The place in the trick of its best play that nothing cancels, given its best play; the leader's where
 * everything is.
 */
export function standingOrder(lanes: Lanes, at: Position, best: number): number {
  if (stands(lanes, at, best)) return best;
  const { entries } = lanes;
  const from = entriesAt(at[LED]!);
  let place = 0;
  let most = 0;
  for (let order = 0; order < at[ORDER]!; order++) {
    const rank = entries[from | at[MOVES + order]!]! & RANK_BITS;
    if (rank <= most || !stands(lanes, at, order)) continue;
    place = order;
    most = rank;
  }
  return place;
}

/** Whether nothing cancels a play of the trick. */
function stands({ cancels }: Lanes, at: Position, order: number): boolean {
  const key = cancels[at[MOVES + order]! & CODE];
  let equals = 0;
  for (let other = at[ORDER]! - 1; other >= 0; other--) if (cancels[at[MOVES + other]! & CODE] === key) equals++;
  return equals === 1;
}

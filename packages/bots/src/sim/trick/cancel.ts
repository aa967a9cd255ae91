// Who takes a trick in which cards cancel one another, in a position.
import type { Lanes } from './lanes.ts';
import * as layout from './layout.ts';
import type { Position } from './position.ts';

const { HIGH, LED, MOVES, ORDER, RANK_BITS, entriesAt } = layout;

const CODE = HIGH - 1;

/** The place in the trick of its best play that nothing cancels; the leader's where everything is. */
export function standingOrder({ cancels, entries }: Lanes, at: Position): number {
  const cards = at[ORDER]!;
  let [place, most] = [0, 0];
  for (let order = 0; order < cards; order++) {
    const move = at[MOVES + order]!;
    const rank = entries[entriesAt(at[LED]!) | move]! & RANK_BITS;
    if (rank <= most) continue;
    let others = 0;
    for (let one = 0; one < cards; one++) if (cancels[at[MOVES + one]! & CODE] === cancels[move & CODE]) others++;
    if (others > 1) continue;
    place = order;
    most = rank;
  }
  return place;
}

// The columns of a pad: players who share a score have one column.

import type { Seat } from '@moonshot/rules';
import { locale } from '../../i18n/messages.svelte.ts';
import { oneOfEachSide, sideOf } from '../../model/play/sides.ts';

export interface PadSide {
  readonly seat: Seat; // the seat of the side's first player
  readonly seats: readonly Seat[];
  readonly name: string;
  readonly short: string; // the name of the side in the chart
}

/** The sides of a pad. `bySeat` gives the side of each player; if it is empty, each player is a side. */
export function padSides(names: readonly string[], bySeat: readonly number[]): readonly PadSide[] {
  const rules = { sides: bySeat, pooled: bySeat.length > 0 };
  return oneOfEachSide(rules, [...names.keys()]).map(seat => {
    const seats = sideOf(rules, seat);
    const own = seats.map(one => names[one] ?? '');
    return { seat, seats, name: locale.words.and(own), short: own.join('/') };
  });
}

// How far a hand looks like one that could take everything.
import { countOf } from '../sim/bits.ts';
import * as layout from '../sim/trick/layout.ts';
import type { Position } from '../sim/trick/position.ts';
import type { Eye } from './eye.ts';
import type { Sight } from './sight.ts';

const { HANDS } = layout;

/** A card with one higher card out. */
const NEARLY = 0.4;
/** A card behind three higher ones of its own hand. */
const LONG = 0.7;

/** The part of a hand's cards that will probably win, as they lie now. */
export function strengthOf({ lanes }: Eye, at: Position, sight: Sight, seat: number): number {
  let wins = 0;
  let cards = 0;
  for (let suit = 0; suit < 4; suit++) {
    const hand = at[HANDS + (seat << 2) + suit]!;
    const out = lanes.all[suit]! & ~(sight.seen[suit]! | hand);
    let own = 0;
    for (let rest = hand; rest !== 0; own++) {
      const place = 31 - Math.clz32(rest);
      rest ^= 1 << place;
      const above = countOf(out & ~((2 << place) - 1));
      if (above * 2 <= own) wins += 1;
      else if (own >= 3) wins += LONG;
      else if (above === 1) wins += NEARLY;
    }
    cards += own;
  }
  return cards === 0 ? 0 : wins / cards;
}

// Finds who has shot the moon, in a finished position.

import * as layout from './layout.ts';
import type { TrickPosition } from './position.ts';
import type { CardBits, SuitBits } from './suit-bitboards.ts';

const { KITTY, MOON_SHIFT, TALLY, placeIn, suitIn } = layout;

/**
 * The seat that has taken every moon card, alone or with a partner if the rules count partners together; −1
 * if there is none.
 */
export function shooterOf(suitBits: SuitBits, at: TrickPosition): number {
  const { seats } = suitBits;
  const moonCards = suitBits.moonCards - outOf(suitBits, at, suitBits.moon);
  if (moonCards === 0) return -1;
  if (suitBits.rules.sheet.teams.moon === 'team') return sideShooter(suitBits, at, moonCards);
  for (let seat = 0; seat < seats; seat++) if (moonsIn(at[TALLY + seat]!) === moonCards) return seat;
  return -1;
}

/** The number of cards of a set that were left over from the deal and count for nobody. */
export function outOf({ out, rules }: SuitBits, at: TrickPosition, set: CardBits): number {
  let count = 0;
  for (let i = out ? rules.kittySize : 0; i > 0; i--) {
    const code = at[KITTY + i - 1]!;
    count += (set[suitIn(code)]! >>> placeIn(code)) & 1;
  }
  return count;
}

/** If partners have every moon card between them, the one who has taken more of them; otherwise −1. */
function sideShooter({ seats, rules: { moonSides } }: SuitBits, at: TrickPosition, moonCards: number): number {
  let [shooter, most] = [-1, -1];
  for (let seat = 0; seat < seats; seat++) {
    let together = 0;
    for (let one = 0; one < seats; one++) if (moonSides[one] === moonSides[seat]) together += moonsIn(at[TALLY + one]!);
    const own = moonsIn(at[TALLY + seat]!);
    if (together < moonCards || own <= most) continue;
    shooter = seat;
    most = own;
  }
  return shooter;
}

/**
 * The number of moon cards in a tally. The tally's points may be negative and the shift rounds down, so half
 * a step is added first.
 */
export const moonsIn = (tally: number): number => (tally + (1 << (MOON_SHIFT - 1))) >> MOON_SHIFT;

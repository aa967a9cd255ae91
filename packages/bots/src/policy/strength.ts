// Estimates how well a hand can take all tricks, in order to tell which seats may try for the moon.
import { countOf } from '../sim/bits.ts';
import * as layout from '../sim/trick/layout.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import type { Observation } from './observation.ts';
import { areMoonMates, type PolicyTables } from './policy-tables.ts';

const { HANDS } = layout;

/**
 * Weights of `moonProbability`, which increases with the share of probable winners in the hand above
 * `WISH_LEAST`, and with the share of the moon that the seat has taken.
 */
const WISH_LEAST = 0.5;
const WISH_CARDS = 1.5;
const WISH_SHARE = 1;

/** Weight of a card that one unseen card beats. */
const NEARLY = 0.4;
/** Weight of a card if the hand has at least three higher cards of its suit. */
const LONG = 0.7;

/**
 * The probability that a seat tries for the moon. The number is not clamped: below 0 means never, above 1
 * always.
 */
export function moonProbability(
  tables: PolicyTables,
  at: TrickPosition,
  observation: Observation,
  seat: number,
): number {
  const strength = strengthOf(tables, at, observation, seat);
  const share = areMoonMates(tables, observation.taker, seat) ? observation.share : 0;
  return WISH_CARDS * (strength - WISH_LEAST) + WISH_SHARE * share;
}

/** The share of a hand's cards that will probably win. */
export function strengthOf(
  { suitBits }: PolicyTables,
  at: TrickPosition,
  observation: Observation,
  seat: number,
): number {
  let wins = 0;
  let cards = 0;
  for (let suit = 0; suit < 4; suit++) {
    const hand = at[HANDS + (seat << 2) + suit]!;
    const out = suitBits.suited[suit]! & ~(observation.seen[suit]! | hand);
    let own = 0;
    for (let rest = hand & ~suitBits.jokers[suit]!; rest !== 0; own++) {
      const place = 31 - Math.clz32(rest);
      rest ^= 1 << place;
      const above = countOf(out & ~((2 << place) - 1));
      if (above * 2 <= own) wins += 1;
      else if (own >= 3) wins += LONG;
      else if (above === 1) wins += NEARLY;
    }
    cards += countOf(hand);
  }
  return cards === 0 ? 0 : wins / cards;
}

// A fast choice of cards to pass, for the other seats' passes in thousands of playouts. The wish for a card
// is a number that says how much a seat wants to give it away.
import * as bits from '../sim/bits.ts';
import * as luck from '../sim/dice.ts';
import * as layout from '../sim/trick/layout.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import { keptFrom } from './pass-choices.ts';
import type { PolicyTables } from './policy-tables.ts';

const { HANDS } = layout;
const { countOf } = bits;

/**
 * The number of ranks between the highest and the lowest card of a suit of thirteen. Wishes are counted in
 * such ranks.
 */
const RANKS = 12;
/**
 * Wishes for the cards of a suit with a costly card. With `GUARDED` lower cards it is safe to keep the costly
 * card and those above it.
 */
const GUARDED = 4;
const HIGH_COST = 28;
const OVER_HIGH_COST = 24;
const A_GUARD = 4;
const SAFE = 2;
const BELOW_DEAR = -6;
/** Wishes for a suit of scoring cards, such as hearts: high ones are given away first, low ones last. */
const COSTLY = 4;
const COSTLY_GUARD = 1.5;
const HIGH_FROM = 7;
/** Wishes for short suits, by number of cards. A lowest card up to `LOW_TO` guards the cards above it. */
const SHORT = [0, 5, 5, 2];
const LOW_TO = 5;
const LOW_GUARD = 1.2;

/** How much a seat wants to give a card away. */
function wish({ suitBits, highCost, plain }: PolicyTables, lane: number, suit: number, place: number): number {
  const all = suitBits.all[suit]! & ~suitBits.ducks[suit]!;
  if (((all >>> place) & 1) === 0) return -RANKS; // a wild card is kept
  const under = lane & ((1 << place) - 1);
  if (highCost[suit] !== 0) {
    const first = 31 - Math.clz32(highCost[suit]! & -highCost[suit]!);
    const guards = countOf(lane & ((1 << first) - 1));
    if (place < first) return BELOW_DEAR;
    if (guards >= GUARDED) return SAFE;
    return (((highCost[suit]! >>> place) & 1) === 1 ? HIGH_COST : OVER_HIGH_COST) - A_GUARD * guards;
  }
  const step = RANKS / Math.max(1, countOf(all) - 1);
  const rank = countOf(all & ((1 << place) - 1)) * step;
  const lower = countOf(under);
  if (plain[suit] !== 0) return rank >= HIGH_FROM ? rank + COSTLY - COSTLY_GUARD * Math.min(3, lower) : rank - COSTLY;
  const lowest = countOf(all & ((1 << (31 - Math.clz32(lane & -lane))) - 1)) * step;
  return rank + (SHORT[countOf(lane)] ?? 0) - (lowest <= LOW_TO ? LOW_GUARD * Math.min(4, lower) : 0);
}

/**
 * Chooses `count` cards: those in `first`, and then, of the cards that may be passed, those that the seat
 * most wants to give away. `noise` is the maximum random addition to each wish.
 */
export function lightPass(
  tables: PolicyTables,
  at: TrickPosition,
  seat: number,
  count: number,
  first: readonly number[],
  noise: number,
  dice: luck.Dice,
): readonly number[] {
  const wishes: (readonly [code: number, wish: number])[] = [];
  const kept = keptFrom(tables.suitBits, at, seat, count);
  for (let suit = 0; suit < 4; suit++) {
    const lane = at[HANDS + (seat << 2) + suit]!;
    for (let rest = lane & ~kept[suit]!; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const code = (suit << 5) | place;
      dice[0] = luck.xorshift(dice[0]!);
      const chance = (dice[0]! >>> 8) / (1 << 24);
      if (!first.includes(code)) wishes.push([code, wish(tables, lane, suit, place) + noise * chance]);
    }
  }
  wishes.sort((a, b) => b[1] - a[1]);
  return [...first, ...wishes.map(([code]) => code)].slice(0, count);
}

const TRIED = 40;
const NOISE = 3;
const NOISE_MORE = 0.3;

/** At most `most` sets of cards to give away. The first one is chosen without randomness. */
export function lightPassSets(
  tables: PolicyTables,
  at: TrickPosition,
  seat: number,
  count: number,
  most: number,
  dice: luck.Dice,
): readonly (readonly number[])[] {
  const sets = new Map<string, readonly number[]>();
  for (let i = 0; i <= TRIED && sets.size < most; i++) {
    const codes = lightPass(tables, at, seat, count, [], i === 0 ? 0 : NOISE + NOISE_MORE * i, dice);
    const name = [...codes].sort((a, b) => a - b).join();
    if (!sets.has(name)) sets.set(name, codes);
  }
  return [...sets.values()];
}

// Chooses cards to pass or bury by rule, and sets of cards that are worth comparing.

import { countOf } from '../sim/bits.ts';
import * as layout from '../sim/trick/layout.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import type { CardBits, SuitBits } from '../sim/trick/suit-bitboards.ts';
import { handCost, remainingCost, weighHand } from './hand.ts';
import type { PolicyScratch } from './scratch.ts';

const { HANDS, placeIn, suitIn } = layout;

/** Cards to give away, and the expected cost of the rest of the hand. */
export interface PassChoice {
  readonly codes: readonly number[];
  readonly cost: number;
}

/** Sets `hand` and `out` for a seat before the first trick, when all cards of the others are unseen. */
function lookAtDealt({ tables, hand, out }: PolicyScratch, at: TrickPosition, seat: number): void {
  for (let suit = 0; suit < 4; suit++) {
    hand[suit] = at[HANDS + (seat << 2) + suit]!;
    out[suit] = tables.suitBits.suited[suit]! & ~hand[suit]!;
  }
}

const NONE: CardBits = new Int32Array(4);

/**
 * The cards that a hand may not pass. Cards marked to be kept may not be passed while the hand has `count`
 * other cards.
 */
export function keptFrom({ kept }: SuitBits, at: TrickPosition, seat: number, count: number): CardBits {
  let others = 0;
  for (let suit = 0; suit < 4; suit++) others += countOf(at[HANDS + (seat << 2) + suit]! & ~kept[suit]!);
  return others < count ? NONE : kept;
}

/**
 * Chooses `count` cards: those in `first`, and then, of the cards that may be passed, the worst to hold.
 */
export function worstOf(
  scratch: PolicyScratch,
  at: TrickPosition,
  seat: number,
  count: number,
  first: readonly number[] = [],
): number[] {
  const { hand } = scratch;
  const codes = [...first];
  const kept = keptFrom(scratch.tables.suitBits, at, seat, count);
  lookAtDealt(scratch, at, seat);
  for (const code of codes) hand[suitIn(code)]! &= ~(1 << placeIn(code));
  while (codes.length < count) {
    weighHand(scratch);
    let worst = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let suit = 0; suit < 4; suit++)
      for (let rest = hand[suit]! & ~kept[suit]!; rest !== 0; rest &= rest - 1) {
        const code = (suit << 5) | (31 - Math.clz32(rest & -rest));
        const cost = remainingCost(scratch, code);
        if (cost < least) {
          least = cost;
          worst = code;
        }
      }
    codes.push(worst);
    hand[suitIn(worst)]! &= ~(1 << placeIn(worst));
  }
  return codes;
}

const WIDTH = 40; // beam width of the search

/**
 * Sets of `count` cards without which the hand is safest, best first. None of the cards is in `kept`. `extra`
 * is the immediate cost of giving a card away.
 */
export function safestPasses(
  scratch: PolicyScratch,
  at: TrickPosition,
  seat: number,
  count: number,
  most: number,
  extra: (code: number) => number,
  kept: CardBits = NONE,
): readonly PassChoice[] {
  const { hand } = scratch;
  lookAtDealt(scratch, at, seat);
  const whole = Int32Array.from(hand);
  const all = [0, 1, 2, 3].flatMap(suit => places(whole[suit]! & ~kept[suit]!).map(place => (suit << 5) | place));
  let sets: readonly PassChoice[] = [{ codes: [], cost: 0 }];
  for (let size = 1; size <= count; size++) {
    const next = new Map<string, PassChoice>();
    for (const { codes } of sets)
      for (const code of all) {
        if (codes.includes(code)) continue;
        const more = [...codes, code].sort((a, b) => a - b);
        const key = more.join();
        if (!next.has(key))
          next.set(key, {
            codes: more,
            cost: costWithout(scratch, whole, more) + more.reduce((sum, one) => sum + extra(one), 0),
          });
      }
    sets = [...next.values()].sort((a, b) => a.cost - b.cost).slice(0, size === count ? most : WIDTH);
  }
  return sets;
}

const places = (lane: number): readonly number[] => {
  const found: number[] = [];
  for (let rest = lane; rest !== 0; rest &= rest - 1) found.push(31 - Math.clz32(rest & -rest));
  return found;
};

function costWithout(scratch: PolicyScratch, whole: Int32Array, codes: readonly number[]): number {
  scratch.hand.set(whole);
  for (const code of codes) scratch.hand[suitIn(code)]! &= ~(1 << placeIn(code));
  weighHand(scratch);
  return handCost(scratch);
}

/** The cards that help a moon least, worst first: low cards of short suits. None of them is in `kept`. */
export function leastMoonCards(
  { tables, hand, out }: PolicyScratch,
  at: TrickPosition,
  seat: number,
  kept: CardBits,
): readonly number[] {
  lookAtDealt({ tables, hand, out } as PolicyScratch, at, seat);
  const bits = (lane: number): number => places(lane).length;
  const cost = (code: number): number => {
    const suit = suitIn(code);
    const above = bits(out[suit]! & ~((2 << placeIn(code)) - 1));
    return above - bits(hand[suit]!) * 0.8;
  };
  const all = [0, 1, 2, 3].flatMap(suit => places(hand[suit]! & ~kept[suit]!).map(place => (suit << 5) | place));
  return all.sort((a, b) => cost(b) - cost(a));
}

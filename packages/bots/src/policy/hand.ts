// The expected cost of a whole hand, and of the hand without one of its cards.
import { countOf } from '../sim/bits.ts';
import { holdingAt } from './danger.ts';
import { RELIEF } from './judgement.ts';
import type { PolicyScratch } from './scratch.ts';

/** Writes the expected cost of `scratch.hand` into `scratch`, suit by suit. */
export function weighHand(scratch: PolicyScratch): void {
  const { tables, hand, out, dumps, danger, kept } = scratch;
  dump(scratch);
  scratch.total = 0;
  scratch.voids = 0;
  for (let suit = 0; suit < 4; suit++) {
    const index = holdingAt(tables, kept, suit, hand[suit]!, out[suit]!);
    danger[suit] = kept.fixed[index]! + kept.open[index]! * dumps[suit]!;
    scratch.total += danger[suit]!;
    if ((hand[suit]! & ~tables.suitBits.jokers[suit]!) === 0 && out[suit] !== 0) scratch.voids += 1;
  }
}

/** Writes, for each suit led, the expected cost of a discard by a seat that has no card of that suit. */
function dump({ tables, out, dumps }: PolicyScratch): void {
  const { highCost, highCostMean, plain, plainCost, none, others } = tables;
  const { trump } = tables.suitBits;
  let allHighCost = 0;
  let allPlain = 0;
  for (let suit = 0; suit < 4; suit++) {
    if (suit === trump || (highCost[suit]! | plain[suit]!) === 0) continue;
    allHighCost += countOf(out[suit]! & highCost[suit]!) * highCostMean[suit]!;
    allPlain += countOf(out[suit]! & plain[suit]!);
  }
  for (let led = 0; led < 4; led++) {
    const own = led === trump || (highCost[led]! | plain[led]!) === 0;
    const d = own ? allHighCost : allHighCost - countOf(out[led]! & highCost[led]!) * highCostMean[led]!;
    const p = own ? allPlain : allPlain - countOf(out[led]! & plain[led]!);
    dumps[led] = d / others + (1 - none[p]!) * plainCost * (d > 0 ? 1 - 1 / others : 1);
  }
}

/** The expected cost of the hand without the card. */
export function remainingCost(
  { tables, kept, hand, out, dumps, danger, total, voids }: PolicyScratch,
  move: number,
): number {
  const suit = (move >> 5) & 3;
  const left = hand[suit]! & ~(1 << (move & 31));
  const index = holdingAt(tables, kept, suit, left, out[suit]!);
  const after = total - danger[suit]! + kept.fixed[index]! + kept.open[index]! * dumps[suit]!;
  return after * (1 - RELIEF * (left === 0 && out[suit] !== 0 ? voids + 1 : voids));
}

/** The expected cost of the hand that `weighHand` has evaluated. */
export const handCost = ({ total, voids }: PolicyScratch): number => total * (1 - RELIEF * voids);

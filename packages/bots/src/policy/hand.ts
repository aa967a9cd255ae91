// What a whole hand will probably cost, and what it would without one of its cards.
import { countOf } from '../sim/bits.ts';
import { holdingAt } from './danger.ts';
import type { Mind } from './mind.ts';

/** Every suit a hand is out of lets it throw away what is dangerous. */
const RELIEF = 0.17;

/** Weighs the hand that the mind has in view, each suit by itself. */
export function weighHand(mind: Mind): void {
  const { eye, hand, out, dumps, danger, kept } = mind;
  dump(mind);
  mind.total = 0;
  mind.voids = 0;
  for (let suit = 0; suit < 4; suit++) {
    const index = holdingAt(eye, kept, suit, hand[suit]!, out[suit]!);
    danger[suit] = kept.fixed[index]! + kept.open[index]! * dumps[suit]!;
    mind.total += danger[suit]!;
    if ((hand[suit]! & ~eye.lanes.jokers[suit]!) === 0 && out[suit] !== 0) mind.voids += 1;
  }
}

/** What a seat without a suit would throw in, by suits. */
function dump({ eye, out, dumps }: Mind): void {
  const { dear, dearCost, plain, plainCost, none, others } = eye;
  const { trump } = eye.lanes;
  let allDear = 0;
  let allPlain = 0;
  for (let suit = 0; suit < 4; suit++) {
    if (suit === trump || (dear[suit]! | plain[suit]!) === 0) continue;
    allDear += countOf(out[suit]! & dear[suit]!) * dearCost[suit]!;
    allPlain += countOf(out[suit]! & plain[suit]!);
  }
  for (let led = 0; led < 4; led++) {
    const own = led === trump || (dear[led]! | plain[led]!) === 0;
    const d = own ? allDear : allDear - countOf(out[led]! & dear[led]!) * dearCost[led]!;
    const p = own ? allPlain : allPlain - countOf(out[led]! & plain[led]!);
    dumps[led] = d / others + (1 - none[p]!) * plainCost * (d > 0 ? 1 - 1 / others : 1);
  }
}

/** What the hand will probably cost without the card. */
export function laterOf({ eye, kept, hand, out, dumps, danger, total, voids }: Mind, move: number): number {
  const suit = (move >> 5) & 3;
  const left = hand[suit]! & ~(1 << (move & 31));
  const index = holdingAt(eye, kept, suit, left, out[suit]!);
  const after = total - danger[suit]! + kept.fixed[index]! + kept.open[index]! * dumps[suit]!;
  return after * (1 - RELIEF * (left === 0 && out[suit] !== 0 ? voids + 1 : voids));
}

/** What the hand that has been weighed will probably cost. */
export const handCost = ({ total, voids }: Mind): number => total * (1 - RELIEF * voids);

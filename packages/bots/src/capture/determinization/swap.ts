// Makes sampled deals more likely by exchanging hidden cards. Seats tend to lay weak or scoring cards at the
// bottom.
import type { Card } from '@moonshot/rules/cards';
import type { Dice } from '../../sim/dice.ts';
import { type CaptureScratch, recordTops } from '../policy/scratch.ts';
import type { CaptureFacts } from './facts.ts';
import { type CaptureDeterminization, fraction } from './worlds.ts';

/** Weight of a scoring card at the bottom. */
const SCORING = 0.6;
/** Weight of any other card at the bottom: the share of tops that beat it, to this power, plus `LEAST`. */
const GROWS = 2;
const LEAST = 0.02;

/** Number of exchanges that are tried per hidden card. */
const SWAPS = 4;

/** Returns a function that changes a world in place. Prepares `scratch` for the present bout. */
export function cardSwapper(
  facts: CaptureFacts,
  scratch: CaptureScratch,
  dice: Dice,
): (world: CaptureDeterminization) => void {
  const { table, live, schedule } = facts;
  recordTops(scratch, live, schedule.left);
  const fits = Float64Array.from(table.names, (_, code) =>
    table.hearts[code] === 1 ? SCORING : LEAST + (scratch.over[code]! / Math.max(1, scratch.out)) ** GROWS,
  );
  const tied = isTied(facts);
  return ({ hands, bottoms, stock }) => {
    const places = [...hands, stock];
    const all = places.reduce((sum, { length }) => sum + length, 0);
    for (let k = all === 0 ? 0 : bottoms.length * SWAPS; k > 0; k--) {
      const i = Math.floor(fraction(dice) * bottoms.length);
      let j = Math.floor(fraction(dice) * all);
      let from = 0;
      while (j >= places[from]!.length) j -= places[from++]!.length;
      const [below, other] = [bottoms[i]!, places[from]![j]!];
      if (tied && table.banned[below] !== table.banned[other]) continue;
      if (fraction(dice) * fits[below]! >= fits[other]!) continue;
      bottoms[i] = other;
      places[from]![j] = below;
    }
  };
}

/**
 * Whether public counts, or banned tops that were shown, restrict which hidden cards are banned tops. If so,
 * a banned top is exchanged only for another banned top.
 */
const isTied = ({ table, view, open }: CaptureFacts): boolean =>
  open.some(count => count !== null) ||
  view.bouts.some(({ tops }) => tops.some(card => table.banned[table.names.indexOf(card as Card)] === 1));

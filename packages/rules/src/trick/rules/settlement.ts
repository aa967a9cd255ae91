// Turns the points of a deal into changes of the totals. Partners' points may be added up first. Then points
// count as they are, as differences between all seats, as lives, or as chips that are paid into a pool.
import type { Rules } from './rules.ts';

type Settling = Pick<Rules, 'sheet' | 'sides' | 'pool' | 'wonAlone' | 'stakes'>;

/** A list of numbers by seat that may be overwritten: a plain or a typed array. */
export interface SeatCosts {
  readonly length: number;
  [seat: number]: number;
}

/**
 * What a deal adds to the score of each seat. `costs` has the costs of each seat's cards, tricks and moon,
 * and `apart` has costs that are settled separately. If every seat pays every other, a seat's cost is what it
 * pays minus what it receives.
 */
export function settledCosts(
  rules: Settling,
  costs: readonly number[],
  apart: readonly number[] = rules.stakes,
): readonly number[] {
  const settled = [...costs];
  settlePoints(rules, settled, apart);
  return settled;
}

/**
 * Does what `settledCosts` does, but overwrites `costs`. The search of bots settles about a million deals a
 * second and must not create lists.
 */
export function settlePoints(
  { sheet, sides, pool, wonAlone }: Settling,
  costs: SeatCosts,
  apart: Readonly<SeatCosts>,
): void {
  if (sheet.teams.score === 'pooled') poolSides(sides, costs);
  switch (sheet.settle.as) {
    case 'points':
      break;
    case 'difference': {
      const all = sum(costs, costs.length);
      for (let seat = 0; seat < costs.length; seat++) costs[seat] = costs[seat]! * costs.length - all;
      break;
    }
    case 'lives':
      for (let seat = 0; seat < costs.length; seat++) costs[seat] = costs[seat]! >= sheet.settle.lifeAt ? 1 : 0;
      break;
    case 'pool':
      payPool(costs, sum(apart, costs.length) + pool, wonAlone ? 1 : sheet.settle.shareMax);
  }
  for (let seat = 0; seat < costs.length; seat++) costs[seat]! += apart[seat] ?? 0;
}

/**
 * What a deal costs a seat. `cost` is for its cards, tricks and moon, and `byMoon` is the part for the moon.
 * Some sheets allow a cost below 0 only because of the moon.
 */
export const boundedCost = ({ sheet: { settle } }: Pick<Rules, 'sheet'>, cost: number, byMoon: number): number =>
  settle.belowZero === 'scores' ? cost : Math.max(cost, Math.min(0, byMoon));

function sum(costs: Readonly<SeatCosts>, seats: number): number {
  let all = 0;
  for (let seat = 0; seat < seats; seat++) all += costs[seat]!;
  return all;
}

/** Gives each seat the sum of the numbers of its team. */
function poolSides(sides: readonly number[], costs: SeatCosts): void {
  for (let seat = 0; seat < costs.length; seat++) {
    const first = sides.indexOf(sides[seat]!);
    if (first < seat) costs[seat] = costs[first]!;
    else
      for (let other = seat + 1; other < costs.length; other++)
        if (sides[other] === sides[seat]) costs[seat]! += costs[other]!;
  }
}

/**
 * Each seat pays its points in chips into the pool, and the seats without points divide the pool. The pool
 * stays for the next deal if no seat is without points, if too many are, or if a single seat has all points.
 */
function payPool(costs: SeatCosts, before: number, shareMax: number): void {
  let clear = 0;
  for (let seat = 0; seat < costs.length; seat++) if (costs[seat] === 0) clear++;
  const stays = clear === 0 || clear > shareMax || clear === costs.length - 1;
  const share = stays ? 0 : Math.floor((sum(costs, costs.length) + before) / clear);
  for (let seat = 0; seat < costs.length; seat++) if (costs[seat] === 0) costs[seat] = -share;
}

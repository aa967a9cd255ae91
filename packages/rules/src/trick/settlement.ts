// What the points of a deal come to on the score: partners together or each alone, then as they are, settled between all seats, as lives, or for a pool.
import type { Rules } from './rules.ts';

/** What a deal costs each seat on the score, from what its cards cost: a seat that pays each other one and is paid by them costs its difference. */
export function settledCosts(
  { sheet, sides, pool }: Pick<Rules, 'sheet' | 'sides' | 'pool'>,
  costs: readonly number[],
): readonly number[] {
  const counted = sheet.teams.score === 'pooled' ? pooled(sides, costs) : costs;
  switch (sheet.settle.as) {
    case 'points':
      return counted;
    case 'difference': {
      const all = counted.reduce((sum, cost) => sum + cost, 0);
      return counted.map(cost => cost * counted.length - all);
    }
    case 'lives':
      return counted.map(cost => (cost >= sheet.settle.lifeAt ? 1 : 0));
    case 'pool':
      return pooledChips(counted, pool);
  }
}

/** Each seat with what its whole side has. */
const pooled = (sides: readonly number[], costs: readonly number[]): readonly number[] =>
  sides.map(side => costs.reduce((sum, cost, seat) => (sides[seat] === side ? sum + cost : sum), 0));

/** Each seat pays its points into the pool, which those without any divide; with none of them, or with one seat that has all, it stays. */
function pooledChips(costs: readonly number[], before: number): readonly number[] {
  const clear = costs.filter(cost => cost === 0).length;
  const stays = clear === 0 || clear === costs.length - 1;
  const share = stays ? 0 : Math.floor(costs.reduce((sum, cost) => sum + cost, before) / clear);
  return costs.map(cost => (cost === 0 ? -share : cost));
}

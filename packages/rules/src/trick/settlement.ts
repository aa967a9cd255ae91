// What the points of a deal come to on the score: partners together or each alone, then as they are, settled between all seats, or as lives.
import type { Rules } from './rules.ts';

/** What a deal costs each seat on the score, from what its cards cost: a seat that pays each other one and is paid by them costs its difference. */
export function settledCosts(
  { sheet, sides }: Pick<Rules, 'sheet' | 'sides'>,
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
  }
}

/** Each seat with what its whole side has. */
const pooled = (sides: readonly number[], costs: readonly number[]): readonly number[] =>
  sides.map(side => costs.reduce((sum, cost, seat) => (sides[seat] === side ? sum + cost : sum), 0));

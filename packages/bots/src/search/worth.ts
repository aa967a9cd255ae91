// The value of a deal's points to a seat: its lead over the others, and its chance of winning the match.
import { pointsAreGood, type TrickRules as Rules } from '@moonshot/rules/engine';
import { MATCH } from '../policy/judgement.ts';
import { chances, type MatchSoFar, scoreUnit } from './match.ts';

/**
 * Takes the points of a deal by seat and returns their value to one seat, in points. A higher value is
 * better.
 */
export type DealUtility = (points: ArrayLike<number>) => number;

/**
 * How a player values a result: the value of a won match in points of standard Hearts, and the extra weight
 * of its own points.
 */
export interface UtilityWeights {
  readonly match: number;
  readonly own: number;
}

const USUAL: UtilityWeights = { match: MATCH, own: 0 };

/**
 * Returns the value of a deal's points: the others' mean points minus those of the seat's own side (reversed
 * if points are good), plus the value of the match times the chance of winning it.
 */
export function worthFor(
  rules: Rules,
  view: MatchSoFar,
  seat: number,
  { match, own }: UtilityWeights = USUAL,
): DealUtility {
  const sign = pointsAreGood(rules.sheet) ? 1 : -1;
  const { sides } = rules;
  const mates = sides.filter(side => side === sides[seat]).length;
  const others = rules.seats - mates;
  const chance = chances(rules, view, seat);
  const won = match * scoreUnit(rules);
  // In a match of one deal only the points of that deal count.
  const single = rules.sheet.match.kind === 'deals' && rules.sheet.match.deals === 1;
  return points => {
    let [theirs, ours] = [0, 0];
    for (let i = 0; i < points.length; i++)
      if (sides[i] === sides[seat]) ours += points[i]!;
      else theirs += points[i]!;
    const ahead = sign * ((ours / mates) * (1 + own) - theirs / others);
    return won === 0 || single ? ahead : ahead + won * chance(points);
  };
}

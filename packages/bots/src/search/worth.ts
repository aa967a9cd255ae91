// The value of a deal's points to a seat: its lead over the others, and its chance in the match near the end.
import { pointsAreGood, type TrickRules as Rules } from '@moonshot/rules/engine';
import { chances, type MatchSoFar, scoreUnit } from './match.ts';

/** The worth of a deal’s points by seat, in points. */
export type DealUtility = (points: ArrayLike<number>) => number;

/** How a player values points: a won match, and the additional weight of its own points. */
export interface UtilityWeights {
  readonly match: number;
  readonly own: number;
}

const USUAL: UtilityWeights = { match: 24, own: 0 };

/**
 * The others' mean minus one's own points (reversed if points are good), and the value of winning the match.
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
  // In a match of one deal only its points count.
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

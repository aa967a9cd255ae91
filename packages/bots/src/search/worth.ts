// What the points of a deal are worth to a seat: what the others have over it, and its chances in the match
// when the end is near.
import { pointsAreGood } from '@moonshot/rules/game/standing';
import type { Rules } from '@moonshot/rules/trick/rules';
import { chances, type MatchSoFar, scoreUnit } from './match.ts';

/** The worth of a deal’s points by seat, in points. */
export type Worth = (points: ArrayLike<number>) => number;

/**
 * How a player looks at points: what a won match is worth, and how much more its own points count than the
 * others’.
 */
export interface Taste {
  readonly match: number;
  readonly own: number;
}

const USUAL: Taste = { match: 24, own: 0 };

/**
 * The others’ mean over one’s own, or the other way round where points are good; and the chance to win the
 * match.
 */
export function worthFor(rules: Rules, view: MatchSoFar, seat: number, { match, own }: Taste = USUAL): Worth {
  const sign = pointsAreGood(rules.sheet) ? 1 : -1;
  const { sides } = rules;
  const mates = sides.filter(side => side === sides[seat]).length;
  const others = rules.seats - mates;
  const chance = chances(rules, view, seat);
  const won = match * scoreUnit(rules);
  // A match of one deal is that deal: its points are all there is.
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

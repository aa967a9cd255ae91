// What the other seats aim at if the match may end with this deal: how much points are worth to each of them,
// and the seats to which each avoids giving points.
import { pointsAreGood } from '@moonshot/rules/engine';
import type { DealUtilities } from '../endgame/solve.ts';
import type { PolicyTables } from '../policy/policy-tables.ts';
import * as layout from '../sim/trick/layout.ts';
import { pointsIn } from '../sim/trick/play.ts';
import type { TrickPosition } from '../sim/trick/position.ts';
import { type MatchSoFar, mayEnd } from './match.ts';
import { type DealUtility, worthFor } from './worth.ts';

const { TALLY } = layout;

/** What all seats aim at in a deal that may be the last of its match. */
export interface OpponentUtility {
  readonly worths: DealUtilities;
  readonly spares: Int32Array; // by seat, the seats it should not give points to, one bit per seat
}

/**
 * How much points are worth to each seat, and to which seats it should give none. Undefined if the match
 * cannot end with this deal (see `mayEnd`).
 */
export function opponentUtilityOf(
  tables: PolicyTables,
  view: MatchSoFar,
  at: TrickPosition,
  own: DealUtility,
  seat: number,
): OpponentUtility | undefined {
  const { rules } = tables.suitBits;
  if (!mayEnd(rules, view)) return undefined;
  const worths = rules.sides.map((_, one) => (one === seat ? own : worthFor(rules, view, one)));
  return { worths, spares: sparesIn(tables, at, worths) };
}

/**
 * For each seat (the giver), the seats to which it should not give points. The giver compares what happens if
 * each seat, the giver included, takes the most costly card. It spares a seat if that result is worse for the
 * giver than the average result.
 */
function sparesIn(
  { suitBits: { seats, rules }, costs }: PolicyTables,
  at: TrickPosition,
  worths: DealUtilities,
): Int32Array {
  const dearest = costs.reduce((most, cost) => Math.max(most, cost), 0) * (pointsAreGood(rules.sheet) ? -1 : 1);
  const sign = rules.sheet.score.sign === 'minus' ? -1 : 1;
  const taken = Int32Array.from({ length: seats }, (_, seat) => sign * pointsIn(at[TALLY + seat]!));
  return Int32Array.from(worths, (worth, seat) => {
    const given = Array.from(taken, (points, other) => worth(taken.with(other, points + dearest)));
    const sum = given.reduce((all, one) => all + one, 0);
    return given.reduce((bits, one, other) => (other !== seat && one * seats < sum ? bits | (1 << other) : bits), 0);
  });
}

// The values of a capture deal's points to each seat: the lead over the others, and winning the match.
import { farness, type CaptureRules as Rules, type CaptureView as View } from '@moonshot/rules/engine';

/** Returns the value of a deal's points to each seat. The next call overwrites the array. */
export type CaptureUtility = (points: Int32Array) => Float64Array;

/** The value of a won match, expressed in points above the others' mean. */
export const WIN = 1;

type Match = Rules['sheet']['match'];

/** A seat's gain from points. Its sign depends on how the match is won. */
const gained = ({ winner }: Match, total: number, points: number): number =>
  farness(winner, total) - farness(winner, total + points);

/** What one more scoring card is worth to a seat, in points; negative if scoring cards are bad. */
export interface Stakes {
  readonly captured: number;
  readonly kept: number; // in the seat's hand at the end of the deal
}

/** The stakes of a seat with this total at the beginning of the deal. */
export const stakesFor = ({ match, hearts }: Rules['sheet'], total: number): Stakes => ({
  captured: gained(match, total, hearts.captured),
  kept: gained(match, total, hearts.inHand),
});

/** Whether a seat gains by capturing scoring cards at the beginning of a match. */
export const wantsHearts = (sheet: Rules['sheet']): boolean => stakesFor(sheet, sheet.score.start).captured > 0;

const passes = ({ cmp, limit }: Match, total: number): boolean =>
  cmp === '>=' ? total >= limit : cmp === '>' ? total > limit : cmp === '<=' ? total <= limit : total < limit;

/**
 * Returns a function from a deal's points to their values in the match. A won match counts as `win` points.
 */
export function worthFor(
  { sheet: { match }, seats }: Rules,
  { totals, deal, tiebreak }: View,
  win: number,
): CaptureUtility {
  const worth = new Float64Array(seats);
  const last = tiebreak || ((match.kind === 'deals' || match.kind === 'limitOrDeals') && deal >= match.deals);
  return points => {
    let [all, best, level, ends] = [0, Number.POSITIVE_INFINITY, 0, last];
    for (let seat = 0; seat < seats; seat++) {
      const total = totals[seat]! + points[seat]!;
      const far = farness(match.winner, total);
      worth[seat] = gained(match, totals[seat]!, points[seat]!);
      all += worth[seat]!;
      if (far < best) [best, level] = [far, 1];
      else if (far === best) level += 1;
      if ((match.kind === 'limit' || match.kind === 'limitOrDeals') && passes(match, total)) ends = true;
    }
    for (let seat = 0; seat < seats; seat++) {
      const won = ends && farness(match.winner, totals[seat]! + points[seat]!) === best ? win / level : 0;
      worth[seat] = worth[seat]! - (all - worth[seat]!) / (seats - 1) + won;
    }
    return worth;
  };
}

// How each deal of a match went, for statistics: the dealer, the points of each trick, the shooter, and the
// results.
import type { Card } from '../cards/card.ts';
import type { Seat } from '../game/seat.ts';
import type { Event } from '../games.ts';

/** The points of the cards that a seat took with a trick. */
export interface TrickPoints {
  readonly trick: number; // the number of the trick or bout, from 1; cancelled tricks are counted
  readonly seat: Seat;
  readonly points: number; // the points, with the sheet's sign
}

export interface DealCourse {
  readonly dealer: Seat;
  readonly takings: readonly TrickPoints[]; // in capture games only if the values of the cards are known
  readonly shooter: Seat | null;
  readonly points: readonly number[]; // the points of the deal, by seat
  readonly totals: readonly number[];
}

/** The complete deals among the events of a match, in order. Deals that were thrown in are left out. */
export function coursesIn(
  events: readonly Event[],
  worth?: (cards: readonly Card[]) => number, // the value of cards that were captured in a bout
): readonly DealCourse[] {
  const courses: DealCourse[] = [];
  let takings: TrickPoints[] = [];
  let tricks = 0;
  let shooter: Seat | null = null;
  for (const event of events) {
    if (event.type === 'dealt') [takings, shooter, tricks] = [[], null, 0];
    if (event.type === 'revealed' || event.type === 'taken' || event.type === 'cancelled') tricks += 1;
    if (event.type === 'captured' && worth !== undefined && typeof event.cards !== 'number')
      takings.push({ trick: tricks, seat: event.seat, points: worth(event.cards) });
    if (event.type === 'taken') takings.push({ trick: tricks, seat: event.seat, points: event.points });
    if (event.type === 'shot') shooter = event.seat;
    if (event.type === 'scored') {
      const { dealer, points, totals } = event.result;
      courses.push({ dealer, takings, shooter, points, totals });
    }
  }
  return courses;
}

/**
 * The seat that stopped a moon. It was the first to score after a single side had taken all points so far,
 * and at least half of all points. `sides` gives the side of each seat, and `sign` is the sign of the points
 * that most players avoid. Null if no seat stopped a moon, or if the moon was shot.
 */
export function stopperIn({ takings, shooter }: DealCourse, sides: readonly number[], sign: 1 | -1): Seat | null {
  if (shooter !== null) return null;
  const costly = takings.filter(({ points }) => points * sign > 0);
  const [first] = costly;
  const next = costly.findIndex(({ seat }) => first !== undefined && sides[seat] !== sides[first.seat]);
  if (next < 0) return null;
  const sumOf = (some: readonly TrickPoints[]): number => some.reduce((sum, { points }) => sum + points * sign, 0);
  return sumOf(costly.slice(0, next)) * 2 >= sumOf(costly) ? (costly[next]?.seat ?? null) : null;
}

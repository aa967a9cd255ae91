// The seats in order, from the best total to the worst.
import type { Seat } from '@moonshot/rules';
import { distance, places, type Winner } from './standing.ts';

/** The seats from best to worst. Tied seats stay in the order of seats. */
export function ranked(winner: Winner, totals: readonly number[]): readonly Seat[] {
  const place = places(winner, totals);
  return totals.map((_, seat) => seat).sort((a, b) => (place[a] ?? 0) - (place[b] ?? 0));
}

/** The leading seat and its lead over the second. */
export function lead(winner: Winner, totals: readonly number[]): { readonly seat: Seat; readonly by: number } {
  const [first = 0, second = 0] = ranked(winner, totals);
  const by = distance(winner, totals[second] ?? 0) - distance(winner, totals[first] ?? 0);
  return { seat: first, by };
}

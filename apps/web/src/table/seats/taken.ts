// What a seat has taken in this deal. A trick counts only after its cards have left the middle.
import type { Seat } from '@moonshot/rules';
import type { TableModel } from '../../model/model.ts';

export interface SoFar {
  readonly tricks: number;
  readonly points: number; // with the sign of the score
}

export function soFar({ view: { deal }, pause }: TableModel, seat: Seat): SoFar {
  if (deal.kind !== 'tricks') return { tricks: 0, points: 0 };
  const shown = pause?.kind === 'trick' && !pause.trick.cancelled && pause.trick.winner === seat ? pause : undefined;
  // cancelled tricks at the end count later, for the winner of the next trick
  const taken = deal.tricks.findLastIndex(trick => !trick.cancelled) + 1;
  const tricks = deal.tricks.slice(0, taken).filter(trick => trick.winner === seat).length;
  return { tricks: tricks - (shown ? 1 : 0), points: (deal.points[seat] ?? 0) - (shown?.points ?? 0) };
}

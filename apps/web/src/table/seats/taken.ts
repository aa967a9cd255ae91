// What a seat has taken in this deal; a trick counts once it has been swept away.
import type { Seat } from '@moonshot/rules';
import type { TableModel } from '../../model/model.ts';

export interface SoFar {
  readonly tricks: number;
  readonly points: number; // as the score counts them
}

export function soFar({ view: { deal }, pause }: TableModel, seat: Seat): SoFar {
  if (deal.kind !== 'tricks') return { tricks: 0, points: 0 };
  const shown = pause?.kind === 'trick' && !pause.trick.cancelled && pause.trick.winner === seat ? pause : undefined;
  const taken = deal.tricks.findLastIndex(trick => !trick.cancelled) + 1; // the others go with the next
  const tricks = deal.tricks.slice(0, taken).filter(trick => trick.winner === seat).length;
  return { tricks: tricks - (shown ? 1 : 0), points: (deal.points[seat] ?? 0) - (shown?.points ?? 0) };
}

// What a seat has taken in this deal. A trick counts only after its cards have left the middle.
import type { Seat } from '@moonshot/rules';
import type { TableModel } from '../../model/model.ts';

/** The phases of a deal of tricks before its first card is played. */
const BEFORE_PLAY: readonly string[] = ['dealer', 'deal', 'pass', 'charge', 'bid', 'opening'];

/**
 * Whether there is something to show of what a seat has taken: cards are played, or were played. While the
 * viewer buries cards, the question needs the room.
 */
export const isTaking = ({ view: { deal, ask }, pause }: TableModel): boolean =>
  deal.kind !== 'tricks' ||
  (ask?.type !== 'bury' &&
    (deal.tricks.length > 0 ||
      (pause?.kind !== 'received' && pause?.kind !== 'deal' && !BEFORE_PLAY.includes(deal.phase))));

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

/**
 * The points that a side has taken in this deal, or in Capture its hearts, as far as the viewer may know. The
 * sum has the sign of the score.
 */
export const takenBy = (table: TableModel, side: readonly Seat[]): number => {
  const { deal } = table.view;
  return side.reduce(
    (sum, seat) => sum + (deal.kind === 'tricks' ? soFar(table, seat).points : (deal.hearts[seat] ?? 0)),
    0,
  );
};

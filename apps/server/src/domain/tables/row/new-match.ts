// The table row of a match that begins: its seats, its clock and its privacy.
import type { TableRow } from '../../../store/store.ts';
import { DEFAULT_PLAYER } from '../../../threads/bots/server-bots.ts';
import { fillOpenSeats } from './bots.ts';
import { withDefaultClock } from './counted.ts';
import { withoutPrograms } from './programs.ts';

/**
 * Marks the match as private if the table is open only to invited players. The match stays private if the
 * table is opened to others later.
 */
export const markPrivate = (row: TableRow): TableRow =>
  row.settings.open === 'invited' ? { ...row, private: true } : row;

/** Begins the table's next match. Bots take the open seats. */
export function withBotsSeated({ private: _, ...before }: TableRow): TableRow {
  const row = withoutPrograms(withDefaultClock(before));
  return markPrivate({
    ...row,
    state: 'playing',
    matches: row.matches + 1,
    seats: fillOpenSeats(row.seats, DEFAULT_PLAYER),
  });
}

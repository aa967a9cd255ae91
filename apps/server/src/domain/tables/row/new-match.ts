// Prepares a table's row for a new match: its seats, its clock and its privacy.
import type { TableRow } from '../../../store/store.ts';
import { DEFAULT_PLAYER } from '../../../threads/bots/server-bots.ts';
import { fillOpenSeats } from './bots.ts';
import { withDefaultClock } from './counted.ts';
import { withoutPrograms } from './programs.ts';

/**
 * Marks the match as private if only invited players may join the table. The match stays private even if the
 * table is later opened to others.
 */
export const markPrivate = (row: TableRow): TableRow =>
  row.settings.open === 'invited' ? { ...row, private: true } : row;

/** Turns the row of a table into that of its next match. Bots take the open seats. */
export function withBotsSeated({ private: _, ...before }: TableRow): TableRow {
  const row = withoutPrograms(withDefaultClock(before));
  return markPrivate({
    ...row,
    state: 'playing',
    matches: row.matches + 1,
    seats: fillOpenSeats(row.seats, DEFAULT_PLAYER),
  });
}

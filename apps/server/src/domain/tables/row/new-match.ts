// The table row of a match that begins: its seats, its clock and its privacy.
import type { TableRow } from '../../../store/store.ts';
import { USUAL_PLAYER } from '../../../threads/bots/server-bots.ts';
import { filled } from './bots.ts';
import { clocked } from './counted.ts';
import { withoutPrograms } from './programs.ts';

/**
 * Marks the match as private if the table is open only to invited players. It stays so if the table opens
 * later.
 */
export const shut = (row: TableRow): TableRow => (row.settings.open === 'invited' ? { ...row, private: true } : row);

/** Fills open seats with bots. */
export function begun({ private: _, ...before }: TableRow): TableRow {
  const row = withoutPrograms(clocked(before));
  return shut({ ...row, state: 'playing', matches: row.matches + 1, seats: filled(row.seats, USUAL_PLAYER) });
}

// A table with its next match begun: who plays there, by which clock, and whether it is played in public.
import type { TableRow } from '../store/store.ts';
import { USUAL_PLAYER } from '../thinkers.ts';
import { filled } from './bots.ts';
import { clocked } from './counted.ts';
import { withoutPrograms } from './programs.ts';

/** What was played while the door was shut stays among those who were invited, though it is opened later. */
export const shut = (row: TableRow): TableRow => (row.settings.open === 'invited' ? { ...row, private: true } : row);

/** Bots take the seats that are open. */
export function begun({ private: _, ...before }: TableRow): TableRow {
  const row = withoutPrograms(clocked(before));
  return shut({ ...row, state: 'playing', matches: row.matches + 1, seats: filled(row.seats, USUAL_PLAYER) });
}

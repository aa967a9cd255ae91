// Deletes expired rows, the oldest first, and a limited number at a time.
import type { SqlStatements } from './steps.ts';

/** A table whose rows expire: its name, its key, and the column that contains the time. */
export interface Expiring {
  readonly table: 'session' | 'report' | 'contest' | 'league' | 'slip' | 'ban';
  readonly key: string;
  readonly column: string;
  readonly where?: string; // a condition for the rows that can expire; without it, all can
}

/**
 * Deletes up to `most` rows whose time is at or after `fromMs` and before `beforeMs`. Returns how many were
 * deleted.
 */
export function* deleteExpired(what: Expiring, beforeMs: number, most: number, fromMs = 0): SqlStatements<number> {
  const { table, key, column, where = '1 = 1' } = what;
  const due = `SELECT ${key} FROM ${table} WHERE ${column} >= ? AND ${column} < ? AND ${where} ORDER BY ${column} LIMIT ?`;
  const text = `DELETE FROM ${table} WHERE (${key}) IN (${due})`;
  return (yield { text, values: [fromMs, beforeMs, most] }).changed;
}

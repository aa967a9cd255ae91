// Deletes expired rows: oldest first, a limited number per step.
import type { SqlStatements } from './steps.ts';

/** Where rows expire: the table, its key, and the column that contains the time. */
export interface Expiring {
  readonly table: 'session' | 'report' | 'contest' | 'league' | 'slip' | 'ban';
  readonly key: string;
  readonly column: string;
  readonly where?: string; // a condition, if only some rows expire
}

/** Deletes up to `most` rows whose time is from `fromMs` on and before `beforeMs`. Returns how many. */
export function* deleteExpired(what: Expiring, beforeMs: number, most: number, fromMs = 0): SqlStatements<number> {
  const { table, key, column, where = '1 = 1' } = what;
  const due = `SELECT ${key} FROM ${table} WHERE ${column} >= ? AND ${column} < ? AND ${where} ORDER BY ${column} LIMIT ?`;
  const text = `DELETE FROM ${table} WHERE (${key}) IN (${due})`;
  return (yield { text, values: [fromMs, beforeMs, most] }).changed;
}

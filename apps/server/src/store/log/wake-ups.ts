// Wake-ups: the times at which matches next act by themselves (a bot's move, a time limit). If a match has
// not acted soon after this time, another node takes the match over.
import type { OverdueMatch, WakeUpStore } from '../rows/cluster.ts';
import { changes, type Database, found, type NewRows, sql } from '../sql/steps.ts';

/** How many milliseconds after its wake-up a match counts as overdue. */
export const LATE_MS = 1000;

const NEVER_MS = Number.MAX_SAFE_INTEGER;

const atFrom = (nowMs: number, stepMs: number | null): number =>
  stepMs === null ? NEVER_MS : nowMs + stepMs + LATE_MS;

/** The next step of a match: it acts by itself `stepMs` after `nowMs`, or not at all if `stepMs` is null. */
interface NextStep extends OverdueMatch {
  readonly nowMs: number;
  readonly stepMs: number | null;
}

const COLUMNS = { match: 'TEXT', seq: 'BIGINT', at_ms: 'BIGINT' } as const;

/**
 * The rows for the next wake-ups of matches, which are stored together with the events. If a match has
 * several steps, only the last one is stored.
 */
export function newWakeUps(steps: readonly NextStep[]): NewRows {
  const last = [...new Map(steps.map(step => [step.match, step])).values()];
  return {
    table: 'due',
    columns: COLUMNS,
    rows: last.map(({ match, seq, nowMs, stepMs }) => [match, seq, atFrom(nowMs, stepMs)]),
    onConflict: '(match) DO UPDATE SET seq = excluded.seq, at_ms = excluded.at_ms',
  };
}

/**
 * Takes overdue matches for one node by postponing their wake-ups. A concurrent query waits for this one,
 * and then no longer finds the matches overdue.
 */
const TAKE = `UPDATE due SET at_ms = ? WHERE at_ms <= ? AND match IN
  (SELECT match FROM due WHERE at_ms <= ? ORDER BY at_ms LIMIT ?) RETURNING match, seq`;

/** Stands for the version of a match in a wake-up that was set without knowing the version. */
export const SEQ_UNKNOWN = -1;

const NOTE_ALL = `INSERT INTO due (match, seq, at_ms)
  SELECT id || '-' || matches, ${SEQ_UNKNOWN}, 0 FROM table_row WHERE state = 'playing' ON CONFLICT (match) DO NOTHING`;

/** Returns the store of wake-ups in the database. `now` returns the milliseconds since 1970. */
export function wakeUpsIn(db: Database, now: () => number): WakeUpStore {
  return {
    take: (most, forMs) => {
      const nowMs = now();
      return db.single(() => found<OverdueMatch>(TAKE, nowMs + forMs, nowMs, nowMs, most));
    },
    again: async ({ match, seq }, stepMs) => {
      const at_ms = atFrom(now(), stepMs);
      await db.single(() =>
        changes(sql.updateTable('due').set({ at_ms }).where('match', '=', match).where('seq', '=', seq)),
      );
    },
    drop: async match => {
      await db.single(() => changes(sql.deleteFrom('due').where('match', '=', match)));
    },
    noteAll: async () => {
      await db.single(() => found(NOTE_ALL));
    },
  };
}

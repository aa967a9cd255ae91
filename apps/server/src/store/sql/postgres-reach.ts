// Detects an unreachable database, and reports when it answers again.
import pg from 'pg';
import type { Cancel } from '../../core/env.ts';

/** Interval in milliseconds of the checks whether an unreachable database is back. */
const TRY_MS = 500;
const ANSWER_MS = 1000;

/**
 * The severities of PostgreSQL's errors when it ends or refuses a connection, because of a shutdown, a start
 * or too many connections.
 */
const ENDS = ['FATAL', 'PANIC'];

export interface ReachabilityMonitor {
  /**
   * Records a failed query. An error that the database returned for a statement does not make it count as
   * unreachable, but the end of a connection does.
   */
  failed(error: unknown): void;
  /** Calls the function each time the database is reachable again. */
  onBack(listener: () => void): Cancel;
  stop(): void;
}

/** Watches whether a database is reachable. */
export function reachOf(url: string, after: (ms: number, act: () => void) => void): ReachabilityMonitor {
  const ears = new Set<() => void>();
  let trying = false;
  let over = false;
  const look = async (): Promise<void> => {
    if (over) return;
    if (!(await answers(url))) return after(TRY_MS, () => void look());
    trying = false;
    if (!over) for (const listener of ears) listener();
  };
  return {
    failed: error => {
      if (trying || over || (error instanceof pg.DatabaseError && !ENDS.includes(error.severity ?? ''))) return;
      trying = true;
      after(TRY_MS, () => void look());
    },
    onBack: listener => {
      ears.add(listener);
      return () => void ears.delete(listener);
    },
    stop: () => {
      over = true;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

// Detects when the database becomes unreachable, and reports when it can be reached again.
import pg from 'pg';
import type { Cancel } from '../../core/env.ts';

/** How often an unreachable database is tried again, in milliseconds. */
const TRY_MS = 500;
const ANSWER_MS = 1000;

/**
 * Errors of these severities end or refuse a connection: PostgreSQL stops, starts, or has too many
 * connections.
 */
const ENDS = ['FATAL', 'PANIC'];

export interface ReachabilityMonitor {
  /**
   * Records that a query has failed. If the error ended the connection, the database counts as unreachable;
   * if the database only refused a statement, it does not.
   */
  failed(error: unknown): void;
  /** Calls the listener each time the database can be reached again. */
  onBack(listener: () => void): Cancel;
  stop(): void;
}

/** Creates the monitor of a database. */
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

// Detects an unreachable database, and reports when it answers again.
import pg from 'pg';
import type { Cancel } from '../env.ts';

/** Interval in milliseconds of the checks whether an unreachable database is back. */
const TRY_MS = 500;
const ANSWER_MS = 1000;

/** So a server says that it ends a connection, or takes none: it goes, is still coming, or has too many. */
const ENDS = ['FATAL', 'PANIC'];

export interface Reach {
  /** Hears what failed; what the database answered does not mean that it is gone. */
  failed(error: unknown): void;
  /** Hears each time that the database is back. */
  onBack(heard: () => void): Cancel;
  stop(): void;
}

/** Watches over the way to a database. */
export function reachOf(url: string, after: (ms: number, act: () => void) => void): Reach {
  const ears = new Set<() => void>();
  let trying = false;
  let over = false;
  const look = async (): Promise<void> => {
    if (over) return;
    if (!(await answers(url))) return after(TRY_MS, () => void look());
    trying = false;
    if (!over) for (const heard of ears) heard();
  };
  return {
    failed: error => {
      if (trying || over || (error instanceof pg.DatabaseError && !ENDS.includes(error.severity ?? ''))) return;
      trying = true;
      after(TRY_MS, () => void look());
    },
    onBack: heard => {
      ears.add(heard);
      return () => void ears.delete(heard);
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

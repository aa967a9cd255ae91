// Stores the server's deal commitments: hashes that are published before each deal. A commitment is stored
// together with its event, and commitments are read by day.
import type { Event } from '@moonshot/table';
import type { MatchLog } from '../rows/log.ts';
import { type Database, found, type NewRows } from '../sql/steps.ts';

/** The rows for the deal commitments among the events of several appends. */
export function newCommitments(appends: readonly Written[]): NewRows {
  const rows = appends.flatMap(({ events, wallMs }) =>
    events.flatMap(event => (event.type === 'seal-committed' ? [[wallMs, Buffer.from(event.server, 'hex')]] : [])),
  );
  return { table: 'commitment', columns: COLUMNS, rows };
}

const COLUMNS = { wall_ms: 'BIGINT', hash: 'BYTEA' } as const;

interface Written {
  readonly events: readonly Event[];
  readonly wallMs: number;
}

const SPAN = 'SELECT MIN(number) AS first, MAX(number) AS last FROM commitment WHERE wall_ms >= ? AND wall_ms < ?';
/**
 * Reads a part of the commitments in the order of their numbers. The `+` keeps the database from using the
 * index on times. With that index, each query would sort a whole day.
 */
const PART = `SELECT number, hash FROM commitment
  WHERE number >= ? AND number <= ? AND +wall_ms >= ? AND +wall_ms < ? ORDER BY number LIMIT ?`;
const AT = 'SELECT wall_ms FROM commitment WHERE hash = ?';

interface Span {
  readonly first: number | null;
  readonly last: number | null;
}

interface Row {
  readonly number: number;
  readonly hash: Uint8Array;
}

/** The number of rows per query. Reading them takes a few milliseconds. */
const PART_ROWS = 1000;

/** The part of the log that reads commitments from a database. */
export const commitmentsIn = (db: Database): Pick<MatchLog, 'commitments' | 'committedAt'> => ({
  commitments: async (fromMs, beforeMs, pause) => {
    const [{ first, last } = { first: null, last: null }] = await db.read(() => found<Span>(SPAN, fromMs, beforeMs));
    const hashes: Uint8Array[] = [];
    for (let from = first ?? 0; last !== null && from <= last; ) {
      const part = await db.read(() => found<Row>(PART, from, last, fromMs, beforeMs, PART_ROWS));
      for (const { hash } of part) hashes.push(hash);
      from = (part.at(-1)?.number ?? last) + 1;
      await pause();
    }
    return hashes;
  },
  committedAt: async commitment =>
    (await db.read(() => found<{ wall_ms: number }>(AT, Buffer.from(commitment))))[0]?.wall_ms,
});

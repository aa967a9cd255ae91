// The server's deal commitments (hashes published before each deal). Each is stored with the event that
// contains it, and they are read by day.
import type { Event } from '@moonshot/table';
import type { MatchLog } from '../rows/log.ts';
import { type Database, found, type SqlStatements } from '../sql/steps.ts';

/** Stores the deal commitments among the events, in the transaction of the events. */
export function* committing(events: readonly Event[], wallMs: number): SqlStatements<void> {
  for (const event of events)
    if (event.type === 'seal-committed')
      yield {
        text: 'INSERT INTO commitment (wall_ms, hash) VALUES (?, ?)',
        values: [wallMs, Buffer.from(event.server, 'hex')],
      };
}

const SPAN = 'SELECT MIN(number) AS first, MAX(number) AS last FROM commitment WHERE wall_ms >= ? AND wall_ms < ?';
/** Ordered by the commitment's number. With the index on times, each query would sort a whole day. */
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

/** Rows per query: a few milliseconds of work. */
const PART_ROWS = 1000;

/** The commitments in a database. */
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

// What the server committed itself to, deal after deal: written with the event that says so, read by the day.
import type { Event } from '@moonshot/table/event';
import type { MatchLog } from './log-row.ts';
import { type Database, found, type Steps } from './steps.ts';

/** Adds those among the events; inside the transaction that writes them. */
export function* committing(events: readonly Event[], wallMs: number): Steps<void> {
  for (const event of events)
    if (event.type === 'seal-committed')
      yield {
        text: 'INSERT INTO commitment (wall_ms, hash) VALUES (?, ?)',
        values: [wallMs, Buffer.from(event.server, 'hex')],
      };
}

const BETWEEN = 'SELECT hash FROM commitment WHERE wall_ms >= ? AND wall_ms < ? ORDER BY number';
const AT = 'SELECT wall_ms FROM commitment WHERE hash = ?';

/** The commitments in a database. */
export const commitmentsIn = (db: Database): Pick<MatchLog, 'commitments' | 'committedAt'> => ({
  commitments: async (fromMs, beforeMs) =>
    (await db.read(() => found<{ hash: Uint8Array }>(BETWEEN, fromMs, beforeMs))).map(({ hash }) => hash),
  committedAt: async commitment =>
    (await db.read(() => found<{ wall_ms: number }>(AT, Buffer.from(commitment))))[0]?.wall_ms,
});

// What the server committed itself to, deal after deal: written with the event that says so, read by the day.
import type { Event } from '@moonshot/table/event';
import type { Database } from 'better-sqlite3';

export interface Commitments {
  /** Adds those among the events; inside the transaction that writes them. */
  add(events: readonly Event[], wallMs: number): void;
  /** All of a time, in the order in which they were written, each 32 bytes. */
  between(fromMs: number, beforeMs: number): readonly Uint8Array[];
  /** When one was written, in milliseconds since 1970; undefined where it never was. */
  at(commitment: Uint8Array): number | undefined;
}

/** The commitments on the one connection. */
export function commitmentsIn(db: Database): Commitments {
  const put = db.prepare<[number, Uint8Array]>('INSERT INTO commitment (wall_ms, hash) VALUES (?, ?)');
  const find = db
    .prepare<[number, number], Uint8Array>(
      'SELECT hash FROM commitment WHERE wall_ms >= ? AND wall_ms < ? ORDER BY number',
    )
    .pluck();
  const when = db.prepare<[Uint8Array], number>('SELECT wall_ms FROM commitment WHERE hash = ?').pluck();
  return {
    add: (events, wallMs) => {
      for (const event of events)
        if (event.type === 'seal-committed') put.run(wallMs, Buffer.from(event.server, 'hex'));
    },
    between: (fromMs, beforeMs) => find.all(fromMs, beforeMs),
    at: commitment => when.get(commitment),
  };
}

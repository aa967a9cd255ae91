// The stores of the browser's database, and the transactions that write to them.

import type { DealRecord } from '@moonshot/protocol';
import type { Event } from '@moonshot/table';
import type { DBSchema, IDBPDatabase } from 'idb';
import { type Saved, summarize } from './summary.ts';

export interface Schema extends DBSchema {
  readonly events: { key: [table: string, version: number]; value: Event };
  readonly tables: { key: string; value: Saved };
  readonly records: { key: [table: string, deal: number]; value: DealRecord };
}

const STORES = ['events', 'tables', 'records'] as const;

export type MatchDatabase = IDBPDatabase<Schema>;

/** The keys of all events, or of all records, of a table. */
export const rangeOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);

export type Writing = ReturnType<typeof writing>;

/** A transaction over all stores. When it is done, its data has been written to disk. */
export function writing(db: MatchDatabase) {
  const tx = db.transaction(STORES, 'readwrite', { durability: 'strict' });
  tx.done.catch(() => {}); // the caller that awaits `done` handles the error
  return tx;
}

/**
 * Waits for the end of a transaction. If it fails, the transaction's own error is thrown, because it says
 * more than the errors of single writes.
 */
export async function ended(tx: Writing, writes: readonly Promise<unknown>[]): Promise<void> {
  try {
    await Promise.all([...writes, tx.done]);
  } catch (error) {
    throw tx.error ?? error;
  }
}

/** Appends events to a table and updates its summary. */
export async function grow(tx: Writing, table: string, from: number, events: readonly Event[], at: number) {
  const [log, lines] = [tx.objectStore('events'), tx.objectStore('tables')];
  const line = await summarize(await lines.get(table), events, () => log.getAll(rangeOf(table)));
  return [...events.map((event, i) => log.add(event, [table, from + i + 1])), lines.put({ ...line, at })];
}

// The browser's database. It stores events by table and number, a summary of each table, and a record of each
// finished deal.

import type { DealRecord } from '@moonshot/protocol';
import type { Event } from '@moonshot/table';
import { type IDBPTransaction, openDB } from 'idb';
import { keyOf } from './record-key.ts';
import { changesRecords, loadForRecords, recordsAfter, recordsOf } from './records.ts';
import type { TableStorage } from './table-storage.ts';
import { ended, grow, type MatchDatabase, rangeOf, type Schema, type Writing, writing } from './transactions.ts';

const NAME = 'moonshot';
const VERSION = 2;

type Upgrade = IDBPTransaction<Schema, ('events' | 'tables' | 'records')[], 'versionchange'>;

/** Opens the database on first use, and again after the browser has closed it. */
function opener(): () => Promise<MatchDatabase> {
  let opened: Promise<MatchDatabase> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  return () => {
    opened ??= prepareUpgrade()
      .then(() =>
        openDB<Schema>(NAME, VERSION, {
          upgrade,
          // Another tab upgrades the database, so this tab closes it and opens it again on next use.
          blocking: (_, __, event) => {
            if (event.target instanceof IDBDatabase) event.target.close();
            forget();
          },
          terminated: forget,
        }),
      )
      .catch(error => {
        forget();
        throw error;
      });
    return opened;
  };
}

/**
 * Loads what an upgrade from version 1 needs. This must be done before the upgrade begins, because the
 * upgrade's transaction would end if it waited.
 */
async function prepareUpgrade(): Promise<void> {
  const known = await indexedDB.databases?.().catch(() => undefined);
  if (known?.some(({ name, version }) => name === NAME && version === 1) ?? true) await loadForRecords();
}

/**
 * Creates the stores that the database lacks. For tables from before the store `records` existed, the records
 * are computed from the logs.
 */
async function upgrade(db: MatchDatabase, before: number, _: number | null, tx: Upgrade): Promise<void> {
  if (before < 1) {
    db.createObjectStore('events');
    db.createObjectStore('tables', { keyPath: 'id' });
  }
  if (before < 2) {
    db.createObjectStore('records', { keyPath: ['table', 'deal'] });
    for (const { id, at } of await tx.objectStore('tables').getAll())
      for (const record of recordsOf(await tx.objectStore('events').getAll(rangeOf(id)), at))
        await tx.objectStore('records').put(record);
  }
}

async function append(
  db: MatchDatabase,
  table: string,
  expected: number,
  events: readonly Event[],
  nowMs: number,
): Promise<'written' | 'stale'> {
  // loaded before the transaction, which would end if it waited
  if (changesRecords(events)) await loadForRecords();
  const tx = writing(db);
  const before = await tx.objectStore('tables').get(table);
  if ((before?.events ?? 0) !== expected) return 'stale';
  const recorded = changesRecords(events) ? await record(tx, table, events, nowMs) : [];
  await ended(tx, [...recorded, ...(await grow(tx, table, expected, events, nowMs))]);
  return 'written';
}

/**
 * Writes the records of deals that end in these events, and deletes the records of deals that were undone.
 */
async function record(tx: Writing, table: string, events: readonly Event[], at: number) {
  const records = tx.objectStore('records');
  const before = await tx.objectStore('events').getAll(rangeOf(table));
  const { put, drop } = recordsAfter(await records.getAll(rangeOf(table)), [...before, ...events], events, at);
  return [...drop.map(one => records.delete(keyOf(one))), ...put.map(one => records.put(one))];
}

/** Deletes a table but keeps the records of its deals. */
async function forget(db: MatchDatabase, table: string): Promise<void> {
  const tx = writing(db);
  await ended(tx, [tx.objectStore('events').delete(rangeOf(table)), tx.objectStore('tables').delete(table)]);
}

/**
 * Updates records. Only those that still exist are written, because others may have been cleared meanwhile.
 */
async function amend(db: MatchDatabase, records: readonly DealRecord[]): Promise<void> {
  const tx = writing(db);
  const store = tx.objectStore('records');
  const here = await Promise.all(records.map(record => store.getKey(keyOf(record))));
  await ended(
    tx,
    records.flatMap((record, i) => (here[i] === undefined ? [] : [store.put(record)])),
  );
}

/** The tables that are saved in this browser. Every call rejects if the browser refuses storage. */
export function browserStorage(nowMs: () => number): TableStorage {
  const database = opener();
  return {
    append: async (table, expected, events) => append(await database(), table, expected, events, nowMs()),
    read: async table => (await database()).getAll('events', rangeOf(table)),
    tables: async () => (await database()).getAll('tables'),
    forget: async table => forget(await database(), table),
    records: async () => (await database()).getAll('records'),
    clearRecords: async () => (await database()).clear('records'),
    amend: async records => amend(await database(), records),
    // lazy-loaded, because this code is rarely needed
    takeOver: async (tables, records) => (await import('./take-over.ts')).takeOver(await database(), tables, records),
  };
}

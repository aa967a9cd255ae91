// The browser's database. It stores events by table and number, a summary of each table, and a record of each
// finished deal.

import type { DealRecord } from '@moonshot/protocol';
import type { Event } from '@moonshot/table';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { comparedWith, keyOf, recordsAfter, recordsToAdd } from './merge.ts';
import { changesRecords, loadForRecords, recordsOf } from './records.ts';
import { type Saved, summarize } from './summary.ts';
import type { ImportedTable, TableStorage, TakenOver } from './table-storage.ts';

const NAME = 'moonshot';
const VERSION = 2;

interface Schema extends DBSchema {
  readonly events: { key: [table: string, version: number]; value: Event };
  readonly tables: { key: string; value: Saved };
  readonly records: { key: [table: string, deal: number]; value: DealRecord };
}

const STORES = ['events', 'tables', 'records'] as const;

type Database = IDBPDatabase<Schema>;
type Upgrade = IDBPTransaction<Schema, ('events' | 'tables' | 'records')[], 'versionchange'>;

/** Opens the database on first use, and again after the browser has closed it. */
function opener(): () => Promise<Database> {
  let opened: Promise<Database> | undefined;
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
async function upgrade(db: Database, before: number, _: number | null, tx: Upgrade): Promise<void> {
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

const rangeOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);

type Writing = ReturnType<typeof writing>;

/** A transaction over all stores. When it is done, its data has been written to disk. */
function writing(db: Database) {
  const tx = db.transaction(STORES, 'readwrite', { durability: 'strict' });
  tx.done.catch(() => {}); // the caller that awaits `done` handles the error
  return tx;
}

/**
 * Waits for the end of a transaction. If it fails, the transaction's own error is thrown, because it says
 * more than the errors of single writes.
 */
async function ended(tx: Writing, writes: readonly Promise<unknown>[]): Promise<void> {
  try {
    await Promise.all([...writes, tx.done]);
  } catch (error) {
    throw tx.error ?? error;
  }
}

/** Appends events to a table and updates its summary. */
async function grow(tx: Writing, table: string, from: number, events: readonly Event[], at: number) {
  const [log, lines] = [tx.objectStore('events'), tx.objectStore('tables')];
  const line = await summarize(await lines.get(table), events, () => log.getAll(rangeOf(table)));
  return [...events.map((event, i) => log.add(event, [table, from + i + 1])), lines.put({ ...line, at })];
}

async function append(
  db: Database,
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
async function forget(db: Database, table: string): Promise<void> {
  const tx = writing(db);
  await ended(tx, [tx.objectStore('events').delete(rangeOf(table)), tx.objectStore('tables').delete(table)]);
}

/**
 * Updates records. Only those that still exist are written, because others may have been cleared meanwhile.
 */
async function amend(db: Database, records: readonly DealRecord[]): Promise<void> {
  const tx = writing(db);
  const store = tx.objectStore('records');
  const here = await Promise.all(records.map(record => store.getKey(keyOf(record))));
  await ended(
    tx,
    records.flatMap((record, i) => (here[i] === undefined ? [] : [store.put(record)])),
  );
}

async function takeOver(
  db: Database,
  brought: readonly ImportedTable[],
  records: readonly DealRecord[],
): Promise<TakenOver> {
  await loadForRecords(); // loaded before the transaction, which would end if it waited
  const tx = writing(db);
  const [different, written, writes]: [string[], ImportedTable[], Promise<unknown>[]] = [[], [], []];
  const before = await tx.objectStore('records').getAll();
  for (const table of brought) {
    const here = await tx.objectStore('events').getAll(rangeOf(table.id));
    const way = comparedWith(here, table.events);
    if (way === 'different') different.push(table.id);
    if (way !== 'more') continue;
    const gained = table.events.slice(here.length);
    const old = before.filter(one => one.table === table.id);
    const { drop } = recordsAfter(old, table.events, gained, table.at);
    writes.push(...(await grow(tx, table.id, here.length, gained, table.at)));
    writes.push(...drop.map(one => tx.objectStore('records').delete(keyOf(one))));
    written.push(table);
  }
  const added = recordsToAdd(
    before,
    records.filter(({ table }) => !different.includes(table)),
    written,
  );
  writes.push(...added.map(record => tx.objectStore('records').put(record)));
  await ended(tx, writes);
  return { written, different, deals: added.length };
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
    takeOver: async (tables, records) => takeOver(await database(), tables, records),
  };
}

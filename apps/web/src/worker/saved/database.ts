// The browser's database of tables: one store of events by table and number, and one line on each table.
import type { Event } from '@moonshot/table/event';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Shelf } from './shelf.ts';
import { type Saved, summarised } from './summary.ts';

const NAME = 'moonshot';
const VERSION = 1;

interface Schema extends DBSchema {
  readonly events: { key: [table: string, version: number]; value: Event };
  readonly tables: { key: string; value: Saved };
}

type Database = IDBPDatabase<Schema>;

/** A database that is opened when it is first wanted, and again after the browser closed it. */
function opener(): () => Promise<Database> {
  let opened: Promise<Database> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  return () => {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade: db => {
        db.createObjectStore('events');
        db.createObjectStore('tables', { keyPath: 'id' });
      },
      // A newer Moonshot in another tab wants to change the database: make way, and open it anew when next needed.
      blocking: (_, __, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        forget();
      },
      terminated: forget,
    }).catch(error => {
      forget();
      throw error;
    });
    return opened;
  };
}

const eventsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);

type Writing = ReturnType<typeof writing>;

/** A transaction over everything, on the disk when it is done. */
function writing(db: Database) {
  const tx = db.transaction(['events', 'tables'], 'readwrite', { durability: 'strict' });
  tx.done.catch(() => {}); // whoever waits for it hears of it; nobody else has to
  return tx;
}

/** Waits for the end of a transaction; what ended it says more than what it did to single writes. */
async function ended(tx: Writing, writes: readonly Promise<unknown>[]): Promise<void> {
  try {
    await Promise.all([...writes, tx.done]);
  } catch (error) {
    throw tx.error ?? error;
  }
}

async function append(
  db: Database,
  table: string,
  expected: number,
  events: readonly Event[],
  nowMs: number,
): Promise<'written' | 'stale'> {
  const tx = writing(db);
  const [log, lines] = [tx.objectStore('events'), tx.objectStore('tables')];
  const before = await lines.get(table);
  if ((before?.events ?? 0) !== expected) return 'stale';
  const line = await summarised(before, events, () => log.getAll(eventsOf(table)));
  const writes = events.map((event, i) => log.add(event, [table, expected + i + 1]));
  await ended(tx, [...writes, lines.put({ ...line, at: nowMs })]);
  return 'written';
}

async function forget(db: Database, table: string): Promise<void> {
  const tx = writing(db);
  await ended(tx, [tx.objectStore('events').delete(eventsOf(table)), tx.objectStore('tables').delete(table)]);
}

/** The tables saved in this browser. Every call fails where the browser lets nothing be saved. */
export function browserShelf(nowMs: () => number): Shelf {
  const database = opener();
  return {
    append: async (table, expected, events) => append(await database(), table, expected, events, nowMs()),
    read: async table => (await database()).getAll('events', eventsOf(table)),
    tables: async () => (await database()).getAll('tables'),
    forget: async table => forget(await database(), table),
  };
}

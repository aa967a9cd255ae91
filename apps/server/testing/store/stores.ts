// Test harness: the stores that a test runs on. If PostgreSQL is running, only that store is used, otherwise
// the other ones.
import { randomBytes } from 'node:crypto';
import SQLite from 'better-sqlite3';
import { inject, onTestFinished } from 'vitest';
import { databaseIn } from '../../src/store/files/data-folder.ts';
import { openPostgres } from '../../src/store/open-postgres.ts';
import type { Store } from '../../src/store/store.ts';
import { databaseAt, execute } from '../postgres.ts';
import { KEY, storeIn, tempFolder } from './folder.ts';
import { memoryStore } from './memory.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL server for test databases; undefined if none is running. */
    postgres: string | undefined;
  }
}

type Opened = (now?: () => number) => Store | Promise<Store>;
type Named = readonly [name: string, opened: Opened];

const NOW = 1_700_000_000_000;

/** The template from which each test's database is created, already migrated. */
const SHAPED = 'shaped';

/** A store with a function that changes its rows directly, as a failing disk or a bug might do. */
interface Spoilable {
  readonly store: Store;
  spoil(statement: string): Promise<void>;
}

/** Emptied databases for reuse, because creating one takes longer than most tests. */
const spare: string[] = [];

/** Empties all tables. Foreign keys and triggers are disabled while it runs. */
const EMPTY = `SET session_replication_role = replica;
  DO $$ DECLARE one TEXT; BEGIN
    FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'shape' LOOP
      EXECUTE format('DELETE FROM %I', one);
    END LOOP;
    PERFORM setval(format('%I', sequencename)::regclass, 1, false) FROM pg_sequences WHERE schemaname = 'public';
  END $$`;

/** Deletes every row of a database except its schema version, and resets its counters. */
export const emptied = (url: string): Promise<void> => execute(url, EMPTY);

/** A store in a database that belongs to this test. */
async function spoilableAt(server: string, now = () => NOW): Promise<Spoilable> {
  const url = spare.pop() ?? (await databaseAt(server, `t${randomBytes(8).toString('hex')}`, SHAPED));
  const store = await openPostgres({ url, key: KEY, now, connections: 8 });
  onTestFinished(async () => {
    await store.close();
    await emptied(url);
    spare.push(url);
  });
  return { store, spoil: statement => execute(url, statement) };
}

function spoilableIn(folder: string, now = () => NOW): Spoilable {
  const spoil = async (statement: string): Promise<void> => {
    const db = new SQLite(databaseIn(folder));
    db.exec(statement);
    db.close();
  };
  return { store: storeIn(folder, { now }), spoil };
}

const url = inject('postgres');

/** The durable stores, with a function that damages their rows. */
export const SPOILABLE_STORES: readonly (readonly [
  name: string,
  opened: (now?: () => number) => Spoilable | Promise<Spoilable>,
])[] =
  url === undefined
    ? [['in a file', now => spoilableIn(tempFolder(), now)]]
    : [['in PostgreSQL', now => spoilableAt(url, now)]];

/** The durable stores without that function. */
export const KEPT_STORES: readonly Named[] = SPOILABLE_STORES.map(([name, opened]) => [
  name,
  async now => (await opened(now)).store,
]);

/** The durable stores and the one in memory. */
export const STORES: readonly Named[] = url === undefined ? [...KEPT_STORES, ['in memory', memoryStore]] : KEPT_STORES;

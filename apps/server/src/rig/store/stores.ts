// For tests: the stores for which a law holds; where PostgreSQL runs beside the tests, it alone, else the others.
import { randomBytes } from 'node:crypto';
import SQLite from 'better-sqlite3';
import { inject, onTestFinished } from 'vitest';
import { databaseIn } from '../../store/place.ts';
import { openPostgres } from '../../store/postgres-open.ts';
import type { Store } from '../../store/store.ts';
import { databaseAt, said } from '../postgres.ts';
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

/** The database that each test begins with a copy of: it has its shape already. */
const SHAPED = 'shaped';

/** A store with what changes its rows by hand, as a failing disk or a fault of ours might. */
interface Spoilable {
  readonly store: Store;
  spoil(statement: string): Promise<void>;
}

/** Databases that a test has left, empty again: to make one takes longer than most tests. */
const spare: string[] = [];

/** Empties all tables. Foreign keys and triggers are disabled meanwhile. */
const EMPTY = `SET session_replication_role = replica;
  DO $$ DECLARE one TEXT; BEGIN
    FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'shape' LOOP
      EXECUTE format('DELETE FROM %I', one);
    END LOOP;
    PERFORM setval(format('%I', sequencename)::regclass, 1, false) FROM pg_sequences WHERE schemaname = 'public';
  END $$`;

/** Takes away every row of a database but that of its shape's version, and counts from one again. */
export const emptied = (url: string): Promise<void> => said(url, EMPTY);

/** A store in a database that is its own until the test is over. */
async function spoilableAt(server: string, now = () => NOW): Promise<Spoilable> {
  const url = spare.pop() ?? (await databaseAt(server, `t${randomBytes(8).toString('hex')}`, SHAPED));
  const store = await openPostgres({ url, key: KEY, now, connections: 8 });
  onTestFinished(async () => {
    await store.close();
    await emptied(url);
    spare.push(url);
  });
  return { store, spoil: statement => said(url, statement) };
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

/** Those that keep what they are given beyond the process, with what spoils their rows. */
export const SPOILABLE_STORES: readonly (readonly [
  name: string,
  opened: (now?: () => number) => Spoilable | Promise<Spoilable>,
])[] =
  url === undefined
    ? [['in a file', now => spoilableIn(tempFolder(), now)]]
    : [['in PostgreSQL', now => spoilableAt(url, now)]];

/** The same, alone. */
export const KEPT_STORES: readonly Named[] = SPOILABLE_STORES.map(([name, opened]) => [
  name,
  async now => (await opened(now)).store,
]);

/** Those, and the one in memory that other tests stand on. */
export const STORES: readonly Named[] = url === undefined ? [...KEPT_STORES, ['in memory', memoryStore]] : KEPT_STORES;

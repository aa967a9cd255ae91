// Database work as a generator of statements. It is written once, and SQLite and PostgreSQL each run it in
// their own way.
import {
  type Compilable,
  DummyDriver,
  Kysely,
  type SelectQueryBuilder,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { WriteCounts } from '../../core/metrics.ts';
import type { DatabaseSchema } from './query.ts';

/** A statement with a question mark for each value. */
export interface SqlStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface StatementResult {
  readonly rows: readonly unknown[];
  readonly changed: number; // number of changed rows
}

/** New rows of a table. */
export interface NewRows {
  readonly table: string;
  /** With their types in PostgreSQL. The same object in each insert, because texts are remembered by it. */
  readonly columns: Readonly<Record<string, 'TEXT' | 'BIGINT' | 'BYTEA'>>;
  readonly rows: readonly (readonly unknown[])[]; // values by column
  readonly onConflict?: string;
}

/**
 * A sequence of statements, each of which may depend on earlier results. A list of new rows is inserted
 * together, into different tables.
 */
export type SqlStatements<T> = Generator<SqlStatement | readonly NewRows[], T, StatementResult>;

/** A database that runs steps durably. */
export interface Database {
  /** Whether nothing else changes the database while it is open. */
  readonly isOnlyWriter: boolean;
  /** Runs steps that only read. */
  read<T>(steps: () => SqlStatements<T>): Promise<T>;
  /**
   * Runs the steps in a serializable transaction and resolves once their changes are on the disk. The steps
   * may run several times, so they must have no other effect. Rejects with StoreFull or StoreBroken if the
   * disk fails, and with StoreUnreachable if the database does not respond.
   */
  write<T>(steps: () => SqlStatements<T>): Promise<T>;
  /**
   * Like `write`, for steps whose first change detects a conflict by itself (a duplicate key, a changed row).
   * They may see concurrent writes and do not wait for them.
   */
  append<T>(steps: () => SqlStatements<T>): Promise<T>;
  /**
   * Like `append`, for one key at a time. Keys that wait together may share a transaction, so the steps
   * return a result for each key. Keys with the same name are processed one after the other. If one key
   * fails, the others do not. Only the last of the steps may write.
   */
  appends<K extends object, V>(
    steps: (keys: readonly K[]) => SqlStatements<readonly V[]>,
    nameOf: (key: K) => string,
  ): (key: K) => Promise<V>;
  /** Like `append`, for a single statement that detects its own conflict. */
  single<T>(step: () => SqlStatements<T>): Promise<T>;
  /** Removes deleted data from the database's files, if the database does not do so itself. */
  scrub(): Promise<void>;
  counts(): WriteCounts;
}

/** Builds queries but does not run them. */
export const sql = new Kysely<DatabaseSchema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** The rows of a query. */
export function* rows<Row>(query: Compilable<Row>): SqlStatements<readonly Row[]> {
  return (yield stepOf(query)).rows as readonly Row[];
}

/** The number of rows of a query, which are not read. */
export function* countOf<T extends keyof DatabaseSchema>(
  query: SelectQueryBuilder<DatabaseSchema, T, object>,
): SqlStatements<number> {
  const counting = query.clearSelect().clearOrderBy();
  return (yield* rows(counting.select(({ fn }) => fn.countAll<number>().as('many'))))[0]?.many ?? 0;
}

/** Runs a query that changes rows. Returns the number of changed rows. */
export function* changes(query: Compilable): SqlStatements<number> {
  return (yield stepOf(query)).changed;
}

/** The rows of a statement in SQL. */
export function* found<Row>(text: string, ...values: readonly unknown[]): SqlStatements<readonly Row[]> {
  return (yield { text, values }).rows as readonly Row[];
}

function stepOf(query: Compilable): SqlStatement {
  const { sql: text, parameters: values } = query.compile();
  return { text, values };
}

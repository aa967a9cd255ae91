// Database work, written as generators of SQL statements. Each generator is written once, and SQLite and
// PostgreSQL run it in their own ways.
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

/** An SQL statement with a question mark in place of each value. */
export interface SqlStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface StatementResult {
  readonly rows: readonly unknown[];
  readonly changed: number; // number of rows that the statement changed
}

/** New rows to insert into a table. */
export interface NewRows {
  readonly table: string;
  /**
   * The columns with their PostgreSQL types. All inserts into a table should pass the same object, because
   * the texts of statements are cached under this object.
   */
  readonly columns: Readonly<Record<string, 'TEXT' | 'BIGINT' | 'BYTEA'>>;
  readonly rows: readonly (readonly unknown[])[]; // the values of each row, in the order of `columns`
  readonly onConflict?: string;
}

/**
 * A sequence of statements, each of which may depend on earlier results. A step may also be a list of new
 * rows for different tables, which are inserted together.
 */
export type SqlStatements<T> = Generator<SqlStatement | readonly NewRows[], T, StatementResult>;

/** A database that runs sequences of statements. What it has confirmed is on the disk. */
export interface Database {
  /** Whether nothing else changes the database while it is open. */
  readonly isOnlyWriter: boolean;
  /** Runs steps that only read. */
  read<T>(steps: () => SqlStatements<T>): Promise<T>;
  /**
   * Runs the steps in a serializable transaction, and resolves once their changes are on the disk. The steps
   * may run several times, so they must have no other effect. Rejects with StoreFull or StoreBroken if the
   * disk fails, and with StoreUnreachable if the database does not respond.
   */
  write<T>(steps: () => SqlStatements<T>): Promise<T>;
  /**
   * Like `write`, for steps whose first change reveals a conflict by itself (a duplicate key, a changed
   * row). Such steps may see the changes of concurrent writes and do not wait for them.
   */
  append<T>(steps: () => SqlStatements<T>): Promise<T>;
  /**
   * Like `append`, for steps that handle several keys and return a result for each. Calls for single keys
   * that wait at the same time share a transaction. Keys with the same name are handled in order. If one key
   * fails, the others do not. Only the last of the steps may write.
   */
  appends<K extends object, V>(
    steps: (keys: readonly K[]) => SqlStatements<readonly V[]>,
    nameOf: (key: K) => string,
  ): (key: K) => Promise<V>;
  /** Like `append`, for a single statement that reveals conflicts by itself. */
  single<T>(step: () => SqlStatements<T>): Promise<T>;
  /** Removes deleted data from the database's files, if the database does not do so itself. */
  scrub(): Promise<void>;
  counts(): WriteCounts;
}

/** Builds queries. They are run by a Database, not by this object. */
export const sql = new Kysely<DatabaseSchema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** Runs a query. Returns its rows. */
export function* rows<Row>(query: Compilable<Row>): SqlStatements<readonly Row[]> {
  return (yield stepOf(query)).rows as readonly Row[];
}

/** Counts the rows of a query without reading them. */
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

/** Runs a statement that is given as text. Returns its rows. */
export function* found<Row>(text: string, ...values: readonly unknown[]): SqlStatements<readonly Row[]> {
  return (yield { text, values }).rows as readonly Row[];
}

function stepOf(query: Compilable): SqlStatement {
  const { sql: text, parameters: values } = query.compile();
  return { text, values };
}

// Runs steps in PostgreSQL. Each transaction has its own connection and is repeated after a serialization
// failure.
import pg from 'pg';
import type { WriteCounts } from '../../core/metrics.ts';
import { isStorageFailure, StoreFull, StoreUnreachable } from '../errors.ts';
import { insertOfArrays } from './inserts.ts';
import { grouped } from './postgres-groups.ts';
import type { Database, SqlStatement, SqlStatements, StatementResult } from './steps.ts';

/** The maximum number of attempts for a transaction that conflicts with others. */
const TRIES_MAX = 20;

/** Milliseconds after which a database that does not respond counts as unreachable. */
const ANSWER_MS = 5000;
/**
 * Milliseconds after which the database ends the transaction of an idle client, so that a suspended server
 * holds no locks.
 */
const IDLE_MS = 1500;

/** Settings of every connection. A commit returns only when it is on the disk. */
const SETTINGS = [
  'synchronous_commit=on',
  `idle_in_transaction_session_timeout=${IDLE_MS}`,
  `statement_timeout=${ANSWER_MS}`,
  'default_transaction_isolation=read\\ committed',
  'client_min_messages=warning',
];

const INT8 = 20;

/** Parses integers as numbers, because all stored ones are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/**
 * A pool of connections to the database. `onIdle` is called with the error when an idle connection has ended.
 */
export function poolAt(url: string, connections: number, onIdle: (error: Error) => void = () => {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 0, // keeps connections: opening many at once is slow
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS + IDLE_MS,
    keepAlive: true,
    application_name: 'moonshot',
    options: SETTINGS.map(setting => `-c ${setting}`).join(' '),
    types,
  });
  pool.on('connect', client => client.on('error', onIdle)); // the query in progress reports the error
  return pool.on('error', onIdle);
}

/** A single connection without time limits. */
export const clientAt = (url: string): pg.Client =>
  new pg.Client({ connectionString: url, application_name: 'moonshot', options: '-c synchronous_commit=on', types });

interface Statement {
  readonly text: string;
  readonly name?: string; // name of the prepared statement
}

/**
 * The number of prepared statements per connection. They are kept because planning one takes longer than
 * running it.
 */
const READY_MAX = 512;

const statements = new Map<string, Statement>();

/**
 * The statement with PostgreSQL's numbered placeholders instead of question marks. It has a name if it is to
 * be prepared.
 */
function numbered(text: string): Statement {
  const known = statements.get(text);
  if (known !== undefined) return known;
  let at = 0;
  const bare = { text: text.replace(/\?/g, () => `$${++at}`) };
  if (statements.size >= READY_MAX) return bare; // lists of every length need their own statement
  const made = { ...bare, name: `moonshot-${statements.size}` };
  statements.set(text, made);
  return made;
}

/** Throws StoreUnreachable in place of any error that did not come from the database itself. */
const unreachable = (error: unknown): never => {
  if (error instanceof pg.DatabaseError) throw error;
  const reason = error instanceof Error ? error.message : error;
  throw new StoreUnreachable(`Cannot reach the database: ${reason}.`, { cause: error });
};

async function taken(client: pg.ClientBase, { text, values }: SqlStatement): Promise<StatementResult> {
  const { rows, rowCount } = await client.query({ ...numbered(text), values: [...values] }).catch(unreachable);
  return { rows, changed: rowCount ?? 0 };
}

async function walk<T>(client: pg.ClientBase, steps: SqlStatements<T>): Promise<T> {
  let next = steps.next();
  while (!next.done)
    next = steps.next(await taken(client, 'text' in next.value ? next.value : insertOfArrays(next.value)));
  return next.value;
}

/** PostgreSQL's error code for a prepared statement whose columns have been changed by a migration. */
const RESHAPED = '0A000';

const codeOf = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined);

/**
 * Lends a connection. After an error the connection is discarded, and its statements are prepared again on a
 * new one.
 */
async function lent<T>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<T>,
  tries = pool.options.max,
): Promise<T> {
  const client = await pool.connect().catch(unreachable);
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    if (codeOf(error) === RESHAPED && tries > 0) return lent(pool, work, tries - 1);
    throw error;
  }
}

/** Awaits the work. Passes its error to `failed` and to the caller. */
async function watched<T>(failed: (error: unknown) => void, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    failed(error);
    throw error;
  }
}

/**
 * The error codes of serialization failures, deadlocks and duplicate keys, after which a transaction is
 * repeated.
 */
const OVERTAKEN = new Set(['40001', '40P01', '23505']);
const FULL = '53100';

async function once<T>(client: pg.ClientBase, begin: string | null, steps: () => SqlStatements<T>): Promise<T> {
  if (begin === null) return walk(client, steps());
  await client.query(begin).catch(unreachable);
  try {
    const result = await walk(client, steps());
    await client.query('COMMIT').catch(unreachable);
    return result;
  } catch (error) {
    // after an error that ended the connection, the database rolls back by itself
    if (codeOf(error) !== undefined) await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function transacted<T>(pool: pg.Pool, begin: string | null, steps: () => SqlStatements<T>): Promise<T> {
  return lent(pool, async client => {
    for (let tries = 1; ; tries++)
      try {
        return await once(client, begin, steps);
      } catch (error) {
        const code = codeOf(error) ?? '';
        if (code === FULL) throw new StoreFull('Cannot write: the disk of the database is full.', { cause: error });
        // a duplicate key that persists at the second attempt is a real one
        if (!OVERTAKEN.has(code) || tries >= (code === '23505' ? 2 : TRIES_MAX)) throw error;
      }
  });
}

interface Tally {
  readonly writing: ReadonlySet<Promise<unknown>>;
  /** Counts a transaction if it succeeds, and records whether the storage has failed. */
  transaction<T>(work: Promise<T>): Promise<T>;
  /** Counts a write, whether it runs in a transaction of its own or together with others. */
  write<T>(work: Promise<T>): Promise<T>;
  counts(): WriteCounts;
}

/** Counts the writes that are done and waiting, and records whether the last one failed. */
function newTally(): Tally {
  const writing = new Set<Promise<unknown>>();
  let [transactions, writes, failing] = [0, 0, 0];
  return {
    writing,
    transaction: async work => {
      try {
        const result = await work;
        transactions += 1;
        failing = 0;
        return result;
      } catch (error) {
        if (isStorageFailure(error)) failing = 1;
        throw error;
      }
    },
    write: async work => {
      writing.add(work);
      try {
        const result = await work;
        writes += 1;
        return result;
      } finally {
        writing.delete(work);
      }
    },
    counts: () => ({ transactions, writes, waiting: writing.size, failing }),
  };
}

/**
 * The database behind a pool. Closing it completes what is in progress and refuses new work. `failed` is
 * called with every error.
 */
export function postgresOn(
  pool: pg.Pool,
  failed: (error: unknown) => void = () => {},
  isOnlyWriter = false,
): Database & { close(): Promise<void> } {
  const tally = newTally();
  let shut: Error | undefined;
  const run = <T>(begin: string | null, steps: () => SqlStatements<T>): Promise<T> =>
    tally.transaction(watched(failed, transacted(pool, begin, steps)));
  const write = async <T>(begin: string | null, steps: () => SqlStatements<T>): Promise<T> => {
    if (shut) throw shut;
    return tally.write(run(begin, steps));
  };
  return {
    isOnlyWriter,
    read: steps =>
      watched(
        failed,
        lent(pool, client => walk(client, steps())),
      ),
    write: steps => write('BEGIN ISOLATION LEVEL SERIALIZABLE', steps),
    append: steps => write('BEGIN', steps),
    appends: (steps, nameOf) => {
      // the only step that writes is a transaction of its own
      const append = grouped(group => run(null, group), steps, nameOf);
      return async key => {
        if (shut) throw shut;
        return tally.write(append(key));
      };
    },
    single: step => write(null, step), // a statement outside a transaction is one of its own
    scrub: async () => {}, // PostgreSQL overwrites deleted data in its own time
    counts: tally.counts,
    close: async () => {
      shut ??= new Error('Cannot write: the store is closed.');
      await Promise.allSettled(tally.writing);
      if (!pool.ending) await pool.end();
    },
  };
}

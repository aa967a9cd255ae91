// Runs steps in PostgreSQL. Each transaction has a connection of its own and is repeated after a
// serialization failure.
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
 * After how many milliseconds the database ends a transaction whose client does nothing, so that a suspended
 * server holds no locks.
 */
const IDLE_MS = 1500;

/** The settings of every connection. With them, a commit returns only when it is on the disk. */
const SETTINGS = [
  'synchronous_commit=on',
  `idle_in_transaction_session_timeout=${IDLE_MS}`,
  `statement_timeout=${ANSWER_MS}`,
  'default_transaction_isolation=read\\ committed',
  'client_min_messages=warning',
];

const INT8 = 20;

/** Parses 64-bit integers as numbers, because all stored integers are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/**
 * Creates a pool of connections to the database. `onIdle` is called with the error when a connection has
 * failed.
 */
export function poolAt(url: string, connections: number, onIdle: (error: Error) => void = () => {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 0, // keeps unused connections open, because opening many at once is slow
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS + IDLE_MS,
    keepAlive: true,
    application_name: 'moonshot',
    options: SETTINGS.map(setting => `-c ${setting}`).join(' '),
    types,
  });
  // without this listener, the error would end the process; the query in progress rejects anyway
  pool.on('connect', client => client.on('error', onIdle));
  return pool.on('error', onIdle);
}

/** Creates a single connection without time limits. */
export const clientAt = (url: string): pg.Client =>
  new pg.Client({ connectionString: url, application_name: 'moonshot', options: '-c synchronous_commit=on', types });

interface Statement {
  readonly text: string;
  readonly name?: string; // the name under which the statement is prepared
}

/**
 * The maximum number of prepared statements per connection. Statements are prepared because planning one
 * takes longer than running it.
 */
const READY_MAX = 512;

const statements = new Map<string, Statement>();

/**
 * Converts a statement with question marks to one with PostgreSQL's numbered placeholders. It gets a name if
 * it is to be prepared.
 */
function numbered(text: string): Statement {
  const known = statements.get(text);
  if (known !== undefined) return known;
  let at = 0;
  const bare = { text: text.replace(/\?/g, () => `$${++at}`) };
  // not prepared: too many lists of different lengths have statements of their own
  if (statements.size >= READY_MAX) return bare;
  const made = { ...bare, name: `moonshot-${statements.size}` };
  statements.set(text, made);
  return made;
}

/** Rethrows an error of the database itself. Any other error is replaced by StoreUnreachable. */
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

/**
 * PostgreSQL's error code for a prepared statement that no longer fits because a migration has changed its
 * columns.
 */
const RESHAPED = '0A000';

const codeOf = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined);

/**
 * Lends a connection of the pool to some work. After an error, the connection is discarded. If only a
 * prepared statement was outdated, the work is repeated on another connection.
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

/** Runs statements outside of a transaction. */
const walked = <T>(pool: pg.Pool, steps: () => SqlStatements<T>): Promise<T> =>
  lent(pool, client => walk(client, steps()));

/** Awaits the work. If it fails, passes the error to `failed` and rethrows it. */
async function watched<T>(failed: (error: unknown) => void, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    failed(error);
    throw error;
  }
}

/**
 * The codes of errors after which a transaction is repeated: serialization failures, deadlocks and duplicate
 * keys.
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
    // If the error ended the connection, the database rolls back by itself.
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
        // A duplicate key that occurs again at the second attempt is not due to a concurrent write.
        if (!OVERTAKEN.has(code) || tries >= (code === '23505' ? 2 : TRIES_MAX)) throw error;
      }
  });
}

interface Tally {
  /** Awaits a read, and records whether the storage has failed. */
  read<T>(work: Promise<T>): Promise<T>;
  readonly writing: ReadonlySet<Promise<unknown>>;
  /**
   * Awaits a transaction and counts it if it succeeds. If it fails, records whether the storage has failed.
   */
  transaction<T>(work: Promise<T>): Promise<T>;
  /** Awaits a write and counts it if it succeeds. Several writes may share a transaction. */
  write<T>(work: Promise<T>): Promise<T>;
  counts(): WriteCounts;
}

/**
 * Counts finished and waiting writes, and remembers whether the last transaction or the last read failed
 * because of the storage.
 */
function newTally(): Tally {
  const writing = new Set<Promise<unknown>>();
  const failing = { read: 0, transaction: 0 };
  let [transactions, writes] = [0, 0];
  const noted = async <T>(kind: keyof typeof failing, work: Promise<T>): Promise<T> => {
    try {
      const result = await work;
      failing[kind] = 0;
      return result;
    } catch (error) {
      if (isStorageFailure(error)) failing[kind] = 1;
      throw error;
    }
  };
  return {
    writing,
    read: work => noted('read', work),
    transaction: async work => {
      const result = await noted('transaction', work);
      transactions += 1;
      return result;
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
    counts: () => ({
      transactions,
      writes,
      waiting: writing.size,
      failing: Math.max(failing.read, failing.transaction),
    }),
  };
}

/**
 * Creates the database behind a pool. Closing it completes the writes in progress and refuses new ones.
 * `failed` is called with every error.
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
    read: steps => tally.read(watched(failed, walked(pool, steps))),
    write: steps => write('BEGIN ISOLATION LEVEL SERIALIZABLE', steps),
    append: steps => write('BEGIN', steps),
    appends: (steps, nameOf) => {
      // Only one of the steps writes, and a single statement is a transaction of its own, so no BEGIN is
      // needed.
      const append = grouped(group => run(null, group), steps, nameOf);
      return async key => {
        if (shut) throw shut;
        return tally.write(append(key));
      };
    },
    single: step => write(null, step), // a single statement is a transaction of its own
    scrub: async () => {}, // PostgreSQL overwrites deleted data by itself in time
    counts: tally.counts,
    close: async () => {
      shut ??= new Error('Cannot write: the store is closed.');
      await Promise.allSettled(tally.writing);
      if (!pool.ending) await pool.end();
    },
  };
}

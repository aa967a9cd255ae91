// Steps taken in PostgreSQL: each transaction on a connection of its own, and whoever was overtaken begins anew.
import pg from 'pg';
import { StoreFull } from './errors.ts';
import type { Answer, Database, Step, Steps } from './steps.ts';
import type { WriteCounts } from './writer.ts';

/** So often steps are taken anew that others overtook, before giving up. */
const TRIES_MAX = 20;

/** How long a database may take to answer, in milliseconds; after that it is taken for gone. */
const ANSWER_MS = 5000;
/** How long the database waits for a client in the midst of a transaction: one that was stopped may hold nobody up. */
const IDLE_MS = 1500;

/** What every connection asks for; a commit that did not reach the disk is none. */
const SETTINGS = [
  'synchronous_commit=on',
  `idle_in_transaction_session_timeout=${IDLE_MS}`,
  `statement_timeout=${ANSWER_MS}`,
  'default_transaction_isolation=read\\ committed',
  'client_min_messages=warning',
];

const INT8 = 20;

/** Numbers come as numbers: all that are kept are whole and far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** Connections to the database at a URL, made as they are wanted; `onIdle` hears of one that ended. */
export function poolAt(url: string, connections: number, onIdle: (error: Error) => void = () => {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS + IDLE_MS,
    keepAlive: true,
    application_name: 'moonshot',
    options: SETTINGS.map(setting => `-c ${setting}`).join(' '),
    types,
  });
  pool.on('connect', client => client.on('error', onIdle)); // whoever uses it hears of it by what they asked
  return pool.on('error', onIdle);
}

/** One connection with all the time it wants. */
export const clientAt = (url: string): pg.Client =>
  new pg.Client({ connectionString: url, application_name: 'moonshot', options: '-c synchronous_commit=on', types });

const texts = new Map<string, string>();

/** The text as PostgreSQL has it, with numbered places. */
function numbered(text: string): string {
  let at = 0;
  const known = texts.get(text) ?? text.replace(/\?/g, () => `$${++at}`);
  texts.set(text, known);
  return known;
}

async function taken(client: pg.ClientBase, { text, values }: Step): Promise<Answer> {
  const { rows, rowCount } = await client.query(numbered(text), [...values]);
  return { rows, changed: rowCount ?? 0 };
}

async function walk<T>(client: pg.ClientBase, steps: Steps<T>): Promise<T> {
  let next = steps.next();
  while (!next.done) next = steps.next(await taken(client, next.value));
  return next.value;
}

/** Lends a connection; one on which something failed is not used again. */
async function lent<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The transactions of the database could not both be, or a key was taken meanwhile. */
const OVERTAKEN = new Set(['40001', '40P01', '23505']);
const FULL = '53100';

const codeOf = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined);

async function once<T>(client: pg.ClientBase, begin: string, steps: () => Steps<T>): Promise<T> {
  await client.query(begin);
  try {
    const result = await walk(client, steps());
    await client.query('COMMIT');
    return result;
  } catch (error) {
    if (codeOf(error) !== undefined) await client.query('ROLLBACK');
    throw error;
  }
}

async function transacted<T>(pool: pg.Pool, begin: string, steps: () => Steps<T>): Promise<T> {
  return lent(pool, async client => {
    for (let tries = 1; ; tries++)
      try {
        return await once(client, begin, steps);
      } catch (error) {
        const code = codeOf(error) ?? '';
        if (code === FULL) throw new StoreFull('Cannot write: the disk of the database is full.', { cause: error });
        // A key that is taken is so the next time as well, unless it is the first that says so.
        if (!OVERTAKEN.has(code) || tries >= (code === '23505' ? 2 : TRIES_MAX)) throw error;
      }
  });
}

/** The database behind a pool, and how it is closed: what was begun is still done, and whatever comes later is refused. */
export function postgresOn(pool: pg.Pool): Database & { close(): Promise<void> } {
  const counted: { -readonly [K in keyof WriteCounts]: number } = { transactions: 0, writes: 0, waiting: 0 };
  let shut: Error | undefined;
  const writing = new Set<Promise<unknown>>();
  const write = async <T>(begin: string, steps: () => Steps<T>): Promise<T> => {
    if (shut) throw shut;
    const mine = transacted(pool, begin, steps);
    writing.add(mine);
    counted.waiting = writing.size;
    try {
      const result = await mine;
      counted.transactions += 1;
      counted.writes += 1;
      return result;
    } finally {
      writing.delete(mine);
      counted.waiting = writing.size;
    }
  };
  return {
    read: steps => lent(pool, client => walk(client, steps())),
    write: steps => write('BEGIN ISOLATION LEVEL SERIALIZABLE', steps),
    append: steps => write('BEGIN', steps),
    scrub: async () => {}, // PostgreSQL writes over what was deleted in its own time
    counts: () => ({ ...counted }),
    close: async () => {
      shut ??= new Error('Cannot write: the store is closed.');
      await Promise.allSettled(writing);
      if (!pool.ending) await pool.end();
    },
  };
}
